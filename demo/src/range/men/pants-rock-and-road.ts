import type { StyleIdea } from '../idea.ts'

export const rockAndRoadPants: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1046',
    categories: ['220301'],
    look: {
      kind: 'trousers',
      cut: 'men',
      leg: 'straight',
      length: 'full',
      waist: 'drawstring',
      pockets: 'hand',
      surface: 'jersey',
    },
    seed: 3146,
    colours: ['larch', 'slate', 'plum'],
    sizes: 'men',
    price: {
      current: { USD: 69_99, CAD: 93_99, GBP: 60_99, EUR: 69_99 },
      original: { USD: 110_00, CAD: 148_00, GBP: 95_00, EUR: 110_00 },
    },
    stock: 'some',
    activities: ['climb', 'everyday'],
    fit: 'relaxed',
    facts: { grams: 390, material: ['organic-cotton', 'elastane'], care: 'machine-40' },
    reviews: { score: 4.5, count: 77 },
    age: 20,
    words: {
      en: {
        name: 'Gritstone Climbing Pants',
        kind: 'Loose cotton with a high step',
        description:
          'A gusset the size of a dinner plate, so a heel can go up beside your hand. The cotton is thick enough for knee bars and soft enough for the sofa; a drawstring holds it there without anything hard beneath a harness. Not for rain. Then again, neither is grit.',
        features: [
          'Diamond gusset, no seam at the crotch',
          'Toothbrush loop on the right leg',
          'Hems roll and stay rolled',
        ],
      },
      fr: {
        name: 'Pantalon d’escalade Gritstone',
        kind: 'Coton ample pour lever haut le pied',
        description:
          'Un soufflet grand comme une assiette, pour monter le talon à côté de la main. Le coton est assez épais pour les coincements de genou et assez doux pour le canapé ; un cordon le tient, sans rien de dur sous le baudrier. Pas pour la pluie. Le grès non plus, d’ailleurs.',
        features: [
          'Soufflet losange, pas de couture d’entrejambe',
          'Boucle à brosse sur la jambe droite',
          'Ourlets qui se roulent et restent roulés',
        ],
      },
      de: {
        name: 'Kletterhose Gritstone',
        kind: 'Weite Baumwolle für hohe Tritte',
        description:
          'Ein Zwickel von der Größe eines Tellers, damit die Ferse neben die Hand kommt. Die Baumwolle ist dick genug für Knieklemmer und weich genug fürs Sofa; ein Kordelzug hält sie, ohne dass unter dem Gurt etwas drückt. Nichts für Regen. Aber das ist Sandstein auch nicht.',
        features: [
          'Rautenzwickel, keine Naht im Schritt',
          'Bürstenschlaufe am rechten Bein',
          'Säume lassen sich krempeln und bleiben so',
        ],
      },
      it: {
        name: 'Pantaloni da arrampicata Gritstone',
        kind: 'Cotone largo per alzare bene il piede',
        description:
          'Un tassello grande come un piatto, per portare il tallone accanto alla mano. Il cotone è abbastanza spesso per gli incastri di ginocchio e abbastanza morbido per il divano; lo tiene un cordoncino, senza niente di duro sotto l’imbrago. Non è per la pioggia. Del resto, nemmeno l’arenaria.',
        features: [
          'Tassello a rombo, niente cucitura al cavallo',
          'Asola per la spazzola sulla gamba destra',
          'L’orlo si arrotola e ci resta',
        ],
      },
      es: {
        name: 'Pantalón de escalada Gritstone',
        kind: 'Algodón holgado para subir bien el pie',
        description:
          'Un escudete del tamaño de un plato, para poner el talón al lado de la mano. El algodón es grueso para los empotres de rodilla y blando para el sofá; lo sujeta un cordón, sin nada duro bajo el arnés. No es para la lluvia. La arenisca tampoco.',
        features: [
          'Escudete en rombo, sin costura en la entrepierna',
          'Trabilla para el cepillo en la pierna derecha',
          'El bajo se enrolla y ahí se queda',
        ],
      },
    },
    regional: { 'en-gb': { name: 'Gritstone Climbing Trousers' } },
  },
  {
    styleId: 'CRNM1047',
    categories: ['220301', '220302'],
    look: {
      kind: 'trousers',
      cut: 'men',
      leg: 'zip-off',
      length: 'full',
      waist: 'button',
      pockets: 'cargo',
      surface: 'ripstop',
    },
    seed: 3147,
    colours: ['bone', 'moss', 'slate'],
    sizes: 'waist',
    price: { current: { USD: 118_00, CAD: 158_00, GBP: 102_00, EUR: 118_00 } },
    stock: 'scarce',
    activities: ['hike', 'travel', 'camp'],
    fit: 'regular',
    facts: { grams: 345, material: ['nylon-ripstop'], recycledPercent: 50, care: 'machine-40' },
    reviews: { score: 4.0, count: 101 },
    age: 50,
    words: {
      en: {
        name: 'Acacia Zip-Off Pants',
        kind: 'Pants until noon, shorts after',
        description:
          'We know how they look. We also know who has both legs warm at seven and both knees cool at two, from one item of luggage. The zips are color-coded left and right, so you can put them back together on a moving bus.',
        features: [
          'Legs come off over boots',
          'Red zip left, gray zip right',
          'Cargo pockets stay on the shorts',
        ],
      },
      fr: {
        name: 'Pantalon convertible Acacia',
        kind: 'Pantalon jusqu’à midi, short ensuite',
        description:
          'Nous savons de quoi il a l’air. Nous savons aussi qui a les jambes au chaud à sept heures et les genoux au frais à quatorze, avec un seul vêtement dans le sac. Les zips ont chacun leur couleur, à gauche et à droite, pour remonter le tout dans un car qui roule.',
        features: [
          'Jambes amovibles sans ôter les chaussures',
          'Zip rouge à gauche, gris à droite',
          'Les poches cargo restent sur le short',
        ],
      },
      de: {
        name: 'Zip-off-Hose Acacia',
        kind: 'Bis Mittag lang, danach kurz',
        description:
          'Wir wissen, wie sie aussieht. Wir wissen aber auch, wer um sieben warme Beine und um zwei kühle Knie hat, mit nur einem Stück Gepäck. Die Reißverschlüsse haben links und rechts verschiedene Farben, damit man sie auch im fahrenden Bus wieder zusammenbekommt.',
        features: [
          'Beine gehen über die Schuhe ab',
          'Links roter, rechts grauer Reißverschluss',
          'Beintaschen bleiben an den Shorts',
        ],
      },
      it: {
        name: 'Pantaloni zip-off Acacia',
        kind: 'Lunghi fino a mezzogiorno, corti dopo',
        description:
          'Sappiamo che aspetto hanno. Sappiamo anche chi alle sette ha le gambe al caldo e alle due le ginocchia al fresco, con un solo capo in valigia. Le zip hanno colori diversi a destra e a sinistra, per rimontarle anche su una corriera in movimento.',
        features: [
          'Le gambe si staccano con gli scarponi ai piedi',
          'Zip rossa a sinistra, grigia a destra',
          'Le tasche cargo restano sui corti',
        ],
      },
      es: {
        name: 'Pantalón desmontable Acacia',
        kind: 'Largo hasta mediodía, corto después',
        description:
          'Ya sabemos la pinta que tiene. También sabemos quién lleva las piernas abrigadas a las siete y las rodillas al fresco a las dos con una sola prenda en la mochila. Las cremalleras tienen un color a cada lado, para volver a montarlo en un autobús en marcha.',
        features: [
          'Las perneras salen con las botas puestas',
          'Cremallera roja a la izquierda, gris a la derecha',
          'Los bolsillos cargo se quedan en el corto',
        ],
      },
    },
    regional: {
      'en-gb': { name: 'Acacia Zip-Off Trousers', kind: 'Trousers until noon, shorts after' },
    },
  },
  {
    styleId: 'CRNM1048',
    categories: ['220301'],
    look: {
      kind: 'trousers',
      cut: 'men',
      blocking: 'bands',
      leg: 'straight',
      length: 'full',
      waist: 'button',
      pockets: 'cargo',
      surface: 'denim-like',
    },
    seed: 3148,
    colours: ['peat', 'ink', 'spruce'],
    seconds: { peat: 'larch', ink: 'basalt', spruce: 'peat' },
    sizes: 'waist',
    price: { current: { USD: 128_00, CAD: 172_00, GBP: 110_00, EUR: 128_00 } },
    stock: 'some',
    activities: ['everyday', 'camp'],
    fit: 'regular',
    facts: { grams: 620, material: ['canvas', 'hemp'], care: 'machine-40' },
    reviews: { score: 4.8, count: 7 },
    age: 1,
    words: {
      en: {
        name: 'Billhook Canvas Pants',
        kind: 'Hemp canvas with doubled knees',
        description:
          'For hedging, fencing, kneeling on gravel. The knees are doubled and open at the bottom, so grit falls out and a pad goes in. Hemp canvas is board-like for a week and then it is yours. They will outlast the gate.',
        features: [
          'Double knees with a clean-out slot',
          'Rule pocket on the right thigh',
          'Bar tacks and rivets where it counts',
        ],
      },
      fr: {
        name: 'Pantalon de toile Billhook',
        kind: 'Toile de chanvre à genoux doublés',
        description:
          'Pour tailler les haies, planter des piquets, s’agenouiller dans le gravier. Les genoux sont doublés et ouverts en bas : les cailloux en sortent, une genouillère y entre. La toile de chanvre est une planche pendant une semaine, puis elle est à vous. Il survivra au portail.',
        features: [
          'Genoux doubles, ouverts en bas',
          'Poche à mètre sur la cuisse droite',
          'Brides et rivets là où il faut',
        ],
      },
      de: {
        name: 'Segeltuchhose Billhook',
        kind: 'Hanftuch mit doppelten Knien',
        description:
          'Für Hecken, Zäune und Knien auf Schotter. Die Knie sind doppelt und unten offen, damit Steinchen heraus- und Polster hineinkönnen. Hanftuch ist eine Woche lang ein Brett, danach gehört es Ihnen. Diese Hose überlebt das Gartentor.',
        features: [
          'Doppelte Knie, unten offen',
          'Zollstocktasche am rechten Bein',
          'Riegel und Nieten, wo es darauf ankommt',
        ],
      },
      it: {
        name: 'Pantaloni in tela Billhook',
        kind: 'Tela di canapa con ginocchia doppie',
        description:
          'Per siepi, staccionate e ginocchia sulla ghiaia. Le ginocchia sono doppie e aperte in basso: i sassolini escono, l’imbottitura entra. La tela di canapa per una settimana è un’asse, poi è tua. Dureranno più del cancello.',
        features: [
          'Ginocchia doppie, aperte in basso',
          'Tasca per il metro sulla coscia destra',
          'Travette e rivetti dove serve',
        ],
      },
      es: {
        name: 'Pantalón de lona Billhook',
        kind: 'Lona de cáñamo con rodillas dobles',
        description:
          'Para setos, cercas y rodillas sobre la grava. Las rodillas son dobles y abiertas por abajo: salen las chinas y entra una almohadilla. La lona de cáñamo es una tabla durante una semana y después es tuya. Durará más que la verja.',
        features: [
          'Rodillas dobles, abiertas por abajo',
          'Bolsillo para el metro en el muslo derecho',
          'Presillas y remaches donde hacen falta',
        ],
      },
    },
    regional: { 'en-gb': { name: 'Billhook Canvas Trousers' } },
  },
]
