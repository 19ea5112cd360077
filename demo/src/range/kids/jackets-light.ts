import type { StyleIdea } from '../idea.ts'

export const lightJackets: readonly StyleIdea[] = [
  {
    styleId: 'CRNK1004',
    categories: ['230101'],
    look: {
      kind: 'rain-coat',
      cut: 'kids',
      print: 'tiny-dots',
      length: 'thigh',
      neck: 'hood',
      closure: 'snaps',
      pockets: 'flap',
    },
    seed: 5104,
    colours: ['lichen', 'tarn', 'dawn', 'ember'],
    sizes: 'kids',
    price: { current: { USD: 75_00, CAD: 99_00, GBP: 65_00, EUR: 75_00 } },
    stock: 'plenty',
    activities: ['everyday', 'hike'],
    fit: 'relaxed',
    facts: {
      grams: 310,
      material: ['recycled-polyester'],
      waterproofMillimetres: 10_000,
      recycledPercent: 100,
      care: 'wipe',
    },
    reviews: { score: 4.7, count: 166 },
    age: 33,
    words: {
      en: {
        name: 'Tadpole Raincoat',
        kind: 'Snap-front coat for rain and hoses',
        description:
          'Snaps big enough for four-year-old fingers, in the right order or not. Welded seams hold off an afternoon of rain, the pockets drain by themselves, and mud comes away with a sponge instead of a wash.',
        features: [
          'Hood with a clear edge to look round',
          'Pockets with a hole at the bottom, on purpose',
          'Free of PFAS',
        ],
      },
      fr: {
        name: 'Ciré enfant Tadpole',
        kind: 'Ciré à pressions pour la pluie et le jet d’eau',
        description:
          'Des pressions à la taille de doigts de quatre ans, dans le bon ordre ou non. Les coutures soudées tiennent un après-midi de pluie, les poches se vident toutes seules et la boue part à l’éponge plutôt qu’en machine.',
        features: [
          'Capuche à bord transparent, pour voir de côté',
          'Poches trouées au fond, exprès',
          'Sans PFAS',
        ],
      },
      de: {
        name: 'Kinder-Regenmantel Tadpole',
        kind: 'Mantel mit Druckknöpfen, für Regen und Schlauch',
        description:
          'Druckknöpfe, groß genug für vierjährige Finger, in der richtigen Reihenfolge oder nicht. Verschweißte Nähte halten einen Nachmittag Regen ab, die Taschen laufen von selbst leer, und Matsch geht mit dem Schwamm ab statt in der Wäsche.',
        features: [
          'Kapuze mit durchsichtigem Rand',
          'Taschen mit Loch im Boden, mit Absicht',
          'Ohne PFAS',
        ],
      },
      it: {
        name: 'Impermeabile bimbi Tadpole',
        kind: 'Mantella con automatici, per pioggia e canna dell’acqua',
        description:
          'Automatici grandi per dita di quattro anni, nell’ordine giusto o no. Le cuciture saldate reggono un pomeriggio di pioggia, le tasche si svuotano da sole e il fango va via con la spugna invece che in lavatrice.',
        features: [
          'Cappuccio con bordo trasparente',
          'Tasche bucate in fondo, apposta',
          'Senza PFAS',
        ],
      },
      es: {
        name: 'Chubasquero infantil Tadpole',
        kind: 'Chubasquero de corchetes, para lluvia y manguera',
        description:
          'Corchetes del tamaño de unos dedos de cuatro años, en el orden bueno o en otro. Las costuras soldadas aguantan una tarde de lluvia, los bolsillos se vacían solos y el barro sale con esponja en vez de con lavadora.',
        features: [
          'Capucha con borde transparente',
          'Bolsillos con un agujero abajo, a propósito',
          'Sin PFAS',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Imperméable enfant Tadpole',
        kind: 'Imperméable à pressions, pour la pluie et le boyau',
      },
    },
  },
  {
    styleId: 'CRNK1005',
    categories: ['230101'],
    look: {
      kind: 'insulated-jacket',
      cut: 'kids',
      length: 'hip',
      neck: 'low-stand',
      closure: 'snaps',
      pockets: 'hand',
      sleeves: 'none',
      quilting: 'onion',
    },
    seed: 5105,
    colours: ['larch', 'basalt', 'plum'],
    sizes: 'kids',
    price: {
      current: { USD: 59_99, CAD: 79_99, GBP: 51_99, EUR: 59_99 },
      original: { USD: 79_00, CAD: 106_00, GBP: 69_00, EUR: 79_00 },
    },
    stock: 'some',
    activities: ['everyday', 'camp'],
    fit: 'regular',
    facts: {
      grams: 160,
      material: ['recycled-nylon'],
      fill: 'synthetic',
      recycledPercent: 100,
      care: 'machine-40',
    },
    reviews: { score: 4.5, count: 33 },
    age: 25,
    words: {
      en: {
        name: 'Wren Quilted Vest',
        kind: 'Insulated vest, arms left free',
        description:
          'The answer to “I am not cold” in October. It keeps the middle warm and leaves the arms for climbing things; two sides, two colors, so it can be put on inside out and still be right.',
        features: ['Reversible', 'Comes clean at 40 °C', 'Hanging loop a child can reach'],
      },
      fr: {
        name: 'Gilet matelassé enfant Wren',
        kind: 'Gilet isolant, bras libres',
        description:
          'La réponse à « j’ai pas froid » au mois d’octobre. Il tient le ventre au chaud et laisse les bras grimper ; deux faces, deux couleurs : même enfilé à l’envers, il est à l’endroit.',
        features: ['Réversible', 'Ressort propre à 40 °C', 'Bride d’accroche à hauteur d’enfant'],
      },
      de: {
        name: 'Kinder-Steppweste Wren',
        kind: 'Warme Weste, die Arme bleiben frei',
        description:
          'Die Antwort auf „mir ist nicht kalt“ im Oktober. Sie hält die Mitte warm und lässt die Arme klettern; zwei Seiten, zwei Farben, so ist sie auch verkehrt herum richtig an.',
        features: ['Wendbar', 'Wird bei 40 °C sauber', 'Aufhänger, an den ein Kind herankommt'],
      },
      it: {
        name: 'Gilet trapuntato bimbi Wren',
        kind: 'Gilet imbottito, braccia libere',
        description:
          'La risposta a «non ho freddo» in ottobre. Tiene calda la pancia e lascia le braccia libere di arrampicarsi; due lati, due colori, così anche al rovescio è messo dritto.',
        features: [
          'Reversibile',
          'Torna pulito a 40 °C',
          'Asola per appenderlo ad altezza di bambino',
        ],
      },
      es: {
        name: 'Chaleco acolchado infantil Wren',
        kind: 'Chaleco de abrigo, brazos libres',
        description:
          'La respuesta a «no tengo frío» en octubre. Abriga la barriga y deja los brazos para trepar; dos caras, dos colores: aunque se lo ponga del revés, estará del derecho.',
        features: ['Reversible', 'Sale limpio a 40 °C', 'Trabilla para colgarlo a su altura'],
      },
    },
    regional: {
      'en-gb': { name: 'Wren Quilted Gilet', kind: 'Insulated gilet, arms left free' },
      'fr-ca': {
        name: 'Veste sans manches enfant Wren',
        kind: 'Veste sans manches matelassée, bras libres',
      },
    },
  },
  {
    styleId: 'CRNK1006',
    categories: ['230101'],
    look: {
      kind: 'wind-shirt',
      cut: 'kids',
      blocking: 'diagonal',
      length: 'hip',
      neck: 'stand',
      closure: 'half-zip',
      pockets: 'kangaroo',
    },
    seed: 5106,
    colours: ['glacier', 'rowan', 'slate'],
    seconds: { glacier: 'saffron', rowan: 'dawn', slate: 'lichen' },
    sizes: 'juniors',
    price: { current: { USD: 59_00, CAD: 79_00, GBP: 49_00, EUR: 59_00 } },
    stock: 'plenty',
    activities: ['hike', 'trail-run'],
    fit: 'regular',
    facts: { grams: 140, material: ['nylon-ripstop'], recycledPercent: 100, care: 'machine-30' },
    reviews: { score: 4.3, count: 7 },
    age: 5,
    words: {
      en: {
        name: 'Swallow Wind Pullover',
        kind: 'Light pullover that packs into its pouch',
        description:
          'For the top of the hill, where the kite goes up and the warmth goes away. It weighs less than an apple, folds into its own front pocket to be carried by whoever wanted to bring it, and dries on the way down.',
        features: [
          'Front pocket becomes the pouch',
          'Elastic cuffs and hem',
          'Two strips that shine in headlights',
        ],
      },
      fr: {
        name: 'Coupe-vent enfant Swallow',
        kind: 'Coupe-vent à enfiler, rangé dans sa poche',
        description:
          'Pour le sommet de la colline, là où le cerf-volant monte et la chaleur s’en va. Il pèse moins qu’une pomme, se plie dans sa poche de devant pour être porté par qui a voulu l’emmener, et sèche à la descente.',
        features: [
          'La poche de devant sert de pochette',
          'Poignets et bas élastiques',
          'Deux bandes qui brillent dans les phares',
        ],
      },
      de: {
        name: 'Kinder-Windpullover Swallow',
        kind: 'Leichter Überzieher, passt in seine Bauchtasche',
        description:
          'Für oben auf dem Hügel, wo der Drachen steigt und die Wärme geht. Er wiegt weniger als ein Apfel, steckt gefaltet in der eigenen Bauchtasche, getragen von dem, der ihn mitnehmen wollte, und trocknet auf dem Heimweg.',
        features: [
          'Bauchtasche wird zum Packbeutel',
          'Elastische Bündchen und Saum',
          'Zwei Streifen, die im Scheinwerfer leuchten',
        ],
      },
      it: {
        name: 'Giacca a vento bimbi Swallow',
        kind: 'Si infila dalla testa, si chiude nella sua tasca',
        description:
          'Per la cima della collina, dove l’aquilone sale e il caldo se ne va. Pesa meno di una mela, si piega nella sua tasca davanti per essere portata da chi voleva prenderla, e asciuga scendendo.',
        features: [
          'La tasca davanti diventa il sacchetto',
          'Polsini e fondo elastici',
          'Due strisce che brillano ai fari',
        ],
      },
      es: {
        name: 'Cortavientos infantil Swallow',
        kind: 'Se pone por la cabeza y cabe en su bolsillo',
        description:
          'Para lo alto de la colina, donde sube la cometa y se va el calor. Pesa menos que una manzana, se dobla en su bolsillo delantero para que lo lleve quien quiso traerlo y se seca al bajar.',
        features: [
          'El bolsillo delantero hace de funda',
          'Puños y bajo elásticos',
          'Dos tiras que brillan con los faros',
        ],
      },
    },
  },
]
