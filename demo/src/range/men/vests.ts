import type { StyleIdea } from '../idea.ts'

export const vests: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1017',
    categories: ['220104', '220103'],
    look: {
      kind: 'insulated-jacket',
      cut: 'men',
      blocking: 'yoke',
      length: 'hip',
      neck: 'stand',
      closure: 'snaps',
      pockets: 'hand-and-chest',
      sleeves: 'none',
      quilting: 'wide',
    },
    seed: 3117,
    colours: ['larch', 'fjord', 'basalt'],
    seconds: { larch: 'peat', fjord: 'saffron', basalt: 'clay' },
    sizes: 'men',
    price: { current: { USD: 129_00, CAD: 175_00, GBP: 112_00, EUR: 129_00 } },
    stock: 'some',
    activities: ['camp', 'everyday', 'hike'],
    fit: 'regular',
    facts: {
      grams: 345,
      material: ['recycled-nylon', 'organic-cotton'],
      fill: 'synthetic',
      comfortCelsius: 4,
      recycledPercent: 58,
      care: 'machine-40',
    },
    reviews: { score: 4.5, count: 61 },
    age: 33,
    words: {
      en: {
        name: 'Rasp Quilted Vest',
        kind: 'Western-yoke vest with snaps',
        description:
          'A vest warms the part of you that matters and leaves the sleeves to the shirt, which is welcome while splitting wood or changing a wheel. The pointed yoke is borrowed from ranch wear and keeps snow off the shoulder seams. Machine wash it as often as you like.',
        features: [
          'Twill yoke over quilted nylon',
          'Fleece behind the hand pockets',
          'Longer at the back by five centimeters',
        ],
      },
      fr: {
        name: 'Gilet matelassé Rasp',
        kind: 'Gilet à pressions, empiècement western',
        description:
          'Un gilet chauffe ce qui compte et laisse les manches à la chemise, ce qui convient pour fendre du bois ou changer une roue. L’empiècement en pointe vient des ranchs et garde la neige loin des coutures d’épaule. Lavez-le en machine aussi souvent qu’il vous plaira.',
        features: [
          'Empiècement en sergé sur nylon matelassé',
          'Polaire au fond des poches',
          'Dos plus long de cinq centimètres',
        ],
      },
      de: {
        name: 'Steppweste Rasp',
        kind: 'Druckknopfweste mit Westernpasse',
        description:
          'Eine Weste wärmt, worauf es ankommt, und überlässt die Ärmel dem Hemd; beim Holzhacken und beim Reifenwechsel ist das angenehm. Die spitze Passe stammt von der Ranch und hält den Schnee von den Schulternähten fern. Sie darf in die Maschine, so oft Sie wollen.',
        features: [
          'Köperpasse über gestepptem Nylon',
          'Taschen hinten mit Fleece belegt',
          'Rücken fünf Zentimeter länger',
        ],
      },
      it: {
        name: 'Gilet trapuntato Rasp',
        kind: 'Gilet con automatici e sprone western',
        description:
          'Un gilet scalda quello che conta e lascia le maniche alla camicia, il che fa comodo quando spacchi legna o cambi una gomma. Lo sprone a punta viene dai ranch e tiene la neve lontana dalle cuciture delle spalle. In lavatrice quante volte vuoi.',
        features: [
          'Sprone in twill su nylon trapuntato',
          'Pile dietro le tasche',
          'Dietro è più lungo di cinque centimetri',
        ],
      },
      es: {
        name: 'Chaleco acolchado Rasp',
        kind: 'Chaleco de broches con canesú vaquero',
        description:
          'Un chaleco abriga lo que importa y deja las mangas a la camisa, cosa que se agradece partiendo leña o cambiando una rueda. El canesú en punta viene de los ranchos y aparta la nieve de las costuras del hombro. Lávalo a máquina cuantas veces quieras.',
        features: [
          'Canesú de sarga sobre nailon acolchado',
          'Forro polar en los bolsillos',
          'Cinco centímetros más largo por detrás',
        ],
      },
    },
    regional: {
      'en-gb': { name: 'Rasp Quilted Gilet', kind: 'Western-yoke gilet with snaps' },
      'fr-ca': {
        name: 'Veste sans manches Rasp',
        kind: 'Veste sans manches à pressions, style western',
      },
    },
  },
  {
    styleId: 'CRNM1018',
    categories: ['220104', '220101'],
    look: {
      kind: 'down-jacket',
      cut: 'men',
      length: 'hip',
      neck: 'low-stand',
      closure: 'full-zip',
      pockets: 'hand',
      sleeves: 'none',
      quilting: 'narrow',
    },
    seed: 3118,
    colours: ['spruce', 'glacier', 'rowan', 'basalt', 'bone'],
    sizes: 'men',
    price: { current: { USD: 175_00, CAD: 235_00, GBP: 152_00, EUR: 175_00 } },
    stock: 'plenty',
    activities: ['hike', 'travel', 'everyday'],
    fit: 'slim',
    facts: {
      grams: 190,
      material: ['recycled-nylon'],
      fill: 'recycled-down-700',
      comfortCelsius: 5,
      packedCentimetres: [9, 14],
      recycledPercent: 100,
      care: 'machine-30',
    },
    reviews: { score: 4.3, count: 19 },
    age: 1,
    words: {
      en: {
        name: 'Juniper Down Vest',
        kind: 'Narrow-quilted vest without a collar',
        description:
          'The neckline follows a crew-neck sweater and disappears under a blazer, where it does the work of the coat you left on the train. Narrow quilting keeps it flat. Outdoors it is the layer you forget to take off until the second climb.',
        features: [
          'Recovered down, 700 fill',
          'Curved neckline, no collar',
          'Bound armholes lie flat under a sleeve',
        ],
      },
      fr: {
        name: 'Gilet en duvet Juniper',
        kind: 'Gilet sans col à fin matelassage',
        description:
          'L’encolure suit celle d’un pull ras du cou et disparaît sous un blazer, où il remplace le manteau oublié dans le train. Le matelassage étroit le garde plat. Dehors, c’est la couche qu’on ne pense à enlever qu’à la deuxième montée.',
        features: [
          'Duvet de récupération, 700 cuin',
          'Encolure ronde, sans col',
          'Emmanchures gansées, plates sous une manche',
        ],
      },
      de: {
        name: 'Daunenweste Juniper',
        kind: 'Kragenlose Weste, schmal gesteppt',
        description:
          'Der Ausschnitt folgt dem eines Rundhalspullovers und verschwindet unter dem Sakko, wo die Weste den Mantel ersetzt, der im Zug geblieben ist. Die schmale Steppung hält sie flach. Draußen denkt man erst beim zweiten Anstieg daran, sie auszuziehen.',
        features: [
          'Wiedergewonnene Daune, 700 cuin',
          'Runder Ausschnitt ohne Kragen',
          'Eingefasste Armlöcher, flach unter dem Ärmel',
        ],
      },
      it: {
        name: 'Gilet in piuma Juniper',
        kind: 'Gilet senza collo a trapunta stretta',
        description:
          'Lo scollo segue quello di un girocollo e sparisce sotto la giacca, dove fa le veci del cappotto dimenticato sul treno. La trapunta stretta lo tiene piatto. All’aperto è lo strato che ti ricordi di togliere solo alla seconda salita.',
        features: [
          'Piuma di recupero, 700 cuin',
          'Scollo curvo, senza collo',
          'Giromanica bordato, piatto sotto la manica',
        ],
      },
      es: {
        name: 'Chaleco de plumón Juniper',
        kind: 'Chaleco sin cuello de acolchado estrecho',
        description:
          'El escote sigue el de un jersey de cuello redondo y desaparece bajo la americana, donde hace las veces del abrigo que olvidaste en el tren. El acolchado estrecho lo mantiene plano. En el monte es la capa que no recuerdas quitarte hasta la segunda cuesta.',
        features: [
          'Plumón recuperado, 700 cuin',
          'Escote curvo, sin cuello',
          'Sisas ribeteadas, planas bajo la manga',
        ],
      },
    },
    regional: {
      'en-gb': {
        name: 'Juniper Down Gilet',
        kind: 'Narrow-quilted gilet without a collar',
        description:
          'The neckline follows a crew-neck jumper and disappears under a blazer, where it does the work of the coat you left on the train. Narrow quilting keeps it flat. Outdoors it is the layer you forget to take off until the second climb.',
      },
      'fr-ca': { name: 'Veste sans manches Juniper', kind: 'Veste en duvet sans manches ni col' },
    },
  },
]
