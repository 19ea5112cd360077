import type { StyleIdea } from '../idea.ts'

export const stovesAndPoles: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1049',
    categories: ['240402'],
    look: { kind: 'cook-set', shape: 'stove' },
    seed: 4149,
    colours: ['rowan', 'slate'],
    sizes: 'one',
    price: { current: { USD: 145_00, CAD: 195_00, GBP: 125_00, EUR: 145_00 } },
    stock: 'some',
    activities: ['camp', 'climb'],
    facts: {
      grams: 430,
      material: ['aluminium', 'stainless-steel'],
      millilitres: 1000,
      packedCentimetres: [17, 12],
      care: 'wipe',
    },
    reviews: { score: 4.6, count: 47 },
    age: 19,
    words: {
      en: {
        name: 'Ryder Hut Stove',
        kind: 'Gas stove and one-liter pot in one',
        description:
          'Water for two teas in two and a half minutes, in a wind that takes hats. Fins under the pot catch the heat that others give away, so one small canister lasts a long weekend; everything nests, gas included.',
        features: [
          'Regulated: full flame at −6 °C',
          'Piezo lighter, and a flint when it fails',
          'Lid strains pasta',
        ],
      },
      fr: {
        name: 'Réchaud de cabane Ryder',
        kind: 'Réchaud à gaz et casserole d’un litre',
        description:
          'De l’eau pour deux thés en deux minutes et demie, par un vent à perdre son chapeau. Les ailettes sous la casserole retiennent la chaleur que d’autres laissent filer ; une petite cartouche fait un long week-end et tout s’emboîte, gaz compris.',
        features: [
          'Régulé : pleine flamme à −6 °C',
          'Allumage piézo, et pierre à feu s’il tombe en panne',
          'Le couvercle égoutte les pâtes',
        ],
      },
      de: {
        name: 'Hüttenkocher Ryder',
        kind: 'Gaskocher und Einlitertopf in einem',
        description:
          'Wasser für zwei Tassen Tee in zweieinhalb Minuten, bei Wind, der Hüte mitnimmt. Lamellen unter dem Topf halten die Wärme, die andere verschenken, darum reicht eine kleine Kartusche ein langes Wochenende; alles passt ineinander, das Gas auch.',
        features: [
          'Druckregler: volle Flamme bei −6 °C',
          'Piezozünder, und ein Feuerstein, falls er streikt',
          'Im Deckel ein Sieb für Nudeln',
        ],
      },
      it: {
        name: 'Fornello Ryder',
        kind: 'Fornello a gas e pentola da un litro',
        description:
          'Acqua per due tè in due minuti e mezzo, con un vento che porta via i cappelli. Le alette sotto la pentola trattengono il calore che altri regalano, così una cartuccia piccola basta per un fine settimana lungo; tutto si incastra, gas compreso.',
        features: [
          'Regolatore: fiamma piena a −6 °C',
          'Accensione piezo, e una pietra focaia di riserva',
          'Il coperchio scola la pasta',
        ],
      },
      es: {
        name: 'Hornillo Ryder',
        kind: 'Hornillo de gas y olla de un litro en uno',
        description:
          'Agua para dos tés en dos minutos y medio, con un viento que se lleva sombreros. Las aletas bajo la olla guardan el calor que otros regalan, así que un cartucho pequeño dura un puente entero; todo encaja, también el gas.',
        features: [
          'Regulado: llama plena a −6 °C',
          'Encendido piezo, y pedernal por si falla',
          'La tapa escurre la pasta',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1050',
    categories: ['240403'],
    look: { kind: 'poles', shape: 'folding' },
    seed: 4150,
    colours: ['lichen', 'basalt', 'ember'],
    sizes: 'two-lengths',
    price: { current: { USD: 165_00, CAD: 219_00, GBP: 142_00, EUR: 165_00 } },
    stock: 'some',
    activities: ['trail-run', 'hike'],
    facts: {
      grams: 310,
      material: ['carbon-fibre', 'aluminium'],
      packedCentimetres: [37, 9],
      care: 'wipe',
    },
    reviews: { score: 4.5, count: 70 },
    age: 12,
    words: {
      en: {
        name: 'Heron Folding Poles',
        kind: 'Carbon poles that unfold in a flick',
        description:
          'Long thin legs for a long climb: shake once, and three sections snap straight on a coated cord. For days when you run the descents with the poles in the quiver and want them back at the next col without stopping.',
        features: [
          'Pair weighs 310 g',
          'Strap works like a glove, hand open',
          'Tungsten tips, replaced without tools',
        ],
      },
      fr: {
        name: 'Bâtons pliants Heron',
        kind: 'Bâtons carbone dépliés d’un geste',
        description:
          'De longues pattes fines pour une longue montée : une secousse, et trois brins se verrouillent sur un câble gainé. Pour les jours où l’on court les descentes, bâtons au carquois, et où on les reprend au col suivant sans s’arrêter.',
        features: [
          '310 g la paire',
          'Gantelet qui laisse la main ouverte',
          'Pointes en tungstène, changées sans outil',
        ],
      },
      de: {
        name: 'Faltstöcke Heron',
        kind: 'Carbonstöcke, mit einem Schwung entfaltet',
        description:
          'Lange, dünne Beine für einen langen Anstieg: einmal schütteln, und drei Segmente rasten auf einem ummantelten Seil ein. Für Tage, an denen Sie bergab laufen, die Stöcke im Köcher, und sie am nächsten Sattel im Gehen wieder herausholen.',
        features: [
          'Das Paar wiegt 310 g',
          'Handschlaufe wie ein Handschuh, Hand offen',
          'Wolframspitzen, ohne Werkzeug zu wechseln',
        ],
      },
      it: {
        name: 'Bastoncini pieghevoli Heron',
        kind: 'Bastoncini in carbonio, aperti con un gesto',
        description:
          'Zampe lunghe e sottili per una salita lunga: una scossa e tre sezioni si bloccano su un cavo rivestito. Per i giorni in cui corri in discesa con i bastoncini nella faretra e li rivuoi al colle dopo senza fermarti.',
        features: [
          'Il paio pesa 310 g',
          'Laccio a guanto, mano aperta',
          'Punte in tungsteno, si cambiano senza attrezzi',
        ],
      },
      es: {
        name: 'Bastones plegables Heron',
        kind: 'Bastones de carbono que se abren de un gesto',
        description:
          'Patas largas y finas para una subida larga: una sacudida y tres tramos se fijan sobre un cable forrado. Para los días en que corres las bajadas con los bastones en el carcaj y los quieres de vuelta en el collado sin parar.',
        features: [
          'El par pesa 310 g',
          'Dragonera tipo guante, mano abierta',
          'Puntas de tungsteno, se cambian sin herramientas',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1051',
    categories: ['240403'],
    look: { kind: 'poles', shape: 'cork' },
    seed: 4151,
    colours: ['fjord', 'clay'],
    sizes: 'one',
    price: {
      current: { USD: 89_00, CAD: 119_00, GBP: 77_00, EUR: 89_00 },
      original: { USD: 110_00, CAD: 149_00, GBP: 95_00, EUR: 110_00 },
    },
    stock: 'plenty',
    activities: ['hike'],
    facts: {
      grams: 486,
      material: ['aluminium', 'cork'],
      packedCentimetres: [64, 7],
      care: 'wipe',
    },
    reviews: { score: 4.8, count: 153 },
    age: 38,
    words: {
      en: {
        name: 'Crane Cork Poles',
        kind: 'Three-part aluminum poles, cork grips',
        description:
          'Cork takes the shape of your hand by the end of a summer and never blisters it. Aluminum bends where carbon snaps, which is the right way round on a scree slope; the levers close with a click you can hear over a stream.',
        features: [
          'From 62 to 135 cm',
          'Long lower grip for traverses',
          'Mud and snow baskets in the tube',
        ],
      },
      fr: {
        name: 'Bâtons en liège Crane',
        kind: 'Aluminium trois brins, poignées en liège',
        description:
          'Le liège prend la forme de votre main en un été et ne lui fait jamais d’ampoules. L’aluminium plie là où le carbone casse, ce qui vaut mieux dans un pierrier ; les leviers se ferment d’un clic audible malgré le torrent.',
        features: [
          'De 62 à 135 cm',
          'Longue poignée basse pour les traversées',
          'Rondelles boue et neige fournies',
        ],
      },
      de: {
        name: 'Korkstöcke Crane',
        kind: 'Dreiteilige Aluminiumstöcke mit Korkgriff',
        description:
          'Kork nimmt in einem Sommer die Form Ihrer Hand an und macht nie Blasen. Aluminium verbiegt sich, wo Carbon bricht, im Geröll ist das die bessere Reihenfolge; die Hebel schließen mit einem Klick, den man neben dem Bach noch hört.',
        features: [
          'Von 62 bis 135 cm',
          'Langer unterer Griff zum Queren',
          'Teller für Matsch und Schnee liegen bei',
        ],
      },
      it: {
        name: 'Bastoncini in sughero Crane',
        kind: 'Alluminio in tre pezzi, impugnature in sughero',
        description:
          'In un’estate il sughero prende la forma della tua mano e non le fa mai vesciche. L’alluminio si piega dove il carbonio si spezza, e su un ghiaione è meglio così; le leve si chiudono con uno scatto che senti anche sopra il torrente.',
        features: [
          'Da 62 a 135 cm',
          'Impugnatura bassa lunga per i traversi',
          'Rotelle da fango e da neve incluse',
        ],
      },
      es: {
        name: 'Bastones de corcho Crane',
        kind: 'Aluminio en tres tramos, puños de corcho',
        description:
          'En un verano el corcho toma la forma de tu mano y nunca le saca ampollas. El aluminio se dobla donde el carbono se parte, y en una pedrera es lo que conviene; las palancas cierran con un clic que se oye junto al arroyo.',
        features: [
          'De 62 a 135 cm',
          'Puño inferior largo para las travesías',
          'Rosetas de barro y de nieve incluidas',
        ],
      },
    },
  },
]
