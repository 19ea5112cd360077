import type { StyleIdea } from '../idea.ts'

export const rainCoats: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1012',
    categories: ['210102'],
    look: {
      kind: 'rain-coat',
      cut: 'women',
      length: 'knee',
      neck: 'hood',
      closure: 'snaps',
      pockets: 'flap',
    },
    seed: 2112,
    colours: ['saffron', 'ink', 'bone', 'spruce'],
    sizes: 'women',
    price: { current: { USD: 189_00, CAD: 255_00, GBP: 165_00, EUR: 189_00 } },
    stock: 'plenty',
    activities: ['everyday', 'travel'],
    fit: 'relaxed',
    facts: {
      grams: 620,
      material: ['recycled-polyester'],
      waterproofMillimetres: 8000,
      recycledPercent: 70,
      care: 'wipe',
    },
    reviews: { score: 4.6, count: 97 },
    age: 30,
    words: {
      en: {
        name: 'Unst Raincoat',
        kind: 'Fisherman’s coat, knee length',
        description:
          'Cut after the oilskins of the Shetland ferries, without the smell. Rain runs down it and off at the knee instead of into your boots. Wipe it with a cloth when you get in; that is all the washing it wants.',
        features: [
          'Welded seams, coated on the outside',
          'Flap pockets big enough for a paperback',
          'Snaps in brass, with a storm placket behind',
          'Vent across the back yoke',
        ],
      },
      fr: {
        name: 'Ciré Unst',
        kind: 'Ciré de pêche, au genou',
        description:
          'Coupé comme les cirés des ferries des Shetland, l’odeur en moins. La pluie coule jusqu’au genou et tombe là, plutôt que dans vos bottes. En rentrant, un coup de chiffon : il ne demande pas d’autre lavage.',
        features: [
          'Coutures soudées, enduction extérieure',
          'Poches à rabat au format d’un livre de poche',
          'Pressions en laiton, patte anti-pluie derrière',
          'Aération sous l’empiècement du dos',
        ],
      },
      de: {
        name: 'Regenmantel Unst',
        kind: 'Friesennerz bis zum Knie',
        description:
          'Geschnitten wie das Ölzeug auf den Shetland-Fähren, nur ohne den Geruch. Der Regen läuft bis zum Knie und tropft dort ab, statt in Ihre Stiefel. Zu Hause einmal abwischen; mehr Wäsche braucht er nicht.',
        features: [
          'Verschweißte Nähte, außen beschichtet',
          'Klappentaschen im Taschenbuchformat',
          'Druckknöpfe aus Messing, dahinter eine Sturmleiste',
          'Belüftung unter der Rückenpasse',
        ],
      },
      it: {
        name: 'Cerata Unst',
        kind: 'Cerata da pescatore, al ginocchio',
        description:
          'Il taglio è quello delle cerate dei traghetti delle Shetland, senza l’odore. La pioggia scivola fino al ginocchio e cade lì, anziché negli stivali. Quando rientri passala con un panno: altri lavaggi non ne vuole.',
        features: [
          'Cuciture saldate, spalmatura esterna',
          'Tasche con pattina formato tascabile',
          'Automatici in ottone, con paramontura antipioggia',
          'Aerazione sotto lo sprone dietro',
        ],
      },
      es: {
        name: 'Chubasquero largo Unst',
        kind: 'Impermeable de pescadora, por la rodilla',
        description:
          'Sigue el patrón de los impermeables de los ferris de las Shetland, sin el olor. El agua resbala hasta la rodilla y cae ahí, en vez de en tus botas. Al llegar a casa, pásale un trapo; no pide más lavado.',
        features: [
          'Costuras soldadas, recubierto por fuera',
          'Bolsillos de solapa tamaño libro de bolsillo',
          'Broches de latón con tapeta cortavientos',
          'Ventilación bajo el canesú de la espalda',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Imperméable Unst', kind: 'Imperméable de pêche, au genou' } },
  },
  {
    styleId: 'CRNW1013',
    categories: ['210102'],
    look: {
      kind: 'rain-coat',
      cut: 'women',
      length: 'thigh',
      neck: 'stand',
      closure: 'buttons',
      pockets: 'hand',
      belt: true,
    },
    seed: 2113,
    colours: ['clay', 'slate', 'basalt'],
    sizes: 'women',
    price: {
      current: { USD: 199_00, CAD: 269_00, GBP: 175_00, EUR: 199_00 },
      original: { USD: 265_00, CAD: 355_00, GBP: 235_00, EUR: 265_00 },
    },
    stock: 'scarce',
    activities: ['travel', 'everyday'],
    fit: 'regular',
    facts: {
      grams: 450,
      material: ['organic-cotton', 'recycled-polyester'],
      waterproofMillimetres: 10000,
      care: 'proof-after-wash',
    },
    reviews: { score: 3.9, count: 14 },
    age: 19,
    words: {
      en: {
        name: 'Braies Trench',
        kind: 'Waterproof trench coat',
        description:
          'A mountain shell that went to town and stayed. Cotton outside, membrane in the middle, so it neither rustles in a meeting nor gives up on a bridge in the rain. The collar stands up and buttons over the chin.',
        features: [
          'Three layers with a cotton face',
          'Buttons outside, hidden zip behind them',
          'Belt with a plain knot, no buckle',
          'Inside pocket sized for a passport',
        ],
      },
      fr: {
        name: 'Trench Braies',
        kind: 'Trench imperméable',
        description:
          'Une veste de montagne descendue en ville, et restée. Coton dehors, membrane au milieu, sans froissement en réunion ni faiblesse sur un pont sous l’averse. Le col se relève et se boutonne devant le menton.',
        features: [
          'Trois couches, face en coton',
          'Boutons apparents, zip caché dessous',
          'Ceinture à nouer, sans boucle',
          'Poche intérieure au format passeport',
        ],
      },
      de: {
        name: 'Trenchcoat Braies',
        kind: 'Wasserdichter Trenchcoat',
        description:
          'Eine Hardshell, die in die Stadt gezogen und geblieben ist. Außen Baumwolle, in der Mitte die Membran: Er raschelt nicht in der Besprechung und gibt auf der verregneten Brücke nicht auf. Der Kragen lässt sich aufstellen und vor dem Kinn zuknöpfen.',
        features: [
          'Drei Lagen, außen Baumwolle',
          'Knöpfe, dahinter ein verdeckter Reißverschluss',
          'Bindegürtel ohne Schnalle',
          'Innentasche im Passformat',
        ],
      },
      it: {
        name: 'Trench Braies',
        kind: 'Trench impermeabile',
        description:
          'Un guscio da montagna sceso in città e rimasto lì. Fuori cotone, in mezzo la membrana: in riunione non fruscia e su un ponte sotto l’acqua non molla. Il collo si alza e si abbottona davanti al mento.',
        features: [
          'Tre strati con esterno in cotone',
          'Bottoni a vista, zip nascosta dietro',
          'Cintura da annodare, senza fibbia',
          'Tasca interna formato passaporto',
        ],
      },
      es: {
        name: 'Gabardina Braies',
        kind: 'Gabardina impermeable',
        description:
          'Una chaqueta de montaña que bajó a la ciudad y se quedó. Algodón por fuera y membrana en medio: ni cruje en una reunión ni se rinde en un puente bajo la lluvia. El cuello se sube y se abotona delante de la barbilla.',
        features: [
          'Tres capas con cara exterior de algodón',
          'Botones a la vista y cremallera oculta detrás',
          'Cinturón para anudar, sin hebilla',
          'Bolsillo interior tamaño pasaporte',
        ],
      },
    },
  },
]
