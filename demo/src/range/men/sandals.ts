import type { StyleIdea } from '../idea.ts'

export const sandals: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1061',
    categories: ['220403'],
    look: {
      kind: 'sandal',
      shaft: 'low',
      upper: 'webbing',
      sole: 'lugged',
      lacing: 'straps',
      overlays: 'cage',
    },
    seed: 3161,
    colours: ['basalt', 'tarn', 'clay', 'lichen'],
    seconds: { basalt: 'slate', tarn: 'glacier', clay: 'peat', lichen: 'basalt' },
    sizes: 'men-shoes',
    price: { current: { USD: 105_00, CAD: 140_00, GBP: 90_00, EUR: 105_00 } },
    stock: 'plenty',
    activities: ['hike', 'camp', 'travel'],
    facts: {
      grams: 330,
      material: ['recycled-polyester', 'eva-foam', 'rubber'],
      recycledPercent: 47,
    },
    reviews: { score: 4.5, count: 152 },
    age: 27,
    words: {
      en: {
        name: 'Tufa Trek Sandal',
        kind: 'Strapped sandal for rivers and dust',
        description:
          'One length of webbing is threaded through the whole sole, so a pull at the heel tightens the toes as well. Ford the river in it, walk the other bank dry within the hour. The footbed is textured against that squeak everyone in camp can hear.',
        features: [
          'One continuous strap, two buckles',
          'Rubber bumper over the big toe',
          '5 mm lugs, siped for wet stone',
        ],
      },
      fr: {
        name: 'Sandale de marche Tufa',
        kind: 'Sandale à sangles, rivières et poussière',
        description:
          'Une seule sangle court à travers toute la semelle : tirez au talon, les orteils se serrent aussi. Traversez la rivière avec, elle sera sèche dans l’heure sur l’autre rive. Le dessus de la semelle est texturé contre ce couinement que tout le camp entend.',
        features: [
          'Sangle d’un seul tenant, deux boucles',
          'Butoir de gomme sur le gros orteil',
          'Crampons de 5 mm, lamelles pour pierre mouillée',
        ],
      },
      de: {
        name: 'Trekkingsandale Tufa',
        kind: 'Riemensandale für Flüsse und Staub',
        description:
          'Ein einziges Gurtband läuft durch die ganze Sohle: Ein Zug an der Ferse strafft auch die Zehen. Damit durch den Fluss, und am anderen Ufer ist sie binnen einer Stunde trocken. Das Fußbett ist geriffelt gegen das Quietschen, das sonst das ganze Lager hört.',
        features: [
          'Durchgehender Riemen, zwei Schnallen',
          'Gummikappe am großen Zeh',
          '5 mm Stollen mit Lamellen für nassen Stein',
        ],
      },
      it: {
        name: 'Sandalo da trekking Tufa',
        kind: 'Sandalo a fettucce per fiumi e polvere',
        description:
          'Un’unica fettuccia attraversa tutta la suola: tiri al tallone e si stringono anche le dita. Guadi il fiume, e sull’altra riva entro un’ora è asciutto. La soletta è zigrinata contro quel cigolio che sente tutto il campo.',
        features: [
          'Fettuccia continua, due fibbie',
          'Paracolpi in gomma sull’alluce',
          'Tasselli da 5 mm lamellati per la pietra bagnata',
        ],
      },
      es: {
        name: 'Sandalia de trekking Tufa',
        kind: 'Sandalia de cintas para ríos y polvo',
        description:
          'Una sola cinta recorre toda la suela: tiras del talón y se ajustan también los dedos. Vadeas el río con ella y en la otra orilla, en una hora, está seca. La plantilla lleva relieve contra ese chirrido que oye todo el campamento.',
        features: [
          'Cinta continua y dos hebillas',
          'Tope de goma en el dedo gordo',
          'Tacos de 5 mm con laminillas para piedra mojada',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1062',
    categories: ['220403'],
    look: {
      kind: 'camp-shoe',
      shaft: 'low',
      upper: 'puffy',
      sole: 'low',
      lacing: 'slip-on',
      overlays: 'saddle',
    },
    seed: 3162,
    colours: ['saffron', 'ink', 'spruce'],
    seconds: { saffron: 'peat', ink: 'ember', spruce: 'bone' },
    sizes: 'unisex-shoes',
    price: { current: { USD: 75_00, CAD: 100_00, GBP: 65_00, EUR: 75_00 } },
    stock: 'some',
    activities: ['camp', 'travel', 'everyday'],
    facts: {
      grams: 215,
      material: ['nylon-ripstop', 'rubber', 'eva-foam'],
      fill: 'synthetic',
      packedCentimetres: [11, 28],
      recycledPercent: 62,
    },
    reviews: { score: 4.8, count: 35 },
    age: 10,
    words: {
      en: {
        name: 'Pinyon Camp Shoe',
        kind: 'Quilted slip-on with an outdoor sole',
        description:
          'What you think about for the last hour of the walk. The heel folds flat while you are tired and stands up when the dishes need doing at the stream. Six millimeters of rubber keep out gravel and dew; anything wetter finds the wool socks you should not be wearing in them.',
        features: [
          'Fold-down heel',
          'Real rubber sole, 6 mm',
          'Pair clips together by the pull tabs',
        ],
      },
      fr: {
        name: 'Chausson de bivouac Pinyon',
        kind: 'Chausson matelassé à vraie semelle',
        description:
          'Ce à quoi l’on pense pendant la dernière heure de marche. Le talon se rabat quand vous êtes fatigué et se redresse pour aller faire la vaisselle au ruisseau. Six millimètres de gomme arrêtent gravier et rosée ; au-delà, l’eau trouve les chaussettes.',
        features: [
          'Talon rabattable',
          'Semelle en caoutchouc de 6 mm',
          'La paire s’attache par les tirants',
        ],
      },
      de: {
        name: 'Hüttenschuh Pinyon',
        kind: 'Gesteppter Schlupfschuh mit echter Sohle',
        description:
          'Woran man in der letzten Stunde der Tour denkt. Die Ferse lässt sich flach treten, solange man müde ist, und aufstellen, wenn am Bach gespült werden muss. Sechs Millimeter Gummi halten Kies und Tau ab; alles Nassere findet die Socken.',
        features: [
          'Umklappbare Ferse',
          'Echte Gummisohle, 6 mm',
          'Paar lässt sich an den Laschen verbinden',
        ],
      },
      it: {
        name: 'Pantofola da campo Pinyon',
        kind: 'Pantofola trapuntata con suola da esterno',
        description:
          'Quella a cui pensi nell’ultima ora di cammino. Il tallone si schiaccia quando sei stanco e si rialza quando tocca lavare i piatti al torrente. Sei millimetri di gomma fermano ghiaia e rugiada; il resto trova i calzini.',
        features: [
          'Tallone ripiegabile',
          'Suola in vera gomma da 6 mm',
          'Il paio si aggancia per le linguette',
        ],
      },
      es: {
        name: 'Zapatilla de vivac Pinyon',
        kind: 'Zapatilla acolchada con suela de exterior',
        description:
          'En lo que piensas durante la última hora de marcha. El talón se pisa cuando estás cansado y se levanta cuando toca fregar en el arroyo. Seis milímetros de goma paran la grava y el rocío; lo que moje más encontrará los calcetines.',
        features: [
          'Talón abatible',
          'Suela de goma de verdad, 6 mm',
          'El par se engancha por los tiradores',
        ],
      },
    },
    regional: {
      'fr-ca': { name: 'Pantoufle de camp Pinyon', kind: 'Pantoufle matelassée à vraie semelle' },
    },
  },
  {
    styleId: 'CRNM1067',
    categories: ['220403'],
    look: {
      kind: 'camp-shoe',
      shaft: 'mid',
      upper: 'puffy',
      sole: 'low',
      lacing: 'slip-on',
      overlays: 'toe-cap',
    },
    seed: 3167,
    colours: ['moss', 'ember', 'basalt'],
    seconds: { moss: 'peat', ember: 'ink', basalt: 'slate' },
    sizes: 'men-shoes',
    price: { current: { USD: 89_00, CAD: 119_00, GBP: 77_00, EUR: 89_00 } },
    stock: 'some',
    activities: ['camp', 'ski', 'travel'],
    facts: {
      grams: 210,
      material: ['recycled-nylon', 'rubber'],
      fill: 'synthetic',
      recycledPercent: 75,
      care: 'hand',
    },
    reviews: { score: 4.8, count: 61 },
    age: 13,
    words: {
      en: {
        name: 'Bellows Puffy Bootie',
        kind: 'Insulated bootie for tents, huts and vans',
        description:
          'Ski boots off, these on: the best ten seconds of the day. Insulation all round the foot and up to the ankle bone, a real rubber sole for the dash to the woodpile, and a toe cap for the stove door. They squash to nothing in the lid of a pack.',
        features: [
          'Warm wet or dry',
          'Thin rubber sole that grips frost',
          'Squeezes into its own stuff sack',
        ],
      },
      fr: {
        name: 'Chausson matelassé Bellows',
        kind: 'Chausson chaud pour tente, refuge et fourgon',
        description:
          'Chaussures de ski ôtées, chaussons enfilés : les dix meilleures secondes de la journée. De l’isolant tout autour du pied jusqu’à la cheville, une vraie semelle en gomme pour courir au bûcher, un bout renforcé pour la porte du poêle. Écrasés, ils tiennent dans le rabat du sac.',
        features: [
          'Chaud sec ou mouillé',
          'Semelle mince qui accroche sur le givre',
          'Se tasse dans son propre sac',
        ],
      },
      de: {
        name: 'Hüttenstiefel Bellows',
        kind: 'Gefütterter Stiefel für Zelt, Hütte und Bus',
        description:
          'Skischuhe aus, diese an: die besten zehn Sekunden des Tages. Rundum gefüttert bis über den Knöchel, mit einer echten Gummisohle für den Sprint zum Holzstoß und einer Kappe für die Ofentür. Zusammengedrückt verschwinden sie im Rucksackdeckel.',
        features: [
          'Warm, ob trocken oder nass',
          'Dünne Gummisohle, greift auch auf Reif',
          'Passt in den eigenen Packsack',
        ],
      },
      it: {
        name: 'Stivaletto imbottito Bellows',
        kind: 'Pantofola alta per tenda, rifugio e furgone',
        description:
          'Via gli scarponi, su questi: i dieci secondi migliori della giornata. Imbottitura tutt’intorno al piede fino alla caviglia, una vera suola di gomma per la corsa alla legnaia e un puntale per lo sportello della stufa. Schiacciati spariscono nel cappuccio dello zaino.',
        features: [
          'Caldo asciutto o bagnato',
          'Suola sottile che tiene sulla brina',
          'Si comprime nel suo sacchetto',
        ],
      },
      es: {
        name: 'Botín acolchado Bellows',
        kind: 'Botín de abrigo para tienda, refugio y furgo',
        description:
          'Fuera las botas de esquí y dentro estos: los mejores diez segundos del día. Relleno alrededor de todo el pie hasta el tobillo, suela de goma de verdad para correr a la leñera y puntera para la puerta de la estufa. Aplastados desaparecen en la seta de la mochila.',
        features: [
          'Abriga seco o mojado',
          'Suela fina que agarra en la escarcha',
          'Se comprime en su propia bolsa',
        ],
      },
    },
    regional: { 'fr-ca': { kind: 'Pantoufle montante pour tente, refuge et fourgon' } },
  },
]
