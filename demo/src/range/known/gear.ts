import type { StyleIdea } from '../idea.ts'

export const knownGear: readonly StyleIdea[] = [
  {
    styleId: 'CAIRN005',
    categories: ['220401', '210401'],
    look: {
      kind: 'trail-shoe',
      shaft: 'low',
      upper: 'mesh',
      sole: 'lugged',
      lacing: 'laces',
      overlays: 'toe-cap',
    },
    seed: 5,
    colours: ['moss', 'basalt'],
    sizes: 'unisex-shoes',
    price: { current: { USD: 165_00, CAD: 220_00, GBP: 145_00, EUR: 165_00 } },
    stock: 40,
    activities: ['trail-run', 'hike'],
    facts: {
      grams: 320,
      material: ['recycled-polyester', 'rubber', 'eva-foam'],
      dropMillimetres: 6,
      recycledPercent: 55,
      care: 'wipe',
    },
    reviews: { score: 4.8, count: 132 },
    age: 12,
    maxPerOrder: 3,
    words: {
      en: {
        name: 'Approach Trail Shoe',
        kind: 'Trail shoe for the way to the wall',
        description:
          'Light enough to run the path, stiff enough to stand on an edge at its end. The sole is sticky where the toes are and lugged where they are not. Made in small numbers, so three pairs a person.',
        features: [
          'Climbing rubber under the toes',
          'Rubber cap that forgives a stumble',
          'Laces far forward, for a foot on rock',
          'Resoled by us, twice if you like',
        ],
      },
      fr: {
        name: 'Chaussure de trail Approach',
        kind: 'Chaussure de trail pour aller au pied des voies',
        description:
          'Assez légère pour courir le sentier, assez rigide pour tenir sur une réglette à son bout. La semelle colle sous les orteils et crampe ailleurs. Fabriquée en petite quantité, donc trois paires par personne.',
        features: [
          'Gomme d’escalade sous les orteils',
          'Un pare-pierres qui pardonne les faux pas',
          'Laçage loin devant, pour le pied sur le rocher',
          'Ressemelée par nous, deux fois s’il le faut',
        ],
      },
      de: {
        name: 'Trailschuh Approach',
        kind: 'Trailschuh für den Weg zur Wand',
        description:
          'Leicht genug, um den Pfad zu laufen, steif genug, um an seinem Ende auf einer Leiste zu stehen. Die Sohle klebt, wo die Zehen sind, und greift, wo sie nicht sind. In kleiner Zahl gemacht, darum drei Paar je Person.',
        features: [
          'Klettergummi unter den Zehen',
          'Zehenkappe, die ein Stolpern verzeiht',
          'Schnürung weit vorn, für den Fuß am Fels',
          'Von uns neu besohlt, gern auch zweimal',
        ],
      },
      it: {
        name: 'Scarpa da trail Approach',
        kind: 'Scarpa da trail per arrivare alla parete',
        description:
          'Leggera quanto basta per correre il sentiero, rigida quanto basta per stare su una tacca alla fine. La suola aderisce sotto le dita e morde altrove. Ne facciamo poche, quindi tre paia a testa.',
        features: [
          'Gomma da arrampicata sotto le dita',
          'Puntale che perdona un inciampo',
          'Lacci fino in punta, per il piede sulla roccia',
          'Risuolata da noi, anche due volte',
        ],
      },
      es: {
        name: 'Zapatilla de trail Approach',
        kind: 'Zapatilla de trail para llegar a la pared',
        description:
          'Ligera para correr el sendero y rígida para aguantar en un canto al final. La suela se pega bajo los dedos y agarra en lo demás. Hacemos pocas, así que tres pares por persona.',
        features: [
          'Goma de escalada bajo los dedos',
          'Puntera que perdona un tropiezo',
          'Cordones hasta la punta, para el pie en roca',
          'La reponemos nosotros, dos veces si hace falta',
        ],
      },
    },
  },
  {
    styleId: 'CAIRN006',
    isBulky: true,
    categories: ['240103'],
    look: { kind: 'duffel', litres: 70, shape: 'box', surface: 'coated', extras: 'daisy-chain' },
    seed: 6,
    colours: ['larch', 'slate'],
    sizes: 'one',
    price: { current: { USD: 140_00, CAD: 190_00, GBP: 125_00, EUR: 140_00 } },
    stock: 120,
    activities: ['travel', 'camp'],
    facts: {
      grams: 1240,
      material: ['recycled-polyester'],
      litres: 70,
      recycledPercent: 80,
      care: 'wipe',
    },
    reviews: { score: 4.7, count: 96 },
    age: 22,
    words: {
      en: {
        name: 'Base Camp Duffel',
        kind: '70-liter bag that takes a beating',
        description:
          'Rides on roofs, mules and baggage belts. Coated cloth, a lid that opens all the way, and straps that make it a pack for the last hour. Too bulky for our shelves: we send it to your door or to a collection point.',
        features: [
          'U-shaped lid, opens all the way',
          'Shoulder straps that tuck away',
          'Four haul loops, one on each side',
          'Packs into its own end pocket',
        ],
      },
      fr: {
        name: 'Sac Base Camp',
        kind: 'Sac de 70 litres qui encaisse',
        description:
          'Il voyage sur les toits, les mules et les tapis à bagages. Toile enduite, couvercle qui s’ouvre en grand et bretelles pour le porter la dernière heure. Trop gros pour nos rayons : nous l’envoyons chez vous ou en point relais.',
        features: [
          'Couvercle en U, ouverture complète',
          'Bretelles escamotables',
          'Quatre poignées, une par côté',
          'Se range dans sa poche d’extrémité',
        ],
      },
      de: {
        name: 'Reisetasche Base Camp',
        kind: 'Tasche mit 70 Litern, die etwas aushält',
        description:
          'Fährt auf Dächern, Maultieren und Gepäckbändern. Beschichteter Stoff, ein Deckel, der ganz aufgeht, und Träger für die letzte Stunde zu Fuß. Für unsere Regale zu sperrig: Wir schicken sie nach Hause oder an eine Abholstelle.',
        features: [
          'U-förmiger Deckel, geht ganz auf',
          'Schulterträger, die sich verstauen lassen',
          'Vier Griffe, an jeder Seite einer',
          'Lässt sich in die eigene Endtasche packen',
        ],
      },
      it: {
        name: 'Borsone Base Camp',
        kind: 'Borsone da 70 litri che sopporta tutto',
        description:
          'Viaggia su tetti, muli e nastri bagagli. Tessuto spalmato, coperchio che si apre del tutto e spallacci per portarlo l’ultima ora. Troppo grande per i nostri scaffali: lo spediamo a casa o in un punto di ritiro.',
        features: [
          'Coperchio a U, si apre del tutto',
          'Spallacci a scomparsa',
          'Quattro maniglie, una per lato',
          'Si ripone nella sua tasca laterale',
        ],
      },
      es: {
        name: 'Bolsa Base Camp',
        kind: 'Bolsa de 70 litros que lo aguanta todo',
        description:
          'Viaja en techos, mulas y cintas de equipaje. Tejido recubierto, tapa que se abre entera y tirantes para llevarla la última hora. No cabe en nuestras estanterías: la enviamos a casa o a un punto de recogida.',
        features: [
          'Tapa en U, se abre entera',
          'Tirantes que se esconden',
          'Cuatro asas, una por lado',
          'Se guarda en su bolsillo del extremo',
        ],
      },
    },
  },
]
