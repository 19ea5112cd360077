import type { StyleIdea } from '../idea.ts'

export const sandals: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1076',
    categories: ['210403'],
    look: {
      kind: 'sandal',
      shaft: 'low',
      upper: 'webbing',
      sole: 'cushioned',
      lacing: 'straps',
      overlays: 'plain',
    },
    seed: 2176,
    colours: ['ember', 'moss', 'ink', 'saffron'],
    seconds: { ember: 'clay', moss: 'saffron', ink: 'glacier', saffron: 'peat' },
    sizes: 'women-shoes',
    price: { current: { USD: 95_00, CAD: 128_00, GBP: 82_00, EUR: 95_00 } },
    stock: 'plenty',
    activities: ['hike', 'travel', 'camp'],
    facts: {
      grams: 240,
      material: ['recycled-polyester', 'eva-foam', 'rubber'],
      dropMillimetres: 0,
      recycledPercent: 60,
      care: 'hand',
    },
    reviews: { score: 4.3, count: 69 },
    age: 13,
    words: {
      en: {
        name: 'Ikaria Sandal',
        kind: 'Walking sandal on one long strap',
        description:
          'One strap threads through the whole sole and tightens everywhere at once, so there is a single buckle to sand up. People walk coast paths in them and wade the last bay. Rinse the salt off and they forgive you.',
        features: [
          'Continuous strap, one buckle',
          'Sole with 3 mm lugs and a soft footbed',
          'Straps dry in an hour',
        ],
      },
      fr: {
        name: 'Sandale Ikaria',
        kind: 'Sandale de marche à sangle unique',
        description:
          'Une seule sangle traverse toute la semelle et se tend partout à la fois ; il n’y a donc qu’une boucle à ensabler. On longe la côte avec et l’on passe la dernière baie à gué. Rincez le sel, elle ne vous en voudra pas.',
        features: [
          'Sangle continue, une boucle',
          'Crampons de 3 mm, lit de pied souple',
          'Sangle sèche en une heure',
        ],
      },
      de: {
        name: 'Sandale Ikaria',
        kind: 'Wandersandale mit einem langen Riemen',
        description:
          'Ein Riemen läuft durch die ganze Sohle und zieht überall zugleich an, darum gibt es nur eine Schnalle, die versanden kann. Man wandert darin Küstenpfade und watet durch die letzte Bucht. Salz abspülen, dann nimmt sie es nicht übel.',
        features: [
          'Durchgehender Riemen, eine Schnalle',
          'Sohle mit 3-mm-Stollen und weichem Fußbett',
          'Riemen trocknen in einer Stunde',
        ],
      },
      it: {
        name: 'Sandalo Ikaria',
        kind: 'Sandalo da cammino a fettuccia unica',
        description:
          'Un’unica fettuccia attraversa tutta la suola e si tende dappertutto insieme, così la fibbia da riempire di sabbia è una sola. Ci si fanno i sentieri di costa e l’ultima baia si guada. Sciacqua via il sale e non se la prende.',
        features: [
          'Fettuccia continua, una fibbia',
          'Tasselli da 3 mm e plantare morbido',
          'La fettuccia asciuga in un’ora',
        ],
      },
      es: {
        name: 'Sandalia Ikaria',
        kind: 'Sandalia de caminar de una sola cinta',
        description:
          'Una sola cinta recorre toda la suela y se tensa a la vez en todas partes, así que solo hay una hebilla que llenar de arena. Con ella se hacen caminos de costa y la última cala se vadea. Enjuágale la sal y no te guarda rencor.',
        features: [
          'Cinta continua, una hebilla',
          'Tacos de 3 mm y plantilla blanda',
          'La cinta se seca en una hora',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1077',
    categories: ['210403'],
    look: {
      kind: 'camp-shoe',
      shaft: 'mid',
      upper: 'puffy',
      sole: 'low',
      lacing: 'slip-on',
      overlays: 'plain',
    },
    seed: 2177,
    colours: ['heather', 'lichen', 'rowan', 'basalt'],
    sizes: 'women-shoes',
    price: { current: { USD: 75_00, CAD: 100_00, GBP: 65_00, EUR: 75_00 } },
    stock: 'plenty',
    activities: ['camp', 'travel'],
    facts: {
      grams: 165,
      material: ['recycled-nylon', 'rubber'],
      fill: 'synthetic',
      packedCentimetres: [9, 14],
      recycledPercent: 72,
      care: 'machine-30',
    },
    reviews: { score: 4.8, count: 154 },
    age: 19,
    words: {
      en: {
        name: 'Candela Camp Slipper',
        kind: 'Insulated slipper with a thin sole',
        description:
          'A sleeping bag for each foot, with enough rubber beneath to fetch water. Fold the collar up in the tent, down in the kitchen. The pair weighs less than one of the shoes you have just taken off, which is the whole argument.',
        features: [
          '120 g synthetic fill, warm when damp',
          'Outsole of 2 mm rubber',
          'Collar folds down and holds with a cord',
          'Washable at 30 degrees',
        ],
      },
      fr: {
        name: 'Chausson de camp Candela',
        kind: 'Chausson isolant à semelle fine',
        description:
          'Un sac de couchage par pied, avec juste assez de caoutchouc dessous pour aller chercher l’eau. Col relevé dans la tente, rabattu dans la cuisine. La paire pèse moins qu’une seule des chaussures que vous venez d’ôter ; tout est dit.',
        features: [
          'Garnissage synthétique de 120 g, chaud même humide',
          'Semelle en caoutchouc de 2 mm',
          'Col rabattable, tenu par un cordon',
          'Lavable à 30 degrés',
        ],
      },
      de: {
        name: 'Hüttenschuh Candela',
        kind: 'Gefütterter Hüttenschuh mit dünner Sohle',
        description:
          'Ein Schlafsack für jeden Fuß, mit gerade so viel Gummi, dass Sie Wasser holen können. Im Zelt den Schaft hoch, in der Küche herunter. Das Paar wiegt weniger als einer der Schuhe, die Sie eben ausgezogen haben, und mehr ist dazu nicht zu sagen.',
        features: [
          '120 g Kunstfaser, auch feucht noch warm',
          'Laufsohle aus 2 mm Gummi',
          'Schaft zum Umklappen, hält mit Kordel',
          'Waschbar bei 30 Grad',
        ],
      },
      it: {
        name: 'Babbuccia da campo Candela',
        kind: 'Babbuccia imbottita a suola sottile',
        description:
          'Un sacco a pelo per piede, con sotto la gomma che basta per andare a prendere l’acqua. Collo su in tenda, giù in cucina. Il paio pesa meno di una sola delle scarpe che ti sei appena tolta, e non c’è altro da aggiungere.',
        features: [
          'Imbottitura sintetica da 120 g, calda anche umida',
          'Suola in gomma da 2 mm',
          'Collo ripiegabile, si ferma con un cordino',
          'Lavabile a 30 gradi',
        ],
      },
      es: {
        name: 'Zapatilla de refugio Candela',
        kind: 'Zapatilla acolchada de suela fina',
        description:
          'Un saco de dormir por pie, con la goma justa debajo para ir a por agua. Cuello arriba en la tienda, abajo en la cocina. El par pesa menos que una sola de las botas que te acabas de quitar, y con eso está dicho todo.',
        features: [
          'Relleno sintético de 120 g, abriga húmedo',
          'Suela de goma de 2 mm',
          'Cuello plegable, se sujeta con un cordón',
          'Lavable a 30 grados',
        ],
      },
    },
    regional: {
      'fr-ca': { name: 'Pantoufle de camp Candela', kind: 'Pantoufle isolante à semelle mince' },
    },
  },
  {
    styleId: 'CRNW1078',
    categories: ['210403'],
    look: {
      kind: 'camp-shoe',
      shaft: 'low',
      upper: 'suede',
      sole: 'wedge',
      lacing: 'slip-on',
      overlays: 'saddle',
    },
    seed: 2178,
    colours: ['clay', 'spruce', 'bone'],
    seconds: { clay: 'peat', spruce: 'moss', bone: 'larch' },
    sizes: 'women-shoes',
    price: {
      current: { USD: 84_00, CAD: 112_00, GBP: 72_80, EUR: 84_00 },
      original: { USD: 105_00, CAD: 140_00, GBP: 91_00, EUR: 105_00 },
    },
    stock: 'gone',
    activities: ['camp', 'everyday'],
    facts: { grams: 275, material: ['suede', 'cork', 'rubber'] },
    reviews: { score: 4.6, count: 21 },
    age: 16,
    words: {
      en: {
        name: 'Tinos Clog',
        kind: 'Suede clog on a cork footbed',
        description:
          'Clogs are for the porch, the tomatoes and the ten steps to the sauna. The cork takes the shape of your foot in about three weeks, after which nobody else should borrow them. The saddle strap is real and can be tightened.',
        features: [
          'Cork footbed, covered in suede',
          'Adjustable strap over the instep',
          'Rubber sole glued so that it can be renewed',
        ],
      },
      fr: {
        name: 'Sabot Tinos',
        kind: 'Sabot en velours, lit de pied en liège',
        description:
          'Un sabot, c’est pour le perron, les tomates et les dix pas jusqu’au sauna. Le liège prend la forme de votre pied en trois semaines environ ; après quoi, mieux vaut ne plus le prêter. La bride sert vraiment, on peut la resserrer.',
        features: [
          'Lit de pied en liège gainé de velours',
          'Bride réglable sur le cou-de-pied',
          'Semelle caoutchouc collée, remplaçable',
        ],
      },
      de: {
        name: 'Clog Tinos',
        kind: 'Velourslederclog mit Korkfußbett',
        description:
          'Clogs sind für die Veranda, die Tomaten und die zehn Schritte zur Sauna. Nach etwa drei Wochen hat der Kork die Form Ihres Fußes, danach sollte ihn niemand mehr ausleihen. Der Riemen ist echt und lässt sich nachziehen.',
        features: [
          'Korkfußbett, mit Veloursleder bezogen',
          'Verstellbarer Riemen über dem Rist',
          'Geklebte Gummisohle, die sich erneuern lässt',
        ],
      },
      it: {
        name: 'Zoccolo Tinos',
        kind: 'Zoccolo scamosciato con plantare in sughero',
        description:
          'Gli zoccoli sono per il portico, i pomodori e i dieci passi fino alla sauna. In tre settimane il sughero prende la forma del tuo piede, e da lì in poi meglio non prestarli. Il cinturino è vero e si può stringere.',
        features: [
          'Plantare in sughero rivestito di scamosciato',
          'Cinturino regolabile sul collo del piede',
          'Suola in gomma incollata, si rinnova',
        ],
      },
      es: {
        name: 'Zueco Tinos',
        kind: 'Zueco de serraje con plantilla de corcho',
        description:
          'Los zuecos son para el porche, los tomates y los diez pasos hasta la sauna. En unas tres semanas el corcho toma la forma de tu pie, y desde entonces mejor no prestarlos. La tira es de verdad y se puede apretar.',
        features: [
          'Plantilla de corcho forrada de serraje',
          'Tira ajustable sobre el empeine',
          'Suela de goma pegada, se puede renovar',
        ],
      },
    },
  },
]
