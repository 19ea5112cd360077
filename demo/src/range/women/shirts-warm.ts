import type { StyleIdea } from '../idea.ts'

export const warmShirts: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1046',
    categories: ['210205'],
    look: {
      kind: 'shirt',
      cut: 'women',
      print: 'check',
      sleeves: 'long',
      neck: 'collar',
      fit: 'regular',
      surface: 'flannel',
      pockets: 'two-chest',
    },
    seed: 2146,
    colours: ['rowan', 'moss', 'glacier', 'saffron'],
    seconds: { rowan: 'ink', moss: 'bone', glacier: 'slate', saffron: 'peat' },
    sizes: 'women',
    price: { current: { USD: 92_00, CAD: 124_00, GBP: 79_00, EUR: 92_00 } },
    stock: 'plenty',
    activities: ['everyday', 'camp', 'hike'],
    fit: 'regular',
    facts: { grams: 280, material: ['organic-cotton'], care: 'machine-40' },
    reviews: { score: 4.6, count: 128 },
    age: 27,
    words: {
      en: {
        name: 'Fieldfare Flannel Shirt',
        kind: 'Checked flannel, brushed both sides',
        description:
          'Fieldfares come south when the berries are ripe, which is about when this shirt starts to make sense. The check runs unbroken across the pockets, and the sleeves roll above the elbow and stay there while you split wood.',
        features: [
          'Organic cotton flannel, 190 g',
          'Pockets cut on the check, both buttoned',
          'Shoulder yoke in two layers',
          'Chain-stitched hem with a gusset',
        ],
      },
      fr: {
        name: 'Chemise de flanelle Fieldfare',
        kind: 'Flanelle à carreaux, grattée des deux côtés',
        description:
          'Les grives litornes descendent quand les sorbes sont mûres, à peu près au moment où l’on sort cette chemise. Les carreaux se raccordent sur les poches ; les manches se roulent au-dessus du coude et y restent le temps de fendre le bois.',
        features: [
          'Flanelle de coton biologique, 190 g',
          'Poches raccordées, toutes deux boutonnées',
          'Empiècement double aux épaules',
          'Ourlet au point de chaînette, goussets',
        ],
      },
      de: {
        name: 'Flanellhemd Fieldfare',
        kind: 'Kariertes Flanell, beidseitig angeraut',
        description:
          'Wacholderdrosseln kommen, wenn die Vogelbeeren reif sind, und ungefähr dann beginnt auch die Zeit dieses Hemdes. Das Karo läuft ungebrochen über die Taschen, und die Ärmel bleiben über dem Ellbogen aufgerollt, solange Sie Holz hacken.',
        features: [
          'Flanell aus Bio-Baumwolle, 190 g',
          'Taschen im Karo zugeschnitten, beide mit Knopf',
          'Doppelte Schulterpasse',
          'Saum im Kettenstich mit Zwickel',
        ],
      },
      it: {
        name: 'Camicia in flanella Fieldfare',
        kind: 'Flanella a quadri, garzata sui due lati',
        description:
          'Le cesene scendono quando le bacche del sorbo sono mature, più o meno quando questa camicia comincia a servire. I quadri continuano sulle tasche e le maniche, arrotolate sopra il gomito, ci restano finché spacchi la legna.',
        features: [
          'Flanella di cotone biologico, 190 g',
          'Taschini a quadri allineati, con bottone',
          'Sprone doppio sulle spalle',
          'Orlo a catenella con tassello',
        ],
      },
      es: {
        name: 'Camisa de franela Fieldfare',
        kind: 'Franela de cuadros, cepillada por ambas caras',
        description:
          'Los zorzales reales bajan cuando madura el serbal, más o menos cuando empieza a hacer falta esta camisa. Los cuadros siguen sin cortarse por los bolsillos y las mangas, remangadas por encima del codo, ahí se quedan mientras partes leña.',
        features: [
          'Franela de algodón orgánico, 190 g',
          'Bolsillos casados con el cuadro, con botón',
          'Canesú doble en los hombros',
          'Bajo a cadeneta con refuerzo',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1047',
    categories: ['210205', '210103'],
    look: {
      kind: 'shirt',
      cut: 'women',
      blocking: 'yoke',
      sleeves: 'long',
      neck: 'collar',
      fit: 'boxy',
      surface: 'flannel',
      pockets: 'chest',
    },
    seed: 2147,
    colours: ['peat', 'spruce', 'dawn'],
    seconds: { peat: 'larch', spruce: 'ink', dawn: 'clay' },
    sizes: 'women',
    price: { current: { USD: 148_00, CAD: 199_00, GBP: 128_00, EUR: 149_00 } },
    stock: 'some',
    activities: ['everyday', 'camp'],
    fit: 'relaxed',
    facts: { grams: 560, material: ['wool', 'recycled-polyester'], care: 'hand' },
    age: 0,
    words: {
      en: {
        name: 'Lapwing Overshirt',
        kind: 'Boiled-wool overshirt',
        description:
          'Somewhere between the last shirt and the first coat of the year. Boiled wool has no weave to fray, so the edges are left raw and the whole thing weighs less than it looks. Buttons the size of a coin, for cold fingers.',
        features: [
          'Boiled wool, 320 g, no lining',
          'Raw edges that will not run',
          'Large horn-effect buttons, sewn with a shank',
          'Yoke in a second color of the same cloth',
        ],
      },
      fr: {
        name: 'Surchemise Lapwing',
        kind: 'Surchemise en laine bouillie',
        description:
          'Quelque part entre la dernière chemise et le premier manteau de l’année. La laine bouillie ne s’effiloche pas, d’où les bords francs, et l’ensemble pèse moins qu’il n’en a l’air. Des boutons larges comme une pièce, pour les doigts gourds.',
        features: [
          'Laine bouillie, 320 g, sans doublure',
          'Bords francs qui ne filent pas',
          'Grands boutons façon corne, cousus sur tige',
          'Empiècement dans une autre couleur du même drap',
        ],
      },
      de: {
        name: 'Overshirt Lapwing',
        kind: 'Hemdjacke aus Walkwolle',
        description:
          'Irgendwo zwischen dem letzten Hemd und dem ersten Mantel des Jahres. Gewalkte Wolle franst nicht, darum bleiben die Kanten offen, und das Ganze wiegt weniger, als es aussieht. Knöpfe groß wie Münzen, für kalte Finger.',
        features: [
          'Walkwolle, 320 g, ungefüttert',
          'Offene Kanten, die nicht ausfransen',
          'Große Knöpfe in Hornoptik, mit Stiel angenäht',
          'Passe in einer zweiten Farbe desselben Stoffs',
        ],
      },
      it: {
        name: 'Sovracamicia Lapwing',
        kind: 'Sovracamicia in lana cotta',
        description:
          'A metà strada fra l’ultima camicia e il primo cappotto dell’anno. La lana cotta non si sfilaccia, così i bordi sono a taglio vivo e il tutto pesa meno di quanto sembri. Bottoni grandi come monete, per le dita fredde.',
        features: [
          'Lana cotta, 320 g, senza fodera',
          'Bordi a taglio vivo che non si sfilano',
          'Bottoni grandi effetto corno, cuciti col gambo',
          'Sprone in un altro colore dello stesso panno',
        ],
      },
      es: {
        name: 'Sobrecamisa Lapwing',
        kind: 'Sobrecamisa de lana cocida',
        description:
          'A medio camino entre la última camisa y el primer abrigo del año. La lana cocida no se deshilacha, por eso los bordes van al corte y el conjunto pesa menos de lo que parece. Botones como monedas, para dedos fríos.',
        features: [
          'Lana cocida, 320 g, sin forro',
          'Bordes al corte que no se deshilan',
          'Botones grandes efecto cuerno, cosidos con pie',
          'Canesú en otro color del mismo paño',
        ],
      },
    },
  },
]
