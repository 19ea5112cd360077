import type { StyleIdea } from '../idea.ts'

export const warmShirts: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1040',
    categories: ['220205'],
    look: {
      kind: 'shirt',
      cut: 'men',
      print: 'check',
      sleeves: 'long',
      neck: 'collar',
      fit: 'regular',
      surface: 'flannel',
      pockets: 'two-chest',
    },
    seed: 3140,
    colours: ['rowan', 'spruce', 'slate', 'larch'],
    sizes: 'men',
    price: { current: { USD: 96_00, CAD: 129_00, GBP: 83_00, EUR: 96_00 } },
    stock: 'plenty',
    activities: ['camp', 'everyday', 'hike'],
    fit: 'regular',
    facts: { grams: 385, material: ['organic-cotton'], care: 'machine-40' },
    reviews: { score: 4.6, count: 172 },
    age: 28,
    words: {
      en: {
        name: 'Bucksaw Flannel Shirt',
        kind: 'Checked flannel, brushed on both sides',
        description:
          'The check meets at the pockets, the placket and the side seams, which takes a third more cloth and a cutter who cares. Brushed twice outside, once within. Cool mornings as a shirt, cold ones under a vest, warm ones tied round the waist like everybody does.',
        features: [
          'Portuguese flannel, 200 g',
          'Check matched at every seam you can see',
          'Two pockets, each with its button',
        ],
      },
      fr: {
        name: 'Chemise de flanelle Bucksaw',
        kind: 'Flanelle à carreaux, grattée deux faces',
        description:
          'Les carreaux se raccordent aux poches, à la patte et aux côtés, ce qui demande un tiers de tissu en plus et un coupeur consciencieux. Grattée deux fois dehors, une fois dedans. Chemise quand il fait frais, sous un gilet quand il fait froid, nouée à la taille quand il fait doux, comme tout le monde.',
        features: [
          'Flanelle portugaise de 200 g',
          'Carreaux raccordés à chaque couture visible',
          'Deux poches, chacune son bouton',
        ],
      },
      de: {
        name: 'Flanellhemd Bucksaw',
        kind: 'Karierter Flanell, beidseitig geraut',
        description:
          'Das Karo trifft sich an Taschen, Knopfleiste und Seitennähten; das kostet ein Drittel mehr Stoff und einen Zuschneider, dem es nicht egal ist. Außen zweimal geraut, innen einmal. An kühlen Morgen als Hemd, an kalten unter der Weste, an warmen um die Hüfte geknotet, wie es alle machen.',
        features: [
          'Portugiesischer Flanell, 200 g',
          'Karo an jeder sichtbaren Naht passend',
          'Zwei Taschen, jede mit Knopf',
        ],
      },
      it: {
        name: 'Camicia in flanella Bucksaw',
        kind: 'Camicia a quadri in flanella garzata due volte',
        description:
          'I quadri combaciano su tasche, abbottonatura e fianchi: ci vuole un terzo di stoffa in più e un tagliatore che ci tenga. Garzata due volte fuori, una dentro. Col fresco è una camicia, col freddo sta sotto il gilet, col tiepido legata in vita come fanno tutti.',
        features: [
          'Flanella portoghese da 200 g',
          'Quadri allineati a ogni cucitura in vista',
          'Due tasche, ognuna col suo bottone',
        ],
      },
      es: {
        name: 'Camisa de franela Bucksaw',
        kind: 'Franela de cuadros, perchada por ambas caras',
        description:
          'Los cuadros casan en los bolsillos, la tapeta y los costados, lo que pide un tercio más de tela y un cortador al que le importe. Perchada dos veces por fuera y una por dentro. Con fresco es camisa, con frío va bajo el chaleco y con calor atada a la cintura, como hace todo el mundo.',
        features: [
          'Franela portuguesa de 200 g',
          'Cuadros casados en toda costura visible',
          'Dos bolsillos, cada uno con su botón',
        ],
      },
    },
    regional: {
      'en-gb': {
        description:
          'The check meets at the pockets, the placket and the side seams, which takes a third more cloth and a cutter who cares. Brushed twice outside, once within. Cool mornings as a shirt, cold ones under a gilet, warm ones tied round the waist like everybody does.',
      },
      'fr-ca': {
        description:
          'Les carreaux se raccordent aux poches, à la patte et aux côtés, ce qui demande un tiers de tissu en plus et un coupeur consciencieux. Grattée deux fois dehors, une fois dedans. Chemise quand il fait frais, sous une veste sans manches quand il fait froid, nouée à la taille quand il fait doux, comme tout le monde.',
      },
    },
  },
  {
    styleId: 'CRNM1041',
    categories: ['220205', '220103'],
    look: {
      kind: 'shirt',
      cut: 'men',
      blocking: 'chest-panel',
      sleeves: 'long',
      neck: 'collar',
      fit: 'boxy',
      surface: 'flannel',
      pockets: 'chest',
    },
    seed: 3141,
    colours: ['peat', 'fjord'],
    seconds: { peat: 'clay', fjord: 'ink' },
    sizes: 'men',
    price: { current: { USD: 148_00, CAD: 199_00, GBP: 128_00, EUR: 148_00 } },
    stock: 'some',
    activities: ['everyday', 'camp'],
    fit: 'relaxed',
    facts: { grams: 620, material: ['wool', 'recycled-nylon'], care: 'hand' },
    reviews: { score: 4.7, count: 25 },
    age: 7,
    words: {
      en: {
        name: 'Chisel Overshirt',
        kind: 'Felted wool, worn as a jacket',
        description:
          'Made from the selvedge ends of an Italian coat mill, so each run is as long as the cloth lasts. Felted wool sheds sparks, sawdust and short showers. Cut square, to button over a sweater and to hang from one nail.',
        features: [
          'Reclaimed wool cloth, 420 g',
          'Inner pocket for a folding rule',
          'No lining, bound seams',
        ],
      },
      fr: {
        name: 'Surchemise Chisel',
        kind: 'Laine foulée, à porter en veste',
        description:
          'Taillée dans les fins de pièces d’un fabricant italien de draps à manteaux ; chaque série dure donc ce que dure le tissu. La laine foulée rejette les étincelles, la sciure et les petites averses. Coupe droite, à boutonner sur un pull et à pendre à un seul clou.',
        features: [
          'Drap de laine récupéré, 420 g',
          'Poche intérieure pour un mètre pliant',
          'Sans doublure, coutures gansées',
        ],
      },
      de: {
        name: 'Überhemd Chisel',
        kind: 'Gewalkte Wolle, als Jacke zu tragen',
        description:
          'Aus den Stoffenden einer italienischen Mantelweberei genäht, darum reicht jede Serie so weit wie der Stoff. Gewalkte Wolle weist Funken, Sägemehl und kurze Schauer ab. Gerade geschnitten, passt zugeknöpft über einen Pullover und hängt an einem einzigen Nagel.',
        features: [
          'Wiederverwendetes Wolltuch, 420 g',
          'Innentasche für den Zollstock',
          'Ungefüttert, Nähte eingefasst',
        ],
      },
      it: {
        name: 'Sovracamicia Chisel',
        kind: 'Lana follata, da portare come giacca',
        description:
          'Nasce dai fine pezza di un lanificio italiano di cappotti, perciò ogni serie dura quanto la stoffa. La lana follata respinge scintille, segatura e acquazzoni brevi. Taglio dritto, si abbottona sopra un maglione e si appende a un chiodo solo.',
        features: [
          'Panno di lana recuperato, 420 g',
          'Tasca interna per il metro pieghevole',
          'Sfoderata, cuciture bordate',
        ],
      },
      es: {
        name: 'Sobrecamisa Chisel',
        kind: 'Lana batanada, para llevar de chaqueta',
        description:
          'Sale de los finales de pieza de un fabricante italiano de paños de abrigo, así que cada tirada dura lo que la tela. La lana batanada repele chispas, serrín y chubascos cortos. Corte recto, para abrocharla sobre un jersey y colgarla de un solo clavo.',
        features: [
          'Paño de lana recuperado, 420 g',
          'Bolsillo interior para el metro plegable',
          'Sin forro, costuras ribeteadas',
        ],
      },
    },
    regional: {
      'en-gb': {
        description:
          'Made from the selvedge ends of an Italian coat mill, so each run is as long as the cloth lasts. Felted wool sheds sparks, sawdust and short showers. Cut square, to button over a jumper and to hang from one nail.',
      },
      'fr-ca': {
        description:
          'Taillée dans les fins de pièces d’un fabricant italien de draps à manteaux ; chaque série dure donc ce que dure le tissu. La laine foulée rejette les étincelles, la sciure et les petites averses. Coupe droite, à boutonner sur un chandail et à pendre à un seul clou.',
      },
    },
  },
]
