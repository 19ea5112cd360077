import type { StyleIdea } from '../idea.ts'

export const lightRain: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1010',
    categories: ['210102'],
    look: {
      kind: 'shell-jacket',
      cut: 'women',
      print: 'wordmark',
      length: 'hip',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand',
    },
    seed: 2110,
    colours: ['lichen', 'ink', 'glacier', 'ember', 'spruce', 'heather', 'bone'],
    sizes: 'women',
    price: { current: { USD: 155_00, CAD: 209_00, GBP: 135_00, EUR: 155_00 } },
    stock: 'plenty',
    activities: ['hike', 'travel', 'everyday'],
    fit: 'regular',
    facts: {
      grams: 235,
      material: ['recycled-nylon'],
      waterproofMillimetres: 12000,
      packedCentimetres: [10, 15],
      recycledPercent: 100,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.3, count: 318 },
    age: 38,
    words: {
      en: {
        name: 'Fulmar Rain Jacket',
        kind: 'Packable rain jacket',
        description:
          'The one that lives in the bag. It keeps out a day of drizzle or two hours of honest rain, and rolls into its own hood when the sun returns. Over a wool base layer it does not stick to your arms, thanks to a dry print inside.',
        features: [
          'Two and a half layers, taped throughout',
          'Rolls into its hood',
          'Pockets doubled with mesh for airing',
          'Loop to hang it up dripping',
        ],
      },
      fr: {
        name: 'Veste de pluie Fulmar',
        kind: 'Imperméable compact',
        description:
          'Celle qui reste au fond du sac. Une journée de bruine ou deux heures de vraie pluie ne lui font rien ; au retour du soleil, tout se roule dans la capuche. Un motif sec imprimé à l’intérieur évite que le tissu colle aux bras.',
        features: [
          'Deux couches et demie, entièrement étanchées',
          'Se roule dans sa capuche',
          'Poches doublées de filet pour aérer',
          'Boucle pour l’accrocher encore ruisselante',
        ],
      },
      de: {
        name: 'Regenjacke Fulmar',
        kind: 'Kleine Regenjacke für jede Tasche',
        description:
          'Die bleibt einfach in der Tasche. Sie hält einen Tag Niesel oder zwei Stunden richtigen Regen ab und lässt sich in die eigene Kapuze rollen, wenn die Sonne zurückkommt. Ein trockener Druck auf der Innenseite verhindert, dass sie an den Armen klebt.',
        features: [
          'Zweieinhalb Lagen, rundum getapt',
          'Lässt sich in die Kapuze rollen',
          'Taschen mit Netz hinterlegt, zum Lüften',
          'Aufhänger, auch für tropfnass',
        ],
      },
      it: {
        name: 'Giacca da pioggia Fulmar',
        kind: 'Impermeabile ripiegabile',
        description:
          'Quella che resta sempre nella borsa. Regge una giornata di pioggerella o due ore di pioggia seria, e quando torna il sole si arrotola nel cappuccio. Una stampa asciutta all’interno evita che si appiccichi alle braccia.',
        features: [
          'Due strati e mezzo, tutto nastrato',
          'Si arrotola nel cappuccio',
          'Tasche doppiate in rete, per arieggiare',
          'Asola per appenderla ancora gocciolante',
        ],
      },
      es: {
        name: 'Chubasquero Fulmar',
        kind: 'Impermeable plegable',
        description:
          'El que vive en el bolso. Aguanta un día de llovizna o dos horas de lluvia de la buena y, cuando vuelve el sol, se enrolla en su capucha. Un estampado seco por dentro evita que se pegue a los brazos.',
        features: [
          'Dos capas y media, todo sellado',
          'Se enrolla en la capucha',
          'Bolsillos de malla por dentro, para ventilar',
          'Trabilla para colgarlo chorreando',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Manteau de pluie Fulmar',
        description:
          'Celui qui reste au fond du sac. Une journée de bruine ou deux heures de vraie pluie ne lui font rien ; au retour du soleil, tout se roule dans le capuchon. Un motif sec imprimé à l’intérieur évite que le tissu colle aux bras.',
      },
    },
  },
  {
    styleId: 'CRNW1011',
    categories: ['210102'],
    look: {
      kind: 'shell-jacket',
      cut: 'women',
      blocking: 'sides',
      length: 'crop',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'chest',
    },
    seed: 2111,
    colours: ['snowmelt', 'ember', 'fjord'],
    seconds: { snowmelt: 'glacier', ember: 'plum', fjord: 'ink' },
    sizes: 'women',
    price: { current: { USD: 219_00, CAD: 295_00, GBP: 190_00, EUR: 219_00 } },
    stock: 'some',
    activities: ['trail-run'],
    fit: 'slim',
    facts: {
      grams: 138,
      material: ['recycled-nylon'],
      waterproofMillimetres: 10000,
      packedCentimetres: [8, 11],
      care: 'proof-after-wash',
    },
    reviews: { score: 4.5, count: 52 },
    age: 7,
    words: {
      en: {
        name: 'Dipper Race Shell',
        kind: 'Waterproof shell for mountain runs',
        description:
          'Race rules ask for taped seams and a hood. The Dipper has both in 138 grams, with thinner stretch panels where a running vest sits and sweat collects. It meets the kit list of the long Alpine races and does not pretend to survive a bramble hedge.',
        features: [
          'Taped seams, three-panel hood with elastic',
          'Stretch side panels under the arms',
          'Chest pocket for a phone in a bag',
          'Snap at the sternum for running unzipped',
        ],
      },
      fr: {
        name: 'Veste de trail Dipper',
        kind: 'Imperméable pour courir en montagne',
        description:
          'Les règlements exigent des coutures étanches et une capuche. La Dipper offre les deux pour 138 grammes, avec des côtés plus fins et extensibles là où porte le gilet d’hydratation. Elle satisfait aux listes de matériel des grandes courses alpines, mais pas aux ronces.',
        features: [
          'Coutures étanchées, capuche trois pans à élastique',
          'Côtés extensibles sous les bras',
          'Poche poitrine pour un téléphone emballé',
          'Pression au sternum pour courir zip ouvert',
        ],
      },
      de: {
        name: 'Laufjacke Dipper',
        kind: 'Wasserdichte Jacke für Bergläufe',
        description:
          'Das Reglement verlangt getapte Nähte und eine Kapuze. Die Dipper hat beides bei 138 Gramm, dazu dünnere, dehnbare Seiten, wo die Laufweste aufliegt und sich der Schweiß sammelt. Sie besteht die Materialkontrolle der langen Alpenläufe; eine Brombeerhecke besteht sie nicht.',
        features: [
          'Getapte Nähte, dreiteilige Kapuze mit Gummizug',
          'Dehnbare Seiten unter den Armen',
          'Brusttasche für das Telefon im Beutel',
          'Druckknopf am Brustbein, zum Laufen mit offenem Reißverschluss',
        ],
      },
      it: {
        name: 'Giacca da trail Dipper',
        kind: 'Impermeabile per correre in montagna',
        description:
          'I regolamenti chiedono cuciture nastrate e cappuccio. Dipper li ha entrambi in 138 grammi, con fianchi più sottili ed elastici dove poggia il gilet da corsa e si raccoglie il sudore. Supera il controllo materiali delle grandi gare alpine; con i rovi, meglio di no.',
        features: [
          'Cuciture nastrate, cappuccio a tre pannelli con elastico',
          'Fianchi elastici sotto le braccia',
          'Tasca al petto per il telefono in un sacchetto',
          'Automatico allo sterno per correre a zip aperta',
        ],
      },
      es: {
        name: 'Chaqueta de trail Dipper',
        kind: 'Impermeable para correr por montaña',
        description:
          'Los reglamentos piden costuras selladas y capucha. Dipper tiene las dos cosas en 138 gramos, con laterales más finos y elásticos donde apoya el chaleco de hidratación. Pasa el control de material de las grandes carreras alpinas; por las zarzas, mejor no.',
        features: [
          'Costuras selladas, capucha de tres piezas con elástico',
          'Laterales elásticos bajo los brazos',
          'Bolsillo en el pecho para el móvil en una bolsa',
          'Broche en el esternón para correr con la cremallera abierta',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Manteau de course Dipper',
        description:
          'Les règlements exigent des coutures étanches et un capuchon. Le Dipper offre les deux pour 138 grammes, avec des côtés plus fins et extensibles là où porte la veste d’hydratation. Il satisfait aux listes de matériel des grandes courses alpines, mais pas aux ronces.',
      },
    },
  },
]
