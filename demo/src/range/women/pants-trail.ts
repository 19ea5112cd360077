import type { StyleIdea } from '../idea.ts'

export const trailPants: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1050',
    categories: ['210301'],
    look: {
      kind: 'trousers',
      cut: 'women',
      leg: 'straight',
      length: 'full',
      waist: 'belted',
      pockets: 'zip-thigh',
      surface: 'softshell',
    },
    seed: 2150,
    colours: ['slate', 'peat', 'spruce', 'ink'],
    sizes: 'women-waist',
    price: { current: { USD: 135_00, CAD: 179_00, GBP: 115_00, EUR: 135_00 } },
    stock: 'plenty',
    activities: ['hike', 'climb'],
    fit: 'regular',
    facts: {
      grams: 355,
      material: ['recycled-nylon', 'elastane'],
      recycledPercent: 65,
      care: 'machine-30',
    },
    reviews: { score: 4.5, count: 233 },
    age: 39,
    words: {
      en: {
        name: 'Curlew Hiking Pants',
        kind: 'Softshell for three seasons',
        description:
          'The knees are shaped so that the hems stay on your boots when you step up; most of our time went into that. The weave breathes in July above the trees and takes the edge off a cold start in September. Brambles mark it less than you would think.',
        features: [
          'Stretch softshell, water-repellent',
          'Zipped thigh pocket where a map can be reached sitting',
          'Flat webbing belt that does not fight a hip belt',
          'Three inseam lengths can be hemmed in store',
        ],
      },
      fr: {
        name: 'Pantalon de randonnée Curlew',
        kind: 'Softshell trois saisons',
        description:
          'Les genoux sont préformés pour que l’ourlet reste sur la chaussure quand on monte une marche ; nous y avons passé le plus clair de notre temps. La toile respire en juillet au-dessus des arbres et adoucit un départ froid en septembre. Les ronces y laissent moins de traces qu’on ne croit.',
        features: [
          'Softshell extensible et déperlant',
          'Poche de cuisse zippée, accessible assise',
          'Ceinture plate, à l’aise sous celle du sac',
          'Ourlets repris en boutique, trois longueurs',
        ],
      },
      de: {
        name: 'Wanderhose Curlew',
        kind: 'Softshellhose für drei Jahreszeiten',
        description:
          'Die Knie sind so geformt, dass der Saum am Schuh bleibt, wenn Sie hochsteigen; daran haben wir am längsten gearbeitet. Der Stoff atmet im Juli über der Baumgrenze und nimmt einem kalten Start im September die Schärfe. Brombeeren hinterlassen weniger Spuren, als man denkt.',
        features: [
          'Elastisches, wasserabweisendes Softshell',
          'Oberschenkeltasche, auch im Sitzen erreichbar',
          'Flacher Gurt, der den Hüftgurt nicht stört',
          'Wird im Laden auf drei Längen gesäumt',
        ],
      },
      it: {
        name: 'Pantaloni da escursione Curlew',
        kind: 'Softshell per tre stagioni',
        description:
          'Il ginocchio è sagomato perché l’orlo resti sullo scarpone quando sali un gradino: è la parte su cui abbiamo lavorato di più. Il tessuto respira a luglio oltre il bosco e smorza una partenza fredda a settembre. I rovi ci lasciano meno segni di quanto pensi.',
        features: [
          'Softshell elastico e idrorepellente',
          'Tasca sulla coscia che si apre anche da sedute',
          'Cintura piatta, non litiga con lo zaino',
          'In negozio l’orlo si fa in tre lunghezze',
        ],
      },
      es: {
        name: 'Pantalón de montaña Curlew',
        kind: 'Softshell para tres estaciones',
        description:
          'Las rodillas tienen forma para que el bajo no se suba al dar un paso alto; en eso se nos fue casi todo el tiempo. La tela respira en julio por encima del bosque y suaviza una salida fría en septiembre. Las zarzas lo marcan menos de lo que crees.',
        features: [
          'Softshell elástico que repele el agua',
          'Bolsillo en el muslo, a mano también sentada',
          'Cinturón plano que no estorba a la mochila',
          'En tienda cogemos el bajo a tres largos',
        ],
      },
    },
    regional: { 'en-gb': { name: 'Curlew Walking Trousers' } },
  },
  {
    styleId: 'CRNW1051',
    categories: ['210301'],
    look: {
      kind: 'trousers',
      cut: 'women',
      leg: 'zip-off',
      length: 'full',
      waist: 'button',
      pockets: 'cargo',
      surface: 'ripstop',
    },
    seed: 2151,
    colours: ['clay', 'moss', 'slate'],
    sizes: 'women-waist',
    price: {
      current: { USD: 72_00, CAD: 97_00, GBP: 62_00, EUR: 72_00 },
      original: { USD: 110_00, CAD: 148_00, GBP: 95_00, EUR: 110_00 },
    },
    stock: 'some',
    activities: ['hike', 'travel'],
    fit: 'regular',
    facts: { grams: 325, material: ['nylon-ripstop'], care: 'machine-40' },
    reviews: { score: 3.7, count: 64 },
    age: 36,
    words: {
      en: {
        name: 'Whimbrel Zip-Off Pants',
        kind: 'Long legs that become short ones',
        description:
          'Nobody calls them elegant; everybody on the hut terrace asks where you got them. The lower legs come off over boots, are marked left and right, and pack into the cargo pocket until the sun is behind the ridge again.',
        features: [
          'Zips in two colors, so left finds left',
          'Ankle zip lets the leg pass over a boot',
          'Cargo pockets with a pleat, flat when empty',
        ],
      },
      fr: {
        name: 'Pantalon transformable Whimbrel',
        kind: 'Des jambes longues qui deviennent courtes',
        description:
          'Personne ne le dit élégant ; tout le monde, à la terrasse du refuge, demande où vous l’avez trouvé. Les bas de jambe s’ôtent par-dessus les chaussures, portent un repère gauche et droit et attendent dans la poche cargo que le soleil passe la crête.',
        features: [
          'Zips de deux couleurs pour ne pas les confondre',
          'Zip à la cheville, passe sur la chaussure',
          'Poches cargo à soufflet, plates une fois vides',
        ],
      },
      de: {
        name: 'Zip-off-Hose Whimbrel',
        kind: 'Lange Beine, die kurz werden',
        description:
          'Niemand nennt sie elegant, aber auf der Hüttenterrasse fragen alle, woher Sie sie haben. Die Unterbeine gehen über die Schuhe ab, sind links und rechts markiert und warten in der Beintasche, bis die Sonne wieder hinter dem Grat ist.',
        features: [
          'Reißverschlüsse in zwei Farben, für links und rechts',
          'Knöchelzip, passt über den Wanderschuh',
          'Beintaschen mit Falte, leer ganz flach',
        ],
      },
      it: {
        name: 'Pantaloni componibili Whimbrel',
        kind: 'Gambe lunghe che diventano corte',
        description:
          'Eleganti non li chiama nessuno, ma in terrazza al rifugio tutti ti chiedono dove li hai presi. Le gambe si staccano senza togliere gli scarponi, sono segnate destra e sinistra e aspettano nella tasca che il sole passi la cresta.',
        features: [
          'Zip di due colori, per non confonderle',
          'Zip alla caviglia, passa sullo scarpone',
          'Tasche laterali a soffietto, vuote restano piatte',
        ],
      },
      es: {
        name: 'Pantalón desmontable Whimbrel',
        kind: 'Perneras largas que se vuelven cortas',
        description:
          'Nadie lo llama elegante, pero en la terraza del refugio todos te preguntan de dónde es. Las perneras salen por encima de las botas, llevan marca de izquierda y derecha y esperan en el bolsillo a que el sol pase la cresta.',
        features: [
          'Cremalleras de dos colores para no confundirlas',
          'Cremallera en el tobillo, pasa sobre la bota',
          'Bolsillos de fuelle, planos si van vacíos',
        ],
      },
    },
    regional: { 'en-gb': { name: 'Whimbrel Zip-Off Trousers' } },
  },
  {
    styleId: 'CRNW1052',
    categories: ['210301'],
    look: {
      kind: 'trousers',
      cut: 'women',
      leg: 'tapered',
      length: 'full',
      waist: 'drawstring',
      pockets: 'hand',
      surface: 'denim-like',
    },
    seed: 2152,
    colours: ['fjord', 'saffron', 'basalt'],
    sizes: 'women-waist',
    price: { current: { USD: 105_00, CAD: 140_00, GBP: 89_00, EUR: 105_00 } },
    stock: 'plenty',
    activities: ['climb', 'everyday'],
    fit: 'relaxed',
    facts: { grams: 410, material: ['organic-cotton', 'hemp', 'elastane'], care: 'machine-40' },
    reviews: { score: 4.6, count: 79 },
    age: 8,
    words: {
      en: {
        name: 'Garda Climbing Pants',
        kind: 'Cotton and hemp with a gusset',
        description:
          'A wide gusset for high feet, a tapered leg so that you see them. On the limestone above Arco the cloth softens in a season and the knees hold for several. They look like jeans in the bar, except that you can sit cross-legged.',
        features: [
          'Diamond gusset, one piece from knee to knee',
          'Brush loop on the right thigh',
          'Drawcord at the waist, flat under a harness',
        ],
      },
      fr: {
        name: 'Pantalon d’escalade Garda',
        kind: 'Coton et chanvre, à grand soufflet',
        description:
          'Un large soufflet pour monter les pieds, une jambe fuselée pour les voir. Sur le calcaire d’Arco, la toile s’assouplit en une saison et les genoux en tiennent plusieurs. Au bar on dirait un jean, sauf qu’on s’y assied en tailleur.',
        features: [
          'Soufflet losange d’une pièce, de genou à genou',
          'Passant pour brosse sur la cuisse droite',
          'Cordon de taille plat sous le baudrier',
        ],
      },
      de: {
        name: 'Kletterhose Garda',
        kind: 'Baumwolle und Hanf mit Zwickel',
        description:
          'Ein weiter Zwickel für hohe Tritte, ein schmales Bein, damit Sie sie auch sehen. Auf dem Kalk über Arco wird der Stoff in einer Saison weich, die Knie halten mehrere. In der Bar sieht sie aus wie eine Jeans, nur dass man darin im Schneidersitz sitzen kann.',
        features: [
          'Rautenzwickel aus einem Stück, von Knie zu Knie',
          'Bürstenschlaufe am rechten Oberschenkel',
          'Kordel im Bund, flach unter dem Gurt',
        ],
      },
      it: {
        name: 'Pantaloni da arrampicata Garda',
        kind: 'Cotone e canapa con tassello',
        description:
          'Un tassello ampio per alzare i piedi, una gamba stretta in fondo per vederli. Sul calcare sopra Arco il tessuto si ammorbidisce in una stagione e le ginocchia ne reggono parecchie. Al bar sembrano jeans, ma ti ci siedi a gambe incrociate.',
        features: [
          'Tassello a rombo in un pezzo, da ginocchio a ginocchio',
          'Passante per lo spazzolino sulla coscia destra',
          'Coulisse piatta sotto l’imbrago',
        ],
      },
      es: {
        name: 'Pantalón de escalada Garda',
        kind: 'Algodón y cáñamo con rombo',
        description:
          'Un rombo amplio para subir los pies y una pernera estrecha abajo para verlos. En la caliza de Arco la tela se ablanda en una temporada y las rodillas aguantan varias. En el bar parece un vaquero, pero te sientas con las piernas cruzadas.',
        features: [
          'Rombo de una pieza, de rodilla a rodilla',
          'Presilla para el cepillo en el muslo derecho',
          'Cordón plano bajo el arnés',
        ],
      },
    },
    regional: { 'en-gb': { name: 'Garda Climbing Trousers' } },
  },
]
