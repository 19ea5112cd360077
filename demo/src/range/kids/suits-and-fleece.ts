import type { StyleIdea } from '../idea.ts'

export const suitsAndFleece: readonly StyleIdea[] = [
  {
    styleId: 'CRNK1010',
    categories: ['230102'],
    look: { kind: 'kids-suit', cut: 'kids', warmth: 'snow', neck: 'stand', blocking: 'bands' },
    seed: 5110,
    colours: ['lichen', 'heather'],
    seconds: { lichen: 'basalt', heather: 'saffron' },
    sizes: 'juniors',
    price: {
      current: { USD: 149_00, CAD: 199_00, GBP: 129_00, EUR: 149_00 },
      original: { USD: 215_00, CAD: 289_00, GBP: 185_00, EUR: 215_00 },
    },
    stock: 'scarce',
    activities: ['ski'],
    fit: 'regular',
    facts: {
      grams: 1180,
      material: ['recycled-nylon'],
      fill: 'synthetic',
      waterproofMillimetres: 20_000,
      comfortCelsius: -12,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.4, count: 15 },
    age: 31,
    words: {
      en: {
        name: 'Walrus Ski Suit',
        kind: 'One-piece for powder and ski lifts',
        description:
          'Older children want a suit again about the time they discover deep snow. Stretch at the back of the waist for skating steps, vents on the inner leg, and a zip behind that makes the important thing possible without undressing.',
        features: [
          'Rear zip, hip to hip',
          'Pass pocket and goggle pocket',
          'Leg ends in scuff cloth, hem lets out 4 cm',
        ],
      },
      fr: {
        name: 'Combinaison de ski Walrus',
        kind: 'Une pièce pour la poudreuse et les remontées',
        description:
          'Les plus grands réclament de nouveau une combinaison le jour où ils découvrent la neige profonde. Du stretch au creux des reins pour les pas de patineur, des aérations à l’intérieur des jambes, et derrière un zip qui permet l’essentiel sans tout enlever.',
        features: [
          'Zip arrière d’une hanche à l’autre',
          'Poches à forfait et à masque',
          'Bas de jambes renforcés, ourlet de 4 cm en réserve',
        ],
      },
      de: {
        name: 'Skianzug Walrus',
        kind: 'Einteiler für Pulverschnee und Lift',
        description:
          'Größere Kinder wollen wieder einen Anzug, wenn sie den Tiefschnee entdecken. Stretch im Kreuz für Schlittschuhschritte, Lüftung an den Beininnenseiten und hinten ein Reißverschluss, der das Wichtige ermöglicht, ohne dass man sich auszieht.',
        features: [
          'Reißverschluss hinten von Hüfte zu Hüfte',
          'Fächer für Liftpass und Brille',
          'Kantenschutz am Bein, Saum um 4 cm auszulassen',
        ],
      },
      it: {
        name: 'Tuta da sci Walrus',
        kind: 'Tuta intera per neve fresca e impianti',
        description:
          'I più grandi rivogliono la tuta quando scoprono la neve fonda. Elastico in fondo alla schiena per i passi pattinati, prese d’aria all’interno gamba e dietro una zip che rende possibile la cosa importante senza spogliarsi.',
        features: [
          'Zip posteriore da fianco a fianco',
          'Tasche per skipass e maschera',
          'Rinforzo a fondo gamba, orlo che si allunga di 4 cm',
        ],
      },
      es: {
        name: 'Mono de esquí Walrus',
        kind: 'Mono para nieve polvo y remontes',
        description:
          'Los mayores vuelven a querer mono cuando descubren la nieve profunda. Elástico en los riñones para los pasos de patinador, ventilación en la cara interna de la pierna y detrás una cremallera que permite lo importante sin desvestirse.',
        features: [
          'Cremallera trasera de cadera a cadera',
          'Bolsillos para forfait y gafas',
          'Bajos reforzados, dobladillo que da 4 cm más',
        ],
      },
    },
  },
  {
    styleId: 'CRNK1011',
    categories: ['230201'],
    look: {
      kind: 'fleece',
      cut: 'kids',
      blocking: 'chest-panel',
      surface: 'sherpa',
      neck: 'stand',
      closure: 'full-zip',
      pockets: 'chest',
    },
    seed: 5111,
    colours: ['bone', 'larch', 'glacier'],
    seconds: { bone: 'rowan', larch: 'spruce', glacier: 'ink' },
    sizes: 'kids',
    price: { current: { USD: 65_00, CAD: 87_00, GBP: 55_00, EUR: 65_00 } },
    stock: 'plenty',
    activities: ['everyday', 'camp'],
    fit: 'regular',
    facts: {
      grams: 230,
      material: ['polyester-fleece', 'recycled-nylon'],
      recycledPercent: 96,
      care: 'machine-30',
    },
    reviews: { score: 4.8, count: 143 },
    age: 37,
    words: {
      en: {
        name: 'Lamb Pile Jacket',
        kind: 'Curly fleece with a pocket for finds',
        description:
          'Snail shells, a tram ticket, a tooth: the chest pocket has a flap and closes with a snap. Around it, a pile deep enough for damp autumn mornings, and woven cloth on the chest where porridge lands.',
        features: [
          'Woven panel wipes clean',
          'Zip with a rubber tag for mittens',
          'Collar lined with jersey',
        ],
      },
      fr: {
        name: 'Polaire bouclée enfant Lamb',
        kind: 'Polaire frisée avec poche à trésors',
        description:
          'Des coquilles, un ticket de tram, une dent : la poche de poitrine a un rabat à pression. Tout autour, une boucle assez profonde pour les matins humides d’automne, et une toile tissée là où atterrit la bouillie.',
        features: [
          'Empiècement qui s’essuie',
          'Tirette en caoutchouc, même en moufles',
          'Col doublé de jersey',
        ],
      },
      de: {
        name: 'Kinder-Flauschjacke Lamb',
        kind: 'Lockiger Fleece mit Tasche für Fundstücke',
        description:
          'Schneckenhäuser, ein Fahrschein, ein Zahn: Die Brusttasche hat eine Klappe mit Druckknopf. Drumherum Flausch, tief genug für feuchte Herbstmorgen, und Gewebe auf der Brust, dort, wo der Brei landet.',
        features: [
          'Brusteinsatz zum Abwischen',
          'Zipper mit Gummilasche für Fäustlinge',
          'Kragen mit Jersey gefüttert',
        ],
      },
      it: {
        name: 'Pile riccio bimbi Lamb',
        kind: 'Pile riccio con tasca per i tesori',
        description:
          'Gusci di lumaca, un biglietto del tram, un dente: la tasca sul petto ha una patta con l’automatico. Intorno un pelo profondo per le mattine umide d’autunno, e sul petto un tessuto liscio, là dove cade la pappa.',
        features: [
          'Inserto sul petto che si pulisce con un panno',
          'Tiretto di gomma, si usa con le moffole',
          'Collo foderato di jersey',
        ],
      },
      es: {
        name: 'Forro rizado infantil Lamb',
        kind: 'Polar rizado con bolsillo para hallazgos',
        description:
          'Conchas de caracol, un billete de tranvía, un diente: el bolsillo del pecho tiene solapa con corchete. Alrededor, un rizo hondo para mañanas húmedas de otoño, y tela lisa en el pecho, donde cae la papilla.',
        features: [
          'Panel del pecho que se limpia con un paño',
          'Tirador de goma, se usa con manoplas',
          'Cuello forrado de punto',
        ],
      },
    },
  },
  {
    styleId: 'CRNK1012',
    categories: ['230201'],
    look: {
      kind: 'fleece',
      cut: 'kids',
      surface: 'grid',
      neck: 'hood',
      closure: 'half-zip',
      pockets: 'kangaroo',
    },
    seed: 5112,
    colours: ['ember', 'tarn', 'basalt', 'dawn'],
    sizes: 'juniors',
    price: { current: { USD: 69_00, CAD: 93_00, GBP: 59_00, EUR: 69_00 } },
    stock: 'some',
    activities: ['hike', 'ski', 'climb'],
    fit: 'regular',
    facts: {
      grams: 245,
      material: ['polyester-fleece', 'elastane'],
      recycledPercent: 85,
      care: 'machine-30',
    },
    reviews: { score: 4.6, count: 29 },
    age: 13,
    words: {
      en: {
        name: 'Squirrel Grid Hoody',
        kind: 'Stretchy half-zip for going up trees',
        description:
          'Little squares of fleece with gaps between them, so it is warm standing still and bearable halfway up a rope. The hood is thin enough for a climbing helmet, and the thumbholes stop the sleeves from riding up.',
        features: [
          'Thumbholes with a faced edge',
          'Hand pocket closed at both ends',
          'Dries on a branch in an hour',
        ],
      },
      fr: {
        name: 'Polaire à capuche enfant Squirrel',
        kind: 'Demi-zip extensible pour monter aux arbres',
        description:
          'De petits carrés de polaire séparés par des vides : chaude à l’arrêt, supportable à mi-corde. La capuche est assez fine pour un casque d’escalade, et les passe-pouces empêchent les manches de remonter.',
        features: [
          'Passe-pouces à bord gansé',
          'Poche kangourou fermée des deux côtés',
          'Sèche en une heure sur une branche',
        ],
      },
      de: {
        name: 'Kinder-Gridfleece Squirrel',
        kind: 'Dehnbarer Halfzip, um auf Bäume zu steigen',
        description:
          'Kleine Fleecequadrate mit Lücken dazwischen: im Stehen warm, auf halber Höhe des Seils noch auszuhalten. Die Kapuze ist dünn genug für den Kletterhelm, und die Daumenlöcher halten die Ärmel unten.',
        features: [
          'Daumenlöcher mit eingefasstem Rand',
          'Bauchtasche, an beiden Seiten verschließbar',
          'Trocknet in einer Stunde am Ast',
        ],
      },
      it: {
        name: 'Pile con cappuccio bimbi Squirrel',
        kind: 'Mezza zip elastica per salire sugli alberi',
        description:
          'Quadretti di pile con il vuoto in mezzo: caldo da fermi, sopportabile a metà corda. Il cappuccio è sottile abbastanza per il casco da arrampicata, e i fori per i pollici tengono giù le maniche.',
        features: [
          'Fori per i pollici con bordo rifinito',
          'Tasca a marsupio chiusa ai due lati',
          'Asciuga su un ramo in un’ora',
        ],
      },
      es: {
        name: 'Polar con capucha infantil Squirrel',
        kind: 'Media cremallera elástica para trepar árboles',
        description:
          'Cuadritos de polar con huecos entre ellos: abriga parado y se aguanta a media cuerda. La capucha es lo bastante fina para el casco de escalada, y los ojales del pulgar evitan que las mangas se suban.',
        features: [
          'Ojales para el pulgar con borde rematado',
          'Bolsillo canguro que se cierra por los dos lados',
          'Se seca en una rama en una hora',
        ],
      },
    },
  },
]
