import type { StyleIdea } from '../idea.ts'

export const summerShirts: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1048',
    categories: ['210205'],
    look: {
      kind: 'shirt',
      cut: 'women',
      sleeves: 'long',
      neck: 'collar',
      fit: 'boxy',
      surface: 'linen',
      pockets: 'chest',
    },
    seed: 2148,
    colours: ['snowmelt', 'clay', 'glacier'],
    sizes: 'women',
    price: {
      current: { USD: 69_00, CAD: 92_00, GBP: 59_00, EUR: 69_00 },
      original: { USD: 98_00, CAD: 131_00, GBP: 85_00, EUR: 98_00 },
    },
    stock: 'some',
    activities: ['travel', 'everyday'],
    fit: 'relaxed',
    facts: { grams: 165, material: ['linen'], care: 'machine-40' },
    reviews: { score: 4.1, count: 30 },
    age: 22,
    words: {
      en: {
        name: 'Elba Linen Shirt',
        kind: 'Loose linen shirt',
        description:
          'It will be creased by the time you reach the ferry, and so will everyone else’s. Flax cloth stands off the skin and lets the air through, which on a south-facing path at two o’clock is all one can ask of a shirt.',
        features: [
          'European flax, 140 g',
          'Box pleat at the back for air',
          'Sleeve tabs to hold a roll',
        ],
      },
      fr: {
        name: 'Chemise en lin Elba',
        kind: 'Chemise ample en lin',
        description:
          'À l’arrivée au ferry elle sera froissée, comme celles de tout le monde. Le lin se tient loin de la peau et laisse passer l’air ; sur un sentier plein sud à quatorze heures, on n’en demande pas plus à une chemise.',
        features: [
          'Lin européen, 140 g',
          'Pli creux dans le dos pour l’air',
          'Pattes pour tenir les manches roulées',
        ],
      },
      de: {
        name: 'Leinenbluse Elba',
        kind: 'Weite Bluse aus Leinen',
        description:
          'Bis Sie auf der Fähre sind, ist sie zerknittert, und die der anderen auch. Leinen steht von der Haut ab und lässt Luft durch; auf einem Südhang um zwei Uhr mittags kann man von einer Bluse nicht mehr verlangen.',
        features: [
          'Europäischer Flachs, 140 g',
          'Kellerfalte im Rücken',
          'Riegel für aufgerollte Ärmel',
        ],
      },
      it: {
        name: 'Camicia in lino Elba',
        kind: 'Camicia ampia in lino',
        description:
          'Quando arriverai al traghetto sarà già stropicciata, come quelle di tutti. Il lino sta staccato dalla pelle e fa passare l’aria: su un sentiero esposto a sud, alle due, a una camicia non si chiede altro.',
        features: [
          'Lino europeo, 140 g',
          'Cannone sulla schiena per l’aria',
          'Linguette per le maniche arrotolate',
        ],
      },
      es: {
        name: 'Camisa de lino Elba',
        kind: 'Camisa holgada de lino',
        description:
          'Al llegar al ferri estará arrugada, como las de todo el mundo. El lino se separa de la piel y deja pasar el aire; en una senda orientada al sur, a las dos de la tarde, a una camisa no se le pide más.',
        features: [
          'Lino europeo, 140 g',
          'Tabla en la espalda para que corra el aire',
          'Trabillas para la manga remangada',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1049',
    categories: ['210205'],
    look: {
      kind: 'shirt',
      cut: 'women',
      print: 'tiny-dots',
      sleeves: 'short',
      neck: 'collar',
      fit: 'regular',
      surface: 'jersey',
      pockets: 'two-chest',
    },
    seed: 2149,
    colours: ['fjord', 'lichen', 'plum', 'bone'],
    sizes: 'women',
    price: { current: { USD: 78_00, CAD: 105_00, GBP: 67_00, EUR: 78_00 } },
    stock: 'plenty',
    activities: ['hike', 'travel'],
    fit: 'regular',
    facts: {
      grams: 142,
      material: ['recycled-polyester', 'elastane'],
      recycledPercent: 90,
      care: 'machine-30',
    },
    reviews: { score: 4.0, count: 18 },
    age: 12,
    words: {
      en: {
        name: 'Sterna Trail Shirt',
        kind: 'Short-sleeved hiking shirt',
        description:
          'The arctic tern commutes between the poles; this shirt copes with the airport too. Knitted rather than woven, it stretches when you reach for a hold and needs no iron. The collar has a strip that can be turned up against the sun.',
        features: [
          'UPF 40, quick to dry',
          'Snaps instead of buttons, one hand opens them',
          'Two chest pockets, one with a hidden zip',
          'Turn-up collar for the neck',
        ],
      },
      fr: {
        name: 'Chemisette Sterna',
        kind: 'Chemisette de randonnée',
        description:
          'La sterne arctique fait la navette entre les pôles ; cette chemisette s’accommode aussi de l’aéroport. Tricotée et non tissée, l’étoffe s’étire quand on va chercher une prise et ignore le fer à repasser. Une bande du col se relève contre le soleil.',
        features: [
          'UPF 40, sèche vite',
          'Pressions à ouvrir d’une main',
          'Deux poches, dont une à zip caché',
          'Col relevable sur la nuque',
        ],
      },
      de: {
        name: 'Wanderbluse Sterna',
        kind: 'Kurzarmbluse zum Wandern',
        description:
          'Die Küstenseeschwalbe pendelt zwischen den Polen, diese Bluse kommt auch mit dem Flughafen zurecht. Gestrickt statt gewebt, gibt sie nach, wenn Sie nach dem Griff langen, und braucht kein Bügeleisen. Ein Streifen am Kragen lässt sich gegen die Sonne aufstellen.',
        features: [
          'UPF 40, trocknet schnell',
          'Druckknöpfe, mit einer Hand zu öffnen',
          'Zwei Brusttaschen, eine mit verdecktem Reißverschluss',
          'Aufstellbarer Kragen für den Nacken',
        ],
      },
      it: {
        name: 'Camicia da sentiero Sterna',
        kind: 'Camicia a manica corta da escursione',
        description:
          'La sterna artica fa la pendolare fra i due poli; questa camicia regge anche l’aeroporto. A maglia anziché tessuta, cede quando ti allunghi verso un appiglio e non vuole il ferro. Una striscia del collo si alza contro il sole.',
        features: [
          'UPF 40, asciuga in fretta',
          'Automatici che si aprono con una mano',
          'Due taschini, uno con zip nascosta',
          'Collo che si alza sulla nuca',
        ],
      },
      es: {
        name: 'Camisa de senderismo Sterna',
        kind: 'Camisa de manga corta para caminar',
        description:
          'El charrán ártico va y viene entre los polos; esta camisa aguanta también el aeropuerto. De punto y no de tela, cede cuando buscas un agarre y no pide plancha. Una tira del cuello se levanta contra el sol.',
        features: [
          'UPF 40, seca rápido',
          'Broches que se abren con una mano',
          'Dos bolsillos, uno con cremallera oculta',
          'Cuello que se sube en la nuca',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1080',
    categories: ['210205'],
    look: {
      kind: 'shirt',
      cut: 'women',
      print: 'ferns',
      sleeves: 'short',
      neck: 'collar',
      fit: 'boxy',
      surface: 'linen',
      pockets: 'none',
    },
    seed: 2180,
    colours: ['spruce', 'bone', 'plum'],
    seconds: { spruce: 'bone', bone: 'moss', plum: 'dawn' },
    sizes: 'women',
    price: { current: { USD: 84_00, CAD: 112_00, GBP: 72_00, EUR: 84_00 } },
    stock: 'plenty',
    activities: ['travel', 'everyday', 'camp'],
    fit: 'relaxed',
    facts: { grams: 165, material: ['linen', 'organic-cotton'], care: 'machine-30' },
    reviews: { score: 4.6, count: 19 },
    age: 1,
    words: {
      en: {
        name: 'Madeira Fern Shirt',
        kind: 'Short-sleeved linen shirt in a fern print',
        description:
          'The levada paths of Madeira run for miles through ferns taller than the walkers. We pressed nine fronds in a guidebook, drew them at home and let them overlap as they do along the water. Linen with a third of cotton: cool on the climb, presentable at the bar in the village.',
        features: [
          'Boxy cut, open at the neck',
          'Buttons of corozo nut',
          'Print runs on across the placket',
        ],
      },
      fr: {
        name: 'Chemise à fougères Madère',
        kind: 'Chemise en lin à manches courtes, motif fougères',
        description:
          'Les levadas de Madère filent des heures entre des fougères plus hautes que les marcheurs. Nous avons pressé neuf frondes dans un guide, les avons dessinées à la maison et les laissons se recouvrir comme au bord de l’eau. Du lin, un tiers de coton : frais dans la montée, présentable au café du village.',
        features: [
          'Coupe droite et courte, col ouvert',
          'Boutons en corozo',
          'Le motif se suit d’un devant à l’autre',
        ],
      },
      de: {
        name: 'Farnbluse Madeira',
        kind: 'Kurzärmelige Leinenbluse mit Farnmuster',
        description:
          'Die Levadawege auf Madeira führen kilometerweit durch Farne, die höher sind als die Wandernden. Neun Wedel haben wir im Reiseführer gepresst, zu Hause gezeichnet und so übereinandergelegt, wie sie am Wasser hängen. Leinen mit einem Drittel Baumwolle: kühl im Anstieg, vorzeigbar in der Bar im Dorf.',
        features: [
          'Kastiger Schnitt, offener Kragen',
          'Knöpfe aus Corozonuss',
          'Muster läuft über die Knopfleiste weiter',
        ],
      },
      it: {
        name: 'Camicia a felci Madeira',
        kind: 'Camicia di lino a maniche corte con felci',
        description:
          'A Madeira i sentieri delle levadas corrono per chilometri tra felci più alte di chi cammina. Ne abbiamo pressate nove in una guida, le abbiamo disegnate a casa e lasciate sovrapporsi come fanno lungo l’acqua. Lino con un terzo di cotone: fresca in salita, a posto al bar del paese.',
        features: [
          'Taglio squadrato, collo aperto',
          'Bottoni in corozo',
          'Il disegno continua oltre l’abbottonatura',
        ],
      },
      es: {
        name: 'Camisa de helechos Madeira',
        kind: 'Camisa de lino de manga corta con helechos',
        description:
          'En Madeira los caminos de las levadas recorren kilómetros entre helechos más altos que quien anda. Prensamos nueve frondes en una guía, los dibujamos en casa y dejamos que se crucen como junto al agua. Lino con un tercio de algodón: fresca en la subida y presentable en el bar del pueblo.',
        features: [
          'Corte recto y corto, cuello abierto',
          'Botones de corozo',
          'El dibujo sigue de un delantero al otro',
        ],
      },
    },
  },
]
