import type { StyleIdea } from '../idea.ts'

export const sweatshirts: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1041',
    categories: ['210204'],
    look: {
      kind: 'hoodie',
      cut: 'women',
      print: 'stacked-stones',
      surface: 'jersey',
      neck: 'hood',
      closure: 'pullover',
      pockets: 'kangaroo',
    },
    seed: 2141,
    colours: ['spruce', 'heather', 'bone', 'basalt'],
    sizes: 'women',
    price: { current: { USD: 88_00, CAD: 118_00, GBP: 76_00, EUR: 89_00 } },
    stock: 'plenty',
    activities: ['everyday', 'camp', 'travel'],
    fit: 'relaxed',
    facts: { grams: 520, material: ['organic-cotton', 'recycled-polyester'], care: 'machine-40' },
    reviews: { score: 4.5, count: 166 },
    age: 14,
    words: {
      en: {
        name: 'Gloaming Hoodie',
        kind: 'Brushed cotton hoodie',
        description:
          'For the drive home, the second coffee and the sofa that follows. Brushed inside, dense outside, with a hood cut from three pieces so that it stands behind the neck and does not hang off it. It will not help you in rain.',
        features: [
          '380 g brushed loopback',
          'Three-piece hood, no cord to lose',
          'Hidden zip inside the hand pocket for keys',
        ],
      },
      fr: {
        name: 'Sweat à capuche Gloaming',
        kind: 'Sweat à capuche en coton gratté',
        description:
          'Pour la route du retour, le deuxième café et le canapé qui s’ensuit. Gratté dedans, dense dehors, avec une capuche en trois pièces qui se tient derrière la nuque au lieu d’y pendre. Contre la pluie, il ne vous sera d’aucun secours.',
        features: [
          'Molleton gratté de 380 g',
          'Capuche trois pièces, aucun cordon à perdre',
          'Zip caché dans la poche pour les clés',
        ],
      },
      de: {
        name: 'Hoodie Gloaming',
        kind: 'Hoodie aus angerauter Baumwolle',
        description:
          'Für die Heimfahrt, den zweiten Kaffee und das Sofa danach. Innen angeraut, außen dicht, mit einer dreiteiligen Kapuze, die im Nacken steht, statt herunterzuhängen. Gegen Regen hilft er nicht.',
        features: [
          'Angerauter Sweat, 380 g',
          'Dreiteilige Kapuze, keine Kordel zu verlieren',
          'Verdecktes Schlüsselfach in der Bauchtasche',
        ],
      },
      it: {
        name: 'Felpa Gloaming',
        kind: 'Felpa con cappuccio in cotone garzato',
        description:
          'Per il viaggio di ritorno, il secondo caffè e il divano che viene dopo. Garzata dentro, fitta fuori, con un cappuccio in tre pezzi che sta su dietro la nuca invece di penzolare. Con la pioggia non ti aiuterà.',
        features: [
          'Felpa garzata da 380 g',
          'Cappuccio in tre pezzi, nessun laccio da perdere',
          'Zip nascosta nel marsupio per le chiavi',
        ],
      },
      es: {
        name: 'Sudadera Gloaming',
        kind: 'Sudadera con capucha de algodón perchado',
        description:
          'Para el viaje de vuelta, el segundo café y el sofá de después. Perchada por dentro, densa por fuera, con una capucha de tres piezas que se sostiene tras la nuca en vez de colgar. Contra la lluvia no sirve.',
        features: [
          'Felpa perchada de 380 g',
          'Capucha de tres piezas, sin cordón que perder',
          'Cremallera oculta para las llaves en el bolsillo',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Kangourou Gloaming',
        kind: 'Coton ouaté à capuchon',
        description:
          'Pour la route du retour, le deuxième café et le divan qui s’ensuit. Gratté dedans, dense dehors, avec un capuchon en trois pièces qui se tient derrière la nuque au lieu d’y pendre. Contre la pluie, il ne vous sera d’aucun secours.',
      },
    },
  },
  {
    styleId: 'CRNW1042',
    categories: ['210204', '210201'],
    look: {
      kind: 'fleece',
      cut: 'women',
      surface: 'grid',
      neck: 'crew',
      closure: 'buttons',
      pockets: 'hand',
    },
    seed: 2142,
    colours: ['moss', 'dawn', 'slate'],
    sizes: 'women',
    price: { current: { USD: 115_00, CAD: 155_00, GBP: 99_00, EUR: 115_00 } },
    stock: 'some',
    activities: ['everyday', 'travel', 'camp'],
    fit: 'regular',
    facts: {
      grams: 330,
      material: ['recycled-polyester', 'elastane'],
      recycledPercent: 88,
      care: 'machine-30',
    },
    reviews: { score: 4, count: 1 },
    age: 1,
    words: {
      en: {
        name: 'Turnstone Cardigan',
        kind: 'Grid fleece that buttons',
        description:
          'A fleece for people who say they do not wear fleece. The grid is on the inside, where it keeps you warm; outside it is a cardigan with seven buttons, fit for a parent-teacher night. It packs flat between two books.',
        features: [
          'Plain face, grid inside',
          'Seven buttons and a spare',
          'Set-in pockets that do not sag',
          'Crew neck that leaves room for a collar',
        ],
      },
      fr: {
        name: 'Cardigan Turnstone',
        kind: 'Polaire quadrillée à boutons',
        description:
          'Une polaire pour celles qui n’en portent pas, disent-elles. Le quadrillage est à l’intérieur, où il tient chaud ; dehors, c’est un cardigan à sept boutons, présentable à une réunion de parents. Plié, il se glisse entre deux livres.',
        features: [
          'Uni dehors, quadrillé dedans',
          'Sept boutons et un de rechange',
          'Poches passepoilées, qui ne bâillent pas',
          'Encolure ronde, de la place pour un col',
        ],
      },
      de: {
        name: 'Cardigan Turnstone',
        kind: 'Gridfleece zum Knöpfen',
        description:
          'Ein Fleece für alle, die angeblich keines tragen. Das Raster liegt innen, wo es wärmt; außen ist es eine Strickjacke mit sieben Knöpfen, die auch zum Elternabend darf. Flach gefaltet passt sie zwischen zwei Bücher.',
        features: [
          'Außen schlicht, innen Raster',
          'Sieben Knöpfe und ein Ersatzknopf',
          'Eingesetzte Taschen, die nicht ausbeulen',
          'Runder Ausschnitt, lässt Platz für einen Kragen',
        ],
      },
      it: {
        name: 'Cardigan Turnstone',
        kind: 'Pile a griglia con i bottoni',
        description:
          'Un pile per chi dice di non portare pile. La griglia sta all’interno, dove scalda; fuori è un cardigan con sette bottoni, presentabile anche al ricevimento dei genitori. Piegato, sta fra due libri.',
        features: [
          'Liscio fuori, a griglia dentro',
          'Sette bottoni più uno di scorta',
          'Tasche a filetto che non cedono',
          'Girocollo che lascia spazio a un colletto',
        ],
      },
      es: {
        name: 'Cárdigan Turnstone',
        kind: 'Forro polar de rejilla con botones',
        description:
          'Un forro polar para quien dice que no lleva forro polar. La rejilla va por dentro, donde abriga; por fuera es una rebeca de siete botones, presentable en una reunión de padres. Doblado cabe entre dos libros.',
        features: [
          'Liso por fuera, rejilla por dentro',
          'Siete botones y uno de repuesto',
          'Bolsillos de vivo que no se dan de sí',
          'Cuello redondo con sitio para una camisa',
        ],
      },
    },
  },
]
