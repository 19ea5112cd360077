import type { StyleIdea } from '../idea.ts'

export const windJackets: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1015',
    categories: ['220104'],
    look: {
      kind: 'wind-shirt',
      cut: 'men',
      blocking: 'chest-panel',
      length: 'hip',
      neck: 'stand',
      closure: 'half-zip',
      pockets: 'chest',
    },
    seed: 3115,
    colours: ['glacier', 'ember', 'basalt', 'lichen'],
    seconds: { glacier: 'snowmelt', ember: 'dawn', basalt: 'saffron', lichen: 'fjord' },
    sizes: 'men',
    price: { current: { USD: 110_00, CAD: 148_00, GBP: 95_00, EUR: 110_00 } },
    stock: 'plenty',
    activities: ['hike', 'climb', 'travel'],
    fit: 'regular',
    facts: {
      grams: 128,
      material: ['nylon-ripstop'],
      packedCentimetres: [8, 12],
      recycledPercent: 60,
      care: 'machine-30',
    },
    reviews: { score: 4.6, count: 83 },
    age: 20,
    words: {
      en: {
        name: 'Albula Wind Shirt',
        kind: 'Pull-on wind layer, 128 grams',
        description:
          'On most summer ridges it is only the wind that is cold. A half zip, one pocket, a woven nylon that stops a breeze and passes sweat; anything more would be a jacket. Put it on over a T-shirt at the saddle and take it off at the first trees.',
        features: [
          'Tight weave, no membrane',
          'Stuffs into its chest pocket',
          'Clip loop for a harness',
        ],
      },
      fr: {
        name: 'Coupe-vent Albula',
        kind: 'Coupe-vent à enfiler, 128 grammes',
        description:
          'Sur la plupart des crêtes d’été, il n’y a que le vent de froid. Un demi-zip, une poche, un nylon tissé qui arrête la brise et laisse passer la sueur ; davantage, ce serait une veste. Mettez-le sur un t-shirt au col, ôtez-le aux premiers arbres.',
        features: [
          'Tissage serré, sans membrane',
          'Se range dans la poche poitrine',
          'Boucle pour le mousqueton',
        ],
      },
      de: {
        name: 'Windshirt Albula',
        kind: 'Windschutz zum Überziehen, 128 Gramm',
        description:
          'Auf den meisten Sommergraten ist nur der Wind kalt. Ein kurzer Reißverschluss, eine Tasche, gewebtes Nylon, das die Brise aufhält und Schweiß durchlässt; mehr wäre schon eine Jacke. Am Sattel über das T-Shirt ziehen, bei den ersten Bäumen wieder aus.',
        features: [
          'Dicht gewebt, ohne Membran',
          'Passt in die eigene Brusttasche',
          'Schlaufe für den Karabiner',
        ],
      },
      it: {
        name: 'Antivento Albula',
        kind: 'Antivento da infilare, 128 grammi',
        description:
          'Su quasi tutte le creste d’estate di freddo c’è solo il vento. Mezza zip, una tasca, un nylon tessuto che ferma la brezza e lascia passare il sudore; qualcosa in più e sarebbe una giacca. Lo metti sulla maglietta alla sella, lo togli ai primi alberi.',
        features: [
          'Trama fitta, senza membrana',
          'Si ripone nella tasca sul petto',
          'Asola per il moschettone',
        ],
      },
      es: {
        name: 'Cortavientos Albula',
        kind: 'Cortavientos de meter por la cabeza, 128 g',
        description:
          'En casi todas las crestas de verano lo único frío es el viento. Media cremallera, un bolsillo y un nailon tejido que para la brisa y deja salir el sudor; con algo más ya sería una chaqueta. Te lo pones sobre la camiseta en el collado y te lo quitas en los primeros árboles.',
        features: [
          'Tejido tupido, sin membrana',
          'Se guarda en su bolsillo de pecho',
          'Trabilla para el mosquetón',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1016',
    categories: ['220104'],
    look: {
      kind: 'wind-shirt',
      cut: 'men',
      blocking: 'bands',
      length: 'hip',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'none',
    },
    seed: 3116,
    colours: ['saffron', 'ink'],
    seconds: { saffron: 'snowmelt', ink: 'ember' },
    sizes: 'men',
    price: {
      current: { USD: 97_50, CAD: 131_00, GBP: 84_00, EUR: 97_50 },
      original: { USD: 130_00, CAD: 175_00, GBP: 112_00, EUR: 130_00 },
    },
    stock: 'some',
    activities: ['trail-run'],
    fit: 'slim',
    facts: {
      grams: 92,
      material: ['recycled-nylon', 'elastane'],
      packedCentimetres: [7, 9],
      recycledPercent: 81,
      care: 'machine-30',
    },
    reviews: { score: 4.2, count: 26 },
    age: 11,
    words: {
      en: {
        name: 'Pumice Running Windbreaker',
        kind: 'Featherlight hooded shell for runners',
        description:
          'As light as its stone and just as full of air: rows of pin-sized holes run under the arms and across the back, where they do no harm in a headwind. The hood has a snug edge and stays put on a descent. It closes in a fist, which is where most people carry it.',
        features: [
          'Perforated back and underarms',
          'Elastic edge at hood and cuffs',
          'Reflective bands front and back',
          'Snap at the chest to wear it open',
        ],
      },
      fr: {
        name: 'Coupe-vent de course Pumice',
        kind: 'Coupe-vent à capuche ultraléger pour courir',
        description:
          'Léger comme la ponce et tout aussi aéré : des rangs de trous d’épingle courent sous les bras et dans le dos, où ils ne gênent pas vent de face. La capuche bien bordée ne bouge pas en descente. Il tient dans un poing fermé, et c’est là que la plupart le portent.',
        features: [
          'Dos et aisselles perforés',
          'Bord élastique, capuche et poignets',
          'Bandes réfléchissantes devant et derrière',
          'Pression de poitrine pour le porter ouvert',
        ],
      },
      de: {
        name: 'Laufwindjacke Pumice',
        kind: 'Federleichte Windjacke mit Kapuze fürs Laufen',
        description:
          'Leicht wie Bimsstein und ebenso voller Luft: Reihen nadelfeiner Löcher ziehen sich unter den Armen und über den Rücken, wo sie bei Gegenwind nicht schaden. Die eng eingefasste Kapuze sitzt auch bergab. Zusammengedrückt passt sie in eine Faust, und dort tragen die meisten sie.',
        features: [
          'Rücken und Achseln perforiert',
          'Elastischer Rand an Kapuze und Ärmeln',
          'Reflexstreifen vorn und hinten',
          'Brustdruckknopf zum Offentragen',
        ],
      },
      it: {
        name: 'Antivento da corsa Pumice',
        kind: 'Guscio leggerissimo con cappuccio per correre',
        description:
          'Leggero come la pomice e altrettanto pieno d’aria: file di forellini corrono sotto le braccia e sulla schiena, dove col vento contro non danno fastidio. Il cappuccio ha il bordo aderente e in discesa non si muove. Sta in un pugno chiuso, ed è lì che lo portano quasi tutti.',
        features: [
          'Schiena e ascelle forate',
          'Bordo elastico a cappuccio e polsi',
          'Bande riflettenti davanti e dietro',
          'Automatico sul petto per portarlo aperto',
        ],
      },
      es: {
        name: 'Cortavientos de carrera Pumice',
        kind: 'Cortavientos ligerísimo con capucha para correr',
        description:
          'Ligero como la piedra pómez e igual de aireado: hileras de agujeritos recorren las axilas y la espalda, donde no molestan con viento de cara. La capucha, bien ceñida, no se mueve en las bajadas. Cabe en un puño cerrado, que es donde casi todos lo llevan.',
        features: [
          'Espalda y axilas perforadas',
          'Borde elástico en capucha y puños',
          'Bandas reflectantes delante y detrás',
          'Broche en el pecho para llevarlo abierto',
        ],
      },
    },
    regional: { 'fr-ca': { kind: 'Coupe-vent à capuchon ultraléger pour courir' } },
  },
]
