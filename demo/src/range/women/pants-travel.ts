import type { StyleIdea } from '../idea.ts'

export const travelPants: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1055',
    categories: ['210301'],
    look: {
      kind: 'trousers',
      cut: 'women',
      leg: 'wide',
      length: 'cropped',
      waist: 'drawstring',
      pockets: 'hand',
      surface: 'jersey',
    },
    seed: 2155,
    colours: ['bone', 'ember', 'ink'],
    sizes: 'women',
    price: { current: { USD: 89_00, CAD: 119_00, GBP: 77_00, EUR: 89_00 } },
    stock: 'some',
    activities: ['travel', 'everyday'],
    fit: 'relaxed',
    facts: { grams: 230, material: ['linen', 'organic-cotton'], care: 'machine-30' },
    reviews: { score: 4.5, count: 6 },
    age: 1,
    words: {
      en: {
        name: 'Samos Wide Pants',
        kind: 'Linen and cotton, wide and cropped',
        description:
          'Wide enough that a breeze gets in at the ankle and out at the waist. Long enough for a chapel, short enough for a rocky beach. They roll up like a towel and the creases fall out while you have breakfast.',
        features: [
          'Linen and cotton knitted together',
          'Deep side pockets, one with a loop for keys',
          'Drawcord that cannot slip back into its channel',
        ],
      },
      fr: {
        name: 'Pantalon large Samos',
        kind: 'Lin et coton, large et court',
        description:
          'Si large que la brise entre par la cheville et ressort à la taille. Assez long pour une chapelle, assez court pour une plage de galets. Il se roule comme une serviette et se défroisse le temps du petit déjeuner.',
        features: [
          'Maille de lin et coton',
          'Poches profondes, une boucle pour les clés',
          'Cordon qui ne rentre pas dans sa coulisse',
        ],
      },
      de: {
        name: 'Weite Hose Samos',
        kind: 'Leinen und Baumwolle, weit und verkürzt',
        description:
          'So weit, dass der Wind am Knöchel hineinfindet und am Bund wieder hinaus. Lang genug für eine Kapelle, kurz genug für den Kiesstrand. Sie lässt sich rollen wie ein Handtuch, und bis nach dem Frühstück hängen sich die Falten aus.',
        features: [
          'Strickware aus Leinen und Baumwolle',
          'Tiefe Taschen, eine mit Schlüsselschlaufe',
          'Kordel, die nicht im Tunnel verschwindet',
        ],
      },
      it: {
        name: 'Pantaloni larghi Samos',
        kind: 'Lino e cotone, larghi e corti alla caviglia',
        description:
          'Tanto larghi che la brezza entra dalla caviglia ed esce dalla vita. Lunghi quanto serve per una chiesetta, corti quanto serve per una spiaggia di sassi. Si arrotolano come un asciugamano e a colazione finita le pieghe non ci sono più.',
        features: [
          'Maglia di lino e cotone',
          'Tasche profonde, una con asola per le chiavi',
          'Coulisse che non sparisce nel suo canale',
        ],
      },
      es: {
        name: 'Pantalón ancho Samos',
        kind: 'Lino y algodón, ancho y tobillero',
        description:
          'Tan ancho que la brisa entra por el tobillo y sale por la cintura. Largo para una ermita, corto para una cala de piedras. Se enrolla como una toalla y las arrugas se van mientras desayunas.',
        features: [
          'Punto de lino y algodón',
          'Bolsillos hondos, uno con presilla para llaves',
          'Cordón que no se pierde en la jareta',
        ],
      },
    },
    regional: { 'en-gb': { name: 'Samos Wide Trousers' } },
  },
  {
    styleId: 'CRNW1056',
    categories: ['210301'],
    look: {
      kind: 'trousers',
      cut: 'women',
      leg: 'tapered',
      length: 'full',
      waist: 'elastic',
      pockets: 'cargo',
      surface: 'ripstop',
    },
    seed: 2156,
    colours: ['peat', 'moss', 'bone', 'basalt'],
    sizes: 'women-waist',
    price: { current: { USD: 98_00, CAD: 132_00, GBP: 84_00, EUR: 98_00 } },
    stock: 'plenty',
    activities: ['everyday', 'travel', 'camp'],
    fit: 'relaxed',
    facts: { grams: 370, material: ['organic-cotton', 'recycled-polyester'], care: 'machine-40' },
    reviews: { score: 4.3, count: 84 },
    age: 11,
    words: {
      en: {
        name: 'Kestrel Cargo Pants',
        kind: 'Cotton ripstop with proper pockets',
        description:
          'Six pockets, each wider than a hand with a glove on it. We drew them first and the garment round them. The elastic is only at the back, so from the front it is a flat waistband and nobody needs to know.',
        features: [
          'Cotton ripstop, 230 g',
          'Bellows pockets set forward for sitting',
          'Hem cords to close over a boot',
          'Knee darts, two on each side',
        ],
      },
      fr: {
        name: 'Pantalon cargo Kestrel',
        kind: 'Ripstop de coton, de vraies poches',
        description:
          'Six poches, chacune plus large qu’une main gantée. Nous les avons dessinées d’abord, et le pantalon autour. L’élastique n’est qu’au dos ; devant, la ceinture est plate et personne n’a besoin de le savoir.',
        features: [
          'Ripstop de coton, 230 g',
          'Poches à soufflet avancées, pratiques assise',
          'Cordons de bas à serrer sur la chaussure',
          'Pinces aux genoux, deux de chaque côté',
        ],
      },
      de: {
        name: 'Cargohose Kestrel',
        kind: 'Baumwoll-Ripstop mit richtigen Taschen',
        description:
          'Sechs Taschen, jede breiter als eine Hand im Handschuh. Wir haben zuerst sie gezeichnet und dann die Hose darum herum. Gummi sitzt nur hinten; von vorn ist es ein glatter Bund, und niemand muss es wissen.',
        features: [
          'Ripstop aus Baumwolle, 230 g',
          'Balgtaschen weiter vorn, gut im Sitzen',
          'Saumkordeln, über dem Schuh zuzuziehen',
          'Knieabnäher, zwei auf jeder Seite',
        ],
      },
      it: {
        name: 'Pantaloni cargo Kestrel',
        kind: 'Ripstop di cotone con tasche vere',
        description:
          'Sei tasche, tutte più larghe di una mano col guanto. Le abbiamo disegnate per prime, e i pantaloni intorno. L’elastico è solo dietro: davanti la cintura è liscia e nessuno deve saperlo.',
        features: [
          'Ripstop di cotone, 230 g',
          'Tasche a soffietto più avanti, comode da sedute',
          'Coulisse al fondo da stringere sullo scarpone',
          'Pince alle ginocchia, due per lato',
        ],
      },
      es: {
        name: 'Pantalón cargo Kestrel',
        kind: 'Ripstop de algodón con bolsillos de verdad',
        description:
          'Seis bolsillos, todos más anchos que una mano con guante. Primero los dibujamos a ellos y luego el pantalón alrededor. La goma va solo detrás; por delante la cintura es lisa y nadie tiene por qué enterarse.',
        features: [
          'Ripstop de algodón, 230 g',
          'Bolsillos de fuelle adelantados, cómodos sentada',
          'Cordones en el bajo para cerrar sobre la bota',
          'Pinzas en las rodillas, dos por lado',
        ],
      },
    },
    regional: { 'en-gb': { name: 'Kestrel Cargo Trousers' } },
  },
]
