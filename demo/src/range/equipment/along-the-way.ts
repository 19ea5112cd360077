import type { StyleIdea } from '../idea.ts'

export const alongTheWay: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1052',
    categories: ['240403'],
    look: { kind: 'poles', shape: 'telescopic' },
    seed: 4152,
    colours: ['rowan', 'saffron', 'fjord'],
    seconds: { rowan: 'basalt', saffron: 'basalt', fjord: 'basalt' },
    sizes: 'one',
    price: { current: { USD: 69_00, CAD: 92_00, GBP: 59_00, EUR: 69_00 } },
    stock: 'plenty',
    activities: ['hike', 'travel'],
    facts: { grams: 512, material: ['aluminium'], packedCentimetres: [58, 7], care: 'wipe' },
    reviews: { score: 4.5, count: 87 },
    age: 16,
    words: {
      en: {
        name: 'Stork Telescopic Poles',
        kind: 'Three-part aluminum poles with foam grips',
        description:
          'The pair for people who have lost poles before and may again. Two twist-free levers set any length from knee to shoulder, the foam grip runs on below for steep ground, and every part down to the tip is sold singly, so one bent section is not a new pair.',
        features: [
          'From 60 to 135 cm, for children too',
          'Levers that a coin tightens',
          'Rubber feet for towns and cabins',
        ],
      },
      fr: {
        name: 'Bâtons télescopiques Stork',
        kind: 'Aluminium trois brins, poignées en mousse',
        description:
          'La paire de ceux qui ont déjà perdu des bâtons et en perdront encore. Deux leviers règlent n’importe quelle longueur, du genou à l’épaule ; la mousse descend sous la poignée pour les pentes raides. Chaque pièce se vend seule, jusqu’à la pointe : un brin tordu ne fait pas une paire neuve.',
        features: [
          'De 60 à 135 cm, pour les enfants aussi',
          'Leviers qu’une pièce de monnaie resserre',
          'Embouts de gomme pour la ville et le refuge',
        ],
      },
      de: {
        name: 'Teleskopstöcke Stork',
        kind: 'Dreiteilige Aluminiumstöcke mit Schaumgriff',
        description:
          'Das Paar für alle, die schon einmal Stöcke verloren haben und es wieder tun werden. Zwei Hebel stellen jede Länge vom Knie bis zur Schulter ein, der Schaumgriff reicht für Steiles weiter hinab, und jedes Teil bis zur Spitze gibt es einzeln: Ein krummes Segment ist noch kein neues Paar.',
        features: [
          'Von 60 bis 135 cm, auch für Kinder',
          'Hebel mit einer Münze nachzuziehen',
          'Gummifüße für Stadt und Hütte',
        ],
      },
      it: {
        name: 'Bastoncini telescopici Stork',
        kind: 'Alluminio in tre pezzi, impugnature in schiuma',
        description:
          'Il paio per chi ne ha già perso uno e lo rifarà. Due levette fissano ogni lunghezza, dal ginocchio alla spalla; la schiuma prosegue sotto l’impugnatura per i tratti ripidi. Ogni pezzo, fino alla punta, si compra da solo: un segmento storto non vuol dire un paio nuovo.',
        features: [
          'Da 60 a 135 cm, anche per bambini',
          'Levette che si stringono con una moneta',
          'Piedini di gomma per città e rifugi',
        ],
      },
      es: {
        name: 'Bastones telescópicos Stork',
        kind: 'Aluminio en tres tramos, puños de espuma',
        description:
          'El par para quien ya perdió unos bastones y volverá a perderlos. Dos palancas fijan cualquier largo, de la rodilla al hombro; la espuma sigue por debajo del puño para lo empinado. Cada pieza, hasta la punta, se vende suelta: un tramo torcido no obliga a estrenar par.',
        features: [
          'De 60 a 135 cm, también para niños',
          'Palancas que se aprietan con una moneda',
          'Tacos de goma para ciudad y refugio',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1055',
    categories: ['240103'],
    look: { kind: 'towel', shape: 'rolled' },
    seed: 4155,
    colours: ['glacier', 'clay', 'lichen'],
    seconds: { glacier: 'ink', clay: 'bone', lichen: 'spruce' },
    sizes: 'one',
    price: { current: { USD: 26_00, CAD: 35_00, GBP: 22_00, EUR: 26_00 } },
    stock: 'plenty',
    activities: ['travel', 'camp', 'hike'],
    facts: {
      grams: 180,
      material: ['recycled-polyester'],
      packedCentimetres: [22, 10],
      recycledPercent: 100,
      care: 'machine-40',
    },
    reviews: { score: 4.4, count: 95 },
    age: 18,
    words: {
      en: {
        name: 'Briksdal Trail Towel',
        kind: 'Full-size towel that rolls to a forearm',
        description:
          'For the lake below the glacier, which is exactly as warm as it sounds. Big enough to change under with dignity, dry again on the outside of a pack by the next pass, and brushed on one side so it feels like a towel and not like a windscreen cloth.',
        features: [
          '70 by 140 cm',
          'Snap loop to hang from a branch',
          'Elastic sewn on, so it cannot be lost',
        ],
      },
      fr: {
        name: 'Serviette de randonnée Briksdal',
        kind: 'Grande serviette, roulée pas plus qu’un avant-bras',
        description:
          'Pour le lac sous le glacier, aussi tiède qu’on l’imagine. Assez grande pour se changer dessous avec dignité, sèche au col suivant sur l’extérieur du sac, et grattée d’un côté : on dirait une serviette, pas une peau de chamois.',
        features: [
          '70 × 140 cm',
          'Bride à pression pour une branche',
          'Élastique cousu, impossible à perdre',
        ],
      },
      de: {
        name: 'Tourenhandtuch Briksdal',
        kind: 'Großes Handtuch, gerollt nicht länger als ein Unterarm',
        description:
          'Für den See unter dem Gletscher, der genau so warm ist, wie er klingt. Groß genug, um sich darunter mit Würde umzuziehen, außen am Rucksack bis zum nächsten Pass trocken und auf einer Seite aufgeraut, damit es sich nach Handtuch anfühlt und nicht nach Fensterleder.',
        features: [
          '70 × 140 cm',
          'Schlaufe mit Druckknopf für jeden Ast',
          'Gummiband angenäht, geht nicht verloren',
        ],
      },
      it: {
        name: 'Asciugamano da trekking Briksdal',
        kind: 'Grande, e arrotolato è lungo un avambraccio',
        description:
          'Per il lago sotto il ghiacciaio, tiepido esattamente come sembra. Abbastanza grande da cambiarsi sotto con dignità, asciutto al passo successivo appeso fuori dallo zaino, e garzato da un lato: sembra un asciugamano, non una pelle di daino.',
        features: [
          '70 × 140 cm',
          'Passante a bottone per un ramo',
          'Elastico cucito, non si perde',
        ],
      },
      es: {
        name: 'Toalla de montaña Briksdal',
        kind: 'Toalla grande que se enrolla como un antebrazo',
        description:
          'Para el lago de debajo del glaciar, tan templado como suena. Grande para cambiarse debajo con dignidad, seca en el siguiente collado por fuera de la mochila, y cepillada por un lado: parece una toalla y no una gamuza.',
        features: [
          '70 × 140 cm',
          'Presilla con broche para cualquier rama',
          'Goma cosida, imposible de perder',
        ],
      },
    },
  },
]
