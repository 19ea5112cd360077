import type { StyleIdea } from '../idea.ts'

export const mountainInsulation: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1011',
    categories: ['220103'],
    look: {
      kind: 'insulated-jacket',
      cut: 'men',
      blocking: 'sleeves',
      length: 'hip',
      neck: 'low-stand',
      closure: 'full-zip',
      pockets: 'chest',
      quilting: 'chevron',
    },
    seed: 3111,
    colours: ['basalt', 'lichen', 'fjord', 'clay'],
    seconds: { basalt: 'slate', lichen: 'basalt', fjord: 'glacier', clay: 'peat' },
    sizes: 'men',
    price: { current: { USD: 205_00, CAD: 275_00, GBP: 179_00, EUR: 205_00 } },
    stock: 'plenty',
    activities: ['ski', 'hike', 'trail-run'],
    fit: 'slim',
    facts: {
      grams: 310,
      material: ['recycled-nylon', 'elastane'],
      fill: 'synthetic',
      comfortCelsius: -4,
      recycledPercent: 72,
      care: 'machine-30',
    },
    reviews: { score: 4.5, count: 128 },
    age: 13,
    words: {
      en: {
        name: 'Flint Active Jacket',
        kind: 'Breathing insulation with fleece sleeves',
        description:
          'You start cold, warm up, stop, cool down, and usually change four times on the way. This one stays on. The quilted front holds a thin sheet of fiber that lets steam through; the sleeves are stretch fleece and push up. Made for skinning up at dawn and for walking fast in November.',
        features: [
          '40 g fill on the body only',
          'Sleeves of gridded stretch fleece',
          'Dries on you in about half an hour',
        ],
      },
      fr: {
        name: 'Veste active Flint',
        kind: 'Isolation respirante, manches en polaire',
        description:
          'On part froid, on chauffe, on s’arrête, on refroidit, et d’ordinaire on se change quatre fois en route. Celle-ci, on la garde. Le buste matelassé cache une mince nappe de fibres qui laisse sortir la vapeur ; les manches sont en polaire extensible et se retroussent. Pour monter en peaux à l’aube ou marcher vite en novembre.',
        features: [
          'Garnissage de 40 g, sur le buste seul',
          'Manches en polaire quadrillée extensible',
          'Sèche sur vous en une demi-heure',
        ],
      },
      de: {
        name: 'Isolationsjacke Flint',
        kind: 'Atmende Isolation mit Fleeceärmeln',
        description:
          'Man geht kalt los, wird warm, bleibt stehen, kühlt aus und zieht sich gewöhnlich viermal um. Diese bleibt an. Vorn steckt eine dünne Lage Fasern, die den Dampf durchlässt; die Ärmel sind aus Stretchfleece und lassen sich hochschieben. Für Skitouren im Morgengrauen und schnelles Gehen im November.',
        features: [
          '40 g Füllung, nur am Rumpf',
          'Ärmel aus Stretchfleece mit Gitterstruktur',
          'Trocknet am Körper in einer halben Stunde',
        ],
      },
      it: {
        name: 'Giacca traspirante Flint',
        kind: 'Imbottitura che respira, maniche in pile',
        description:
          'Parti freddo, ti scaldi, ti fermi, ti raffreddi, e di solito ti cambi quattro volte per strada. Questa resta addosso. Nel busto trapuntato c’è un foglio sottile di fibra che lascia uscire il vapore; le maniche sono in pile elastico e si tirano su. Per salire con le pelli all’alba o camminare svelti a novembre.',
        features: [
          'Imbottitura da 40 g solo sul busto',
          'Maniche in pile elastico a griglia',
          'Si asciuga addosso in mezz’ora',
        ],
      },
      es: {
        name: 'Chaqueta activa Flint',
        kind: 'Relleno que transpira, mangas de forro polar',
        description:
          'Sales con frío, entras en calor, paras, te enfrías y lo normal es cambiarse cuatro veces por el camino. Esta no te la quitas. El cuerpo acolchado lleva una lámina fina de fibra que deja salir el vapor; las mangas son de forro elástico y se remangan. Para foquear al alba o andar deprisa en noviembre.',
        features: [
          'Relleno de 40 g, solo en el cuerpo',
          'Mangas de forro elástico en cuadrícula',
          'Se seca puesta en media hora',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1012',
    categories: ['220103'],
    look: {
      kind: 'insulated-jacket',
      cut: 'men',
      length: 'hip',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand-and-chest',
      quilting: 'boxes',
    },
    seed: 3112,
    colours: ['saffron', 'ink', 'rowan'],
    sizes: 'men',
    price: {
      current: { USD: 189_99, CAD: 254_99, GBP: 164_99, EUR: 189_99 },
      original: { USD: 285_00, CAD: 385_00, GBP: 249_00, EUR: 285_00 },
    },
    stock: 'scarce',
    activities: ['climb', 'camp'],
    fit: 'relaxed',
    facts: {
      grams: 560,
      material: ['nylon-ripstop'],
      fill: 'synthetic',
      comfortCelsius: -12,
      packedCentimetres: [18, 30],
      care: 'machine-40',
    },
    reviews: { score: 4.7, count: 74 },
    age: 29,
    words: {
      en: {
        name: 'Susten Belay Jacket',
        kind: 'Synthetic warmth to throw over the rest',
        description:
          'Cut a size up so it goes on over a wet shell while the second takes his time. The fill stays lofty when soaked, which matters more on a belay than a few grams saved. Stuff it, sit on it, pull it out frozen: it takes about two minutes to forgive you.',
        features: [
          '133 g fill in the body, 100 g in the arms',
          'Sized to wear over everything',
          'Big inner pockets for gloves and shoes',
        ],
      },
      fr: {
        name: 'Veste de relais Susten',
        kind: 'Chaleur synthétique à jeter sur le reste',
        description:
          'Taillée une taille au-dessus, pour l’enfiler sur une veste trempée pendant que le second prend son temps. Le garnissage garde son gonflant même mouillé, ce qui, au relais, compte plus que quelques grammes. Écrasez-la, asseyez-vous dessus, sortez-la gelée : elle pardonne en deux minutes.',
        features: [
          '133 g au corps, 100 g aux manches',
          'Prévue pour passer par-dessus tout',
          'Grandes poches intérieures, gants et chaussons',
        ],
      },
      de: {
        name: 'Standplatzjacke Susten',
        kind: 'Synthetische Wärme zum Überwerfen',
        description:
          'Eine Nummer größer geschnitten, damit sie über die nasse Hardshell passt, während der Nachsteiger sich Zeit lässt. Die Füllung bauscht auch durchnässt, und das zählt am Stand mehr als ein paar Gramm. Stopfen, draufsetzen, gefroren herausziehen: Nach zwei Minuten hat sie es verziehen.',
        features: [
          '133 g Füllung am Rumpf, 100 g in den Ärmeln',
          'Passt über alles andere',
          'Große Innentaschen für Handschuhe und Kletterschuhe',
        ],
      },
      it: {
        name: 'Giacca da sosta Susten',
        kind: 'Caldo sintetico da buttare sopra il resto',
        description:
          'È tagliata una taglia in più, così va sopra il guscio bagnato mentre il secondo se la prende comoda. L’imbottitura resta gonfia anche fradicia, e in sosta conta più di qualche grammo. Schiacciala, siediti sopra, tirala fuori gelata: in due minuti ti ha perdonato.',
        features: [
          '133 g sul busto, 100 g nelle maniche',
          'Fatta per stare sopra a tutto',
          'Grandi tasche interne per guanti e scarpette',
        ],
      },
      es: {
        name: 'Chaqueta de reunión Susten',
        kind: 'Calor sintético para echarse por encima',
        description:
          'Va cortada una talla más grande para ponértela sobre la membrana mojada mientras el segundo se lo toma con calma. El relleno sigue esponjoso aunque se empape, y en una reunión eso vale más que unos gramos. Estrújala, siéntate encima, sácala helada: en dos minutos te perdona.',
        features: [
          '133 g en el cuerpo, 100 g en las mangas',
          'Pensada para ir encima de todo',
          'Bolsillos interiores para guantes y pies de gato',
        ],
      },
    },
  },
]
