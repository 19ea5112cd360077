import type { StyleIdea } from '../idea.ts'

export const deepColdDown: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1004',
    categories: ['220101', '220103'],
    look: {
      kind: 'down-jacket',
      cut: 'men',
      blocking: 'yoke',
      length: 'thigh',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand-and-chest',
      quilting: 'wide',
      ruff: true,
    },
    seed: 3104,
    colours: ['ember', 'basalt', 'tarn'],
    seconds: { ember: 'basalt', basalt: 'peat', tarn: 'ink' },
    sizes: 'men',
    price: { current: { USD: 590_00, CAD: 790_00, GBP: 520_00, EUR: 595_00 } },
    stock: 'scarce',
    activities: ['climb', 'camp', 'ski'],
    fit: 'relaxed',
    facts: {
      grams: 1020,
      material: ['nylon-ripstop'],
      fill: 'down-800',
      comfortCelsius: -30,
      care: 'machine-30',
    },
    reviews: { score: 4.9, count: 38 },
    age: 40,
    words: {
      en: {
        name: 'Stelvio Expedition Parka',
        kind: 'Box-wall down for thirty below',
        description:
          'Box walls instead of stitched-through seams, because a seam is a cold line and at thirty below you can count them. Inside hang two mesh pockets for bottles that must not freeze. Nobody needs this in town; people who winter at huts have worn theirs for six years.',
        features: [
          'Box-wall chambers, 340 g of 800-fill down',
          'Two-way zip opens over a harness',
          'Mesh pockets inside for two bottles',
          'Detachable ruff of recycled fiber',
        ],
      },
      fr: {
        name: 'Parka d’expédition Stelvio',
        kind: 'Duvet à cloisons pour moins trente',
        description:
          'Des cloisons plutôt que des coutures traversantes, car une couture est une ligne froide et qu’à moins trente on les compte. Deux poches en filet, à l’intérieur, gardent les gourdes liquides. Personne n’en a besoin en ville ; des gardiens de refuge portent la leur depuis six hivers.',
        features: [
          'Caissons cloisonnés, 340 g de duvet 800 cuin',
          'Zip à double curseur, s’ouvre sur le baudrier',
          'Filets intérieurs pour deux gourdes',
          'Bordure amovible en fibres recyclées',
        ],
      },
      de: {
        name: 'Expeditionsparka Stelvio',
        kind: 'Daunenparka mit Stegen für minus dreißig',
        description:
          'Stege statt durchgesteppter Nähte, denn jede Naht ist eine kalte Linie, und bei minus dreißig zählt man sie. Innen hängen zwei Netztaschen für Flaschen, die nicht einfrieren dürfen. In der Stadt braucht ihn niemand; Hüttenwarte tragen ihren im sechsten Winter.',
        features: [
          'Kammern mit Stegen, 340 g Daune 800 cuin',
          'Zweiwegereißverschluss, öffnet über dem Gurt',
          'Innennetze für zwei Flaschen',
          'Abnehmbarer Besatz aus recycelten Fasern',
        ],
      },
      it: {
        name: 'Parka da spedizione Stelvio',
        kind: 'Piuma a camere separate per trenta sotto zero',
        description:
          'Pareti interne al posto delle cuciture passanti, perché una cucitura è una riga fredda e a meno trenta le conti tutte. Dentro ci sono due tasche a rete per le borracce che non devono gelare. In città non serve a nessuno; certi rifugisti portano il loro da sei inverni.',
        features: [
          'Camere a pareti, 340 g di piuma 800 cuin',
          'Zip doppia, si apre sopra l’imbrago',
          'Reti interne per due borracce',
          'Bordo staccabile in fibra riciclata',
        ],
      },
      es: {
        name: 'Parka de expedición Stelvio',
        kind: 'Plumón con tabiques para treinta bajo cero',
        description:
          'Tabiques en vez de costuras pasantes, porque una costura es una línea fría y a treinta bajo cero las cuentas. Dentro cuelgan dos bolsillos de red para las cantimploras que no deben helarse. En la ciudad no le hace falta a nadie; hay guardas de refugio que llevan la suya seis inviernos.',
        features: [
          'Cámaras con tabiques, 340 g de plumón de 800',
          'Cremallera doble, se abre sobre el arnés',
          'Redes interiores para dos botellas',
          'Ribete de fibra reciclada, de quita y pon',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1005',
    categories: ['220101'],
    look: {
      kind: 'down-jacket',
      cut: 'men',
      length: 'thigh',
      neck: 'stand',
      closure: 'full-zip',
      pockets: 'hand',
      quilting: 'vertical',
    },
    seed: 3105,
    colours: ['moss', 'basalt', 'clay', 'ink'],
    sizes: 'men',
    price: { current: { USD: 365_00, CAD: 489_00, GBP: 320_00, EUR: 369_00 } },
    stock: 'some',
    activities: ['everyday', 'travel'],
    fit: 'regular',
    facts: {
      grams: 760,
      material: ['recycled-polyester'],
      fill: 'recycled-down-700',
      comfortCelsius: -12,
      recycledPercent: 94,
      care: 'machine-30',
    },
    age: 1,
    words: {
      en: {
        name: 'Obsidian Down Coat',
        kind: 'Long quilted coat for winter streets',
        description:
          'Vertical chambers, which is unusual and harder to sew: the down settles into them like grain into a silo, and you do not look upholstered. Long enough to sit on at a frozen bus stop. The brushed outer cloth holds off dry snow and a short shower, no more.',
        features: [
          'Stand collar lined in brushed jersey',
          'Hidden zip with a snap at either end',
          'Inner pocket for a passport',
          'Rear vent for stairs and bicycles',
        ],
      },
      fr: {
        name: 'Manteau en duvet Obsidian',
        kind: 'Long manteau matelassé pour l’hiver en ville',
        description:
          'Des caissons verticaux, chose rare et plus difficile à coudre : le duvet s’y tasse comme le grain dans un silo, et l’on n’a pas l’air d’un pneu. Assez long pour s’asseoir dessus à un arrêt de bus gelé. Le tissu gratté arrête la neige sèche et une courte averse, pas davantage.',
        features: [
          'Col montant doublé de jersey gratté',
          'Zip caché, une pression à chaque bout',
          'Poche intérieure pour un passeport',
          'Fente dos pour l’escalier et le vélo',
        ],
      },
      de: {
        name: 'Daunenmantel Obsidian',
        kind: 'Langer Steppmantel für Winterstraßen',
        description:
          'Senkrechte Kammern sind selten und mühsam zu nähen: Die Daune setzt sich darin wie Korn im Silo, und man sieht nicht aus wie ein Reifen. Lang genug, um auf der vereisten Haltestellenbank darauf zu sitzen. Der angeraute Oberstoff hält trockenen Schnee und einen kurzen Schauer ab, mehr nicht.',
        features: [
          'Stehkragen, mit angerautem Jersey gefüttert',
          'Verdeckter Reißverschluss, Druckknopf oben und unten',
          'Innentasche für den Reisepass',
          'Rückenschlitz für Treppen und Fahrrad',
        ],
      },
      it: {
        name: 'Cappotto in piuma Obsidian',
        kind: 'Cappotto lungo trapuntato per la città',
        description:
          'Camere verticali, cosa rara e più lunga da cucire: la piuma ci si deposita come il grano in un silo, e tu non sembri uno pneumatico. È lungo abbastanza da sedercisi sopra a una fermata gelata. Il tessuto garzato ferma la neve asciutta e un acquazzone breve, non di più.',
        features: [
          'Collo alto foderato in jersey garzato',
          'Zip nascosta con un automatico per capo',
          'Tasca interna per il passaporto',
          'Spacco dietro, per scale e bicicletta',
        ],
      },
      es: {
        name: 'Abrigo de plumón Obsidian',
        kind: 'Abrigo largo acolchado para la ciudad',
        description:
          'Cámaras verticales, cosa rara y más difícil de coser: el plumón se asienta en ellas como el grano en un silo y no pareces un neumático. Es lo bastante largo para sentarte encima en una parada helada. El tejido perchado aguanta nieve seca y un chaparrón corto, nada más.',
        features: [
          'Cuello alto forrado de punto perchado',
          'Cremallera oculta con un broche en cada extremo',
          'Bolsillo interior para el pasaporte',
          'Abertura trasera para escaleras y bicicleta',
        ],
      },
    },
  },
]
