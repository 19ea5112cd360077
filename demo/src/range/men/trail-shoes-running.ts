import type { StyleIdea } from '../idea.ts'

export const runningShoes: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1052',
    categories: ['220401'],
    look: {
      kind: 'trail-shoe',
      shaft: 'low',
      upper: 'mesh',
      sole: 'cushioned',
      lacing: 'laces',
      overlays: 'ribs',
    },
    seed: 3152,
    colours: ['glacier', 'basalt', 'ember', 'lichen'],
    seconds: { glacier: 'ink', basalt: 'slate', ember: 'bone', lichen: 'spruce' },
    sizes: 'men-shoes',
    price: { current: { USD: 155_00, CAD: 208_00, GBP: 135_00, EUR: 155_00 } },
    stock: 'plenty',
    activities: ['trail-run', 'hike'],
    facts: {
      grams: 298,
      material: ['recycled-polyester', 'eva-foam', 'rubber'],
      dropMillimetres: 6,
      recycledPercent: 42,
    },
    reviews: { score: 4.5, count: 277 },
    age: 11,
    words: {
      en: {
        name: 'Tonale Trail Shoe',
        kind: 'Cushioned shoe for gravel and good paths',
        description:
          'It is happiest on forest roads: thirty-two millimeters of foam under the heel, shallow lugs, a rubber that does not mind a stretch of asphalt to the door. The ribs along the side do the holding, so the laces need not be tight. In deep mud, choose another.',
        features: [
          '32 mm heel, 26 mm forefoot',
          '3.5 mm lugs, quiet on tarmac',
          'Wide toe box',
          'Sole can be replaced once',
        ],
      },
      fr: {
        name: 'Chaussure de trail Tonale',
        kind: 'Amorti pour pistes et bons sentiers',
        description:
          'Elle se plaît sur les pistes forestières : trente-deux millimètres de mousse au talon, des crampons bas, une gomme que le goudron jusqu’à la porte ne dérange pas. Les nervures du côté tiennent le pied, inutile de serrer les lacets. Dans la boue profonde, prenez-en une autre.',
        features: [
          '32 mm au talon, 26 mm à l’avant',
          'Crampons de 3,5 mm, discrets sur route',
          'Avant-pied large',
          'Semelle remplaçable une fois',
        ],
      },
      de: {
        name: 'Trailschuh Tonale',
        kind: 'Gedämpft, für Schotter und gute Wege',
        description:
          'Am wohlsten fühlt er sich auf Forststraßen: zweiunddreißig Millimeter Schaum unter der Ferse, flache Stollen, ein Gummi, dem das Stück Asphalt bis zur Haustür nichts ausmacht. Den Halt geben die Rippen an der Seite, die Schnürung darf locker bleiben. Für tiefen Schlamm gibt es andere.',
        features: [
          '32 mm an der Ferse, 26 mm vorn',
          '3,5 mm Stollen, leise auf Asphalt',
          'Viel Platz für die Zehen',
          'Sohle einmal austauschbar',
        ],
      },
      it: {
        name: 'Scarpa da trail Tonale',
        kind: 'Ammortizzata, per sterrati e buoni sentieri',
        description:
          'Sta bene sulle strade forestali: trentadue millimetri di schiuma sotto il tallone, tasselli bassi, una gomma a cui non dispiace l’asfalto fino alla porta di casa. A tenere il piede ci pensano le costole laterali, i lacci possono restare lenti. Nel fango alto, meglio un’altra.',
        features: [
          '32 mm al tallone, 26 mm davanti',
          'Tasselli da 3,5 mm, silenziosi su asfalto',
          'Punta larga',
          'Suola sostituibile una volta',
        ],
      },
      es: {
        name: 'Zapatilla de trail Tonale',
        kind: 'Amortiguada, para pistas y buenas sendas',
        description:
          'Donde está a gusto es en las pistas forestales: treinta y dos milímetros de espuma en el talón, tacos bajos y una goma a la que no le molesta el asfalto hasta la puerta. La sujeción la dan las nervaduras laterales; no hace falta apretar los cordones. Para barro hondo, mejor otra.',
        features: [
          '32 mm en el talón, 26 mm delante',
          'Tacos de 3,5 mm, silenciosos en asfalto',
          'Puntera ancha',
          'Suela reemplazable una vez',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Chaussure de sentier Tonale' } },
  },
  {
    styleId: 'CRNM1053',
    categories: ['220401'],
    look: {
      kind: 'trail-shoe',
      shaft: 'low',
      upper: 'ripstop',
      sole: 'lugged',
      lacing: 'speed-lace',
      overlays: 'cage',
    },
    seed: 3153,
    colours: ['rowan', 'spruce', 'slate'],
    seconds: { rowan: 'basalt', spruce: 'lichen', slate: 'saffron' },
    sizes: 'men-shoes',
    price: {
      current: { USD: 118_99, CAD: 158_99, GBP: 102_99, EUR: 118_99 },
      original: { USD: 170_00, CAD: 228_00, GBP: 148_00, EUR: 170_00 },
    },
    stock: 'some',
    activities: ['trail-run'],
    facts: { grams: 272, material: ['nylon-ripstop', 'eva-foam', 'rubber'], dropMillimetres: 4 },
    reviews: { score: 4.3, count: 88 },
    age: 17,
    words: {
      en: {
        name: 'Cleaver Mountain Runner',
        kind: 'Low shoe with deep lugs for mud and grass',
        description:
          'Six-millimeter lugs set wide apart, so wet ground falls out at every step instead of coming along. The cage pulls the midfoot down when you contour a slope. It is a fell shoe: loud on pavement, shameless in a bog.',
        features: [
          '6 mm lugs in soft rubber',
          'One-pull lace tucks into the tongue',
          'Drains through four ports at the toe',
        ],
      },
      fr: {
        name: 'Chaussure de montagne Cleaver',
        kind: 'Basse, crampons profonds, boue et herbe',
        description:
          'Des crampons de six millimètres, bien espacés, pour que la terre mouillée tombe à chaque pas au lieu de suivre. La cage plaque le milieu du pied quand vous traversez une pente à flanc. Bruyante sur le trottoir, sans gêne dans une tourbière.',
        features: [
          'Crampons de 6 mm en gomme tendre',
          'Laçage rapide rangé dans la languette',
          'Quatre évents d’écoulement à l’avant',
        ],
      },
      de: {
        name: 'Berglaufschuh Cleaver',
        kind: 'Flach, tiefe Stollen für Matsch und Gras',
        description:
          'Sechs Millimeter tiefe Stollen mit weitem Abstand, damit nasser Boden bei jedem Schritt herausfällt, statt mitzukommen. Der Käfig zieht den Mittelfuß nach unten, wenn Sie einen Hang queren. Auf dem Gehweg laut, im Moor ohne Scham.',
        features: [
          '6 mm Stollen aus weichem Gummi',
          'Schnellschnürung, in der Zunge verstaut',
          'Vier Ablauflöcher an der Spitze',
        ],
      },
      it: {
        name: 'Scarpa da skyrunning Cleaver',
        kind: 'Bassa, tasselli profondi per fango ed erba',
        description:
          'Tasselli da sei millimetri, ben distanziati, così la terra bagnata cade a ogni passo invece di venire con te. La gabbia tira giù il mesopiede quando tagli un pendio. Rumorosa sul marciapiede, senza vergogna in torbiera.',
        features: [
          'Tasselli da 6 mm in gomma morbida',
          'Laccio rapido che si infila nella linguetta',
          'Quattro fori di scolo in punta',
        ],
      },
      es: {
        name: 'Zapatilla de montaña Cleaver',
        kind: 'Baja, tacos hondos para barro y hierba',
        description:
          'Tacos de seis milímetros muy separados, para que la tierra mojada se caiga a cada paso en lugar de acompañarte. La jaula sujeta el mediopié cuando cruzas una ladera. Ruidosa en la acera, sin reparos en una turbera.',
        features: [
          'Tacos de 6 mm en goma blanda',
          'Cordón rápido que se guarda en la lengüeta',
          'Cuatro desagües en la puntera',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1054',
    categories: ['220401'],
    look: {
      kind: 'trail-shoe',
      shaft: 'low',
      upper: 'knit',
      sole: 'rockered',
      lacing: 'laces',
      overlays: 'plain',
    },
    seed: 3154,
    colours: ['bone', 'tarn'],
    seconds: { bone: 'ember', tarn: 'saffron' },
    sizes: 'men-shoes',
    price: { current: { USD: 195_00, CAD: 262_00, GBP: 170_00, EUR: 195_00 } },
    stock: 'some',
    activities: ['trail-run'],
    facts: {
      grams: 255,
      material: ['recycled-polyester', 'eva-foam', 'carbon-fibre', 'rubber'],
      dropMillimetres: 5,
    },
    age: 1,
    words: {
      en: {
        name: 'Scree Race Shoe',
        kind: 'Rockered shoe with a split carbon plate',
        description:
          'The plate is forked, so each side of the foot finds its own stone. From thirty kilometers up the curved sole saves the calf and the knitted upper saves the little toe. Try it on a short run first; it asks for a slightly quicker step.',
        features: [
          'Forked carbon plate',
          'Knitted upper, no seams at the toes',
          'Laces with a notch that holds the knot',
        ],
      },
      fr: {
        name: 'Chaussure de course Scree',
        kind: 'Semelle incurvée, plaque carbone fendue',
        description:
          'La plaque est fourchue : chaque côté du pied trouve sa propre pierre. Au-delà de trente kilomètres, la semelle courbe épargne le mollet, et la tige tricotée le petit orteil. Essayez-la d’abord sur une sortie courte ; elle demande une foulée un peu plus vive.',
        features: [
          'Plaque de carbone fourchue',
          'Tige tricotée, sans couture aux orteils',
          'Lacets crantés qui gardent le nœud',
        ],
      },
      de: {
        name: 'Wettkampfschuh Scree',
        kind: 'Gerundete Sohle, geteilte Carbonplatte',
        description:
          'Die Platte ist gegabelt, damit jede Fußseite ihren eigenen Stein findet. Ab dreißig Kilometern schont die gebogene Sohle die Wade und der gestrickte Schaft den kleinen Zeh. Laufen Sie erst eine kurze Runde damit; er verlangt einen etwas schnelleren Schritt.',
        features: [
          'Gegabelte Carbonplatte',
          'Gestrickter Schaft, keine Naht an den Zehen',
          'Gekerbte Schnürsenkel, der Knoten hält',
        ],
      },
      it: {
        name: 'Scarpa da gara Scree',
        kind: 'Suola curva, piastra in carbonio divisa',
        description:
          'La piastra è a forcella, così ogni lato del piede trova il suo sasso. Oltre i trenta chilometri la suola curva risparmia il polpaccio e la tomaia in maglia il mignolo. Provala prima su un giro corto: vuole un passo un po’ più svelto.',
        features: [
          'Piastra in carbonio a forcella',
          'Tomaia in maglia, senza cuciture in punta',
          'Lacci dentati che tengono il nodo',
        ],
      },
      es: {
        name: 'Zapatilla de competición Scree',
        kind: 'Suela curva, placa de carbono partida',
        description:
          'La placa es ahorquillada y cada lado del pie encuentra su piedra. Pasados los treinta kilómetros, la suela curva cuida el gemelo y el empeine de punto, el dedo meñique. Estrénala en una salida corta: pide un paso algo más vivo.',
        features: [
          'Placa de carbono ahorquillada',
          'Empeine de punto, sin costuras delante',
          'Cordones dentados que aguantan el nudo',
        ],
      },
    },
  },
]
