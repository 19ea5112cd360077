import type { StyleIdea } from '../idea.ts'

export const lightDown: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1001',
    categories: ['210101'],
    look: {
      kind: 'down-jacket',
      cut: 'women',
      length: 'hip',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand',
      quilting: 'narrow',
    },
    seed: 2101,
    colours: ['saffron', 'basalt', 'glacier', 'plum', 'spruce', 'bone'],
    sizes: 'women',
    price: { current: { USD: 289_00, CAD: 389_00, GBP: 250_00, EUR: 290_00 } },
    stock: 'plenty',
    activities: ['hike', 'climb', 'camp'],
    fit: 'regular',
    facts: {
      grams: 285,
      material: ['nylon-ripstop'],
      fill: 'down-800',
      comfortCelsius: -5,
      packedCentimetres: [12, 18],
      care: 'machine-30',
    },
    reviews: { score: 4.7, count: 212 },
    age: 26,
    words: {
      en: {
        name: 'Ptarmigan Down Hoody',
        kind: 'Light hooded down jacket',
        description:
          'For the hour when you stop walking and the wind does not. At 285 grams it rides in the lid of a pack, and the hood goes over a hat and under a helmet. Dry cold is its weather; in sleet, put a shell on top.',
        features: [
          '800-fill goose down, traced to the farm',
          'Packs into its own left pocket',
          'Hood and hem pull in with one hand',
          'Covered zip end at the chin',
        ],
      },
      fr: {
        name: 'Doudoune à capuche Ptarmigan',
        kind: 'Doudoune légère à capuche',
        description:
          'Pour l’heure où vous vous arrêtez de marcher, et pas le vent. Avec ses 285 grammes, elle tient dans le rabat du sac ; la capuche passe sur un bonnet et sous un casque. Elle aime le froid sec. S’il tombe de la neige fondue, mettez une veste imperméable par-dessus.',
        features: [
          'Duvet d’oie 800 cuin, suivi depuis la ferme',
          'Se range dans sa poche gauche',
          'Capuche et bas réglables d’une main',
          'Curseur protégé au menton',
        ],
      },
      de: {
        name: 'Daunenjacke Ptarmigan',
        kind: 'Leichte Daunenjacke mit Kapuze',
        description:
          'Für die Stunde, in der Sie stehen bleiben und der Wind nicht. Mit 285 Gramm passt sie ins Deckelfach, die Kapuze über die Mütze und unter den Helm. Ihr Wetter ist die trockene Kälte. Bei Schneeregen gehört eine Regenjacke darüber.',
        features: [
          'Gänsedaune 800 cuin, bis zum Hof zurückverfolgt',
          'Lässt sich in die linke Tasche packen',
          'Kapuze und Saum mit einer Hand verstellbar',
          'Abgedecktes Reißverschlussende am Kinn',
        ],
      },
      it: {
        name: 'Piumino Ptarmigan',
        kind: 'Piumino leggero con cappuccio',
        description:
          'Per quando ti fermi tu e il vento no. Pesa 285 grammi e sta nella patella dello zaino; il cappuccio va sopra un berretto e sotto il casco. Il suo tempo è il freddo asciutto: se viene nevischio, mettici sopra un guscio.',
        features: [
          'Piuma d’oca 800 cuin, tracciata fino all’allevamento',
          'Si ripiega nella tasca sinistra',
          'Cappuccio e fondo si regolano con una mano',
          'Cursore coperto sotto il mento',
        ],
      },
      es: {
        name: 'Plumífero Ptarmigan',
        kind: 'Plumífero ligero con capucha',
        description:
          'Para cuando tú te paras y el viento sigue. Pesa 285 gramos, cabe en la seta de la mochila y la capucha se ajusta sobre el gorro o bajo el casco. Lo suyo es el frío seco; con aguanieve, ponte un impermeable encima.',
        features: [
          'Plumón de oca de 800 cuin, con origen conocido',
          'Se guarda en su bolsillo izquierdo',
          'Capucha y bajo ajustables con una mano',
          'Cremallera cubierta en la barbilla',
        ],
      },
    },
    regional: {
      'fr-ca': { name: 'Doudoune à capuchon Ptarmigan', kind: 'Doudoune légère à capuchon' },
    },
  },
  {
    styleId: 'CRNW1002',
    categories: ['210101'],
    look: {
      kind: 'down-jacket',
      cut: 'women',
      blocking: 'yoke',
      length: 'crop',
      neck: 'stand',
      closure: 'half-zip',
      pockets: 'kangaroo',
      quilting: 'wide',
    },
    seed: 2102,
    colours: ['lichen', 'clay', 'fjord'],
    seconds: { lichen: 'spruce', clay: 'bone', fjord: 'glacier' },
    sizes: 'women',
    price: { current: { USD: 245_00, CAD: 329_00, GBP: 215_00, EUR: 249_00 } },
    stock: 'some',
    activities: ['camp', 'everyday', 'travel'],
    fit: 'relaxed',
    facts: {
      grams: 360,
      material: ['recycled-nylon'],
      fill: 'recycled-down-700',
      recycledPercent: 92,
      care: 'machine-30',
    },
    reviews: { score: 4.4, count: 9 },
    age: 1,
    words: {
      en: {
        name: 'Redpoll Down Pullover',
        kind: 'Short down pullover with a hand pocket',
        description:
          'A sleeping bag you can cook in. It goes on over the head, ends at the waistband and keeps both hands in one warm pocket through the front. The down and the cloth have both been something else before.',
        features: [
          'Recycled 700-fill down, washed and sorted in Italy',
          'One pass-through pocket, lined with fleece',
          'Half-length zip opens far enough to cool off',
          'Elastic cuffs that push up for washing dishes',
        ],
      },
      fr: {
        name: 'Doudoune à enfiler Redpoll',
        kind: 'Doudoune courte à poche traversante',
        description:
          'Un sac de couchage dans lequel on peut faire la cuisine. Elle s’enfile par la tête, s’arrête à la ceinture et réunit vos deux mains dans une même poche chaude. Duvet et tissu ont tous deux déjà servi à autre chose.',
        features: [
          'Duvet recyclé 700 cuin, lavé et trié en Italie',
          'Poche traversante doublée de polaire',
          'Demi-zip assez long pour aérer',
          'Poignets élastiques, faciles à remonter pour la vaisselle',
        ],
      },
      de: {
        name: 'Daunenpullover Redpoll',
        kind: 'Kurzer Daunenpullover mit Bauchtasche',
        description:
          'Ein Schlafsack, in dem man kochen kann. Man zieht ihn über den Kopf, er endet am Bund, und vorn wärmt eine durchgehende Tasche beide Hände. Daune und Stoff hatten beide schon ein früheres Leben.',
        features: [
          'Recycelte Daune 700 cuin, in Italien gewaschen und sortiert',
          'Durchgehende Bauchtasche mit Fleecefutter',
          'Halber Reißverschluss, weit genug zum Lüften',
          'Elastische Bündchen, zum Abwaschen hochzuschieben',
        ],
      },
      it: {
        name: 'Piumino anorak Redpoll',
        kind: 'Piumino corto da infilare, con marsupio',
        description:
          'Un sacco a pelo con cui si può cucinare. Si infila dalla testa, arriva alla vita e tiene le mani insieme in un’unica tasca calda. Sia la piuma sia il tessuto hanno già avuto un’altra vita.',
        features: [
          'Piuma riciclata 700 cuin, lavata e selezionata in Italia',
          'Tasca passante foderata in pile',
          'Mezza zip lunga quanto serve per rinfrescarsi',
          'Polsini elastici, si alzano per lavare i piatti',
        ],
      },
      es: {
        name: 'Anorak de plumón Redpoll',
        kind: 'Anorak corto de plumón con bolsillo canguro',
        description:
          'Un saco de dormir con el que se puede cocinar. Se mete por la cabeza, llega a la cintura y junta las dos manos en un mismo bolsillo caliente. Tanto el plumón como la tela ya fueron antes otra cosa.',
        features: [
          'Plumón reciclado de 700 cuin, lavado y clasificado en Italia',
          'Bolsillo pasante forrado de forro polar',
          'Media cremallera larga, para airearse',
          'Puños elásticos que se suben para fregar',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1003',
    categories: ['210104', '210101'],
    look: {
      kind: 'down-jacket',
      cut: 'women',
      length: 'hip',
      neck: 'stand',
      closure: 'full-zip',
      pockets: 'hand',
      sleeves: 'none',
      quilting: 'onion',
    },
    seed: 2103,
    colours: ['ink', 'rowan', 'snowmelt', 'moss'],
    sizes: 'women',
    price: {
      current: { USD: 129_99, CAD: 174_99, GBP: 112_99, EUR: 129_99 },
      original: { USD: 185_00, CAD: 249_00, GBP: 160_00, EUR: 185_00 },
    },
    stock: 'plenty',
    activities: ['hike', 'everyday', 'travel'],
    fit: 'regular',
    facts: { grams: 210, material: ['recycled-nylon'], fill: 'down-650', care: 'machine-30' },
    reviews: { score: 4.5, count: 88 },
    age: 26,
    words: {
      en: {
        name: 'Dotterel Down Vest',
        kind: 'Down vest for under and over',
        description:
          'Warm where you need it first, free where you move most. Over a flannel shirt it does for October; under a parka it does for February. The armholes are cut high so that it never bunches beneath sleeves.',
        features: [
          '650-fill duck down',
          'Bound armholes that lie flat',
          'Two zipped pockets, one inside for papers',
          'Drop tail covers the small of the back',
        ],
      },
      fr: {
        name: 'Gilet en duvet Dotterel',
        kind: 'Gilet à porter dessous ou dessus',
        description:
          'La chaleur au buste, la liberté aux bras. Sur une chemise de flanelle, de quoi passer octobre ; sous une parka, de quoi passer février. Les emmanchures, taillées haut, ne font pas de plis sous une manche.',
        features: [
          'Duvet de canard 650 cuin',
          'Emmanchures bordées, bien plates',
          'Deux poches zippées et une intérieure pour les papiers',
          'Dos plus long sur les reins',
        ],
      },
      de: {
        name: 'Daunenweste Dotterel',
        kind: 'Daunenweste für drunter und drüber',
        description:
          'Warm am Rumpf, frei an den Armen. Über dem Flanellhemd reicht sie für den Oktober, unter dem Parka für den Februar. Die Armausschnitte sitzen hoch, damit unter Ärmeln nichts aufträgt.',
        features: [
          'Entendaune 650 cuin',
          'Flach eingefasste Armausschnitte',
          'Zwei Reißverschlusstaschen, innen eine für Papiere',
          'Längerer Rücken über den Nieren',
        ],
      },
      it: {
        name: 'Gilet in piuma Dotterel',
        kind: 'Gilet da portare sotto o sopra',
        description:
          'Caldo sul busto, libero sulle braccia. Sopra una camicia di flanella basta per ottobre, sotto un parka basta per febbraio. Gli scalfi sono alti, così sotto una manica non fa spessore.',
        features: [
          'Piuma d’anatra 650 cuin',
          'Scalfi bordati che restano piatti',
          'Due tasche con zip e una interna per i documenti',
          'Schiena più lunga sulle reni',
        ],
      },
      es: {
        name: 'Chaleco de plumón Dotterel',
        kind: 'Chaleco para llevar debajo o encima',
        description:
          'Calor en el tronco y brazos libres. Sobre una camisa de franela vale para octubre; bajo una parka, para febrero. Las sisas van altas para que no abulte debajo de una manga.',
        features: [
          'Plumón de pato de 650 cuin',
          'Sisas ribeteadas que quedan planas',
          'Dos bolsillos con cremallera y uno interior para papeles',
          'Espalda más larga en los riñones',
        ],
      },
    },
    regional: {
      'en-gb': { name: 'Dotterel Down Gilet', kind: 'Down gilet for under and over' },
      'fr-ca': { name: 'Veste sans manches Dotterel', kind: 'Veste en duvet, dessous ou dessus' },
    },
  },
]
