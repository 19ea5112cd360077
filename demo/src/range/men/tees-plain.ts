import type { StyleIdea } from '../idea.ts'

export const plainTees: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1032',
    categories: ['220203'],
    look: {
      kind: 'tee',
      cut: 'men',
      sleeves: 'short',
      neck: 'crew',
      fit: 'boxy',
      surface: 'jersey',
      pockets: 'chest',
    },
    seed: 3132,
    colours: ['larch', 'peat', 'slate', 'heather'],
    sizes: 'men',
    price: { current: { USD: 48_00, CAD: 64_00, GBP: 42_00, EUR: 48_00 } },
    stock: 'plenty',
    activities: ['everyday', 'camp'],
    fit: 'relaxed',
    facts: { grams: 260, material: ['organic-cotton', 'hemp'], care: 'machine-40' },
    reviews: { score: 4.7, count: 143 },
    age: 24,
    words: {
      en: {
        name: 'Trowel Pocket T-Shirt',
        kind: 'Heavy cotton and hemp, one pocket',
        description:
          'Stiff on the first day, good in the second month, best in the fourth year, when the hemp has given in. The pocket has a bar tack at each corner because people will put a tape measure in it. A garden shirt, a van shirt, a moving-house shirt.',
        features: [
          '260 g jersey, 30% hemp',
          'Pocket bar-tacked at the corners',
          'Dyed as a finished garment, so no two fade alike',
        ],
      },
      fr: {
        name: 'T-shirt à poche Trowel',
        kind: 'Coton épais et chanvre, une poche',
        description:
          'Raide le premier jour, bien le deuxième mois, parfait la quatrième année, quand le chanvre a cédé. La poche est arrêtée à chaque coin, car on finit toujours par y mettre un mètre ruban. Un t-shirt de jardin, de camionnette, de déménagement.',
        features: [
          'Jersey de 260 g, 30 % chanvre',
          'Poche renforcée aux coins',
          'Teint une fois cousu : chacun passe à sa façon',
        ],
      },
      de: {
        name: 'Taschen-T-Shirt Trowel',
        kind: 'Schwere Baumwolle mit Hanf, eine Tasche',
        description:
          'Am ersten Tag steif, im zweiten Monat gut, am besten im vierten Jahr, wenn der Hanf nachgegeben hat. Die Tasche ist an den Ecken verriegelt, weil früher oder später ein Maßband hineinkommt. Ein Shirt für Garten, Transporter und Umzug.',
        features: [
          'Jersey mit 260 g, 30 % Hanf',
          'Taschenecken mit Riegeln',
          'Nach dem Nähen gefärbt, jedes bleicht anders aus',
        ],
      },
      it: {
        name: 'T-shirt con tasca Trowel',
        kind: 'Cotone pesante e canapa, una tasca',
        description:
          'Il primo giorno è rigida, il secondo mese va bene, il quarto anno è perfetta, quando la canapa si è arresa. La tasca ha una travetta a ogni angolo, perché prima o poi ci finisce un metro. Maglia da orto, da furgone, da trasloco.',
        features: [
          'Jersey da 260 g, 30% canapa',
          'Angoli della tasca rinforzati',
          'Tinta in capo: ognuna scolorisce a modo suo',
        ],
      },
      es: {
        name: 'Camiseta con bolsillo Trowel',
        kind: 'Algodón grueso y cáñamo, un bolsillo',
        description:
          'Tiesa el primer día, bien al segundo mes y perfecta al cuarto año, cuando el cáñamo se ha rendido. El bolsillo va rematado en las esquinas porque tarde o temprano acaba dentro una cinta métrica. Camiseta de huerto, de furgoneta y de mudanza.',
        features: [
          'Punto de 260 g, 30 % cáñamo',
          'Bolsillo rematado en las esquinas',
          'Teñida ya cosida: cada una se aclara a su manera',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1033',
    categories: ['220203'],
    look: {
      kind: 'tee',
      cut: 'men',
      print: 'stripes',
      sleeves: 'short',
      neck: 'henley',
      fit: 'regular',
      surface: 'linen',
    },
    seed: 3133,
    colours: ['glacier', 'bone', 'rowan'],
    sizes: 'men',
    price: { current: { USD: 62_00, CAD: 83_00, GBP: 54_00, EUR: 62_00 } },
    stock: 'some',
    activities: ['travel', 'everyday'],
    fit: 'regular',
    facts: { grams: 150, material: ['linen', 'organic-cotton'], care: 'machine-30' },
    reviews: { score: 4.1, count: 9 },
    age: 5,
    words: {
      en: {
        name: 'Marl Striped Henley',
        kind: 'Linen knit for hot afternoons',
        description:
          'Linen, but knitted, so it behaves like a T-shirt and breathes like a curtain. The stripe comes of two yarns left undyed and one that was not. Thirty-five degrees, a ferry, a seat in the shade: nothing else is required of you.',
        features: [
          'Linen and cotton, 150 g',
          'Three buttons of river shell',
          'Crease it; that is allowed',
        ],
      },
      fr: {
        name: 'Tunisien rayé Marl',
        kind: 'Maille de lin pour après-midi chauds',
        description:
          'Du lin, mais tricoté : il se porte comme un t-shirt et respire comme un rideau. La rayure naît de deux fils écrus et d’un fil teint. Trente-cinq degrés, un ferry, une place à l’ombre : on ne vous demande rien d’autre.',
        features: [
          'Lin et coton, 150 g',
          'Trois boutons en nacre de rivière',
          'Il froisse, c’est permis',
        ],
      },
      de: {
        name: 'Gestreiftes Henley Marl',
        kind: 'Leinenstrick für heiße Nachmittage',
        description:
          'Leinen, aber gestrickt: Es trägt sich wie ein T-Shirt und atmet wie ein Vorhang. Die Streifen entstehen aus zwei ungefärbten Garnen und einem gefärbten. Fünfunddreißig Grad, eine Fähre, ein Platz im Schatten, mehr wird nicht von Ihnen verlangt.',
        features: [
          'Leinen und Baumwolle, 150 g',
          'Drei Knöpfe aus Flussperlmutt',
          'Es knittert, das darf es',
        ],
      },
      it: {
        name: 'Serafino a righe Marl',
        kind: 'Maglia di lino per pomeriggi caldi',
        description:
          'Lino, ma lavorato a maglia: si porta come una t-shirt e respira come una tenda. La riga nasce da due fili greggi e uno tinto. Trentacinque gradi, un traghetto, un posto all’ombra: non devi fare altro.',
        features: [
          'Lino e cotone, 150 g',
          'Tre bottoni in madreperla di fiume',
          'Si stropiccia, è permesso',
        ],
      },
      es: {
        name: 'Panadera a rayas Marl',
        kind: 'Punto de lino para tardes de calor',
        description:
          'Lino, pero de punto: se lleva como una camiseta y respira como una cortina. La raya sale de dos hilos crudos y uno teñido. Treinta y cinco grados, un ferri y un sitio a la sombra; no se te pide nada más.',
        features: [
          'Lino y algodón, 150 g',
          'Tres botones de nácar de río',
          'Se arruga, y puede hacerlo',
        ],
      },
    },
  },
]
