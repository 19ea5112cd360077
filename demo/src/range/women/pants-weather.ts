import type { StyleIdea } from '../idea.ts'

export const weatherPants: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1053',
    categories: ['210301'],
    look: {
      kind: 'trousers',
      cut: 'women',
      leg: 'straight',
      length: 'full',
      waist: 'elastic',
      pockets: 'none',
      surface: 'shell',
    },
    seed: 2153,
    colours: ['basalt', 'tarn'],
    sizes: 'women',
    price: { current: { USD: 120_00, CAD: 160_00, GBP: 104_00, EUR: 120_00 } },
    stock: 'plenty',
    activities: ['hike', 'travel'],
    fit: 'relaxed',
    facts: {
      grams: 260,
      material: ['recycled-nylon'],
      waterproofMillimetres: 15000,
      packedCentimetres: [9, 16],
      recycledPercent: 100,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.2, count: 57 },
    age: 18,
    words: {
      en: {
        name: 'Grecale Rain Pants',
        kind: 'Waterproof overpants with long zips',
        description:
          'Rain gear is judged by how you look putting it on. These have zips to the thigh, so one boot at a time will do, on one leg, in a gust, with a little practice. Bicycle couriers in Genoa wear them for work.',
        features: [
          'Side zips to mid-thigh, taped inside',
          'Reflective piping behind the calf',
          'Hem tab keeps cloth out of a chain',
          'Packs into a pouch that stays attached',
        ],
      },
      fr: {
        name: 'Surpantalon de pluie Grecale',
        kind: 'Surpantalon imperméable à longs zips',
        description:
          'Un surpantalon se juge à l’allure qu’on a en l’enfilant. Ici les zips montent à la cuisse ; une chaussure après l’autre, sur un pied, dans une rafale, avec un peu d’entraînement. À Gênes, des coursiers à vélo le portent au travail.',
        features: [
          'Zips latéraux jusqu’à mi-cuisse, étanchés',
          'Passepoil réfléchissant au mollet',
          'Patte de bas pour tenir loin de la chaîne',
          'Se range dans une pochette attenante',
        ],
      },
      de: {
        name: 'Regenhose Grecale',
        kind: 'Überhose mit langen Reißverschlüssen',
        description:
          'Eine Regenhose erkennt man daran, wie man beim Anziehen aussieht. Hier reichen die Reißverschlüsse bis zum Oberschenkel: ein Schuh nach dem anderen, auf einem Bein, in der Böe, mit etwas Übung. In Genua tragen Fahrradkuriere sie zur Arbeit.',
        features: [
          'Seitenzips bis zur Mitte des Oberschenkels, getapt',
          'Reflektierende Paspel an der Wade',
          'Riegel am Saum hält Stoff aus der Kette',
          'Lässt sich in eine angenähte Tasche packen',
        ],
      },
      it: {
        name: 'Copripantaloni Grecale',
        kind: 'Copripantaloni impermeabili a zip lunga',
        description:
          'Un copripantalone si giudica da come sei mentre te lo infili. Qui le zip arrivano alla coscia: uno scarpone alla volta, su un piede solo, in mezzo a una raffica, con un po’ di pratica. A Genova ci lavorano i corrieri in bici.',
        features: [
          'Zip laterali fino a metà coscia, nastrate',
          'Profilo rifrangente sul polpaccio',
          'Linguetta al fondo contro la catena',
          'Si ripiega in una custodia che resta attaccata',
        ],
      },
      es: {
        name: 'Cubrepantalón Grecale',
        kind: 'Cubrepantalón impermeable de cremallera larga',
        description:
          'Un cubrepantalón se juzga por la pinta que tienes al ponértelo. Aquí las cremalleras llegan al muslo: una bota y luego otra, a la pata coja, en plena racha, con algo de práctica. En Génova lo llevan los mensajeros en bici.',
        features: [
          'Cremalleras laterales a medio muslo, selladas',
          'Vivo reflectante en la pantorrilla',
          'Trabilla en el bajo para la cadena',
          'Se guarda en una bolsa que va cosida',
        ],
      },
    },
    regional: {
      'en-gb': { name: 'Grecale Rain Trousers', kind: 'Waterproof overtrousers with long zips' },
    },
  },
  {
    styleId: 'CRNW1054',
    categories: ['210301'],
    look: {
      kind: 'bib',
      cut: 'women',
      blocking: 'bands',
      leg: 'straight',
      length: 'full',
      waist: 'elastic',
      pockets: 'zip-thigh',
      surface: 'shell',
    },
    seed: 2154,
    colours: ['plum', 'glacier', 'saffron'],
    seconds: { plum: 'ink', glacier: 'fjord', saffron: 'peat' },
    sizes: 'women',
    price: {
      current: { USD: 279_99, CAD: 374_99, GBP: 244_99, EUR: 279_99 },
      original: { USD: 360_00, CAD: 480_00, GBP: 315_00, EUR: 360_00 },
    },
    stock: 'some',
    activities: ['ski'],
    fit: 'relaxed',
    facts: {
      grams: 620,
      material: ['recycled-polyester'],
      waterproofMillimetres: 20000,
      recycledPercent: 100,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.8, count: 46 },
    age: 21,
    words: {
      en: {
        name: 'Thun Ski Bib',
        kind: 'Shell bib with a side opening',
        description:
          'The seat drops with two zips, so the straps stay on your shoulders and the jacket stays on you. We asked eleven patrollers what they hated about bibs and this was the first answer from every one of them.',
        features: [
          'Drop seat that works in mittens',
          'Edge guards in a tougher second cloth',
          'Beacon pocket with a leash ring',
          'Thigh vents on the inside, behind mesh',
        ],
      },
      fr: {
        name: 'Salopette de ski Thun',
        kind: 'Salopette imperméable à ouverture latérale',
        description:
          'Le fond s’abaisse avec deux zips ; les bretelles restent sur vos épaules et la veste sur votre dos. Nous avons demandé à onze pisteuses ce qu’elles détestaient dans une salopette, et ce fut chaque fois la première réponse.',
        features: [
          'Fond ouvrant, même avec des moufles',
          'Protège-carres dans un tissu plus dur',
          'Poche pour DVA avec anneau',
          'Aérations à l’intérieur des cuisses, sur filet',
        ],
      },
      de: {
        name: 'Skilatzhose Thun',
        kind: 'Hardshell-Latzhose mit Seitenöffnung',
        description:
          'Das Gesäß lässt sich mit zwei Reißverschlüssen öffnen; die Träger bleiben auf den Schultern und die Jacke bleibt an. Wir haben elf Pistenretterinnen gefragt, was sie an Latzhosen hassen, und das war jedes Mal die erste Antwort.',
        features: [
          'Drop-Seat, auch in Fäustlingen zu öffnen',
          'Kantenschutz aus härterem Zweitstoff',
          'LVS-Tasche mit Ring',
          'Belüftung innen am Oberschenkel, mit Netz',
        ],
      },
      it: {
        name: 'Salopette da sci Thun',
        kind: 'Salopette impermeabile con apertura laterale',
        description:
          'Il fondo si apre con due zip: le bretelle restano sulle spalle e la giacca resta addosso. Abbiamo chiesto a undici soccorritrici di pista che cosa odiassero delle salopette, e la prima risposta è stata sempre questa.',
        features: [
          'Apertura posteriore che si usa con le muffole',
          'Rinforzo lamine in un tessuto più duro',
          'Tasca per ARTVA con anello',
          'Aperture interno coscia, con rete',
        ],
      },
      es: {
        name: 'Peto de esquí Thun',
        kind: 'Peto impermeable con apertura lateral',
        description:
          'La parte de atrás se abre con dos cremalleras: los tirantes siguen en los hombros y la chaqueta, puesta. Preguntamos a once pisteras qué odiaban de los petos, y todas empezaron por ahí.',
        features: [
          'Apertura trasera que va con manoplas',
          'Protección de cantos en una tela más dura',
          'Bolsillo para el ARVA con anilla',
          'Ventilación interior en el muslo, con malla',
        ],
      },
    },
    regional: {
      'fr-ca': {
        description:
          'Le fond s’abaisse avec deux glissières ; les bretelles restent sur vos épaules et le manteau sur votre dos. Nous avons demandé à onze patrouilleuses ce qu’elles détestaient dans une salopette, et ce fut chaque fois la première réponse.',
      },
    },
  },
]
