import type { StyleIdea } from '../idea.ts'

export const sherpaFleece: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1024',
    categories: ['210201'],
    look: {
      kind: 'fleece',
      cut: 'women',
      blocking: 'yoke',
      surface: 'sherpa',
      neck: 'stand',
      closure: 'full-zip',
      pockets: 'hand-and-chest',
    },
    seed: 2124,
    colours: ['bone', 'peat', 'tarn', 'saffron'],
    seconds: { bone: 'clay', peat: 'larch', tarn: 'ink', saffron: 'moss' },
    sizes: 'women',
    price: { current: { USD: 165_00, CAD: 220_00, GBP: 145_00, EUR: 165_00 } },
    stock: 'plenty',
    activities: ['everyday', 'camp', 'travel'],
    fit: 'relaxed',
    facts: {
      grams: 510,
      material: ['recycled-polyester', 'nylon-ripstop'],
      recycledPercent: 90,
      care: 'machine-30',
    },
    reviews: { score: 4.8, count: 189 },
    age: 16,
    words: {
      en: {
        name: 'Eriskay Sherpa Jacket',
        kind: 'Thick pile fleece with a woven yoke',
        description:
          'Pile as deep as a Hebridean ewe in November, with ripstop over the shoulders where pack straps would wear it bald. Wear it as a coat until it freezes, then as a lining. Brush it with a dog brush and it looks new.',
        features: [
          'Deep pile, 360 g per square meter',
          'Ripstop yoke under pack straps',
          'Chest pocket with a zip you can find blind',
          'Collar lined with jersey, so it does not itch',
        ],
      },
      fr: {
        name: 'Polaire sherpa Eriskay',
        kind: 'Polaire bouclée à empiècement tissé',
        description:
          'Une toison épaisse comme celle d’une brebis des Hébrides en novembre, et du ripstop aux épaules, là où les bretelles la rendraient chauve. En manteau jusqu’aux gelées, en doublure ensuite. Un coup de brosse pour chien et la voilà neuve.',
        features: [
          'Toison épaisse, 360 g par mètre carré',
          'Empiècement ripstop sous les bretelles',
          'Zip de poitrine qu’on trouve sans regarder',
          'Col doublé de jersey, pour ne pas gratter',
        ],
      },
      de: {
        name: 'Teddyfleece Eriskay',
        kind: 'Dickes Florfleece mit gewebter Passe',
        description:
          'So dick wie ein Hebridenschaf im November, mit Ripstop an den Schultern, wo Rucksackträger es kahl scheuern würden. Bis zum ersten Frost ein Mantel, danach ein Futter. Mit der Hundebürste gebürstet sieht es wieder aus wie neu.',
        features: [
          'Hoher Flor, 360 g pro Quadratmeter',
          'Ripstop-Passe unter den Trägern',
          'Brustreißverschluss, den man blind findet',
          'Kragen mit Jersey gefüttert, kratzt nicht',
        ],
      },
      it: {
        name: 'Pile sherpa Eriskay',
        kind: 'Pile a pelo lungo con sprone in tessuto',
        description:
          'Folto come una pecora delle Ebridi a novembre, con ripstop sulle spalle dove gli spallacci lo renderebbero spelacchiato. Da cappotto finché non gela, poi da imbottitura. Passaci una spazzola da cani e torna nuovo.',
        features: [
          'Pelo alto, 360 g al metro quadro',
          'Sprone in ripstop sotto gli spallacci',
          'Zip al petto che si trova a occhi chiusi',
          'Collo foderato in jersey, non pizzica',
        ],
      },
      es: {
        name: 'Forro de borrego Eriskay',
        kind: 'Forro polar de pelo largo con canesú de tela',
        description:
          'Tupido como una oveja de las Hébridas en noviembre, con ripstop en los hombros, donde los tirantes lo dejarían calvo. De abrigo hasta que hiele; luego, de forro. Cepíllalo con el cepillo del perro y parece nuevo.',
        features: [
          'Pelo alto, 360 g por metro cuadrado',
          'Canesú de ripstop bajo los tirantes',
          'Cremallera en el pecho que se encuentra a ciegas',
          'Cuello forrado de punto, no pica',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1025',
    categories: ['210201', '210204'],
    look: {
      kind: 'fleece',
      cut: 'women',
      surface: 'sherpa',
      neck: 'stand',
      closure: 'snaps',
      pockets: 'kangaroo',
    },
    seed: 2125,
    colours: ['heather', 'snowmelt', 'larch'],
    sizes: 'women',
    price: { current: { USD: 129_00, CAD: 175_00, GBP: 112_00, EUR: 129_00 } },
    stock: 'some',
    activities: ['camp', 'everyday'],
    fit: 'relaxed',
    facts: {
      grams: 445,
      material: ['recycled-polyester'],
      recycledPercent: 100,
      care: 'machine-30',
    },
    reviews: { score: 4.5, count: 15 },
    age: 1,
    words: {
      en: {
        name: 'Fetlar Snap Pullover',
        kind: 'Curly fleece pullover with four snaps',
        description:
          'Named for the pony island, and about as shaggy. You put it on at the tent door in the evening and take it off at the bus two days later. The front pocket holds both hands, or supper.',
        features: [
          'Curly pile on the outside only, brushed flat within',
          'Four snaps, reinforced behind',
          'Pocket open from both sides',
          'Cuffs bound with stretch tape',
        ],
      },
      fr: {
        name: 'Pull bouclé Fetlar',
        kind: 'Polaire bouclée à quatre pressions',
        description:
          'Fetlar est l’île aux poneys, et l’on comprend vite le rapport. Enfilez-le le soir à l’entrée de la tente, ôtez-le deux jours plus tard à l’arrêt du car. La poche ventrale contient vos deux mains, ou le casse-croûte.',
        features: [
          'Bouclettes dehors, gratté ras dedans',
          'Quatre pressions, renforcées au dos',
          'Poche ouverte des deux côtés',
          'Poignets gansés de ruban élastique',
        ],
      },
      de: {
        name: 'Lockenfleece Fetlar',
        kind: 'Fleecepullover mit vier Druckknöpfen',
        description:
          'Benannt nach der Ponyinsel und ungefähr so zottig. Man zieht es abends am Zelteingang an und zwei Tage später im Bus wieder aus. In die Bauchtasche passen beide Hände oder das Abendbrot.',
        features: [
          'Locken nur außen, innen glatt gebürstet',
          'Vier Druckknöpfe, hinterlegt',
          'Tasche von beiden Seiten offen',
          'Bündchen mit elastischem Band eingefasst',
        ],
      },
      it: {
        name: 'Pile riccio Fetlar',
        kind: 'Pile riccio da infilare, quattro automatici',
        description:
          'Porta il nome dell’isola dei pony, e il pelo è quello. Si mette la sera davanti alla tenda e si toglie due giorni dopo alla corriera. Nel marsupio stanno due mani oppure la cena.',
        features: [
          'Riccioli solo fuori, garzato liscio dentro',
          'Quattro automatici rinforzati',
          'Tasca aperta da entrambi i lati',
          'Polsini bordati con nastro elastico',
        ],
      },
      es: {
        name: 'Forro rizado Fetlar',
        kind: 'Forro polar rizado con cuatro broches',
        description:
          'Lleva el nombre de la isla de los ponis, y se le nota en el pelo. Te lo pones por la noche a la puerta de la tienda y te lo quitas dos días después en el autobús. En el bolsillo caben las dos manos o la cena.',
        features: [
          'Rizado solo por fuera, cepillado por dentro',
          'Cuatro broches reforzados',
          'Bolsillo abierto por los dos lados',
          'Puños ribeteados con cinta elástica',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Chandail bouclé Fetlar' } },
  },
  {
    styleId: 'CRNW1026',
    categories: ['210201', '210104'],
    look: {
      kind: 'fleece',
      cut: 'women',
      blocking: 'chest-panel',
      surface: 'sherpa',
      neck: 'low-stand',
      closure: 'full-zip',
      pockets: 'hand',
      sleeves: 'none',
    },
    seed: 2126,
    colours: ['clay', 'ink'],
    seconds: { clay: 'bone', ink: 'ember' },
    sizes: 'women',
    price: { current: { USD: 95_00, CAD: 128_00, GBP: 82_00, EUR: 95_00 } },
    stock: 'some',
    activities: ['everyday', 'hike'],
    fit: 'regular',
    facts: {
      grams: 260,
      material: ['recycled-polyester'],
      recycledPercent: 100,
      care: 'machine-30',
    },
    reviews: { score: 4.3, count: 12 },
    age: 5,
    words: {
      en: {
        name: 'Uist Fleece Vest',
        kind: 'Pile fleece without sleeves',
        description:
          'For the desk by the leaky window, and for the dog walk before it. A woven panel over the chest takes badges, burrs and the strap of a bag. Machine washable, which after a season of dogs will matter.',
        features: [
          'Recycled pile, woven chest panel',
          'Two open pockets with soft backs',
          'Low collar that fits under a coat',
        ],
      },
      fr: {
        name: 'Gilet polaire Uist',
        kind: 'Polaire bouclée sans manches',
        description:
          'Pour le bureau près de la fenêtre qui fuit, et la promenade du chien qui précède. Un panneau tissé protège la poitrine des épingles, des bardanes et de la bandoulière. Passe en machine, ce qui compte au bout d’une saison de chien.',
        features: [
          'Polaire bouclée recyclée, panneau tissé devant',
          'Deux poches ouvertes à fond doux',
          'Col bas, à l’aise sous un manteau',
        ],
      },
      de: {
        name: 'Fleeceweste Uist',
        kind: 'Florfleece ohne Ärmel',
        description:
          'Für den Schreibtisch am undichten Fenster und die Hunderunde davor. Ein gewebter Einsatz an der Brust verträgt Anstecker, Kletten und Taschengurte. Darf in die Maschine, und nach einer Saison mit Hund werden Sie darüber froh sein.',
        features: [
          'Recyceltes Florfleece, gewebter Brusteinsatz',
          'Zwei offene, weich hinterlegte Taschen',
          'Niedriger Kragen, passt unter den Mantel',
        ],
      },
      it: {
        name: 'Gilet in pile Uist',
        kind: 'Pile a pelo lungo senza maniche',
        description:
          'Per la scrivania accanto alla finestra che non chiude, e per il giro col cane prima di sederti. Un pannello di tessuto sul petto sopporta spille, lappole e tracolle. Va in lavatrice, e dopo una stagione di cani conta.',
        features: [
          'Pile riciclato, pannello in tessuto sul petto',
          'Due tasche aperte con fondo morbido',
          'Collo basso che sta sotto il cappotto',
        ],
      },
      es: {
        name: 'Chaleco polar Uist',
        kind: 'Forro de borrego sin mangas',
        description:
          'Para la mesa junto a la ventana que no cierra y para el paseo del perro de antes. Un panel de tela en el pecho aguanta chapas, cardos y la correa del bolso. Se lava a máquina, y tras una temporada de perro se agradece.',
        features: [
          'Borrego reciclado con panel de tela delante',
          'Dos bolsillos abiertos de fondo suave',
          'Cuello bajo que cabe debajo del abrigo',
        ],
      },
    },
    regional: {
      'en-gb': { name: 'Uist Fleece Gilet' },
      'fr-ca': { name: 'Veste sans manches Uist' },
    },
  },
]
