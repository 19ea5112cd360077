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
  {
    styleId: 'CRNM1065',
    categories: ['220204'],
    look: {
      kind: 'hoodie',
      cut: 'men',
      blocking: 'sleeves',
      surface: 'jersey',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand',
      print: 'pine-forest',
    },
    seed: 3165,
    colours: ['moss', 'bone', 'ink'],
    seconds: { moss: 'bone', bone: 'clay', ink: 'slate' },
    sizes: 'men',
    price: { current: { USD: 108_00, CAD: 144_00, GBP: 93_00, EUR: 108_00 } },
    stock: 'plenty',
    activities: ['everyday', 'travel', 'climb'],
    fit: 'regular',
    facts: { grams: 620, material: ['organic-cotton'], care: 'machine-40' },
    reviews: { score: 4.5, count: 41 },
    age: 4,
    words: {
      en: {
        name: 'Hawthorn Zip Hoodie',
        kind: 'Two-tone hoodie with a wood on its back',
        description:
          'From the front it is the plain hoodie that everyone should own; then you turn to order and there is a forest between your shoulders. Heavy cotton with a brushed inside, sleeves in a second color, and a zip with teeth big enough for cold fingers.',
        features: [
          'Screen-printed back, one of a hand-cut block',
          'Lined hood with a flat cord',
          'Metal zip, coated so it never bites',
        ],
      },
      fr: {
        name: 'Sweat zippé Hawthorn',
        kind: 'Sweat à capuche bicolore, une forêt dans le dos',
        description:
          'De face, c’est le sweat uni que tout le monde devrait avoir ; puis vous vous tournez pour commander, et voilà une forêt entre vos épaules. Gros coton gratté à l’intérieur, manches d’une autre couleur, et un zip à grosses dents pour doigts gelés.',
        features: [
          'Dos sérigraphié d’après un bois gravé',
          'Capuche doublée, cordon plat',
          'Zip en métal enrobé, qui ne mord pas',
        ],
      },
      de: {
        name: 'Zip-Hoodie Hawthorn',
        kind: 'Zweifarbiger Hoodie mit einem Wald am Rücken',
        description:
          'Von vorn ist er der schlichte Hoodie, den alle haben sollten; dann drehen Sie sich zur Theke, und zwischen den Schultern steht ein Wald. Schwere Baumwolle, innen geraut, die Ärmel in einer zweiten Farbe und ein Reißverschluss mit Zähnen für kalte Finger.',
        features: [
          'Rückendruck nach einem Holzschnitt',
          'Gefütterte Kapuze mit Flachkordel',
          'Metallzip, beschichtet, klemmt keine Haut',
        ],
      },
      it: {
        name: 'Felpa con zip Hawthorn',
        kind: 'Felpa bicolore con un bosco sulla schiena',
        description:
          'Davanti è la felpa semplice che tutti dovrebbero avere; poi ti giri per ordinare e fra le spalle c’è un bosco. Cotone pesante garzato dentro, maniche di un secondo colore e una zip con denti adatti alle dita gelate.',
        features: [
          'Schiena stampata da un legno inciso',
          'Cappuccio foderato, cordino piatto',
          'Zip in metallo rivestito, non pizzica',
        ],
      },
      es: {
        name: 'Sudadera con cremallera Hawthorn',
        kind: 'Sudadera bicolor con un bosque a la espalda',
        description:
          'Por delante es la sudadera lisa que todo el mundo debería tener; luego te giras a pedir y entre los hombros hay un bosque. Algodón grueso, perchado por dentro, mangas de otro color y una cremallera de dientes grandes para dedos fríos.',
        features: [
          'Espalda serigrafiada a partir de un grabado',
          'Capucha forrada con cordón plano',
          'Cremallera metálica con baño, no pellizca',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Chandail zippé à capuchon Hawthorn',
        kind: 'Coton ouaté bicolore, une forêt dans le dos',
      },
    },
  },
]
