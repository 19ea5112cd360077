import type { StyleIdea } from '../idea.ts'

export const shorts: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1049',
    categories: ['220302'],
    look: {
      kind: 'shorts',
      cut: 'men',
      blocking: 'sides',
      leg: 'straight',
      length: 'short',
      waist: 'elastic',
      pockets: 'none',
      surface: 'shell',
    },
    seed: 3149,
    colours: ['saffron', 'basalt', 'tarn'],
    seconds: { saffron: 'larch', basalt: 'ember', tarn: 'ink' },
    sizes: 'men',
    price: { current: { USD: 68_00, CAD: 92_00, GBP: 59_00, EUR: 68_00 } },
    stock: 'plenty',
    activities: ['trail-run'],
    fit: 'slim',
    facts: {
      grams: 102,
      material: ['recycled-polyester', 'elastane'],
      recycledPercent: 93,
      care: 'machine-30',
    },
    reviews: { score: 4.4, count: 138 },
    age: 13,
    words: {
      en: {
        name: 'Pyrite Running Shorts',
        kind: 'Five-inch shorts with a pocketed belt',
        description:
          'A knitted belt runs right round the waist and holds two soft flasks, four gels, a phone and a jacket the size of a fist, none of which bounce. The liner is a brief; the outer is so thin that you check. Fine from five degrees up if you keep moving.',
        features: [
          'Five openings in the waist belt',
          'Brief liner, bonded edges',
          'Keys clip inside at the back',
        ],
      },
      fr: {
        name: 'Short de trail Pyrite',
        kind: 'Short de treize centimètres à ceinture-poche',
        description:
          'Une ceinture tricotée fait le tour de la taille et porte deux flasques, quatre gels, un téléphone et une veste grosse comme le poing, sans que rien ne saute. Le sous-short est un slip ; le tissu extérieur est si mince qu’on vérifie. Dès cinq degrés, si vous ne vous arrêtez pas.',
        features: [
          'Cinq ouvertures dans la ceinture',
          'Slip intégré, bords collés',
          'Clés accrochées à l’intérieur du dos',
        ],
      },
      de: {
        name: 'Laufshorts Pyrite',
        kind: 'Kurze Shorts mit Taschengürtel',
        description:
          'Ein gestrickter Gürtel läuft ganz um die Taille und hält zwei Softflasks, vier Gels, ein Telefon und eine faustgroße Jacke, ohne dass etwas hüpft. Innen sitzt ein Slip, außen ein Stoff, so dünn, dass man nachsieht. Ab fünf Grad in Ordnung, wenn Sie in Bewegung bleiben.',
        features: [
          'Fünf Eingriffe im Taillengürtel',
          'Innenslip mit geklebten Kanten',
          'Schlüsselclip hinten innen',
        ],
      },
      it: {
        name: 'Shorts da corsa Pyrite',
        kind: 'Shorts corti con cintura portaoggetti',
        description:
          'Una cintura in maglia gira tutta la vita e tiene due flask morbide, quattro gel, un telefono e una giacca grande come un pugno, senza che niente balli. Dentro c’è uno slip; fuori un tessuto così sottile che vai a controllare. Da cinque gradi in su, se non ti fermi.',
        features: [
          'Cinque aperture nella cintura',
          'Slip interno con bordi incollati',
          'Gancio per le chiavi dietro',
        ],
      },
      es: {
        name: 'Pantalón corto de trail Pyrite',
        kind: 'Pantalón corto con cinturón portaobjetos',
        description:
          'Un cinturón de punto rodea la cintura y lleva dos bidones blandos, cuatro geles, el móvil y una chaqueta del tamaño de un puño, sin que nada bote. Por dentro, un slip; por fuera, una tela tan fina que uno se mira. A partir de cinco grados, si no te paras.',
        features: [
          'Cinco aberturas en el cinturón',
          'Slip interior con bordes pegados',
          'Enganche para llaves en la espalda',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Short de course Pyrite' } },
  },
  {
    styleId: 'CRNM1050',
    categories: ['220302'],
    look: {
      kind: 'shorts',
      cut: 'men',
      leg: 'tapered',
      length: 'knee',
      waist: 'belted',
      pockets: 'cargo',
      surface: 'ripstop',
    },
    seed: 3150,
    colours: ['clay', 'moss', 'slate', 'ink'],
    sizes: 'waist',
    price: { current: { USD: 82_00, CAD: 110_00, GBP: 71_00, EUR: 82_00 } },
    stock: 'some',
    activities: ['hike', 'camp', 'travel'],
    fit: 'regular',
    facts: {
      grams: 265,
      material: ['nylon-ripstop', 'elastane'],
      recycledPercent: 68,
      care: 'machine-40',
    },
    reviews: { score: 4.5, count: 119 },
    age: 32,
    words: {
      en: {
        name: 'Karst Hiking Shorts',
        kind: 'Ripstop to the knee, with map pockets',
        description:
          'Limestone is hard on cloth: it is sharp, hot and always nearby. So the seat is double and the ripstop has a matte, sandy finish that hides what the rock does to it. Long enough to keep thistles off the thigh, short enough to wade in.',
        features: [
          'Doubled seat',
          'Two flap pockets with drain holes',
          'Webbing belt, one-handed buckle',
        ],
      },
      fr: {
        name: 'Short de randonnée Karst',
        kind: 'Ripstop au genou, poches à carte',
        description:
          'Le calcaire est dur pour les tissus : coupant, brûlant et toujours à portée. L’assise est donc double et le ripstop a un fini mat, sableux, qui cache ce que le rocher lui fait. Assez long contre les chardons, assez court pour passer à gué.',
        features: [
          'Assise double',
          'Deux poches à rabat avec œillets d’écoulement',
          'Ceinture sangle, boucle d’une main',
        ],
      },
      de: {
        name: 'Wandershorts Karst',
        kind: 'Knielanges Ripstop mit Kartentaschen',
        description:
          'Kalk setzt Stoffen zu: Er ist scharf, heiß und immer in der Nähe. Deshalb ist das Gesäß doppelt, und das Ripstop hat eine matte, sandige Oberfläche, die verbirgt, was der Fels damit macht. Lang genug gegen Disteln, kurz genug zum Waten.',
        features: [
          'Doppeltes Gesäß',
          'Zwei Klappentaschen mit Ablauföse',
          'Gurtband mit Einhandschnalle',
        ],
      },
      it: {
        name: 'Bermuda da trekking Karst',
        kind: 'Ripstop al ginocchio, tasche per la carta',
        description:
          'Il calcare è duro con le stoffe: taglia, scotta e sta sempre lì accanto. Per questo la seduta è doppia e il ripstop ha un aspetto opaco, sabbioso, che nasconde quel che gli fa la roccia. Lunghi quanto basta contro i cardi, corti quanto basta per un guado.',
        features: [
          'Seduta doppia',
          'Due tasche con pattina e foro di scolo',
          'Cintura in fettuccia, fibbia a una mano',
        ],
      },
      es: {
        name: 'Bermudas de montaña Karst',
        kind: 'Ripstop hasta la rodilla, bolsillos de mapa',
        description:
          'La caliza castiga la tela: corta, quema y siempre está cerca. Por eso el asiento es doble y el ripstop tiene un acabado mate y arenoso que disimula lo que le hace la roca. Largas para los cardos, cortas para vadear.',
        features: [
          'Asiento doble',
          'Dos bolsillos de tapeta con ojal de desagüe',
          'Cinturón de cinta, hebilla a una mano',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1051',
    categories: ['220302'],
    look: {
      kind: 'shorts',
      cut: 'men',
      leg: 'wide',
      length: 'short',
      waist: 'drawstring',
      pockets: 'hand',
      surface: 'fleece',
    },
    seed: 3151,
    colours: ['bone', 'heather'],
    sizes: 'men',
    price: {
      current: { USD: 48_00, CAD: 64_00, GBP: 41_40, EUR: 48_00 },
      original: { USD: 64_00, CAD: 86_00, GBP: 55_00, EUR: 64_00 },
    },
    stock: 'gone',
    activities: ['camp', 'everyday'],
    fit: 'relaxed',
    facts: {
      grams: 285,
      material: ['organic-cotton', 'recycled-polyester'],
      recycledPercent: 45,
      care: 'machine-40',
    },
    reviews: { score: 4.6, count: 12 },
    age: 15,
    words: {
      en: {
        name: 'Cedar Terry Shorts',
        kind: 'Wide sweat shorts for after the swim',
        description:
          'Toweling you can be seen in. Pulled on over wet trunks they drink up the lake, and by the time the stove is lit they are most of the way dry. The pockets are deep, since that is where the matches end up.',
        features: [
          'Looped terry on the inside',
          'Flat cord, no metal',
          'Cut wide, six inches at the inseam',
        ],
      },
      fr: {
        name: 'Short éponge Cedar',
        kind: 'Short ample pour après la baignade',
        description:
          'Une serviette avec laquelle on peut se montrer. Enfilé sur un maillot mouillé, il boit le lac, et le temps d’allumer le réchaud il est presque sec. Les poches sont profondes, puisque c’est là que finissent les allumettes.',
        features: [
          'Éponge bouclée à l’intérieur',
          'Cordon plat, sans métal',
          'Coupe ample, quinze centimètres d’entrejambe',
        ],
      },
      de: {
        name: 'Frotteeshorts Cedar',
        kind: 'Weite Shorts für nach dem Baden',
        description:
          'Ein Handtuch, in dem man sich zeigen kann. Über die nasse Badehose gezogen trinken sie den See auf, und bis der Kocher brennt, sind sie fast trocken. Die Taschen sind tief, denn dort landen die Streichhölzer.',
        features: [
          'Innen Frotteeschlingen',
          'Flache Kordel, kein Metall',
          'Weit geschnitten, fünfzehn Zentimeter Schrittlänge',
        ],
      },
      it: {
        name: 'Shorts in spugna Cedar',
        kind: 'Shorts larghi per dopo il bagno',
        description:
          'Un asciugamano con cui farti vedere in giro. Infilati sul costume bagnato si bevono il lago, e quando il fornello è acceso sono quasi asciutti. Le tasche sono profonde, visto che è lì che finiscono i fiammiferi.',
        features: [
          'Spugna ad anelli all’interno',
          'Cordoncino piatto, niente metallo',
          'Taglio largo, quindici centimetri di interno gamba',
        ],
      },
      es: {
        name: 'Pantalón corto de rizo Cedar',
        kind: 'Pantalón corto ancho para después del baño',
        description:
          'Una toalla con la que se puede salir. Puesto sobre el bañador mojado se bebe el lago, y para cuando arde el hornillo está casi seco. Los bolsillos son hondos, porque ahí es donde acaban las cerillas.',
        features: [
          'Rizo de toalla por dentro',
          'Cordón plano, sin metal',
          'Corte ancho, quince centímetros de entrepierna',
        ],
      },
    },
    regional: {
      'en-gb': {
        description:
          'Towelling you can be seen in. Pulled on over wet trunks they drink up the lake, and by the time the stove is lit they are most of the way dry. The pockets are deep, since that is where the matches end up.',
        features: [
          'Looped terry on the inside',
          'Flat cord, no metal',
          'Cut wide, six-inch inside leg',
        ],
      },
    },
  },
]
