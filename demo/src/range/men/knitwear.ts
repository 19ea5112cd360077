import type { StyleIdea } from '../idea.ts'

export const knitwear: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1038',
    categories: ['220204'],
    look: {
      kind: 'sweater',
      cut: 'men',
      surface: 'cable',
      neck: 'stand',
      closure: 'pullover',
      pockets: 'none',
    },
    seed: 3138,
    colours: ['bone', 'ink', 'moss'],
    sizes: 'men',
    price: { current: { USD: 210_00, CAD: 282_00, GBP: 182_00, EUR: 210_00 } },
    stock: 'some',
    activities: ['everyday', 'camp'],
    fit: 'regular',
    facts: { grams: 840, material: ['wool'], care: 'hand' },
    reviews: { score: 4.9, count: 48 },
    age: 26,
    words: {
      en: {
        name: 'Yew Cable Sweater',
        kind: 'High-necked cables in unscoured wool',
        description:
          'Eight hundred and forty grams, and it takes one woman in Guernsey most of a week. The yarn keeps its lanolin, so drizzle beads on it and your dog will take an interest. With a shirt beneath, it replaces a jacket until about November.',
        features: [
          'Wool with the lanolin left in',
          'Cables mirrored left and right',
          'A skein of mending yarn comes with it',
        ],
      },
      fr: {
        name: 'Pull à torsades Yew',
        kind: 'Col montant torsadé, laine non dégraissée',
        description:
          'Huit cent quarante grammes, et presque une semaine de travail pour une tricoteuse de Guernesey. Le fil garde sa lanoline : la bruine perle dessus et votre chien s’y intéressera. Avec une chemise dessous, il remplace la veste jusqu’en novembre à peu près.',
        features: ['Laine qui garde sa lanoline', 'Torsades en miroir', 'Laine à repriser fournie'],
      },
      de: {
        name: 'Zopfpullover Yew',
        kind: 'Zopfmuster, hoher Kragen, Wolle mit Lanolin',
        description:
          'Achthundertvierzig Gramm, und eine Strickerin auf Guernsey sitzt fast eine Woche daran. Das Garn behält sein Lanolin: Niesel perlt ab, und Ihr Hund wird sich dafür interessieren. Mit einem Hemd darunter ersetzt er bis etwa November die Jacke.',
        features: [
          'Wolle, die ihr Lanolin behalten hat',
          'Zöpfe links und rechts gespiegelt',
          'Stopfgarn liegt im Beutel bei',
        ],
      },
      it: {
        name: 'Maglione a trecce Yew',
        kind: 'Collo alto a trecce, lana con la sua lanolina',
        description:
          'Ottocentoquaranta grammi, e a una magliaia di Guernsey serve quasi una settimana. Il filo tiene la sua lanolina: la pioggerella ci scivola sopra e il tuo cane lo troverà interessante. Con una camicia sotto fa da giacca fino a novembre o giù di lì.',
        features: [
          'Lana con tutta la lanolina',
          'Trecce speculari a destra e a sinistra',
          'Filo per rammendo nel sacchetto',
        ],
      },
      es: {
        name: 'Jersey de ochos Yew',
        kind: 'Cuello alto de ochos, lana con lanolina',
        description:
          'Ochocientos cuarenta gramos, y una tejedora de Guernsey le dedica casi una semana. El hilo conserva la lanolina: la llovizna resbala y a tu perro le va a interesar. Con una camisa debajo hace de chaqueta hasta noviembre, más o menos.',
        features: [
          'Lana que guarda su lanolina',
          'Ochos en espejo a ambos lados',
          'Lana para zurcir dentro de la bolsa',
        ],
      },
    },
    regional: {
      'en-gb': { name: 'Yew Cable Jumper' },
      'fr-ca': { name: 'Chandail à torsades Yew' },
    },
  },
  {
    styleId: 'CRNM1039',
    categories: ['220204'],
    look: {
      kind: 'sweater',
      cut: 'men',
      blocking: 'yoke',
      surface: 'knit',
      neck: 'low-stand',
      closure: 'quarter-zip',
      pockets: 'none',
    },
    seed: 3139,
    colours: ['fjord', 'larch', 'slate'],
    seconds: { fjord: 'bone', larch: 'peat', slate: 'ember' },
    sizes: 'men',
    price: { current: { USD: 165_00, CAD: 222_00, GBP: 143_00, EUR: 165_00 } },
    stock: 'some',
    activities: ['everyday', 'travel', 'climb'],
    fit: 'regular',
    facts: { grams: 510, material: ['wool', 'recycled-nylon'], care: 'machine-30' },
    reviews: { score: 4.5, count: 31 },
    age: 10,
    words: {
      en: {
        name: 'Stanage Quarter-Zip Sweater',
        kind: 'Lambswool with a two-tone shoulder',
        description:
          'Gritstone is best when it is cold and your fingers are not. This is the thing to stand about in between goes: dense enough for a moorland breeze, a short zip for when you come off the top grinning. A tenth of nylon means it survives the rock and the washing machine.',
        features: [
          'Washes at 30 with the rest',
          'Double-knit elbows',
          'Brass zip with a leather pull',
        ],
      },
      fr: {
        name: 'Pull zippé Stanage',
        kind: 'Laine d’agneau, épaules bicolores',
        description:
          'Le grès est bon quand il fait froid et que vos doigts ne le sont pas. Voici de quoi attendre entre deux essais : assez dense pour le vent de la lande, un zip court pour quand vous redescendez tout sourire. Un dixième de nylon, et il survit au rocher comme au lave-linge.',
        features: [
          'Se lave à 30 avec le reste',
          'Coudes tricotés en double',
          'Zip en laiton, tirette de cuir',
        ],
      },
      de: {
        name: 'Troyer Stanage',
        kind: 'Lammwolle mit zweifarbiger Schulter',
        description:
          'Gritstone klettert sich am besten, wenn es kalt ist und die Finger nicht. Darin steht man zwischen zwei Versuchen herum: dicht genug für den Wind über dem Moor, ein kurzer Reißverschluss für danach, wenn Sie grinsend absteigen. Ein Zehntel Nylon, und er übersteht Fels und Waschmaschine.',
        features: [
          'Bei 30 Grad mit dem Rest waschbar',
          'Ellbogen doppelt gestrickt',
          'Messingreißverschluss mit Lederzug',
        ],
      },
      it: {
        name: 'Maglione mezza zip Stanage',
        kind: 'Lana d’agnello, spalle in due toni',
        description:
          'Il gritstone rende quando fa freddo e le tue dita no. Questo è per stare in giro tra un tentativo e l’altro: abbastanza fitto per l’aria della brughiera, con una zip corta per quando scendi che ridi. Un decimo di nylon, e sopravvive alla roccia e alla lavatrice.',
        features: [
          'Si lava a 30 con tutto il resto',
          'Gomiti lavorati doppi',
          'Zip in ottone, tiretto in cuoio',
        ],
      },
      es: {
        name: 'Jersey con cremallera Stanage',
        kind: 'Lana de cordero, hombros en dos tonos',
        description:
          'El gritstone está en su punto cuando hace frío y tus dedos no lo tienen. Esto es para esperar entre pegue y pegue: tupido para el viento del páramo y con una cremallera corta para cuando bajas sonriendo. Lleva una décima parte de nailon y sobrevive a la roca y a la lavadora.',
        features: [
          'Se lava a 30 con lo demás',
          'Codos tejidos dobles',
          'Cremallera de latón con tirador de cuero',
        ],
      },
    },
    regional: {
      'en-gb': { name: 'Stanage Quarter-Zip Jumper' },
      'fr-ca': {
        name: 'Chandail zippé Stanage',
        description:
          'Le grès est bon quand il fait froid et que vos doigts ne le sont pas. Voici de quoi attendre entre deux essais : assez dense pour le vent de la lande, un zip court pour quand vous redescendez tout sourire. Un dixième de nylon, et il survit au rocher comme à la laveuse.',
      },
    },
  },
]
