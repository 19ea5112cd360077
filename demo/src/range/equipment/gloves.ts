import type { StyleIdea } from '../idea.ts'

export const gloves: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1035',
    categories: ['240302'],
    look: { kind: 'gloves', surface: 'fleece', cuff: 'short' },
    seed: 4135,
    colours: ['slate', 'rowan', 'basalt'],
    sizes: 'hands',
    price: { current: { USD: 35_00, CAD: 47_00, GBP: 30_00, EUR: 35_00 } },
    stock: 'plenty',
    activities: ['hike', 'trail-run', 'everyday'],
    facts: {
      grams: 52,
      material: ['polyester-fleece', 'elastane'],
      recycledPercent: 90,
      care: 'machine-30',
    },
    reviews: { score: 4.3, count: 140 },
    age: 39,
    words: {
      en: {
        name: 'Tuckett Fleece Gloves',
        kind: 'Thin gloves for cool mornings',
        description:
          'The pair that lives in the jacket pocket from September to May. Warm enough for a dawn start at two degrees, thin enough to work a zip, a map and, with thumb and first finger, a phone.',
        features: [
          'Touchscreen thumb and forefinger',
          'Silicone lines in the palm',
          'Clip to each other when off',
        ],
      },
      fr: {
        name: 'Gants polaires Tuckett',
        kind: 'Gants fins pour les matins frais',
        description:
          'La paire qui vit dans la poche de la veste de septembre à mai. Assez chauds pour un départ à l’aube par deux degrés, assez fins pour un zip, une carte et, du pouce et de l’index, un téléphone.',
        features: [
          'Pouce et index tactiles',
          'Lignes de silicone dans la paume',
          'S’attachent l’un à l’autre',
        ],
      },
      de: {
        name: 'Fleecehandschuhe Tuckett',
        kind: 'Dünne Handschuhe für kühle Morgen',
        description:
          'Das Paar, das von September bis Mai in der Jackentasche wohnt. Warm genug für den Aufbruch bei zwei Grad, dünn genug für Reißverschluss und Karte und, mit Daumen und Zeigefinger, fürs Telefon.',
        features: [
          'Daumen und Zeigefinger für Touchscreens',
          'Silikonlinien in der Handfläche',
          'Lassen sich aneinanderklippen',
        ],
      },
      it: {
        name: 'Guanti in pile Tuckett',
        kind: 'Guanti sottili per mattine fresche',
        description:
          'Il paio che vive nella tasca della giacca da settembre a maggio. Caldi quanto serve per partire all’alba con due gradi, sottili quanto serve per una zip, una cartina e, con pollice e indice, un telefono.',
        features: [
          'Pollice e indice per lo schermo',
          'Linee di silicone sul palmo',
          'Si agganciano l’uno all’altro',
        ],
      },
      es: {
        name: 'Guantes polares Tuckett',
        kind: 'Guantes finos para mañanas frescas',
        description:
          'El par que vive en el bolsillo de la chaqueta de septiembre a mayo. Abrigan para salir al alba con dos grados y son lo bastante finos para una cremallera, un mapa y, con pulgar e índice, un móvil.',
        features: [
          'Pulgar e índice táctiles',
          'Líneas de silicona en la palma',
          'Se enganchan el uno al otro',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1036',
    categories: ['240302'],
    look: { kind: 'gloves', surface: 'leather', cuff: 'gauntlet' },
    seed: 4136,
    colours: ['larch', 'basalt'],
    sizes: 'hands',
    price: { current: { USD: 129_00, CAD: 175_00, GBP: 112_00, EUR: 129_00 } },
    stock: 'some',
    activities: ['ski', 'climb'],
    facts: { grams: 210, material: ['full-grain-leather', 'wool'], care: 'wipe' },
    reviews: { score: 4.8, count: 64 },
    age: 27,
    words: {
      en: {
        name: 'Britannia Leather Gloves',
        kind: 'Goatskin work gloves with a wool liner',
        description:
          'Ski patrollers buy their gloves where they buy their nails, because those last; we made those, only warmer. Goatskin, waxed twice, with boiled wool that comes out to dry overnight by the stove while the shells stay at the door.',
        features: [
          'Fingers cut curved, seams outside',
          'Liner removable, worn alone for chores',
          'Cuff goes over a jacket sleeve',
          'Can be waxed again, and should be',
        ],
      },
      fr: {
        name: 'Gants en cuir Britannia',
        kind: 'Gants de travail en chèvre, doublés de laine',
        description:
          'Les pisteurs achètent leurs gants à la quincaillerie parce que ceux-là durent ; nous avons refait ceux-là, en plus chaud. Chèvre cirée deux fois et laine bouillie qui s’enlève pour sécher la nuit près du poêle, pendant que le cuir reste à la porte.',
        features: [
          'Doigts préformés, coutures à l’extérieur',
          'Doublure amovible, à porter seule',
          'Manchette par-dessus la manche',
          'À recirer de temps en temps',
        ],
      },
      de: {
        name: 'Lederhandschuhe Britannia',
        kind: 'Ziegenleder mit Futter aus Walkwolle',
        description:
          'Pistendienste kaufen ihre Handschuhe im Eisenwarenladen, weil die halten; genau die haben wir gemacht, nur wärmer. Zweimal gewachstes Ziegenleder und Walkwolle, die über Nacht am Ofen trocknet, während das Leder an der Tür bleibt.',
        features: [
          'Finger vorgeformt, Nähte außen',
          'Futter herausnehmbar, auch allein zu tragen',
          'Stulpe reicht über den Ärmel',
          'Nachwachsen möglich und ratsam',
        ],
      },
      it: {
        name: 'Guanti in pelle Britannia',
        kind: 'Guanti da lavoro in capra, fodera di lana',
        description:
          'I pattugliatori comprano i guanti in ferramenta perché durano; noi abbiamo fatto quelli, solo più caldi. Capra cerata due volte e lana cotta che si sfila per asciugare di notte accanto alla stufa, mentre la pelle resta sulla porta.',
        features: [
          'Dita presagomate, cuciture fuori',
          'Fodera removibile, si usa anche da sola',
          'Il polso copre la manica',
          'Si può ricerare, anzi si deve',
        ],
      },
      es: {
        name: 'Guantes de piel Britannia',
        kind: 'Guantes de trabajo en cabra, forro de lana',
        description:
          'Los pisteros compran los guantes en la ferretería porque duran; hicimos esos, solo que más calientes. Piel de cabra encerada dos veces y lana cocida que se saca a secar junto a la estufa mientras la piel espera en la puerta.',
        features: [
          'Dedos preformados, costuras por fuera',
          'Forro extraíble, sirve solo',
          'El puño cubre la manga',
          'Se pueden volver a encerar, y conviene',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1037',
    categories: ['240302'],
    look: { kind: 'gloves', surface: 'softshell', cuff: 'short' },
    seed: 4137,
    colours: ['fjord', 'saffron', 'ink'],
    sizes: 'hands',
    price: {
      current: { USD: 52_00, CAD: 69_00, GBP: 45_00, EUR: 52_00 },
      original: { USD: 69_00, CAD: 92_00, GBP: 59_00, EUR: 69_00 },
    },
    stock: 'some',
    activities: ['climb', 'ski', 'trail-run'],
    facts: { grams: 94, material: ['recycled-nylon', 'suede'], care: 'hand' },
    reviews: { score: 4.2, count: 37 },
    age: 18,
    words: {
      en: {
        name: 'Argentière Softshell Gloves',
        kind: 'Windproof gloves that tie a knot',
        description:
          'Made for going uphill on skins, when the hands sweat and the wind does not care. Stretch outside, nothing but a brushed face inside, and a suede palm that survives a rope or two.',
        features: [
          'Suede palm and thumb crotch',
          'Long pull loops with a carabiner hole',
          'Nose wipe where the thumb is',
        ],
      },
      fr: {
        name: 'Gants softshell Argentière',
        kind: 'Gants coupe-vent qui savent faire un nœud',
        description:
          'Pour monter en peaux, quand les mains transpirent et que le vent s’en moque. Extensibles dehors, une simple face grattée dedans, et une paume en cuir suédé qui survit à un rappel ou deux.',
        features: [
          'Paume et entre-pouce en cuir suédé',
          'Longues tirettes avec trou à mousqueton',
          'Essuie-nez sur le pouce',
        ],
      },
      de: {
        name: 'Softshellhandschuhe Argentière',
        kind: 'Winddicht, und ein Knoten geht auch',
        description:
          'Für den Aufstieg auf Fellen, wenn die Hände schwitzen und dem Wind das egal ist. Außen elastisch, innen nur aufgeraut, und die Handfläche aus Veloursleder übersteht ein, zwei Abseilfahrten.',
        features: [
          'Handfläche und Daumenbeuge aus Veloursleder',
          'Lange Schlaufen mit Karabinerloch',
          'Nasenwischer am Daumen',
        ],
      },
      it: {
        name: 'Guanti softshell Argentière',
        kind: 'Antivento con cui si fa un nodo',
        description:
          'Per salire con le pelli, quando le mani sudano e al vento non importa. Elastici fuori, soltanto garzati dentro, e un palmo scamosciato che regge una calata o due.',
        features: [
          'Palmo e incavo del pollice scamosciati',
          'Linguette lunghe con foro per il moschettone',
          'Asciuganaso sul pollice',
        ],
      },
      es: {
        name: 'Guantes softshell Argentière',
        kind: 'Cortavientos con los que se hace un nudo',
        description:
          'Para foquear cuesta arriba, cuando las manos sudan y al viento le da igual. Elásticos por fuera, cardados por dentro, sin más, y una palma de ante que aguanta un rápel o dos.',
        features: [
          'Palma y base del pulgar de ante',
          'Tiradores largos con ojal para mosquetón',
          'Paño para la nariz en el pulgar',
        ],
      },
    },
  },
]
