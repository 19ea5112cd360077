import type { StyleIdea } from '../idea.ts'

export const deepColdDown: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1004',
    categories: ['210101'],
    look: {
      kind: 'down-jacket',
      cut: 'women',
      length: 'hip',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand-and-chest',
      quilting: 'boxes',
    },
    seed: 2104,
    colours: ['rowan', 'ink', 'larch'],
    sizes: 'women',
    price: { current: { USD: 449_00, CAD: 599_00, GBP: 395_00, EUR: 450_00 } },
    stock: 'some',
    activities: ['climb', 'camp', 'ski'],
    fit: 'relaxed',
    facts: {
      grams: 540,
      material: ['nylon-ripstop'],
      fill: 'down-800',
      comfortCelsius: -18,
      care: 'machine-30',
    },
    reviews: { score: 4.9, count: 43 },
    age: 9,
    words: {
      en: {
        name: 'Eider Belay Parka',
        kind: 'Box-wall down parka for standing still',
        description:
          'Nobody pays out rope quickly. The Eider is made for the long middle of the pitch: box walls instead of sewn-through seams, a two-way zip for the belay loop, and room for everything you are already wearing. It is too warm to walk uphill in.',
        features: [
          'Two-way zip opens around a harness',
          'Stretch drop pocket inside for gloves or a bottle',
          'Hood fits over a helmet and still turns',
          'Water-repellent cloth on hood and shoulders',
        ],
      },
      fr: {
        name: 'Parka d’assurage Eider',
        kind: 'Doudoune à caissons pour ne pas bouger',
        description:
          'On ne donne jamais du mou très vite. Pensée pour le long milieu de la longueur, l’Eider a des caissons plutôt que des coutures traversantes, un zip à double curseur pour le pontet et de la place pour tout ce que vous portez déjà. Trop chaude pour monter avec.',
        features: [
          'Double curseur, s’ouvre autour du baudrier',
          'Grande poche intérieure pour les gants ou une gourde',
          'Capuche qui passe sur le casque et tourne avec',
          'Tissu déperlant sur la capuche et les épaules',
        ],
      },
      de: {
        name: 'Sicherungsjacke Eider',
        kind: 'Daunenjacke mit Kammern, fürs Stillstehen',
        description:
          'Niemand gibt schnell Seil aus. Die Eider ist für die lange Mitte der Seillänge gemacht: Kammern statt durchgesteppter Nähte, ein Zweiwegereißverschluss für die Anseilschlaufe und Platz für alles, was Sie schon anhaben. Zum Aufsteigen ist sie zu warm.',
        features: [
          'Zweiwegereißverschluss, öffnet sich um den Gurt',
          'Große Innentasche für Handschuhe oder Flasche',
          'Kapuze passt über den Helm und dreht sich mit',
          'Wasserabweisender Stoff an Kapuze und Schultern',
        ],
      },
      it: {
        name: 'Parka da sosta Eider',
        kind: 'Piumino a camere, per stare fermi',
        description:
          'In sosta non c’è mai fretta. Eider è fatto per la parte lunga del tiro: camere al posto delle cuciture passanti, zip a doppio cursore per l’anello di servizio e spazio per tutto quello che hai già addosso. Per camminare in salita è troppo caldo.',
        features: [
          'Doppio cursore, si apre intorno all’imbrago',
          'Tasca interna grande per guanti o borraccia',
          'Cappuccio che calza sul casco e gira con lui',
          'Tessuto idrorepellente su cappuccio e spalle',
        ],
      },
      es: {
        name: 'Parka de reunión Eider',
        kind: 'Plumífero de tabiques para estar quieta',
        description:
          'Asegurar lleva su tiempo. Eider está pensada para ese rato largo a mitad del largo: tabiques en lugar de costuras pasantes, cremallera de doble carro para el anillo ventral y sitio para todo lo que ya llevas. Para subir andando da demasiado calor.',
        features: [
          'Doble carro, se abre alrededor del arnés',
          'Bolsillo interior grande para guantes o botella',
          'Capucha que cabe sobre el casco y gira con él',
          'Tejido repelente al agua en capucha y hombros',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1005',
    categories: ['210101', '210103'],
    look: {
      kind: 'down-jacket',
      cut: 'women',
      length: 'knee',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand',
      quilting: 'mixed',
      belt: true,
    },
    seed: 2105,
    colours: ['bone', 'basalt', 'spruce', 'clay'],
    sizes: 'women',
    price: { current: { USD: 380_00, CAD: 510_00, GBP: 335_00, EUR: 385_00 } },
    stock: 'plenty',
    activities: ['everyday', 'travel'],
    fit: 'regular',
    facts: {
      grams: 790,
      material: ['recycled-polyester'],
      fill: 'recycled-down-700',
      comfortCelsius: -12,
      recycledPercent: 85,
      care: 'machine-30',
    },
    reviews: { score: 4.6, count: 131 },
    age: 15,
    words: {
      en: {
        name: 'Bohinj Long Down Coat',
        kind: 'Knee-length down coat with a belt',
        description:
          'Made for tram stops. The coat reaches the knee, so a cold bench is only a bench, and the belt keeps the draft from climbing. Unzip it from below when you sit down or get on a bicycle.',
        features: [
          'Recycled down, recycled outer, new zips',
          'Two-way zip under a snapped flap',
          'Belt comes off, loops and all',
          'Hood detaches for milder weeks',
        ],
      },
      fr: {
        name: 'Manteau en duvet Bohinj',
        kind: 'Long manteau en duvet, à ceinture',
        description:
          'Un manteau d’arrêt de tram. Il descend au genou, si bien qu’un banc glacé n’est plus qu’un banc, et sa ceinture empêche les courants d’air de remonter. Ouvrez-le par le bas pour vous asseoir ou monter à vélo.',
        features: [
          'Duvet recyclé, tissu recyclé, zips neufs',
          'Double curseur sous patte à pressions',
          'Ceinture et passants amovibles',
          'Capuche détachable pour les semaines douces',
        ],
      },
      de: {
        name: 'Daunenmantel Bohinj',
        kind: 'Knielanger Daunenmantel mit Gürtel',
        description:
          'Gemacht für Haltestellen. Der Mantel reicht bis zum Knie, damit eine kalte Bank nur eine Bank ist, und der Gürtel hält den Zug von unten ab. Zum Sitzen und Radfahren öffnen Sie ihn einfach von unten.',
        features: [
          'Recycelte Daune, recycelter Oberstoff, neue Reißverschlüsse',
          'Zweiwegereißverschluss unter Druckknopfleiste',
          'Gürtel samt Schlaufen abnehmbar',
          'Kapuze abnehmbar für mildere Wochen',
        ],
      },
      it: {
        name: 'Cappotto in piuma Bohinj',
        kind: 'Cappotto in piuma al ginocchio, con cintura',
        description:
          'Un cappotto da fermata del tram. Arriva al ginocchio, così una panchina gelata è solo una panchina, e la cintura ferma gli spifferi. Per sederti o andare in bici, aprilo dal basso.',
        features: [
          'Piuma riciclata, tessuto riciclato, zip nuove',
          'Doppio cursore sotto la patta con automatici',
          'Cintura e passanti si tolgono',
          'Cappuccio staccabile per le settimane miti',
        ],
      },
      es: {
        name: 'Abrigo de plumón Bohinj',
        kind: 'Abrigo de plumón hasta la rodilla, con cinturón',
        description:
          'Un abrigo de parada de tranvía. Llega a la rodilla, así que un banco helado es solo un banco, y el cinturón corta la corriente de abajo. Para sentarte o ir en bici, ábrelo por el bajo.',
        features: [
          'Plumón reciclado, tejido reciclado, cremalleras nuevas',
          'Doble carro bajo tapeta con broches',
          'Cinturón y trabillas de quitar y poner',
          'Capucha desmontable para semanas templadas',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1006',
    categories: ['210101'],
    look: {
      kind: 'down-jacket',
      cut: 'women',
      blocking: 'bands',
      length: 'thigh',
      neck: 'low-stand',
      closure: 'snaps',
      pockets: 'flap',
      quilting: 'vertical',
    },
    seed: 2106,
    colours: ['glacier', 'peat'],
    seconds: { glacier: 'ink', peat: 'dawn' },
    sizes: 'women',
    price: { current: { USD: 310_00, CAD: 415_00, GBP: 275_00, EUR: 315_00 } },
    stock: 'scarce',
    activities: ['everyday', 'travel'],
    fit: 'relaxed',
    facts: {
      grams: 470,
      material: ['recycled-nylon'],
      fill: 'down-650',
      comfortCelsius: -6,
      care: 'machine-30',
    },
    reviews: { score: 4.1, count: 7 },
    age: 21,
    words: {
      en: {
        name: 'Saimaa Down Jacket',
        kind: 'Collarless down jacket with snaps',
        description:
          'Vertical channels, no hood, and a neckline low enough for a real scarf. In Finland a jacket like this hangs by the door from November to March and nobody thinks about it, which is the idea.',
        features: [
          'Snaps that open in gloves',
          'Flap pockets with a fleece lining',
          'A band of darker cloth where sleeves and hem get dirty',
        ],
      },
      fr: {
        name: 'Doudoune Saimaa',
        kind: 'Doudoune sans col, à pressions',
        description:
          'Des boudins verticaux, pas de capuche, et une encolure assez basse pour une vraie écharpe. En Finlande, une doudoune pareille reste pendue près de la porte de novembre à mars et personne n’y pense. C’est le but.',
        features: [
          'Pressions qui s’ouvrent avec des gants',
          'Poches à rabat doublées de polaire',
          'Bande plus foncée aux poignets et en bas, là où on se salit',
        ],
      },
      de: {
        name: 'Daunenjacke Saimaa',
        kind: 'Kragenlose Daunenjacke mit Druckknöpfen',
        description:
          'Senkrechte Kammern, keine Kapuze und ein Ausschnitt, in den ein richtiger Schal passt. In Finnland hängt so eine Jacke von November bis März neben der Tür, und niemand denkt über sie nach. So ist es gedacht.',
        features: [
          'Druckknöpfe, die sich mit Handschuhen öffnen lassen',
          'Klappentaschen mit Fleecefutter',
          'Dunklerer Stoff, wo Ärmel und Saum schmutzig werden',
        ],
      },
      it: {
        name: 'Piumino Saimaa',
        kind: 'Piumino senza collo, con automatici',
        description:
          'Trapunta verticale, niente cappuccio e uno scollo che lascia posto a una sciarpa vera. In Finlandia una giacca così resta appesa accanto alla porta da novembre a marzo e nessuno ci pensa più. L’idea è questa.',
        features: [
          'Automatici che si aprono con i guanti',
          'Tasche con pattina foderate in pile',
          'Fascia più scura dove polsi e fondo si sporcano',
        ],
      },
      es: {
        name: 'Plumífero Saimaa',
        kind: 'Plumífero sin cuello, con broches',
        description:
          'Acolchado vertical, sin capucha y con un escote que deja sitio a una bufanda de verdad. En Finlandia una prenda así cuelga junto a la puerta de noviembre a marzo y nadie piensa en ella. De eso se trata.',
        features: [
          'Broches que se abren con guantes',
          'Bolsillos de solapa forrados de forro polar',
          'Franja más oscura donde puños y bajo se ensucian',
        ],
      },
    },
  },
]
