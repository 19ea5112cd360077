import type { StyleIdea } from '../idea.ts'

export const sleepingBags: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1020',
    categories: ['240202'],
    look: { kind: 'sleeping-bag', shape: 'mummy', quilting: 'wide' },
    seed: 4120,
    colours: ['moss', 'rowan', 'ink'],
    sizes: 'two-lengths',
    price: { current: { USD: 329_00, CAD: 439_00, GBP: 285_00, EUR: 330_00 } },
    stock: 'plenty',
    activities: ['camp', 'hike'],
    facts: {
      grams: 780,
      material: ['nylon-ripstop'],
      fill: 'recycled-down-700',
      comfortCelsius: -2,
      packedCentimetres: [30, 17],
      care: 'machine-30',
    },
    reviews: { score: 4.7, count: 134 },
    age: 33,
    words: {
      en: {
        name: 'Dormouse Down Bag',
        kind: 'Three-season bag with room to bend a knee',
        description:
          'Named for an animal that sleeps seven months and does not apologize. Recycled down, cut a little wider at the hips for people who sleep on their side, and a collar that closes with one hand in the dark.',
        features: [
          'Zip backed with a stiff tape: it does not bite',
          'Pocket for phone batteries in the frost',
          'Loft of 11 cm in the torso',
        ],
      },
      fr: {
        name: 'Sac de couchage Dormouse',
        kind: 'Duvet trois saisons où plier un genou',
        description:
          'Dormouse, c’est le loir, qui dort sept mois sans s’excuser. Duvet recyclé, coupe un peu plus large aux hanches pour qui dort sur le côté, et une collerette qui se ferme d’une main dans le noir.',
        features: [
          'Zip à bande rigide : il ne mord pas',
          'Poche pour les batteries les nuits de gel',
          '11 cm de gonflant au torse',
        ],
      },
      de: {
        name: 'Daunenschlafsack Dormouse',
        kind: 'Dreijahreszeitensack mit Platz fürs Knie',
        description:
          'Benannt nach der Haselmaus, die sieben Monate schläft, ohne sich zu entschuldigen. Recycelte Daune, an der Hüfte etwas weiter für alle, die auf der Seite liegen, und ein Wärmekragen, der sich im Dunkeln mit einer Hand schließt.',
        features: [
          'Reißverschluss mit steifem Band: klemmt nicht',
          'Fach für Akkus bei Frost',
          '11 cm Bauschhöhe am Rumpf',
        ],
      },
      it: {
        name: 'Sacco in piuma Dormouse',
        kind: 'Tre stagioni, con spazio per piegare un ginocchio',
        description:
          'Dormouse è il ghiro, che dorme sette mesi e non chiede scusa. Piuma riciclata, taglio un po’ più largo ai fianchi per chi dorme di lato e un collare che si chiude con una mano al buio.',
        features: [
          'Zip con nastro rigido: non morde',
          'Tasca per le batterie nelle notti di gelo',
          '11 cm di spessore sul busto',
        ],
      },
      es: {
        name: 'Saco de plumón Dormouse',
        kind: 'Tres estaciones, con sitio para doblar la rodilla',
        description:
          'Dormouse es el lirón, que duerme siete meses y no pide perdón. Plumón reciclado, un poco más ancho de cadera para quien duerme de lado y un collarín que se cierra con una mano a oscuras.',
        features: [
          'Cremallera con cinta rígida: no muerde',
          'Bolsillo para las baterías cuando hiela',
          '11 cm de espesor en el torso',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1021',
    categories: ['240202'],
    look: { kind: 'sleeping-bag', shape: 'mummy', quilting: 'boxes' },
    seed: 4121,
    colours: ['saffron', 'basalt'],
    sizes: 'two-lengths',
    price: { current: { USD: 699_00, CAD: 935_00, GBP: 609_00, EUR: 700_00 } },
    stock: 'scarce',
    activities: ['camp', 'climb', 'ski'],
    facts: {
      grams: 1390,
      material: ['nylon-ripstop'],
      fill: 'down-800',
      comfortCelsius: -25,
      packedCentimetres: [38, 23],
      care: 'machine-30',
    },
    reviews: { score: 4.9, count: 16 },
    age: 21,
    words: {
      en: {
        name: 'Muldrow Winter Bag',
        kind: 'Box-baffle down bag for a polar night',
        description:
          'For the nights when the water bottle sleeps in the bag with you. Nine hundred grams of down stand in trapezoid boxes that cannot meet at a cold seam; the shell stops frost from the tent ceiling, and the foot has its own zip for airing.',
        features: [
          'Draft tube and collar as thick as a scarf',
          'Liner loops at five points',
          'Yellow inside, so that things are found',
        ],
      },
      fr: {
        name: 'Sac grand froid Muldrow',
        kind: 'Duvet à caissons pour la nuit polaire',
        description:
          'Pour les nuits où la gourde dort avec vous. Neuf cents grammes de duvet dans des caissons trapézoïdaux, sans une couture froide ; le tissu arrête le givre du plafond et le pied a son propre zip pour s’aérer.',
        features: [
          'Boudin et collerette épais comme une écharpe',
          'Cinq attaches pour un drap',
          'Jaune à l’intérieur, pour retrouver ses affaires',
        ],
      },
      de: {
        name: 'Winterschlafsack Muldrow',
        kind: 'Daunensack mit Boxkammern für die Polarnacht',
        description:
          'Für Nächte, in denen die Trinkflasche mit im Schlafsack liegt. Neunhundert Gramm Daune stehen in Trapezkammern ohne kalte Naht; der Bezug hält den Reif von der Zeltdecke ab, und der Fußteil hat einen eigenen Reißverschluss zum Lüften.',
        features: [
          'Abdeckleiste und Kragen, dick wie ein Schal',
          'Fünf Schlaufen für ein Inlett',
          'Innen gelb, damit sich alles wiederfindet',
        ],
      },
      it: {
        name: 'Sacco invernale Muldrow',
        kind: 'Piuma a camere, per la notte polare',
        description:
          'Per le notti in cui la borraccia dorme con te. Novecento grammi di piuma in camere trapezoidali che non lasciano una cucitura fredda; il tessuto ferma la brina del soffitto e i piedi hanno una zip loro per prendere aria.',
        features: [
          'Tubo e collare spessi come una sciarpa',
          'Cinque asole per il sacco lenzuolo',
          'Giallo dentro, per ritrovare le cose',
        ],
      },
      es: {
        name: 'Saco de invierno Muldrow',
        kind: 'Plumón por tabiques para la noche polar',
        description:
          'Para las noches en que la botella duerme contigo. Novecientos gramos de plumón en tabiques trapezoidales, sin una costura fría; la tela frena la escarcha del techo y los pies llevan cremallera propia para airearse.',
        features: [
          'Tapeta y collarín gruesos como una bufanda',
          'Cinco trabillas para la sábana',
          'Amarillo por dentro, para encontrar las cosas',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1022',
    categories: ['240202'],
    look: { kind: 'sleeping-bag', shape: 'quilt', quilting: 'narrow' },
    seed: 4122,
    colours: ['heather', 'glacier', 'spruce'],
    seconds: { heather: 'dawn', glacier: 'ink', spruce: 'bone' },
    sizes: 'two-lengths',
    price: { current: { USD: 259_00, CAD: 349_00, GBP: 225_00, EUR: 259_00 } },
    stock: 'some',
    activities: ['camp', 'hike', 'travel'],
    facts: {
      grams: 510,
      material: ['nylon-ripstop'],
      fill: 'down-800',
      comfortCelsius: 4,
      packedCentimetres: [24, 14],
      care: 'machine-30',
    },
    reviews: { score: 4.3, count: 40 },
    age: 9,
    words: {
      en: {
        name: 'Envalira Trail Quilt',
        kind: 'Down quilt with an open back',
        description:
          'Down you lie on is down that does nothing, so we left it out. Straps tie it to the mat, the foot box closes with a cord, and on warm nights it is simply a blanket two people can fight over.',
        features: [
          'Snap and cord at the neck',
          'Straps for any mat from 50 to 65 cm',
          'Opens flat to 200 by 135 cm',
        ],
      },
      fr: {
        name: 'Couette de trek Envalira',
        kind: 'Couette en duvet au dos ouvert',
        description:
          'Le duvet sur lequel on dort ne sert à rien : nous l’avons enlevé. Des sangles la fixent au matelas, le pied se ferme d’un cordon, et par nuit douce c’est une simple couverture que l’on se dispute à deux.',
        features: [
          'Pression et cordon à l’encolure',
          'Sangles pour tout matelas de 50 à 65 cm',
          'S’ouvre à plat, 200 × 135 cm',
        ],
      },
      de: {
        name: 'Quilt Envalira',
        kind: 'Daunenquilt mit offenem Rücken',
        description:
          'Daune, auf der man liegt, wärmt nicht, also haben wir sie weggelassen. Riemen halten den Quilt an der Matte, das Fußteil schließt eine Kordel, und in lauen Nächten ist er einfach eine Decke, um die zwei sich streiten.',
        features: [
          'Druckknopf und Kordel am Hals',
          'Riemen für Matten von 50 bis 65 cm',
          'Offen 200 mal 135 cm',
        ],
      },
      it: {
        name: 'Trapunta da trekking Envalira',
        kind: 'Trapunta in piuma con la schiena aperta',
        description:
          'La piuma su cui ti sdrai non serve, quindi l’abbiamo tolta. Due cinghie la fissano al materassino, i piedi si chiudono con un cordino e nelle notti tiepide è una coperta che in due ci si contende.',
        features: [
          'Automatico e cordino al collo',
          'Cinghie per materassini da 50 a 65 cm',
          'Aperta misura 200 per 135 cm',
        ],
      },
      es: {
        name: 'Quilt de travesía Envalira',
        kind: 'Edredón de plumón con la espalda abierta',
        description:
          'El plumón sobre el que te tumbas no abriga, así que lo quitamos. Unas cintas lo atan a la esterilla, los pies se cierran con un cordón y en noches templadas es una manta por la que pelearse entre dos.',
        features: [
          'Corchete y cordón en el cuello',
          'Cintas para esterillas de 50 a 65 cm',
          'Abierto mide 200 por 135 cm',
        ],
      },
    },
  },
]
