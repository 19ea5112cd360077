import type { StyleIdea } from '../idea.ts'

export const smallPacks: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1004',
    categories: ['240101'],
    look: {
      kind: 'running-vest',
      litres: 8,
      shape: 'slim',
      surface: 'ripstop',
      extras: 'mesh-pockets',
    },
    seed: 4104,
    colours: ['glacier', 'ember', 'basalt'],
    sizes: 'unisex',
    price: { current: { USD: 129_00, CAD: 175_00, GBP: 112_00, EUR: 130_00 } },
    stock: 'some',
    activities: ['trail-run'],
    fit: 'slim',
    facts: { grams: 198, material: ['nylon-ripstop', 'elastane'], litres: 8, care: 'hand' },
    reviews: { score: 4.4, count: 67 },
    age: 6,
    words: {
      en: {
        name: 'Stoat Running Vest',
        kind: '8-liter vest that does not bounce',
        description:
          'Worn like a shirt rather than carried like a bag. The elastic runs around the ribs, so it breathes when you do, and the weight of the two flasks sits high where it swings least.',
        features: [
          'Two 500 ml flasks included',
          'Back pocket opens from both sides',
          'Quiver for folding poles under the arms',
        ],
      },
      fr: {
        name: 'Gilet de trail Stoat',
        kind: 'Gilet de 8 litres qui ne ballotte pas',
        description:
          'Il s’enfile comme un maillot plus qu’il ne se porte comme un sac. L’élastique fait le tour des côtes et respire avec vous ; le poids des deux flasques reste haut, là où il bouge le moins.',
        features: [
          'Deux flasques de 500 ml fournies',
          'Poche dorsale ouverte des deux côtés',
          'Carquois à bâtons pliants sous les bras',
        ],
      },
      de: {
        name: 'Laufweste Stoat',
        kind: '8-Liter-Weste, die nicht hüpft',
        description:
          'Man zieht sie an wie ein Hemd, statt sie wie einen Rucksack zu tragen. Das elastische Band liegt um die Rippen und atmet mit; die beiden Trinkflaschen sitzen hoch, wo sie am wenigsten schwingen.',
        features: [
          'Zwei Softflasks mit 500 ml liegen bei',
          'Rückentasche von beiden Seiten offen',
          'Köcher für Faltstöcke unter den Armen',
        ],
      },
      it: {
        name: 'Gilet da trail Stoat',
        kind: 'Gilet da 8 litri che non balla',
        description:
          'Si indossa come una maglia, non si porta come uno zaino. L’elastico gira attorno alle costole e respira con te; il peso delle due flask sta in alto, dove oscilla meno.',
        features: [
          'Due flask da 500 ml incluse',
          'Tasca posteriore aperta sui due lati',
          'Faretra per bastoncini pieghevoli sotto le braccia',
        ],
      },
      es: {
        name: 'Chaleco de trail Stoat',
        kind: 'Chaleco de 8 litros que no rebota',
        description:
          'Se viste como una camiseta, no se carga como una mochila. El elástico rodea las costillas y respira contigo; el peso de los dos bidones queda arriba, donde menos se balancea.',
        features: [
          'Incluye dos bidones blandos de 500 ml',
          'Bolsillo trasero abierto por los dos lados',
          'Carcaj para bastones plegables bajo los brazos',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1005',
    categories: ['240101', '240103'],
    look: {
      kind: 'backpack',
      litres: 22,
      shape: 'box',
      surface: 'canvas',
      extras: 'bottle-pockets',
    },
    seed: 4105,
    colours: ['peat', 'bone', 'fjord', 'plum'],
    sizes: 'one',
    price: { current: { USD: 119_00, CAD: 159_00, GBP: 105_00, EUR: 120_00 } },
    stock: 'plenty',
    activities: ['everyday', 'travel'],
    facts: { grams: 870, material: ['canvas', 'full-grain-leather'], litres: 22, care: 'wipe' },
    reviews: { score: 4.3, count: 28 },
    age: 12,
    words: {
      en: {
        name: 'Ryvoan Canvas Pack',
        kind: 'Square 22-liter pack for the weekday',
        description:
          'It stands up by itself under a desk and under a train seat. Waxed canvas shrugs off a shower between the station and the door; after a year it looks better than when it came, which is the idea.',
        features: [
          'Opens flat on three sides',
          'Laptop pocket hung clear of the floor',
          'Leather pulls, replaced free for life',
        ],
      },
      fr: {
        name: 'Sac en toile Ryvoan',
        kind: 'Sac carré de 22 litres pour la semaine',
        description:
          'Il tient debout tout seul sous un bureau comme sous un siège de train. La toile cirée ignore une averse entre la gare et la porte ; au bout d’un an il est plus beau qu’au premier jour, c’était le but.',
        features: [
          'S’ouvre à plat sur trois côtés',
          'Poche pour portable suspendue au-dessus du fond',
          'Tirettes en cuir, remplacées gratuitement à vie',
        ],
      },
      de: {
        name: 'Canvas-Rucksack Ryvoan',
        kind: 'Kantiger 22-Liter-Rucksack für werktags',
        description:
          'Er steht von allein, unter dem Schreibtisch wie unter dem Zugsitz. Dem gewachsten Segeltuch macht ein Schauer zwischen Bahnhof und Haustür nichts; nach einem Jahr sieht er besser aus als am ersten Tag, und so war es gedacht.',
        features: [
          'Öffnet sich flach an drei Seiten',
          'Notebookfach mit Abstand zum Boden',
          'Lederzipper, lebenslang kostenlos ersetzt',
        ],
      },
      it: {
        name: 'Zaino in tela Ryvoan',
        kind: 'Zaino squadrato da 22 litri per i giorni feriali',
        description:
          'Sta in piedi da solo, sotto la scrivania e sotto il sedile del treno. La tela cerata non fa caso a uno scroscio tra la stazione e il portone; dopo un anno è più bello di quando è arrivato, ed era questa l’idea.',
        features: [
          'Si apre in piano su tre lati',
          'Tasca per il portatile sollevata dal fondo',
          'Tiretti in pelle, sostituiti gratis per sempre',
        ],
      },
      es: {
        name: 'Mochila de lona Ryvoan',
        kind: 'Mochila cuadrada de 22 litros para diario',
        description:
          'Se tiene de pie sola bajo la mesa y bajo el asiento del tren. A la lona encerada no le importa un chaparrón entre la estación y el portal; al cabo de un año está más bonita que al llegar, y de eso se trata.',
        features: [
          'Se abre en plano por tres lados',
          'Bolsillo del portátil separado del suelo',
          'Tiradores de piel, de repuesto gratis siempre',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1006',
    categories: ['240101'],
    look: { kind: 'hip-pack', litres: 3, shape: 'slim', surface: 'ripstop', extras: 'bungee' },
    seed: 4106,
    colours: ['lichen', 'heather', 'basalt', 'dawn', 'tarn'],
    sizes: 'one',
    price: { current: { USD: 45_00, CAD: 60_00, GBP: 38_00, EUR: 45_00 } },
    stock: 'plenty',
    activities: ['hike', 'travel', 'everyday'],
    facts: {
      grams: 165,
      material: ['nylon-ripstop'],
      litres: 3,
      recycledPercent: 100,
      care: 'machine-30',
    },
    reviews: { score: 4.8, count: 143 },
    age: 20,
    words: {
      en: {
        name: 'Vole Hip Pack',
        kind: '3 liters for phone, map and a bun',
        description:
          'For the walk that does not deserve a backpack. The cord across the front takes a wind jacket when the sun comes out, and the belt is long enough to wear it over the shoulder through a market.',
        features: [
          'Two zips, one hidden against the body',
          'Belt from 68 to 130 cm',
          'Packs into its own pocket',
        ],
      },
      fr: {
        name: 'Sac banane Vole',
        kind: '3 litres pour téléphone, carte et brioche',
        description:
          'Pour la promenade qui ne mérite pas un sac à dos. Le cordon de devant retient le coupe-vent quand le soleil revient, et la ceinture est assez longue pour le porter en bandoulière au marché.',
        features: [
          'Deux zips, dont un caché contre le corps',
          'Ceinture de 68 à 130 cm',
          'Se range dans sa propre poche',
        ],
      },
      de: {
        name: 'Hüfttasche Vole',
        kind: '3 Liter für Telefon, Karte und Brötchen',
        description:
          'Für den Gang, der keinen Rucksack verdient. Unter der Kordel vorn bleibt die Windjacke, wenn die Sonne herauskommt, und der Gurt reicht, um die Tasche auf dem Markt quer über der Schulter zu tragen.',
        features: [
          'Zwei Fächer, eines verdeckt am Körper',
          'Gurt von 68 bis 130 cm',
          'Lässt sich in die eigene Tasche packen',
        ],
      },
      it: {
        name: 'Marsupio Vole',
        kind: '3 litri per telefono, cartina e una focaccia',
        description:
          'Per la passeggiata che non merita uno zaino. Il cordino davanti tiene la giacca a vento quando esce il sole, e la cintura è lunga abbastanza per portarlo a tracolla tra i banchi del mercato.',
        features: [
          'Due zip, una nascosta contro il corpo',
          'Cintura da 68 a 130 cm',
          'Si ripiega nella sua tasca',
        ],
      },
      es: {
        name: 'Riñonera Vole',
        kind: '3 litros para el móvil, el mapa y un bollo',
        description:
          'Para el paseo que no merece una mochila. El cordón de delante sujeta el cortavientos cuando sale el sol, y la correa da para llevarla cruzada al hombro en el mercado.',
        features: [
          'Dos cremalleras, una oculta contra el cuerpo',
          'Correa de 68 a 130 cm',
          'Se guarda en su propio bolsillo',
        ],
      },
    },
    regional: { 'en-gb': { name: 'Vole Bum Bag' }, 'fr-ca': { name: 'Sac de taille Vole' } },
  },
]
