import type { StyleIdea } from '../idea.ts'

export const winterBoots: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1074',
    categories: ['210402'],
    look: {
      kind: 'winter-boot',
      shaft: 'high',
      upper: 'puffy',
      sole: 'lugged',
      lacing: 'speed-lace',
      overlays: 'toe-cap',
    },
    seed: 2174,
    colours: ['bone', 'basalt', 'ember'],
    seconds: { bone: 'clay', basalt: 'slate', ember: 'plum' },
    sizes: 'women-shoes',
    price: { current: { USD: 220_00, CAD: 295_00, GBP: 192_00, EUR: 220_00 } },
    stock: 'plenty',
    activities: ['everyday', 'camp'],
    facts: {
      grams: 610,
      material: ['recycled-nylon', 'rubber'],
      fill: 'synthetic',
      waterproofMillimetres: 8000,
      comfortCelsius: -25,
      care: 'wipe',
    },
    reviews: { score: 4.7, count: 81 },
    age: 15,
    words: {
      en: {
        name: 'Baikal Winter Boot',
        kind: 'Padded boot for ice and slush',
        description:
          'The foot is a rubber shell, the leg is a down jacket without the down. On lake ice at minus twenty-five the felt insole is what you will thank; take it out overnight and stand it by the stove.',
        features: [
          'Rubber foot, waterproof to the ankle seam',
          '200 g synthetic fill in the shaft',
          'Removable 9 mm wool felt insole',
          'Cold-weather rubber with fine cuts for ice',
        ],
      },
      fr: {
        name: 'Botte d’hiver Baikal',
        kind: 'Botte matelassée pour glace et neige fondue',
        description:
          'Le pied est une coque de caoutchouc, la jambe une doudoune sans duvet. Sur la glace d’un lac, à moins vingt-cinq, c’est la semelle de feutre que vous remercierez ; ôtez-la le soir et posez-la près du poêle.',
        features: [
          'Pied en caoutchouc, étanche jusqu’à la cheville',
          'Garnissage synthétique de 200 g dans la tige',
          'Semelle en feutre de laine de 9 mm, amovible',
          'Gomme grand froid, fines lamelles pour la glace',
        ],
      },
      de: {
        name: 'Winterstiefel Baikal',
        kind: 'Gesteppter Stiefel für Eis und Matsch',
        description:
          'Unten eine Gummischale, oben eine Daunenjacke ohne Daunen. Auf dem Eis eines Sees bei minus fünfundzwanzig werden Sie der Filzsohle dankbar sein; nehmen Sie sie über Nacht heraus und stellen Sie sie an den Ofen.',
        features: [
          'Gummifuß, wasserdicht bis zur Knöchelnaht',
          '200 g Kunstfaser im Schaft',
          'Herausnehmbare Sohle aus 9 mm Wollfilz',
          'Kältegummi mit feinen Lamellen für Eis',
        ],
      },
      it: {
        name: 'Doposci Baikal',
        kind: 'Stivale imbottito per ghiaccio e poltiglia',
        description:
          'Il piede è un guscio di gomma, la gamba un piumino senza piume. Sul ghiaccio di un lago, a meno venticinque, ringrazierai la soletta di feltro: la sera tirala fuori e appoggiala accanto alla stufa.',
        features: [
          'Piede in gomma, impermeabile fino alla caviglia',
          'Imbottitura sintetica da 200 g nel gambale',
          'Soletta estraibile in feltro di lana da 9 mm',
          'Gomma da freddo con lamelle fini per il ghiaccio',
        ],
      },
      es: {
        name: 'Bota de invierno Baikal',
        kind: 'Bota acolchada para hielo y nieve medio derretida',
        description:
          'El pie es un casco de goma; la caña, un plumífero sin plumas. Sobre el hielo de un lago, a veinticinco bajo cero, darás las gracias a la plantilla de fieltro: sácala por la noche y déjala junto a la estufa.',
        features: [
          'Pie de goma, estanco hasta el tobillo',
          'Relleno sintético de 200 g en la caña',
          'Plantilla extraíble de fieltro de lana, 9 mm',
          'Goma para frío con laminillas finas para el hielo',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1075',
    categories: ['210402'],
    look: {
      kind: 'winter-boot',
      shaft: 'mid',
      upper: 'leather',
      sole: 'cushioned',
      lacing: 'slip-on',
      overlays: 'plain',
    },
    seed: 2175,
    colours: ['basalt', 'rowan'],
    seconds: { basalt: 'peat', rowan: 'basalt' },
    sizes: 'women-shoes',
    price: { current: { USD: 205_00, CAD: 275_00, GBP: 179_00, EUR: 205_00 }, region: 'EMEA' },
    stock: 'some',
    activities: ['everyday', 'travel'],
    facts: {
      grams: 480,
      material: ['full-grain-leather', 'rubber', 'wool'],
      waterproofMillimetres: 5000,
      care: 'wipe',
    },
    reviews: { score: 4.2, count: 10 },
    age: 4,
    words: {
      en: {
        name: 'Annecy Chelsea Boot',
        kind: 'Wool-lined boot that pulls on',
        description:
          'Two loops, one pull, and the trash is out before the truck turns the corner. Leather outside, wool within, a sole that grips a wet cobble. It comes up over slush and passes at the opera.',
        features: [
          'Elastic gores with a waterproof backing',
          'Wool lining, 4 mm, no synthetic fluff',
          'Stitched welt',
        ],
      },
      fr: {
        name: 'Bottine chelsea Annecy',
        kind: 'Bottine à enfiler, doublée de laine',
        description:
          'Deux tirants, un geste, et la poubelle est sortie avant que le camion tourne au coin. Cuir dehors, laine dedans, une semelle qui tient sur le pavé mouillé. Elle monte plus haut que la neige fondue et passe inaperçue à l’opéra.',
        features: [
          'Élastiques à doublure imperméable',
          'Doublure de laine de 4 mm, rien de synthétique',
          'Montage trépointe',
        ],
      },
      de: {
        name: 'Chelsea-Boot Annecy',
        kind: 'Stiefel zum Hineinschlüpfen, mit Wolle gefüttert',
        description:
          'Zwei Schlaufen, ein Zug, und die Tonne steht draußen, bevor der Müllwagen um die Ecke biegt. Außen Leder, innen Wolle, eine Sohle, die auf nassem Pflaster hält. Er reicht über den Schneematsch und fällt in der Oper nicht auf.',
        features: [
          'Elastikeinsätze, wasserdicht hinterlegt',
          'Wollfutter, 4 mm, ohne Kunstflausch',
          'Rahmengenäht',
        ],
      },
      it: {
        name: 'Stivaletto chelsea Annecy',
        kind: 'Stivaletto da infilare, foderato di lana',
        description:
          'Due linguette, uno strappo, e il sacco è fuori prima che il camion giri l’angolo. Pelle fuori, lana dentro e una suola che tiene sui sampietrini bagnati. Sta sopra la poltiglia e all’opera nessuno ci fa caso.',
        features: [
          'Elastici con retro impermeabile',
          'Fodera di lana da 4 mm, niente sintetico',
          'Cucitura a guardolo',
        ],
      },
      es: {
        name: 'Botín chelsea Annecy',
        kind: 'Botín sin cordones, forrado de lana',
        description:
          'Dos tiradores, un gesto, y la basura está fuera antes de que el camión doble la esquina. Cuero por fuera, lana por dentro y una suela que agarra en el adoquín mojado. Queda por encima de la nieve medio derretida y en la ópera nadie se fija.',
        features: [
          'Elásticos con trasera impermeable',
          'Forro de lana de 4 mm, nada sintético',
          'Cosido a vira',
        ],
      },
    },
    regional: {
      'en-gb': {
        description:
          'Two loops, one pull, and the bins are out before the lorry turns the corner. Leather outside, wool within, a sole that grips a wet cobble. It comes up over slush and passes at the opera.',
      },
    },
  },
]
