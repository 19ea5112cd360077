import type { StyleIdea } from '../idea.ts'

export const warmHats: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1027',
    categories: ['240301'],
    look: { kind: 'beanie', shape: 'cuffed', surface: 'rib' },
    seed: 4127,
    colours: ['rowan', 'basalt', 'saffron', 'fjord', 'bone', 'moss', 'heather'],
    sizes: 'one',
    price: { current: { USD: 38_00, CAD: 50_00, GBP: 32_00, EUR: 38_00 } },
    stock: 'plenty',
    activities: ['everyday', 'hike', 'ski'],
    facts: { grams: 88, material: ['wool', 'recycled-polyester'], care: 'hand' },
    reviews: { score: 4.8, count: 403 },
    age: 45,
    words: {
      en: {
        name: 'Otter Cuffed Beanie',
        kind: 'Thick rib with a wide turn-up',
        description:
          'Knitted like an otter’s coat, close below and long above, so wind gives up halfway. Turn the cuff down once more and it covers the ears and most of the argument.',
        features: [
          'Lambswool with recycled yarn',
          'Knitted in one piece, no seam at the crown',
          'Double over the forehead',
        ],
      },
      fr: {
        name: 'Bonnet à revers Otter',
        kind: 'Grosse côte, large revers',
        description:
          'Tricoté comme le pelage de la loutre, serré dessous et long dessus : le vent s’arrête à mi-chemin. Dépliez le revers d’un tour et il couvre les oreilles, ainsi que l’essentiel de la discussion.',
        features: [
          'Laine d’agneau et fil recyclé',
          'Tricoté d’une pièce, sans couture au sommet',
          'Double épaisseur sur le front',
        ],
      },
      de: {
        name: 'Umschlagmütze Otter',
        kind: 'Grobe Rippe mit breitem Umschlag',
        description:
          'Gestrickt wie ein Otterfell, unten dicht und oben lang, sodass der Wind auf halbem Weg aufgibt. Den Umschlag einmal mehr heruntergezogen, bedeckt sie die Ohren und das meiste vom Streit.',
        features: [
          'Lammwolle mit recyceltem Garn',
          'In einem Stück gestrickt, oben ohne Naht',
          'Über der Stirn doppelt',
        ],
      },
      it: {
        name: 'Berretto con risvolto Otter',
        kind: 'Costa grossa, risvolto alto',
        description:
          'Lavorato come il pelo della lontra, fitto sotto e lungo sopra, così il vento si ferma a metà. Abbassa il risvolto di un giro e copre le orecchie e gran parte della discussione.',
        features: [
          'Lana d’agnello con filato riciclato',
          'In un pezzo solo, senza cucitura in cima',
          'Doppio sulla fronte',
        ],
      },
      es: {
        name: 'Gorro con vuelta Otter',
        kind: 'Canalé grueso con vuelta ancha',
        description:
          'Tejido como el pelo de la nutria, apretado debajo y largo encima, para que el viento se quede a medias. Baja la vuelta un poco más y tapa las orejas y casi toda la discusión.',
        features: [
          'Lana de cordero con hilo reciclado',
          'Tejido de una pieza, sin costura arriba',
          'Doble en la frente',
        ],
      },
    },
    regional: {
      'fr-ca': { name: 'Tuque à revers Otter', kind: 'Tuque à grosse côte et large revers' },
    },
  },
  {
    styleId: 'CRNE1028',
    categories: ['240301'],
    look: { kind: 'beanie', shape: 'pompom', surface: 'cable' },
    seed: 4128,
    colours: ['snowmelt', 'plum', 'spruce', 'dawn'],
    sizes: 'one',
    price: {
      current: { USD: 45_00, CAD: 60_00, GBP: 39_00, EUR: 45_00 },
      original: { USD: 55_00, CAD: 74_00, GBP: 48_00, EUR: 55_00 },
    },
    stock: 'some',
    activities: ['ski', 'everyday'],
    facts: { grams: 112, material: ['merino', 'wool'], care: 'hand' },
    reviews: { score: 4.6, count: 58 },
    age: 13,
    words: {
      en: {
        name: 'Morteratsch Pom Beanie',
        kind: 'Cable knit with a pompom and a lining',
        description:
          'The cables come from a sweater a hut warden above Pontresina has worn since 1978. A band of fleece sits inside where wool itches, and the pompom comes off on a snap before washing.',
        features: [
          'Fleece band round the forehead',
          'Pompom from offcuts of our own yarn',
          'Wind-tight to about −10 °C',
        ],
      },
      fr: {
        name: 'Bonnet à pompon Morteratsch',
        kind: 'Maille torsadée, pompon, bande doublée',
        description:
          'Les torsades viennent d’un pull que le gardien d’une cabane au-dessus de Pontresina porte depuis 1978. Une bande polaire se cache là où la laine pique, et le pompon s’enlève d’une pression avant le lavage.',
        features: [
          'Bande polaire sur le front',
          'Pompon fait des chutes de nos fils',
          'Protège du vent jusque vers −10 °C',
        ],
      },
      de: {
        name: 'Bommelmütze Morteratsch',
        kind: 'Zopfstrick mit Bommel und Futter',
        description:
          'Die Zöpfe stammen von einem Pullover, den ein Hüttenwart über Pontresina seit 1978 trägt. Wo Wolle kratzt, liegt innen ein Fleeceband, und der Bommel ist vor dem Waschen mit einem Druckknopf ab.',
        features: [
          'Fleeceband um die Stirn',
          'Bommel aus Resten unserer eigenen Garne',
          'Winddicht bis etwa −10 °C',
        ],
      },
      it: {
        name: 'Berretto con pompon Morteratsch',
        kind: 'Maglia a trecce, pompon e fascia interna',
        description:
          'Le trecce vengono da un maglione che il gestore di una capanna sopra Pontresina porta dal 1978. Dove la lana pizzica c’è una fascia di pile, e il pompon si stacca con un automatico prima del lavaggio.',
        features: [
          'Fascia di pile sulla fronte',
          'Pompon fatto con gli avanzi dei nostri filati',
          'Ripara dal vento fino a circa −10 °C',
        ],
      },
      es: {
        name: 'Gorro con pompón Morteratsch',
        kind: 'Punto de ochos, pompón y banda interior',
        description:
          'Los ochos vienen de un jersey que el guarda de un refugio sobre Pontresina lleva desde 1978. Donde la lana pica hay una banda de forro polar, y el pompón se quita con un corchete antes de lavar.',
        features: [
          'Banda polar en la frente',
          'Pompón hecho con restos de nuestros hilos',
          'Para el viento hasta unos −10 °C',
        ],
      },
    },
    regional: {
      'en-gb': { name: 'Morteratsch Bobble Hat' },
      'fr-ca': { name: 'Tuque à pompon Morteratsch' },
    },
  },
  {
    styleId: 'CRNE1029',
    categories: ['240301'],
    look: { kind: 'beanie', shape: 'fisherman', surface: 'merino' },
    seed: 4129,
    colours: ['ink', 'clay', 'lichen'],
    sizes: 'one',
    price: { current: { USD: 42_00, CAD: 56_00, GBP: 36_00, EUR: 42_00 } },
    stock: 'plenty',
    activities: ['everyday', 'travel'],
    facts: { grams: 62, material: ['merino'], care: 'hand' },
    reviews: { score: 4.3, count: 1 },
    age: 1,
    words: {
      en: {
        name: 'Torino Watch Cap',
        kind: 'Short merino cap, worn above the ears',
        description:
          'Short enough to hear the weather forecast in. Fine merino, knitted tight, for the terrace of a hut at 3,375 meters or a bar at sea level; it goes in a pocket when the conversation warms up.',
        features: [
          '18.5-micron merino, no itch',
          'Sits high, fits under a hood',
          'Keeps its shape after washing',
        ],
      },
      fr: {
        name: 'Bonnet marin Torino',
        kind: 'Bonnet court en mérinos, au-dessus des oreilles',
        description:
          'Assez court pour entendre la météo. Un mérinos fin et serré, pour la terrasse d’un refuge à 3 375 mètres ou un comptoir au niveau de la mer ; il finit en poche quand la conversation s’échauffe.',
        features: [
          'Mérinos de 18,5 microns, sans picotement',
          'Se porte haut, passe sous la capuche',
          'Garde sa forme au lavage',
        ],
      },
      de: {
        name: 'Hafenmütze Torino',
        kind: 'Kurze Merinomütze, endet über den Ohren',
        description:
          'Kurz genug, um den Wetterbericht zu hören. Feines, dicht gestricktes Merino für eine Hüttenterrasse auf 3375 Metern oder eine Theke auf Meereshöhe; wird das Gespräch wärmer, passt sie in die Tasche.',
        features: [
          'Merino mit 18,5 Mikron, kratzt nicht',
          'Sitzt hoch, passt unter die Kapuze',
          'Behält beim Waschen die Form',
        ],
      },
      it: {
        name: 'Berretto da marinaio Torino',
        kind: 'Berretto corto in merino, sopra le orecchie',
        description:
          'Corto quanto basta per sentire il bollettino. Merino fine e fitto, per la terrazza di un rifugio a 3375 metri o un banco al livello del mare; sparisce in tasca quando la conversazione si scalda.',
        features: [
          'Merino da 18,5 micron, non pizzica',
          'Sta alto, passa sotto il cappuccio',
          'Tiene la forma dopo il lavaggio',
        ],
      },
      es: {
        name: 'Gorro marinero Torino',
        kind: 'Gorro corto de merino, por encima de las orejas',
        description:
          'Tan corto que se oye el parte meteorológico. Merino fino y apretado, para la terraza de un refugio a 3375 metros o una barra a nivel del mar; se guarda en el bolsillo cuando la charla se anima.',
        features: [
          'Merino de 18,5 micras, no pica',
          'Se lleva alto, cabe bajo la capucha',
          'Conserva la forma al lavarlo',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Tuque marine Torino',
        kind: 'Tuque courte en mérinos, au-dessus des oreilles',
      },
    },
  },
]
