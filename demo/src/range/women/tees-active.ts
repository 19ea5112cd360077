import type { StyleIdea } from '../idea.ts'

export const activeTees: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1036',
    categories: ['210203'],
    look: {
      kind: 'tee',
      cut: 'women',
      blocking: 'sides',
      sleeves: 'short',
      neck: 'v',
      fit: 'slim',
      surface: 'mesh',
    },
    seed: 2136,
    colours: ['lichen', 'fjord', 'ember', 'snowmelt'],
    seconds: { lichen: 'slate', fjord: 'glacier', ember: 'dawn', snowmelt: 'heather' },
    sizes: 'women',
    price: { current: { USD: 48_00, CAD: 65_00, GBP: 42_00, EUR: 49_00 } },
    stock: 'plenty',
    activities: ['trail-run'],
    fit: 'slim',
    facts: {
      grams: 84,
      material: ['recycled-polyester', 'elastane'],
      recycledPercent: 94,
      care: 'machine-30',
    },
    reviews: { score: 4.4, count: 61 },
    age: 7,
    words: {
      en: {
        name: 'Mistral Running Tee',
        kind: 'Mesh top for hot climbs',
        description:
          'Eighty-four grams of holes, arranged. The sides are open mesh, the shoulders closed knit so that vest straps do not print a pattern on you, and there is no label to find at mile nine.',
        features: [
          'Two densities of mesh',
          'Care instructions printed, not sewn',
          'Reflective stones at the hem, back and front',
        ],
      },
      fr: {
        name: 'T-shirt de course Mistral',
        kind: 'Maillot ajouré pour montées chaudes',
        description:
          'Quatre-vingt-quatre grammes de trous, bien rangés. Les côtés sont en filet ouvert, les épaules en maille fermée pour que les bretelles du gilet ne s’y impriment pas, et aucune étiquette ne se rappellera à vous au quinzième kilomètre.',
        features: [
          'Filet en deux densités',
          'Consignes de lavage imprimées, pas d’étiquette',
          'Pierres réfléchissantes devant et derrière',
        ],
      },
      de: {
        name: 'Laufshirt Mistral',
        kind: 'Netzshirt für heiße Anstiege',
        description:
          'Vierundachtzig Gramm Löcher, gut sortiert. Die Seiten sind offenes Netz, die Schultern dicht gestrickt, damit sich die Laufweste nicht abdrückt, und kein Etikett meldet sich bei Kilometer fünfzehn.',
        features: [
          'Netz in zwei Dichten',
          'Waschhinweise gedruckt statt eingenäht',
          'Reflektierende Steine vorn und hinten am Saum',
        ],
      },
      it: {
        name: 'Maglia da corsa Mistral',
        kind: 'Maglia in rete per salite calde',
        description:
          'Ottantaquattro grammi di buchi, ben ordinati. I fianchi sono rete aperta, le spalle maglia chiusa perché il gilet non lasci il segno, e nessuna etichetta si farà viva al quindicesimo chilometro.',
        features: [
          'Rete a due densità',
          'Istruzioni di lavaggio stampate, non cucite',
          'Sassi rifrangenti sul fondo, davanti e dietro',
        ],
      },
      es: {
        name: 'Camiseta de correr Mistral',
        kind: 'Camiseta de malla para subidas con calor',
        description:
          'Ochenta y cuatro gramos de agujeros, bien puestos. Los costados son malla abierta; los hombros, punto cerrado, para que el chaleco no deje marca, y no hay etiqueta que aparezca en el kilómetro quince.',
        features: [
          'Malla de dos densidades',
          'Instrucciones impresas, no cosidas',
          'Piedras reflectantes en el bajo, delante y detrás',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1037',
    categories: ['210203'],
    look: {
      kind: 'tank',
      cut: 'women',
      print: 'ridge-line',
      sleeves: 'none',
      neck: 'crew',
      fit: 'regular',
      surface: 'jersey',
    },
    seed: 2137,
    colours: ['ember', 'bone', 'tarn'],
    sizes: 'women',
    price: { current: { USD: 35_00, CAD: 47_00, GBP: 30_00, EUR: 35_00 } },
    stock: 'scarce',
    activities: ['climb', 'travel', 'everyday'],
    fit: 'regular',
    facts: { grams: 96, material: ['organic-cotton', 'elastane'], care: 'machine-30' },
    reviews: { score: 3.8, count: 6 },
    age: 27,
    words: {
      en: {
        name: 'Meltemi Tank',
        kind: 'Racerback tank for warm rock',
        description:
          'Kalymnos in May, thirty degrees on the wall, chalk everywhere. The back is cut away so the shoulder blades can do their work and the front covers enough that no sports bra needs matching. Runs a touch small.',
        features: [
          'Racerback, free at the shoulder blades',
          'Cotton with 6% stretch',
          'Ridge line printed once, across the chest',
        ],
      },
      fr: {
        name: 'Débardeur Meltemi',
        kind: 'Débardeur dos nageur pour rocher chaud',
        description:
          'Kalymnos en mai, trente degrés contre la paroi, de la magnésie partout. Le dos échancré laisse travailler les omoplates ; le devant couvre assez pour que la brassière n’ait pas à être assortie. Taille un peu petit.',
        features: [
          'Dos nageur, omoplates libres',
          'Coton, 6 % d’élasthanne',
          'Ligne de crête imprimée sur la poitrine',
        ],
      },
      de: {
        name: 'Tanktop Meltemi',
        kind: 'Ringerrücken für warmen Fels',
        description:
          'Kalymnos im Mai, dreißig Grad an der Wand, überall Magnesia. Der Rücken ist ausgeschnitten, damit die Schulterblätter arbeiten können, und vorn deckt es genug ab, dass kein Sport-BH dazu passen muss. Fällt etwas klein aus.',
        features: [
          'Ringerrücken, freie Schulterblätter',
          'Baumwolle mit 6 % Elasthan',
          'Gratlinie quer über die Brust gedruckt',
        ],
      },
      it: {
        name: 'Canotta Meltemi',
        kind: 'Canotta a vogatore per roccia calda',
        description:
          'Kalymnos a maggio, trenta gradi in parete, magnesite dappertutto. La schiena è scavata per lasciar lavorare le scapole e davanti copre quanto basta perché il reggiseno non debba essere in tinta. Veste un po’ piccola.',
        features: [
          'Schiena a vogatore, scapole libere',
          'Cotone con 6% di elastan',
          'Linea di cresta stampata sul petto',
        ],
      },
      es: {
        name: 'Camiseta de tirantes Meltemi',
        kind: 'Espalda nadadora para roca caliente',
        description:
          'Kálimnos en mayo, treinta grados en la pared, magnesio por todas partes. La espalda va recortada para que trabajen los omóplatos, y por delante tapa lo bastante para que el sujetador no tenga que ir a juego. Talla algo pequeño.',
        features: [
          'Espalda nadadora, omóplatos libres',
          'Algodón con 6 % de elastano',
          'Línea de cumbres estampada en el pecho',
        ],
      },
    },
    regional: {
      'fr-ca': { name: 'Camisole Meltemi', kind: 'Camisole à dos nageur pour rocher chaud' },
    },
  },
  {
    styleId: 'CRNW1038',
    categories: ['210203'],
    look: {
      kind: 'tee',
      cut: 'women',
      sleeves: 'long',
      neck: 'hood',
      fit: 'regular',
      surface: 'mesh',
    },
    seed: 2138,
    colours: ['glacier', 'bone', 'clay', 'heather'],
    sizes: 'women',
    price: { current: { USD: 72_00, CAD: 97_00, GBP: 62_00, EUR: 72_00 } },
    stock: 'plenty',
    activities: ['hike', 'travel', 'climb'],
    fit: 'regular',
    facts: {
      grams: 128,
      material: ['recycled-polyester'],
      recycledPercent: 100,
      care: 'machine-30',
    },
    reviews: { score: 4.7, count: 12 },
    age: 1,
    words: {
      en: {
        name: 'Iris Sun Hoody',
        kind: 'Hooded sun shirt, UPF 50+',
        description:
          'For glaciers, boats and the kind of desert where shade is something you bring. The hood goes over a cap and ties nothing under the chin; thumb loops cover the backs of the hands, which everyone forgets to cream.',
        features: [
          'UPF 50+ from the knit, so it does not wash out',
          'Ponytail slit in the hood',
          'Dries in twenty minutes on a rock',
          'Thumb loops that cover to the knuckles',
        ],
      },
      fr: {
        name: 'Maillot anti-UV Iris',
        kind: 'Haut à capuche, UPF 50+',
        description:
          'Pour les glaciers, les bateaux et ces déserts où l’ombre est une chose qu’on apporte. La capuche passe sur une casquette sans rien nouer au menton, et les passe-pouces protègent le dos des mains, qu’on oublie toujours d’enduire de crème.',
        features: [
          'UPF 50+ dû à la maille, ne part pas au lavage',
          'Fente pour la queue-de-cheval',
          'Sec en vingt minutes sur un rocher',
          'Passe-pouces couvrants jusqu’aux phalanges',
        ],
      },
      de: {
        name: 'Sonnenshirt Iris',
        kind: 'Sonnenhoodie, UPF 50+',
        description:
          'Für Gletscher, Boote und Wüsten, in die man den Schatten mitbringt. Die Kapuze passt über eine Kappe, unter dem Kinn wird nichts gebunden, und die Daumenschlaufen decken die Handrücken, die sonst alle beim Eincremen vergessen.',
        features: [
          'UPF 50+ durch den Strick, wäscht sich nicht aus',
          'Schlitz für den Pferdeschwanz',
          'Auf dem Felsen in zwanzig Minuten trocken',
          'Daumenschlaufen, bedeckt bis zu den Knöcheln',
        ],
      },
      it: {
        name: 'Maglia solare Iris',
        kind: 'Maglia con cappuccio, UPF 50+',
        description:
          'Per i ghiacciai, le barche e quei deserti in cui l’ombra te la porti. Il cappuccio va sopra la visiera senza legare niente sotto il mento e i passapollici coprono il dorso delle mani, dove la crema ce la dimentichiamo tutti.',
        features: [
          'UPF 50+ dato dalla maglia, non se ne va lavando',
          'Apertura per la coda di cavallo',
          'Asciutta in venti minuti su un sasso',
          'Passapollici che coprono fino alle nocche',
        ],
      },
      es: {
        name: 'Camiseta solar Iris',
        kind: 'Camiseta con capucha, UPF 50+',
        description:
          'Para glaciares, barcos y esos desiertos en los que la sombra la pones tú. La capucha va sobre la gorra sin atar nada a la barbilla, y los pasapulgares tapan el dorso de las manos, que siempre se queda sin crema.',
        features: [
          'UPF 50+ por el punto, no se va al lavar',
          'Abertura para la coleta',
          'Seca en veinte minutos sobre una piedra',
          'Pasapulgares que cubren hasta los nudillos',
        ],
      },
    },
    regional: { 'fr-ca': { kind: 'Haut à capuchon, FPU 50+' } },
  },
]
