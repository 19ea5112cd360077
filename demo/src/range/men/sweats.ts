import type { StyleIdea } from '../idea.ts'

export const sweats: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1036',
    categories: ['220204'],
    look: {
      kind: 'hoodie',
      cut: 'men',
      print: 'wordmark',
      surface: 'jersey',
      neck: 'hood',
      closure: 'pullover',
      pockets: 'kangaroo',
    },
    seed: 3136,
    colours: ['spruce', 'bone', 'basalt', 'ember', 'slate'],
    sizes: 'men',
    price: { current: { USD: 98_00, CAD: 132_00, GBP: 85_00, EUR: 98_00 } },
    stock: 'plenty',
    activities: ['everyday', 'camp', 'travel'],
    fit: 'relaxed',
    facts: { grams: 640, material: ['organic-cotton'], care: 'machine-30' },
    reviews: { score: 4.7, count: 266 },
    age: 36,
    words: {
      en: {
        name: 'Anvil Hoodie',
        kind: 'Heavy looped-back cotton',
        description:
          'Four hundred grams of cotton to the square meter: it stands up for a moment when you take it off. Looped, not brushed, on the inside, so it does not pill and does not shed on your shirt. Dry evenings, early trains, the boat home.',
        features: [
          '400 g loopback, knitted slowly',
          'Double hood without cords',
          'Ribbed side panels, so it hangs square',
        ],
      },
      fr: {
        name: 'Sweat à capuche Anvil',
        kind: 'Molleton de coton épais, envers bouclé',
        description:
          'Quatre cents grammes de coton au mètre carré : quand on l’ôte, il tient debout un instant. L’envers est bouclé, pas gratté ; il ne peluche pas et ne laisse rien sur la chemise. Soirées sèches, trains de bonne heure, bateau du retour.',
        features: [
          'Molleton de 400 g, tricoté lentement',
          'Capuche double, sans cordon',
          'Côtés en bord-côte, tombé droit',
        ],
      },
      de: {
        name: 'Hoodie Anvil',
        kind: 'Schwere Baumwolle mit Schlingen innen',
        description:
          'Vierhundert Gramm Baumwolle pro Quadratmeter: Beim Ausziehen bleibt er kurz von allein stehen. Innen geschlingt statt angeraut, also pillt er nicht und fusselt nicht aufs Hemd. Trockene Abende, frühe Züge, das letzte Boot.',
        features: [
          '400 g Schlingenware, langsam gestrickt',
          'Doppelte Kapuze ohne Kordel',
          'Gerippte Seiten, damit er gerade fällt',
        ],
      },
      it: {
        name: 'Felpa con cappuccio Anvil',
        kind: 'Cotone pesante, rovescio ad anelli',
        description:
          'Quattrocento grammi di cotone al metro quadro: quando te la togli, per un attimo sta in piedi da sola. Dentro è ad anelli, non garzata, quindi non fa palline e non perde pelucchi sulla camicia. Sere asciutte, treni presto, il battello del ritorno.',
        features: [
          'Felpa da 400 g, tessuta piano',
          'Cappuccio doppio senza cordoncini',
          'Fianchi a coste, cade dritta',
        ],
      },
      es: {
        name: 'Sudadera con capucha Anvil',
        kind: 'Algodón grueso, revés de rizo',
        description:
          'Cuatrocientos gramos de algodón por metro cuadrado: al quitártela se queda de pie un momento. Por dentro es de rizo, sin perchar, y por eso no hace bolas ni suelta pelusa en la camisa. Noches secas, trenes tempranos, el barco de vuelta.',
        features: [
          'Felpa de 400 g, tejida despacio',
          'Capucha doble sin cordones',
          'Costados de canalé, cae recta',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Chandail à capuchon Anvil',
        features: [
          'Molleton de 400 g, tricoté lentement',
          'Capuchon double, sans cordon',
          'Côtés en bord-côte, tombé droit',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1037',
    categories: ['220204'],
    look: {
      kind: 'hoodie',
      cut: 'men',
      blocking: 'bands',
      print: 'none',
      surface: 'jersey',
      neck: 'crew',
      closure: 'pullover',
      pockets: 'none',
    },
    seed: 3137,
    colours: ['heather', 'saffron', 'ink'],
    seconds: { heather: 'bone', saffron: 'peat', ink: 'glacier' },
    sizes: 'men',
    price: {
      current: { USD: 56_99, CAD: 75_99, GBP: 48_99, EUR: 56_99 },
      original: { USD: 82_00, CAD: 110_00, GBP: 70_00, EUR: 82_00 },
    },
    stock: 'scarce',
    activities: ['everyday', 'travel'],
    fit: 'regular',
    facts: {
      grams: 430,
      material: ['organic-cotton', 'recycled-polyester'],
      recycledPercent: 35,
      care: 'machine-30',
    },
    reviews: { score: 4.3, count: 14 },
    age: 23,
    words: {
      en: {
        name: 'Granite Crew Sweatshirt',
        kind: 'Brushed sweatshirt with one broad band',
        description:
          'The band is knitted in, not sewn on, and lines up with the sleeves if you stand up straight. Brushed inside for the two months when a house is colder than the garden. We have marked down the last of these colors to make room for others.',
        features: [
          'Brushed fleece-back cotton',
          'Band knitted through body and sleeves',
          'V-stitch at the neck, for old times’ sake',
        ],
      },
      fr: {
        name: 'Sweat ras du cou Granite',
        kind: 'Sweat gratté à large bande',
        description:
          'La bande est tricotée dans la masse, non rapportée, et s’aligne avec les manches si vous vous tenez droit. Gratté à l’intérieur pour les deux mois où la maison est plus froide que le jardin. Nous soldons les derniers de ces couleurs pour faire place à d’autres.',
        features: [
          'Coton molletonné gratté',
          'Bande continue du corps aux manches',
          'Triangle à l’encolure, par nostalgie',
        ],
      },
      de: {
        name: 'Sweatshirt Granite',
        kind: 'Angerautes Sweatshirt mit breitem Streifen',
        description:
          'Der Streifen ist eingestrickt, nicht aufgenäht, und trifft sich mit dem der Ärmel, wenn Sie gerade stehen. Innen angeraut für die zwei Monate, in denen das Haus kälter ist als der Garten. Die letzten in diesen Farben haben wir herabgesetzt, es kommen andere.',
        features: [
          'Innen angeraute Baumwolle',
          'Streifen läuft durch Rumpf und Ärmel',
          'Dreieck am Hals, der alten Zeiten wegen',
        ],
      },
      it: {
        name: 'Felpa girocollo Granite',
        kind: 'Felpa garzata con una fascia larga',
        description:
          'La fascia è lavorata nel tessuto, non cucita sopra, e si allinea con le maniche se stai dritto. Garzata dentro per i due mesi in cui la casa è più fredda del giardino. Le ultime in questi colori le abbiamo ribassate, per far posto ad altri.',
        features: [
          'Cotone garzato all’interno',
          'Fascia continua da busto a maniche',
          'Triangolino al collo, per affetto',
        ],
      },
      es: {
        name: 'Sudadera de cuello redondo Granite',
        kind: 'Sudadera perchada con una franja ancha',
        description:
          'La franja va tejida, no cosida encima, y casa con la de las mangas si te pones derecho. Perchada por dentro para los dos meses en que la casa está más fría que el jardín. Hemos rebajado las últimas de estos colores para hacer sitio a otros.',
        features: [
          'Algodón perchado por dentro',
          'Franja seguida de cuerpo a mangas',
          'Triángulo en el cuello, por los viejos tiempos',
        ],
      },
    },
    regional: {
      'fr-ca': { name: 'Coton ouaté Granite', kind: 'Coton ouaté gratté à large bande' },
    },
  },
]
