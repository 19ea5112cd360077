import type { StyleIdea } from '../idea.ts'

export const lightDown: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1001',
    categories: ['220101'],
    look: {
      kind: 'down-jacket',
      cut: 'men',
      blocking: 'sides',
      length: 'hip',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand-and-chest',
      quilting: 'mixed',
    },
    seed: 3101,
    colours: ['fjord', 'basalt', 'rowan', 'moss', 'bone'],
    seconds: { fjord: 'ink', basalt: 'slate', rowan: 'peat', moss: 'basalt', bone: 'clay' },
    sizes: 'men',
    price: { current: { USD: 329_00, CAD: 439_00, GBP: 285_00, EUR: 329_00 } },
    stock: 'plenty',
    activities: ['hike', 'climb', 'ski'],
    fit: 'regular',
    facts: {
      grams: 425,
      material: ['nylon-ripstop', 'recycled-polyester'],
      fill: 'down-800',
      comfortCelsius: -10,
      packedCentimetres: [15, 24],
      care: 'machine-30',
    },
    reviews: { score: 4.7, count: 286 },
    age: 31,
    words: {
      en: {
        name: 'Gneiss Down Hoody',
        kind: 'Hooded down jacket, synthetic at the sides',
        description:
          'Down where you lose heat, synthetic fill where you sweat: under the arms and along the pack’s hip belt, the two places where down goes flat first. Broad chambers on the chest, thin ones on the shoulders, so straps lie still. Wear it from the first frost to a dry ten below.',
        features: [
          '800-fill down, 110 g in size M',
          'Synthetic panels under arms and at hips',
          'Chest pocket takes a phone and its cable',
          'Hood sized for a climbing helmet',
        ],
      },
      fr: {
        name: 'Doudoune à capuche Gneiss',
        kind: 'Doudoune à capuche, flancs en synthétique',
        description:
          'Du duvet là où l’on perd sa chaleur, du synthétique là où l’on transpire : sous les bras et le long de la ceinture du sac, les deux endroits où le duvet s’aplatit d’abord. De larges caissons sur le torse, de plus étroits aux épaules pour que les bretelles ne glissent pas. À porter des premières gelées jusqu’à dix degrés sous zéro, au sec.',
        features: [
          'Duvet 800 cuin, 110 g en taille M',
          'Panneaux synthétiques aux aisselles et aux hanches',
          'Poche poitrine pour un téléphone et son câble',
          'Capuche prévue pour un casque d’escalade',
        ],
      },
      de: {
        name: 'Daunenjacke Gneiss',
        kind: 'Daunenjacke mit Kapuze, seitlich synthetisch',
        description:
          'Daune, wo der Körper Wärme verliert, Kunstfaser, wo er schwitzt: unter den Armen und am Hüftgurt des Rucksacks, wo Daune zuerst zusammenfällt. Breite Kammern vor der Brust, schmale auf den Schultern, damit die Träger ruhig liegen. Vom ersten Reif bis zu trockenen zehn Grad minus.',
        features: [
          'Daune 800 cuin, 110 g in Größe M',
          'Kunstfaser unter den Armen und an der Hüfte',
          'Brusttasche für Telefon samt Kabel',
          'Kapuze passt über den Kletterhelm',
        ],
      },
      it: {
        name: 'Piumino con cappuccio Gneiss',
        kind: 'Piumino con fianchi in fibra sintetica',
        description:
          'Piuma dove perdi calore, fibra sintetica dove sudi: sotto le braccia e lungo la cintura dello zaino, i due punti in cui la piuma si schiaccia per prima. Camere larghe sul petto, sottili sulle spalle, così gli spallacci stanno fermi. Va dalla prima brina fino a dieci sotto zero, purché asciutti.',
        features: [
          'Piuma 800 cuin, 110 g nella taglia M',
          'Inserti sintetici ad ascelle e fianchi',
          'Tasca sul petto per telefono e cavo',
          'Cappuccio a misura di casco da arrampicata',
        ],
      },
      es: {
        name: 'Plumífero con capucha Gneiss',
        kind: 'Plumífero con costados de fibra sintética',
        description:
          'Plumón donde pierdes calor y fibra donde sudas: bajo los brazos y a lo largo del cinturón de la mochila, los dos sitios donde el plumón se aplasta antes. Cámaras anchas en el pecho y finas en los hombros, para que los tirantes no bailen. Sirve desde la primera helada hasta diez bajo cero, en seco.',
        features: [
          'Plumón de 800 cuin, 110 g en la talla M',
          'Fibra sintética en axilas y caderas',
          'Bolsillo de pecho para el móvil y su cable',
          'Capucha para casco de escalada',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Doudoune à capuchon Gneiss',
        kind: 'Doudoune à capuchon, côtés en synthétique',
      },
    },
  },
  {
    styleId: 'CRNM1002',
    categories: ['220101'],
    look: {
      kind: 'down-jacket',
      cut: 'men',
      length: 'hip',
      neck: 'low-stand',
      closure: 'full-zip',
      pockets: 'hand',
      quilting: 'boxes',
    },
    seed: 3102,
    colours: ['saffron', 'ink', 'spruce', 'slate'],
    sizes: 'men',
    price: { current: { USD: 219_00, CAD: 295_00, GBP: 190_00, EUR: 219_00 } },
    stock: 'some',
    activities: ['hike', 'travel', 'camp'],
    fit: 'slim',
    facts: {
      grams: 228,
      material: ['recycled-nylon'],
      fill: 'recycled-down-700',
      comfortCelsius: 0,
      packedCentimetres: [10, 16],
      recycledPercent: 100,
      care: 'machine-30',
    },
    reviews: { score: 4.5, count: 97 },
    age: 8,
    words: {
      en: {
        name: 'Adze Down Jacket',
        kind: 'Collarless down to wear underneath',
        description:
          'The collar was cut away on purpose, so this goes under a shell or a decent coat and nobody knows. Small square chambers keep the down from traveling. A passenger at 228 grams; on a cold platform you will be glad you took it along.',
        features: [
          'Down recovered from old bedding, 700 fill',
          'Low neck, no zip against the throat',
          'Packs to the size of a pint glass',
        ],
      },
      fr: {
        name: 'Doudoune sans col Adze',
        kind: 'Duvet sans col, à porter dessous',
        description:
          'Le col a été retiré exprès : elle passe sous une veste imperméable ou sous un beau manteau sans que personne ne le sache. De petits caissons carrés empêchent le duvet de voyager. Ses 228 grammes se font oublier, sauf sur un quai de gare en février.',
        features: [
          'Duvet récupéré dans de vieilles literies, 700 cuin',
          'Encolure basse, pas de curseur contre la gorge',
          'Pliée, elle a la taille d’une chope',
        ],
      },
      de: {
        name: 'Daunenjacke Adze',
        kind: 'Kragenlose Daune für darunter',
        description:
          'Der Kragen fehlt mit Absicht: So passt die Jacke unter eine Hardshell oder einen guten Mantel, und niemand merkt es. Kleine quadratische Kammern lassen die Daune nicht wandern. 228 Gramm, die man vergisst, bis der Zug Verspätung hat.',
        features: [
          'Daune aus alten Betten, 700 cuin',
          'Tiefer Ausschnitt, kein Reißverschluss am Hals',
          'Packmaß eines kleinen Bierglases',
        ],
      },
      it: {
        name: 'Piumino senza collo Adze',
        kind: 'Piuma senza collo, da portare sotto',
        description:
          'Il collo l’abbiamo tolto apposta: sta sotto un guscio o sotto un cappotto serio e nessuno se ne accorge. Le piccole camere quadrate impediscono alla piuma di spostarsi. Sono 228 grammi da passeggero, di quelli che su un binario gelido benedici.',
        features: [
          'Piuma recuperata da vecchi piumoni, 700 cuin',
          'Scollo basso, niente zip contro la gola',
          'Chiuso è grande come un boccale',
        ],
      },
      es: {
        name: 'Plumífero sin cuello Adze',
        kind: 'Plumón sin cuello, para llevar debajo',
        description:
          'Le quitamos el cuello adrede: cabe bajo una membrana o un buen abrigo y nadie se entera. Las cámaras, pequeñas y cuadradas, no dejan que el plumón se mueva de sitio. Son 228 gramos de polizón que agradecerás en un andén helado.',
        features: [
          'Plumón recuperado de ropa de cama, 700 cuin',
          'Escote bajo, sin cremallera en la garganta',
          'Plegado ocupa lo que una jarra pequeña',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1003',
    categories: ['220101', '220205'],
    look: {
      kind: 'down-jacket',
      cut: 'men',
      blocking: 'chest-panel',
      length: 'hip',
      neck: 'stand',
      closure: 'snaps',
      pockets: 'flap',
      quilting: 'wide',
    },
    seed: 3103,
    colours: ['glacier', 'larch', 'peat'],
    seconds: { larch: 'peat', peat: 'bone', glacier: 'fjord' },
    sizes: 'men',
    price: {
      current: { USD: 173_99, CAD: 233_99, GBP: 150_99, EUR: 173_99 },
      original: { USD: 248_00, CAD: 335_00, GBP: 215_00, EUR: 248_00 },
    },
    stock: 'some',
    activities: ['camp', 'everyday'],
    fit: 'relaxed',
    facts: {
      grams: 480,
      material: ['recycled-polyester'],
      fill: 'down-650',
      comfortCelsius: -5,
      care: 'machine-30',
    },
    reviews: { score: 4.4, count: 43 },
    age: 22,
    words: {
      en: {
        name: 'Tamarack Down Shirt',
        kind: 'Snap-front down overshirt',
        description:
          'A shirt in shape, a duvet in character. The snaps open with one pull when the stove room gets warm, and the flap pockets were measured with a paperback. It is for the evening end of a day out, and for people who find most down jackets a little loud.',
        features: [
          'Matte cloth that does not rustle',
          'Two flap pockets, hand warmers behind',
          'Seven metal snaps, easy in mittens',
        ],
      },
      fr: {
        name: 'Surchemise en duvet Tamarack',
        kind: 'Surchemise matelassée à pressions',
        description:
          'Une chemise par la forme, une couette par le caractère. Les pressions cèdent d’un geste quand le poêle chauffe trop, et les poches à rabat ont été mesurées avec un livre de poche. Elle est faite pour le soir des belles journées, et pour ceux qui trouvent les doudounes un peu bruyantes.',
        features: [
          'Tissu mat, sans bruissement',
          'Deux poches à rabat, chauffe-mains derrière',
          'Sept pressions en métal, faciles en moufles',
        ],
      },
      de: {
        name: 'Daunenhemd Tamarack',
        kind: 'Daunenhemd mit Druckknöpfen',
        description:
          'Der Form nach ein Hemd, dem Wesen nach eine Bettdecke. Die Druckknöpfe gehen mit einem Zug auf, wenn es in der Stube warm wird, und die Klappentaschen sind nach einem Taschenbuch bemessen. Für den Abend eines Tourentages und für alle, denen Daunenjacken zu viel Aufhebens machen.',
        features: [
          'Matter Stoff, der nicht raschelt',
          'Zwei Klappentaschen, dahinter Wärmetaschen',
          'Sieben Metalldruckknöpfe, leicht auch in Fäustlingen',
        ],
      },
      it: {
        name: 'Sovracamicia in piuma Tamarack',
        kind: 'Sovracamicia imbottita con automatici',
        description:
          'Di forma è una camicia, di carattere un piumone. Gli automatici si aprono con uno strappo quando la stufa esagera, e le tasche con pattina sono misurate su un tascabile. È per la sera dopo una giornata fuori, e per chi trova i piumini un po’ chiassosi.',
        features: [
          'Tessuto opaco che non fruscia',
          'Due tasche con pattina, scaldamani dietro',
          'Sette automatici in metallo, facili con le muffole',
        ],
      },
      es: {
        name: 'Sobrecamisa de plumón Tamarack',
        kind: 'Sobrecamisa acolchada con broches',
        description:
          'Por la forma es una camisa; por el carácter, un edredón. Los broches se abren de un tirón cuando la estufa se pasa, y los bolsillos de tapeta se midieron con un libro de bolsillo. Es para la última hora de un día fuera y para quien encuentra los plumíferos algo escandalosos.',
        features: [
          'Tejido mate que no cruje',
          'Dos bolsillos con tapeta y calientamanos detrás',
          'Siete broches de metal, fáciles con manoplas',
        ],
      },
    },
  },
]
