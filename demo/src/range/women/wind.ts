import type { StyleIdea } from '../idea.ts'

export const windJackets: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1019',
    categories: ['210104'],
    look: {
      kind: 'wind-shirt',
      cut: 'women',
      length: 'hip',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'chest',
      print: 'ridge-line',
    },
    seed: 2119,
    colours: ['glacier', 'saffron', 'plum', 'basalt', 'lichen'],
    sizes: 'women',
    price: { current: { USD: 110_00, CAD: 149_00, GBP: 95_00, EUR: 110_00 } },
    stock: 'plenty',
    activities: ['trail-run', 'hike', 'climb'],
    fit: 'slim',
    facts: {
      grams: 92,
      material: ['nylon-ripstop'],
      packedCentimetres: [6, 9],
      care: 'machine-30',
    },
    reviews: { score: 4.6, count: 145 },
    age: 13,
    words: {
      en: {
        name: 'Breva Wind Jacket',
        kind: 'A 92-gram windproof',
        description:
          'Weighs what an apple weighs and takes less room. On Lake Como the breva comes up at noon; put this on at the col, take it off at the tree line. A shower it will shrug off, a wet afternoon it will not.',
        features: [
          'Ripstop that breathes, with no membrane',
          'Packs to the size of a fist in its chest pocket',
          'Elastic hood that stays up without a cord',
        ],
      },
      fr: {
        name: 'Coupe-vent Breva',
        kind: 'Coupe-vent de 92 grammes',
        description:
          'Le poids d’une pomme, en moins encombrant. Sur le lac de Côme, la breva se lève à midi ; enfilez-le au col, ôtez-le à la lisière. Il se moque d’une averse, pas d’un après-midi de pluie.',
        features: [
          'Ripstop respirant, sans membrane',
          'Tient dans un poing, rangé dans sa poche poitrine',
          'Capuche élastique qui tient sans cordon',
        ],
      },
      de: {
        name: 'Windjacke Breva',
        kind: 'Windjacke mit 92 Gramm',
        description:
          'Wiegt so viel wie ein Apfel und braucht weniger Platz. Am Comer See kommt die Breva um zwölf; am Pass ziehen Sie die Jacke an, an der Baumgrenze wieder aus. Einen Schauer steckt sie weg, einen Regennachmittag nicht.',
        features: [
          'Atmungsaktives Ripstop ohne Membran',
          'Faustgroß in der eigenen Brusttasche',
          'Elastische Kapuze, hält ohne Schnur',
        ],
      },
      it: {
        name: 'Giacca a vento Breva',
        kind: 'Antivento da 92 grammi',
        description:
          'Pesa come una mela e occupa meno. Sul lago di Como la breva si alza a mezzogiorno: mettila al colle, toglila dove ricominciano gli alberi. Uno scroscio lo sopporta, un pomeriggio di pioggia no.',
        features: [
          'Ripstop traspirante, senza membrana',
          'Sta in un pugno, nella sua tasca al petto',
          'Cappuccio elastico che regge senza cordini',
        ],
      },
      es: {
        name: 'Cortavientos Breva',
        kind: 'Cortavientos de 92 gramos',
        description:
          'Pesa como una manzana y abulta menos. En el lago de Como la breva entra a mediodía: póntelo en el collado, quítatelo donde empiezan los árboles. Un chaparrón lo aguanta; una tarde de lluvia, no.',
        features: [
          'Ripstop transpirable, sin membrana',
          'Cabe en un puño, dentro de su bolsillo',
          'Capucha elástica que se sostiene sin cordón',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1020',
    categories: ['210104'],
    look: {
      kind: 'wind-shirt',
      cut: 'women',
      blocking: 'bands',
      length: 'hip',
      neck: 'stand',
      closure: 'quarter-zip',
      pockets: 'kangaroo',
      belt: true,
    },
    seed: 2120,
    colours: ['dawn', 'spruce', 'ember'],
    seconds: { dawn: 'plum', spruce: 'lichen', ember: 'bone' },
    sizes: 'women',
    price: {
      current: { USD: 84_99, CAD: 114_99, GBP: 73_99, EUR: 84_99 },
      original: { USD: 125_00, CAD: 169_00, GBP: 109_00, EUR: 125_00 },
    },
    stock: 'some',
    activities: ['camp', 'everyday', 'hike'],
    fit: 'relaxed',
    facts: { grams: 245, material: ['organic-cotton', 'recycled-nylon'], care: 'machine-40' },
    reviews: { score: 4.0, count: 5 },
    age: 20,
    words: {
      en: {
        name: 'Wheatear Smock',
        kind: 'Dense cotton wind smock',
        description:
          'Before membranes there was tightly woven cotton, and on a dry, gusty day there still is nothing quieter to wear. Binoculars hang flat on it, the pouch closes with one snap, and it does not startle birds.',
        features: [
          'Cotton and nylon, woven at 240 threads',
          'Makes no sound when you raise your arms',
          'Cord at the waist, elastic at the wrist',
          'Pouch with room for a field guide',
        ],
      },
      fr: {
        name: 'Vareuse Wheatear',
        kind: 'Vareuse coupe-vent en coton serré',
        description:
          'Avant les membranes il y avait le coton tissé serré, et par jour sec et venteux on n’a rien trouvé de plus silencieux. Les jumelles y reposent à plat, la poche ferme d’une pression, et les oiseaux ne s’envolent pas.',
        features: [
          'Coton et nylon, 240 fils',
          'Pas un froissement',
          'Cordon à la taille, élastique aux poignets',
          'Poche assez large pour un guide d’ornithologie',
        ],
      },
      de: {
        name: 'Windbluse Wheatear',
        kind: 'Windbluse aus dichter Baumwolle',
        description:
          'Vor den Membranen gab es dicht gewebte Baumwolle, und an trockenen, böigen Tagen trägt sich bis heute nichts leiser. Das Fernglas liegt flach auf, die Bauchtasche schließt mit einem Druckknopf, und die Vögel bleiben sitzen.',
        features: [
          'Baumwolle und Nylon, 240 Fäden',
          'Raschelt nicht',
          'Kordel in der Taille, Gummi am Handgelenk',
          'Bauchtasche für ein Bestimmungsbuch',
        ],
      },
      it: {
        name: 'Casacca Wheatear',
        kind: 'Casacca antivento in cotone fitto',
        description:
          'Prima delle membrane c’era il cotone tessuto fitto, e nei giorni asciutti e ventosi non si è ancora trovato niente di più silenzioso. Il binocolo ci poggia piatto, il tascone si chiude con un automatico e gli uccelli non scappano.',
        features: [
          'Cotone e nylon, 240 fili',
          'Nemmeno un fruscio',
          'Coulisse in vita, elastico ai polsi',
          'Tascone per una guida agli uccelli',
        ],
      },
      es: {
        name: 'Blusón Wheatear',
        kind: 'Blusón cortavientos de algodón tupido',
        description:
          'Antes de las membranas estaba el algodón de trama cerrada y, en un día seco y racheado, sigue sin haber nada más silencioso. Los prismáticos quedan planos, el bolsillo se cierra con un broche y los pájaros no se van.',
        features: [
          'Algodón y nailon, 240 hilos',
          'No hace ruido al moverte',
          'Cordón en la cintura, goma en los puños',
          'Bolsillo donde cabe una guía de aves',
        ],
      },
    },
  },
]
