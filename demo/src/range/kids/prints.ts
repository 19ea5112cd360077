import type { StyleIdea } from '../idea.ts'

export const printedPlay: readonly StyleIdea[] = [
  {
    styleId: 'CRNK1025',
    categories: ['230202'],
    look: {
      kind: 'leggings',
      cut: 'kids',
      print: 'stars',
      leg: 'slim',
      length: 'full',
      waist: 'elastic',
      pockets: 'none',
      surface: 'jersey',
    },
    seed: 5125,
    colours: ['heather', 'ink', 'rowan'],
    seconds: { heather: 'bone', ink: 'glacier', rowan: 'bone' },
    sizes: 'kids',
    price: { current: { USD: 29_00, CAD: 39_00, GBP: 25_00, EUR: 29_00 } },
    stock: 'plenty',
    activities: ['everyday', 'camp', 'hike'],
    fit: 'slim',
    facts: { grams: 110, material: ['organic-cotton', 'elastane'], care: 'machine-40' },
    reviews: { score: 4.7, count: 58 },
    age: 8,
    words: {
      en: {
        name: 'Moth Star Leggings',
        kind: 'Stretch leggings for climbing and for bed',
        description:
          'Moths steer by the stars, and so does whoever creeps across the campsite in these. Cotton with enough stretch for a cartwheel, knees knitted thicker than the rest, and a waistband without a label, because labels are discussed at length.',
        features: [
          'Thicker at the knees',
          'Flat seams, no label',
          'Long cuffs to turn up once and down later',
        ],
      },
      fr: {
        name: 'Legging étoilé enfant Moth',
        kind: 'Legging extensible, pour grimper et pour dormir',
        description:
          'Les papillons de nuit se guident aux étoiles, tout comme celui ou celle qui traverse le camping en douce avec ce legging. Du coton assez souple pour la roue, des genoux plus épais que le reste et une ceinture sans étiquette, car les étiquettes se discutent longuement.',
        features: [
          'Genoux plus épais',
          'Coutures plates, sans étiquette',
          'Bas longs, à retourner puis à dérouler',
        ],
      },
      de: {
        name: 'Kinder-Sternenleggings Moth',
        kind: 'Dehnbar zum Klettern und zum Schlafen',
        description:
          'Nachtfalter richten sich nach den Sternen, und wer darin über den Zeltplatz schleicht, auch. Baumwolle mit genug Dehnung für ein Rad, die Knie dicker gestrickt als der Rest und ein Bund ohne Etikett, denn über Etiketten wird lange verhandelt.',
        features: [
          'An den Knien dicker',
          'Flache Nähte, kein Etikett',
          'Lange Bündchen, erst umgeschlagen, dann nicht mehr',
        ],
      },
      it: {
        name: 'Leggings con stelle bimbi Moth',
        kind: 'Elastici, per arrampicare e per dormire',
        description:
          'Le falene si orientano con le stelle, e così chi attraversa di nascosto il campeggio con questi addosso. Cotone abbastanza elastico per una ruota, ginocchia più spesse del resto e una cintura senza etichetta, perché sulle etichette si discute a lungo.',
        features: [
          'Ginocchia più spesse',
          'Cuciture piatte, niente etichetta',
          'Fondo lungo, da girare una volta e poi sciogliere',
        ],
      },
      es: {
        name: 'Mallas de estrellas infantiles Moth',
        kind: 'Elásticas, para trepar y para dormir',
        description:
          'Las polillas se guían por las estrellas, y quien cruza a hurtadillas el camping con estas mallas, también. Algodón con elasticidad para una voltereta lateral, rodillas más gruesas que lo demás y una cinturilla sin etiqueta, porque las etiquetas se discuten largo rato.',
        features: [
          'Rodillas más gruesas',
          'Costuras planas, sin etiqueta',
          'Bajo largo, para doblar ahora y soltar luego',
        ],
      },
    },
  },
  {
    styleId: 'CRNK1026',
    categories: ['230201'],
    look: {
      kind: 'tee',
      cut: 'kids',
      print: 'waves',
      sleeves: 'long',
      neck: 'crew',
      fit: 'boxy',
      surface: 'jersey',
    },
    seed: 5126,
    colours: ['snowmelt', 'glacier', 'saffron'],
    seconds: { snowmelt: 'fjord', glacier: 'ink', saffron: 'bone' },
    sizes: 'kids',
    price: { current: { USD: 27_00, CAD: 36_00, GBP: 23_00, EUR: 27_00 } },
    stock: 'plenty',
    activities: ['everyday', 'travel', 'camp'],
    fit: 'relaxed',
    facts: { grams: 120, material: ['organic-cotton'], care: 'machine-40' },
    reviews: { score: 4.5, count: 14 },
    age: 1,
    words: {
      en: {
        name: 'Grey Seal Wave Tee',
        kind: 'Long-sleeved tee for beaches with wind',
        description:
          'Grey seals lie on the sandbank all day and complain when the tide comes. This is the shirt for the other side of the water: long sleeves against the sun and the wind, waves all over, and a color that already looks a bit like ice cream has happened to it.',
        features: [
          'Long sleeves with soft cuffs',
          'Wide neck that goes over big heads',
          'Can be worn inside out and often is',
        ],
      },
      fr: {
        name: 'T-shirt à vagues enfant Grey Seal',
        kind: 'Manches longues pour plages ventées',
        description:
          'Les phoques gris passent la journée sur le banc de sable et protestent quand la mer monte. Voici le t-shirt de l’autre rive : des manches longues contre soleil et vent, des vagues partout et une couleur qui a déjà l’air d’avoir croisé une glace.',
        features: [
          'Manches longues à poignets doux',
          'Col large, même pour grosses têtes',
          'Se porte à l’envers, et souvent',
        ],
      },
      de: {
        name: 'Kinder-Wellenshirt Grey Seal',
        kind: 'Langarmshirt für Strände mit Wind',
        description:
          'Kegelrobben liegen den ganzen Tag auf der Sandbank und beschweren sich, wenn die Flut kommt. Das ist das Shirt für die andere Seite des Wassers: lange Ärmel gegen Sonne und Wind, überall Wellen und eine Farbe, der man das Eis schon fast ansieht.',
        features: [
          'Lange Ärmel mit weichen Bündchen',
          'Weiter Ausschnitt für große Köpfe',
          'Geht auch auf links, und oft',
        ],
      },
      it: {
        name: 'Maglietta a onde bimbi Grey Seal',
        kind: 'Maniche lunghe per spiagge ventose',
        description:
          'Le foche grigie stanno tutto il giorno sul banco di sabbia e protestano quando sale la marea. Questa è la maglietta per l’altra riva: maniche lunghe contro sole e vento, onde dappertutto e un colore che sembra già aver incontrato un gelato.',
        features: [
          'Maniche lunghe con polsini morbidi',
          'Collo ampio, passa anche una testa grande',
          'Si mette anche al rovescio, e capita spesso',
        ],
      },
      es: {
        name: 'Camiseta de olas infantil Grey Seal',
        kind: 'Manga larga para playas con viento',
        description:
          'Las focas grises pasan el día en el banco de arena y protestan cuando sube la marea. Esta es la camiseta de la otra orilla: manga larga contra el sol y el viento, olas por todas partes y un color al que ya parece que le ha caído un helado.',
        features: [
          'Manga larga con puños suaves',
          'Cuello ancho para cabezas grandes',
          'Sirve del revés, y pasa a menudo',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Chandail à vagues enfant Grey Seal' } },
  },
]
