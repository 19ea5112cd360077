import type { StyleIdea } from '../idea.ts'

export const patternedWear: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1079',
    categories: ['210204'],
    look: {
      kind: 'sweater',
      cut: 'women',
      print: 'fair-isle',
      surface: 'knit',
      neck: 'crew',
      closure: 'pullover',
      pockets: 'none',
    },
    seed: 2181,
    colours: ['bone', 'tarn', 'ink'],
    seconds: { bone: 'spruce', tarn: 'bone', ink: 'glacier' },
    sizes: 'women',
    price: { current: { USD: 189_00, CAD: 252_00, GBP: 164_00, EUR: 189_00 } },
    stock: 'some',
    activities: ['everyday', 'travel', 'ski'],
    fit: 'regular',
    facts: { grams: 480, material: ['wool'], care: 'hand' },
    reviews: { score: 4.8, count: 26 },
    age: 1,
    words: {
      en: {
        name: 'Foula Fair Isle Sweater',
        kind: 'Stranded wool sweater with trees on the yoke',
        description:
          'Foula can see Fair Isle on a good day and has opinions about its patterns. Ours are spruces and a ridge, carried right round the shoulders and over the sleeves, with a first snowfall of single stitches below. Two yarns run behind every row, so the yoke is as warm as a scarf.',
        features: [
          'Shetland wool, two strands to a row',
          'Pattern meets at the armholes',
          'Soft enough for a bare collarbone',
          'A twist of each yarn for mending',
        ],
      },
      fr: {
        name: 'Pull Fair Isle Foula',
        kind: 'Pull en laine jacquard, des sapins aux épaules',
        description:
          'Par beau temps, de Foula, on voit Fair Isle, et l’on a son avis sur ses motifs. Les nôtres sont des sapins et une crête qui font le tour des épaules et passent sur les manches, puis une première neige de mailles isolées. Deux fils courent derrière chaque rang : le haut tient chaud comme une écharpe.',
        features: [
          'Laine des Shetland, deux fils par rang',
          'Motifs raccordés aux emmanchures',
          'Assez doux pour le creux du cou',
          'Un brin de chaque fil pour repriser',
        ],
      },
      de: {
        name: 'Fair-Isle-Pullover Foula',
        kind: 'Mehrfarbig gestrickte Wolle, Tannen an der Passe',
        description:
          'Von Foula aus sieht man an guten Tagen Fair Isle und hat zu den Mustern dort eine Meinung. Unsere sind Tannen und ein Grat, einmal um die Schultern und über die Ärmel geführt, darunter einzelne Maschen wie erster Schnee. Hinter jeder Reihe laufen zwei Fäden mit, deshalb wärmt die Passe wie ein Schal.',
        features: [
          'Shetlandwolle, zwei Fäden je Reihe',
          'Muster trifft sich am Armloch',
          'Weich genug fürs Schlüsselbein',
          'Von jedem Garn ein Rest zum Stopfen',
        ],
      },
      it: {
        name: 'Maglione Fair Isle Foula',
        kind: 'Jacquard di lana con gli abeti sulle spalle',
        description:
          'Da Foula, nelle giornate buone, si vede Fair Isle, e sui suoi disegni ognuno ha da ridire. I nostri sono abeti e una cresta che girano intorno alle spalle e sulle maniche, e sotto una prima neve di punti sparsi. Dietro ogni ferro corrono due fili: lo sprone scalda come una sciarpa.',
        features: [
          'Lana Shetland, due fili per ferro',
          'Disegno che combacia al giromanica',
          'Morbido anche sulla pelle nuda',
          'Un po’ di ogni filo per rammendare',
        ],
      },
      es: {
        name: 'Jersey Fair Isle Foula',
        kind: 'Jacquard de lana con abetos en los hombros',
        description:
          'Desde Foula, los días claros, se ve Fair Isle, y cada cual opina sobre sus dibujos. Los nuestros son abetos y una cresta que rodean los hombros y pasan por las mangas, y debajo una primera nevada de puntos sueltos. Detrás de cada vuelta corren dos hebras: el canesú abriga como una bufanda.',
        features: [
          'Lana de Shetland, dos hebras por vuelta',
          'El dibujo casa en la sisa',
          'Suave hasta sobre la clavícula',
          'Un cabo de cada hebra para zurcir',
        ],
      },
    },
    regional: {
      'en-gb': {
        name: 'Foula Fair Isle Jumper',
        kind: 'Stranded wool jumper with trees on the yoke',
      },
      'fr-ca': {
        name: 'Chandail Fair Isle Foula',
        kind: 'Chandail jacquard, des sapins aux épaules',
      },
    },
  },
  {
    styleId: 'CRNW1082',
    categories: ['210302'],
    look: { kind: 'dress', cut: 'women', print: 'waves', sleeves: 'short', surface: 'jersey' },
    seed: 2182,
    colours: ['ink', 'clay', 'tarn'],
    seconds: { ink: 'glacier', clay: 'bone', tarn: 'snowmelt' },
    sizes: 'women',
    price: { current: { USD: 89_00, CAD: 119_00, GBP: 77_00, EUR: 89_00 } },
    stock: 'plenty',
    activities: ['travel', 'everyday'],
    fit: 'regular',
    facts: { grams: 260, material: ['organic-cotton', 'elastane'], care: 'machine-30' },
    reviews: { score: 4.4, count: 12 },
    age: 2,
    words: {
      en: {
        name: 'Poniente T-Shirt Dress',
        kind: 'Jersey dress that packs like a T-shirt',
        description:
          'Tarifa has two winds and the Poniente is the kind one: steady, cool, off the sea. The swell printed on this dress is the one it leaves in the strait. Rolled up it takes the room of a tee and comes out of the bag without a crease that matters.',
        features: [
          'Two seam pockets that hold a phone flat',
          'Cut to the knee, easy to walk in',
          'Printed with water-based ink',
        ],
      },
      fr: {
        name: 'Robe t-shirt Poniente',
        kind: 'Robe en jersey qui se roule comme un t-shirt',
        description:
          'Tarifa a deux vents, et le Poniente est le gentil : régulier, frais, venu du large. La houle imprimée sur cette robe est celle qu’il laisse dans le détroit. Roulée, elle prend la place d’un t-shirt et sort du sac sans un pli qui compte.',
        features: [
          'Deux poches dans les coutures, à plat',
          'Au genou, ample pour marcher',
          'Imprimée à l’encre à l’eau',
        ],
      },
      de: {
        name: 'T-Shirt-Kleid Poniente',
        kind: 'Jerseykleid, klein gerollt wie ein T-Shirt',
        description:
          'Tarifa hat zwei Winde, und der Poniente ist der freundliche: gleichmäßig, kühl, vom Meer. Die Dünung auf diesem Kleid ist die, die er in der Meerenge hinterlässt. Gerollt braucht es so viel Platz wie ein T-Shirt und kommt ohne nennenswerte Falte aus der Tasche.',
        features: [
          'Zwei Nahttaschen, in denen das Handy flach liegt',
          'Knielang und weit genug zum Gehen',
          'Mit Farbe auf Wasserbasis bedruckt',
        ],
      },
      it: {
        name: 'Abito T-shirt Poniente',
        kind: 'Abito in jersey che si arrotola come una maglietta',
        description:
          'Tarifa ha due venti e il Poniente è quello buono: costante, fresco, dal mare. L’onda lunga stampata su questo abito è quella che lascia nello stretto. Arrotolato occupa il posto di una maglietta ed esce dalla borsa senza una piega che si noti.',
        features: [
          'Due tasche nelle cuciture, piatte anche col telefono',
          'Al ginocchio, comodo per camminare',
          'Stampa a base d’acqua',
        ],
      },
      es: {
        name: 'Vestido camiseta Poniente',
        kind: 'Vestido de punto que se enrolla como una camiseta',
        description:
          'Tarifa tiene dos vientos y el Poniente es el amable: constante, fresco, del mar. El oleaje de este vestido es el que deja en el Estrecho. Enrollado ocupa lo que una camiseta y sale de la bolsa sin una arruga que importe.',
        features: [
          'Dos bolsillos en la costura, planos con el móvil',
          'Hasta la rodilla, cómodo para andar',
          'Estampado con tinta al agua',
        ],
      },
    },
  },
]
