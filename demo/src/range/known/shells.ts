import type { StyleIdea } from '../idea.ts'

export const knownShells: readonly StyleIdea[] = [
  {
    styleId: 'CAIRN002',
    categories: ['220102', '210102'],
    look: {
      kind: 'shell-jacket',
      cut: 'men',
      length: 'hip',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand-and-chest',
      blocking: 'yoke',
    },
    seed: 2,
    colours: ['tarn', 'rowan', 'basalt'],
    sizes: 'unisex',
    price: {
      current: { USD: 259_99, CAD: 349_99, GBP: 229_99, EUR: 259_99 },
      original: { USD: 390_00, CAD: 520_00, GBP: 345_00, EUR: 390_00 },
      historicBest: { USD: 299_99, CAD: 399_99, GBP: 259_99, EUR: 299_99 },
    },
    stock: 60,
    activities: ['hike', 'ski', 'climb'],
    fit: 'regular',
    facts: {
      grams: 395,
      material: ['recycled-nylon'],
      waterproofMillimetres: 20_000,
      recycledPercent: 72,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.3, count: 87 },
    age: 18,
    words: {
      en: {
        name: 'Ridge Shell',
        kind: 'Three-layer jacket for rain and wind',
        description:
          'For the day the forecast was kind about. Three layers, every seam taped, and zips under the arms for the climb. It rustles a little; so would you, at 90 kilometers an hour.',
        features: [
          'Seams taped all the way through',
          'Vents under both arms, two-way zips',
          'Hood turns with the head, over a helmet too',
          'Chest pocket big enough for a folded map',
        ],
      },
      fr: {
        name: 'Veste imperméable Ridge',
        kind: 'Veste trois couches, pluie et vent',
        description:
          'Pour le jour où la météo s’est montrée optimiste. Trois couches, toutes les coutures étanchées, des zips sous les bras pour la montée. Elle bruisse un peu ; vous aussi, à 90 kilomètres à l’heure.',
        features: [
          'Coutures étanchées de bout en bout',
          'Aérations sous les bras, double curseur',
          'La capuche tourne avec la tête, casque compris',
          'Poche poitrine à la taille d’une carte pliée',
        ],
      },
      de: {
        name: 'Hardshelljacke Ridge',
        kind: 'Dreilagenjacke für Regen und Wind',
        description:
          'Für den Tag, den der Wetterbericht schöner fand. Drei Lagen, alle Nähte verklebt, Reißverschlüsse unter den Armen für den Aufstieg. Sie raschelt etwas; das täten Sie bei 90 Kilometern in der Stunde auch.',
        features: [
          'Nähte durchgehend verklebt',
          'Belüftung unter den Armen, Zweiwegereißverschluss',
          'Kapuze dreht sich mit, auch über dem Helm',
          'Brusttasche für eine gefaltete Karte',
        ],
      },
      it: {
        name: 'Guscio Ridge',
        kind: 'Giacca a tre strati per pioggia e vento',
        description:
          'Per il giorno su cui le previsioni erano ottimiste. Tre strati, tutte le cuciture nastrate, zip sotto le braccia per la salita. Fruscia un po’; lo faresti anche tu, a 90 chilometri all’ora.',
        features: [
          'Cuciture nastrate da cima a fondo',
          'Aperture sotto le braccia, doppio cursore',
          'Cappuccio che gira con la testa, casco compreso',
          'Tasca sul petto per una cartina piegata',
        ],
      },
      es: {
        name: 'Chaqueta impermeable Ridge',
        kind: 'Chaqueta de tres capas, lluvia y viento',
        description:
          'Para el día en que el parte fue optimista. Tres capas, todas las costuras selladas y cremalleras bajo los brazos para la subida. Cruje un poco; tú también lo harías, a 90 kilómetros por hora.',
        features: [
          'Costuras selladas de punta a punta',
          'Ventilación bajo los brazos, doble carro',
          'La capucha gira con la cabeza, casco incluido',
          'Bolsillo de pecho para un mapa doblado',
        ],
      },
    },
  },
  {
    styleId: 'CAIRN009',
    categories: ['220102', '210102'],
    look: {
      kind: 'shell-jacket',
      cut: 'men',
      length: 'hip',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand',
      blocking: 'chest-panel',
    },
    seed: 9,
    colours: ['basalt'],
    sizes: 'unisex',
    price: { current: { USD: 480_00, CAD: 640_00, GBP: 420_00, EUR: 480_00 } },
    stock: 500,
    activities: ['hike', 'ski', 'everyday'],
    fit: 'regular',
    facts: {
      grams: 460,
      material: ['recycled-nylon', 'elastane'],
      waterproofMillimetres: 20_000,
      recycledPercent: 68,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.9, count: 21 },
    age: 8,
    isCustom: true,
    words: {
      en: {
        name: 'Made-to-order Jacket',
        kind: 'Waterproof jacket in colors of your own',
        description:
          'You choose the body, the yoke, the zips and what is stitched inside the collar; we cut it the week you order. Nothing lies in a warehouse waiting to be wanted. It takes three weeks, and it fits like somebody measured.',
        features: [
          'Body, yoke and zips in the colors you choose',
          'Twelve letters inside the collar',
          'Sewn in three weeks, by one pair of hands',
          'Repaired for as long as we are here',
        ],
      },
      fr: {
        name: 'Veste sur mesure',
        kind: 'Veste imperméable à vos couleurs',
        description:
          'Vous choisissez le corps, l’empiècement, les zips et ce qui est cousu dans le col ; nous la coupons la semaine de votre commande. Rien n’attend dans un entrepôt qu’on en veuille. Il faut trois semaines, et elle tombe comme si quelqu’un avait mesuré.',
        features: [
          'Corps, empiècement et zips aux couleurs choisies',
          'Douze lettres à l’intérieur du col',
          'Cousue en trois semaines, par une seule personne',
          'Réparée aussi longtemps que nous serons là',
        ],
      },
      de: {
        name: 'Jacke nach Maß',
        kind: 'Wasserdichte Jacke in eigenen Farben',
        description:
          'Sie wählen Körper, Passe, Reißverschlüsse und was innen im Kragen steht; wir schneiden in der Woche der Bestellung zu. Nichts liegt im Lager und wartet, gewollt zu werden. Es dauert drei Wochen, und sie sitzt, als hätte jemand gemessen.',
        features: [
          'Körper, Passe und Reißverschlüsse in Ihren Farben',
          'Zwölf Buchstaben innen im Kragen',
          'In drei Wochen genäht, von einem Paar Hände',
          'Repariert, solange es uns gibt',
        ],
      },
      it: {
        name: 'Giacca su misura',
        kind: 'Giacca impermeabile nei tuoi colori',
        description:
          'Scegli tu il corpo, lo sprone, le zip e che cosa è cucito dentro il collo; noi la tagliamo nella settimana dell’ordine. Niente resta in magazzino ad aspettare che qualcuno lo voglia. Ci vogliono tre settimane, e cade come se qualcuno avesse misurato.',
        features: [
          'Corpo, sprone e zip nei colori che scegli',
          'Dodici lettere all’interno del collo',
          'Cucita in tre settimane, da due sole mani',
          'Riparata finché ci saremo',
        ],
      },
      es: {
        name: 'Chaqueta a medida',
        kind: 'Chaqueta impermeable en tus colores',
        description:
          'Tú eliges el cuerpo, el canesú, las cremalleras y lo que va cosido dentro del cuello; nosotros la cortamos la semana del pedido. Nada espera en un almacén a que alguien lo quiera. Tarda tres semanas y sienta como si alguien hubiera medido.',
        features: [
          'Cuerpo, canesú y cremalleras en tus colores',
          'Doce letras dentro del cuello',
          'Cosida en tres semanas, por unas solas manos',
          'Reparada mientras sigamos aquí',
        ],
      },
    },
  },
]
