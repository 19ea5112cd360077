import type { StyleIdea } from '../idea.ts'

export const roughGroundShoes: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1055',
    categories: ['220401'],
    look: {
      kind: 'trail-shoe',
      shaft: 'low',
      upper: 'suede',
      sole: 'low',
      lacing: 'laces',
      overlays: 'toe-cap',
    },
    seed: 3155,
    colours: ['clay', 'ink', 'moss'],
    seconds: { clay: 'peat', ink: 'glacier', moss: 'saffron' },
    sizes: 'men-shoes',
    price: { current: { USD: 165_00, CAD: 222_00, GBP: 144_00, EUR: 165_00 } },
    stock: 'plenty',
    activities: ['climb', 'hike', 'everyday'],
    facts: { grams: 385, material: ['suede', 'rubber', 'eva-foam'], dropMillimetres: 8 },
    reviews: { score: 4.7, count: 131 },
    age: 34,
    words: {
      en: {
        name: 'Rhyolite Approach Shoe',
        kind: 'Suede and sticky rubber, laced to the toe',
        description:
          'You walk in it for two hours, then the route begins with forty meters of grade three and you do not change. There is a flat, sticky patch under the big toe for exactly that. The suede stretches to your foot over a month and then stops.',
        features: [
          'Climbing zone at the toe',
          'Laces run to the tip, like a climbing shoe',
          'Heel loop takes a karabiner',
          'Resoled by any climbing cobbler',
        ],
      },
      fr: {
        name: 'Chaussure d’approche Rhyolite',
        kind: 'Croûte de cuir, gomme adhérente, laçage long',
        description:
          'Deux heures de marche, puis la voie commence par quarante mètres de trois et vous n’avez pas besoin d’en changer. Sous le gros orteil, une zone plate et collante est là pour ça. Le cuir se fait au pied en un mois, puis ne bouge plus.',
        features: [
          'Zone d’escalade à la pointe',
          'Laçage jusqu’au bout, comme un chausson',
          'Tirant de talon pour mousqueton',
          'Ressemelable chez tout cordonnier de grimpe',
        ],
      },
      de: {
        name: 'Zustiegsschuh Rhyolite',
        kind: 'Veloursleder, Reibungssohle, tiefe Schnürung',
        description:
          'Zwei Stunden geht man darin, dann beginnt die Route mit vierzig Metern im dritten Grad, und man behält ihn an. Unter dem großen Zeh liegt genau dafür eine flache, klebende Zone. Das Leder passt sich einen Monat lang an und hört dann damit auf.',
        features: [
          'Kletterzone an der Spitze',
          'Schnürung bis vorn wie beim Kletterschuh',
          'Fersenschlaufe für den Karabiner',
          'Von jedem Kletterschuster neu besohlbar',
        ],
      },
      it: {
        name: 'Scarpa da avvicinamento Rhyolite',
        kind: 'Scamosciato, gomma aderente, allacciatura lunga',
        description:
          'Ci cammini due ore, poi la via comincia con quaranta metri di terzo e non ti cambi. Sotto l’alluce c’è una zona piatta e appiccicosa fatta apposta. La pelle si adatta al piede per un mese, poi smette.',
        features: [
          'Zona da arrampicata in punta',
          'Lacci fino in fondo, come una scarpetta',
          'Asola sul tallone per il moschettone',
          'Risuolabile da chi risuola scarpette',
        ],
      },
      es: {
        name: 'Zapatilla de aproximación Rhyolite',
        kind: 'Serraje y goma adherente, acordonada hasta la punta',
        description:
          'Caminas con ella dos horas, la vía empieza con cuarenta metros de tercero y no te la quitas. Bajo el dedo gordo hay una zona plana y pegajosa justo para eso. El serraje se amolda al pie durante un mes y ahí lo deja.',
        features: [
          'Zona de escalada en la punta',
          'Cordones hasta el final, como un pie de gato',
          'Trabilla en el talón para el mosquetón',
          'La resuela cualquier zapatero de escalada',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1056',
    categories: ['220401'],
    look: {
      kind: 'trail-shoe',
      shaft: 'mid',
      upper: 'ripstop',
      sole: 'lugged',
      lacing: 'dial',
      overlays: 'saddle',
    },
    seed: 3156,
    colours: ['basalt', 'fjord', 'larch'],
    seconds: { basalt: 'slate', fjord: 'ink', larch: 'peat' },
    sizes: 'men-shoes',
    price: { current: { USD: 205_00, CAD: 275_00, GBP: 179_00, EUR: 205_00 } },
    stock: 'some',
    activities: ['hike', 'trail-run'],
    facts: {
      grams: 362,
      material: ['nylon-ripstop', 'rubber', 'eva-foam'],
      waterproofMillimetres: 12000,
      dropMillimetres: 8,
    },
    reviews: { score: 4.2, count: 40 },
    age: 9,
    words: {
      en: {
        name: 'Pordoi Waterproof Mid',
        kind: 'Fast hiking shoe with a dial and a collar',
        description:
          'Wet grass at six in the morning is what this was built against. A sock-like collar keeps out seed and gravel, the dial takes up slack on the descent without a stop. The membrane makes it warm by noon; we would rather say so now.',
        features: [
          'Membrane to the top of the collar',
          'Dial works in gloves, spare wire in the box',
          'Saddle holds the heel back on descents',
        ],
      },
      fr: {
        name: 'Chaussure imperméable Pordoi',
        kind: 'Marche rapide, molette et col montant',
        description:
          'L’herbe mouillée de six heures du matin : c’est contre elle qu’on l’a conçue. Le col en chaussette arrête graines et gravier, la molette reprend le jeu en descente sans s’arrêter. La membrane tient chaud vers midi, autant le dire tout de suite.',
        features: [
          'Membrane jusqu’en haut du col',
          'Molette utilisable en gants, câble de rechange',
          'Renfort qui cale le talon en descente',
        ],
      },
      de: {
        name: 'Halbhoher Wanderschuh Pordoi',
        kind: 'Schneller Wanderschuh mit Drehverschluss',
        description:
          'Gebaut gegen nasses Gras um sechs Uhr früh. Ein Kragen wie eine Socke hält Samen und Kies fern, der Drehverschluss zieht beim Abstieg nach, ohne dass man anhält. Gegen Mittag wird es unter der Membran warm, das sagen wir lieber gleich.',
        features: [
          'Membran bis zum Kragenrand',
          'Drehverschluss für Handschuhe, Ersatzseil dabei',
          'Sattel hält die Ferse beim Abstieg',
        ],
      },
      it: {
        name: 'Scarpa impermeabile Pordoi',
        kind: 'Per camminare svelti, con rotella e collarino',
        description:
          'L’erba bagnata delle sei del mattino: l’abbiamo fatta contro quella. Il collarino a calza tiene fuori semi e ghiaia, la rotella recupera il gioco in discesa senza fermarsi. A mezzogiorno con la membrana fa caldo, meglio dirlo subito.',
        features: [
          'Membrana fino al bordo del collarino',
          'Rotella da usare coi guanti, cavo di scorta',
          'La sella tiene fermo il tallone in discesa',
        ],
      },
      es: {
        name: 'Bota ligera impermeable Pordoi',
        kind: 'Para andar rápido, con dial y caña de calcetín',
        description:
          'La hierba mojada de las seis de la mañana: contra eso está hecha. La caña de calcetín no deja pasar semillas ni grava y el dial recoge la holgura bajando, sin pararse. A mediodía la membrana da calor; mejor decirlo ahora.',
        features: [
          'Membrana hasta el borde de la caña',
          'Dial para usar con guantes y cable de repuesto',
          'La silla sujeta el talón en las bajadas',
        ],
      },
    },
  },
]
