import type { StyleIdea } from '../idea.ts'

export const lightPacks: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1001',
    categories: ['240101'],
    look: {
      kind: 'backpack',
      litres: 20,
      shape: 'teardrop',
      surface: 'ripstop',
      extras: 'mesh-pockets',
    },
    seed: 4101,
    colours: ['saffron', 'basalt', 'glacier', 'moss', 'rowan'],
    sizes: 'one',
    price: { current: { USD: 95_00, CAD: 129_00, GBP: 82_00, EUR: 95_00 } },
    stock: 'plenty',
    activities: ['hike', 'travel', 'everyday'],
    facts: {
      grams: 560,
      material: ['recycled-nylon', 'nylon-ripstop'],
      litres: 20,
      recycledPercent: 92,
      care: 'wipe',
    },
    reviews: { score: 4.7, count: 212 },
    age: 28,
    words: {
      en: {
        name: 'Pika Day Pack',
        kind: '20-liter pack for a day on foot',
        description:
          'Lunch, a shell, a warm layer, two bottles and the thing you nearly forgot. The back panel is pressed foam with a channel down the middle, so a hot climb in June leaves one wet stripe instead of a wet shirt.',
        features: [
          'Stretch pockets reached without taking it off',
          'Key hook where the hand looks for it',
          'Sternum strap slides with a gloved thumb',
        ],
      },
      fr: {
        name: 'Sac à dos Pika',
        kind: 'Sac de 20 litres pour la journée',
        description:
          'Le pique-nique, une veste, une couche chaude, deux gourdes et ce que vous avez failli oublier. Le dos en mousse pressée est creusé d’un canal : une montée chaude de juin mouille une bande, pas toute la chemise.',
        features: [
          'Poches extensibles accessibles sac au dos',
          'Mousqueton à clés là où la main le cherche',
          'Sangle de poitrine réglable avec des gants',
        ],
      },
      de: {
        name: 'Tagesrucksack Pika',
        kind: '20-Liter-Rucksack für einen Tag zu Fuß',
        description:
          'Brotzeit, Regenjacke, etwas Warmes, zwei Flaschen und das, was Sie beinahe vergessen hätten. Der Rücken aus gepresstem Schaum hat in der Mitte einen Kanal: Ein heißer Aufstieg im Juni hinterlässt einen nassen Streifen statt eines nassen Hemds.',
        features: [
          'Elastische Taschen, im Gehen erreichbar',
          'Schlüsselhaken dort, wo die Hand ihn sucht',
          'Brustgurt, mit Handschuhen verstellbar',
        ],
      },
      it: {
        name: 'Zaino Pika',
        kind: 'Zaino da 20 litri per una giornata a piedi',
        description:
          'Il pranzo, un guscio, uno strato caldo, due borracce e la cosa che stavi per dimenticare. Lo schienale in schiuma pressata ha un canale al centro: una salita calda di giugno bagna una striscia, non la camicia intera.',
        features: [
          'Tasche elastiche raggiungibili senza toglierlo',
          'Gancio per le chiavi dove la mano lo cerca',
          'Cinghia pettorale regolabile con i guanti',
        ],
      },
      es: {
        name: 'Mochila Pika',
        kind: 'Mochila de 20 litros para un día a pie',
        description:
          'La comida, una chaqueta, una capa de abrigo, dos botellas y eso que casi se te olvida. El respaldo de espuma prensada lleva un canal en el centro: una subida calurosa de junio deja una franja mojada, no la camisa entera.',
        features: [
          'Bolsillos elásticos accesibles sin quitártela',
          'Gancho para llaves donde lo busca la mano',
          'Cinta de pecho que se ajusta con guantes',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1002',
    categories: ['240101'],
    look: { kind: 'backpack', litres: 24, shape: 'roll-top', surface: 'coated', extras: 'plain' },
    seed: 4102,
    colours: ['slate', 'larch', 'spruce'],
    sizes: 'one',
    price: { current: { USD: 139_00, CAD: 189_00, GBP: 119_00, EUR: 139_00 } },
    stock: 'some',
    activities: ['hike', 'travel', 'everyday'],
    facts: {
      grams: 780,
      material: ['recycled-polyester'],
      waterproofMillimetres: 10_000,
      litres: 24,
      care: 'wipe',
    },
    reviews: { score: 4.6, count: 43 },
    age: 15,
    words: {
      en: {
        name: 'Corrour Roll-Top Pack',
        kind: 'Welded 24-liter pack for wet days',
        description:
          'Named after a bothy with a leaking roof. Welded seams and a top that rolls three times keep a dry shirt dry through a Highland week, and the light lining lets you find it at the bottom.',
        features: [
          'No stitched seam below the lid',
          'Rolls down to 15 liters, up to 24',
          'Padded sleeve for a 13-inch computer',
        ],
      },
      fr: {
        name: 'Sac étanche Corrour',
        kind: 'Sac soudé de 24 litres pour les jours mouillés',
        description:
          'Il porte le nom d’un abri écossais dont le toit fuit. Coutures soudées, ouverture roulée trois fois : la chemise sèche le reste toute une semaine dans les Highlands, et la doublure claire aide à la retrouver au fond.',
        features: [
          'Aucune couture piquée sous le rabat',
          'Se roule de 24 à 15 litres',
          'Compartiment matelassé pour un portable 13 pouces',
        ],
      },
      de: {
        name: 'Rollrucksack Corrour',
        kind: 'Verschweißter 24-Liter-Rucksack für nasse Tage',
        description:
          'Benannt nach einer Schutzhütte, deren Dach undicht ist. Verschweißte Nähte und ein dreimal gerollter Verschluss halten das trockene Hemd eine Woche Highlands lang trocken; im hellen Futter finden Sie es unten auch wieder.',
        features: [
          'Keine genähte Naht unterhalb des Verschlusses',
          'Lässt sich von 24 auf 15 Liter rollen',
          'Gepolstertes Fach für ein 13-Zoll-Notebook',
        ],
      },
      it: {
        name: 'Zaino stagno Corrour',
        kind: 'Zaino saldato da 24 litri per giorni bagnati',
        description:
          'Prende il nome da un bivacco scozzese con il tetto che perde. Cuciture saldate e chiusura arrotolata tre volte tengono asciutta la maglia asciutta per una settimana di Highlands, e la fodera chiara aiuta a ritrovarla sul fondo.',
        features: [
          'Nessuna cucitura a filo sotto la chiusura',
          'Si arrotola da 24 a 15 litri',
          'Scomparto imbottito per un portatile da 13 pollici',
        ],
      },
      es: {
        name: 'Mochila estanca Corrour',
        kind: 'Mochila soldada de 24 litros para días mojados',
        description:
          'Lleva el nombre de un refugio escocés con goteras. Las costuras soldadas y el cierre de tres vueltas mantienen seca la camiseta seca durante una semana en las Highlands, y el forro claro ayuda a encontrarla en el fondo.',
        features: [
          'Ninguna costura cosida por debajo del cierre',
          'Se enrolla de 24 a 15 litros',
          'Funda acolchada para un portátil de 13 pulgadas',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1003',
    categories: ['240101'],
    look: {
      kind: 'backpack',
      litres: 28,
      shape: 'top-lid',
      surface: 'ballistic',
      extras: 'daisy-chain',
    },
    seed: 4103,
    colours: ['rowan', 'ink', 'lichen', 'basalt'],
    sizes: 'three-backs',
    price: {
      current: { USD: 149_00, CAD: 199_00, GBP: 129_00, EUR: 150_00 },
      original: { USD: 185_00, CAD: 249_00, GBP: 160_00, EUR: 185_00 },
    },
    stock: 'plenty',
    activities: ['climb', 'hike', 'ski'],
    facts: { grams: 940, material: ['recycled-nylon', 'aluminium'], litres: 28, care: 'wipe' },
    reviews: { score: 4.5, count: 96 },
    age: 34,
    words: {
      en: {
        name: 'Chamois Alpine Pack',
        kind: '28-liter pack for rope and rock',
        description:
          'Slim enough to disappear on a pitch, tough enough to be hauled up one. The lid floats so that a rope fits under it, the hip belt comes off for the harness, and two axes hang without swinging.',
        features: [
          'Removable belt, lid and frame sheet',
          'Haul loop rated to 200 kg',
          'Bottom in 840-denier ballistic nylon',
        ],
      },
      fr: {
        name: 'Sac d’alpinisme Chamois',
        kind: 'Sac de 28 litres pour la corde et le rocher',
        description:
          'Assez étroit pour se faire oublier dans une longueur, assez solide pour y être hissé. Le rabat flottant laisse passer la corde, la ceinture s’enlève pour le baudrier et deux piolets y pendent sans se balancer.',
        features: [
          'Ceinture, rabat et armature amovibles',
          'Boucle de hissage testée à 200 kg',
          'Fond en nylon balistique 840 deniers',
        ],
      },
      de: {
        name: 'Alpinrucksack Chamois',
        kind: '28-Liter-Rucksack für Seil und Fels',
        description:
          'Schmal genug, um in der Seillänge nicht zu stören, robust genug, um nachgezogen zu werden. Unter den verstellbaren Deckel passt das Seil, der Hüftgurt weicht dem Klettergurt, und zwei Eisgeräte hängen, ohne zu pendeln.',
        features: [
          'Gurt, Deckel und Rückenplatte abnehmbar',
          'Haulschlaufe bis 200 kg',
          'Boden aus Ballistic-Nylon, 840 Denier',
        ],
      },
      it: {
        name: 'Zaino alpino Chamois',
        kind: 'Zaino da 28 litri per corda e roccia',
        description:
          'Abbastanza stretto da sparire in un tiro, abbastanza robusto da essere recuperato a mano. Sotto il cappuccio mobile passa la corda, la cintura si toglie per l’imbrago e due piccozze stanno appese senza oscillare.',
        features: [
          'Cintura, cappuccio e telaio removibili',
          'Anello di recupero provato a 200 kg',
          'Fondo in nylon balistico da 840 denari',
        ],
      },
      es: {
        name: 'Mochila alpina Chamois',
        kind: 'Mochila de 28 litros para cuerda y roca',
        description:
          'Lo bastante estrecha para no notarla en un largo y lo bastante dura para izarla. Bajo la seta flotante cabe la cuerda, el cinturón se quita para llevar arnés y dos piolets cuelgan sin balancearse.',
        features: [
          'Cinturón, seta y armazón desmontables',
          'Anilla de izado probada a 200 kg',
          'Fondo de nailon balístico de 840 deniers',
        ],
      },
    },
  },
]
