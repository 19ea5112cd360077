import type { StyleIdea } from '../idea.ts'

export const waterside: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1066',
    categories: ['220302'],
    look: {
      kind: 'shorts',
      cut: 'men',
      print: 'waves',
      leg: 'straight',
      length: 'short',
      waist: 'drawstring',
      pockets: 'hand',
      surface: 'shell',
    },
    seed: 3166,
    colours: ['glacier', 'ink', 'saffron'],
    seconds: { glacier: 'fjord', ink: 'glacier', saffron: 'bone' },
    sizes: 'men',
    price: { current: { USD: 62_00, CAD: 83_00, GBP: 54_00, EUR: 62_00 } },
    stock: 'plenty',
    activities: ['travel', 'camp', 'everyday'],
    fit: 'regular',
    facts: {
      grams: 145,
      material: ['recycled-polyester'],
      recycledPercent: 100,
      care: 'machine-30',
    },
    reviews: { score: 4.4, count: 17 },
    age: 0,
    words: {
      en: {
        name: 'Shingle Swim Shorts',
        kind: 'Quick shorts for lakes, ferries and lunch',
        description:
          'Shingle hurts to walk on and dries your towel in ten minutes; we kept the second half. They are cut like real shorts, with pockets that empty themselves, and lined in a mesh you forget. From the water to a chair in the café they need about one cold drink.',
        features: [
          'Dry in half an hour of sun',
          'Drain holes in every pocket',
          'Soft cord without a metal end',
        ],
      },
      fr: {
        name: 'Short de bain Shingle',
        kind: 'Short qui sèche vite : lacs, bacs et déjeuners',
        description:
          'Les galets font mal aux pieds mais sèchent la serviette en dix minutes ; nous avons gardé la seconde moitié. Une coupe de vrai short, des poches qui se vident seules, une doublure en filet qu’on oublie. De l’eau à la terrasse, comptez une boisson fraîche.',
        features: [
          'Sec en une demi-heure de soleil',
          'Œillets d’écoulement dans chaque poche',
          'Cordon souple sans embout métallique',
        ],
      },
      de: {
        name: 'Badeshorts Shingle',
        kind: 'Schnelle Shorts für See, Fähre und Mittagstisch',
        description:
          'Auf Kies geht es sich schlecht, aber das Handtuch trocknet darauf in zehn Minuten; die zweite Hälfte haben wir behalten. Geschnitten wie richtige Shorts, mit Taschen, die sich selbst leeren, und einem Netzfutter, das man vergisst. Vom Wasser bis zum Caféstuhl vergeht etwa ein kaltes Getränk.',
        features: [
          'In einer halben Stunde Sonne trocken',
          'Ablauf in jeder Tasche',
          'Weiche Kordel ohne Metall',
        ],
      },
      it: {
        name: 'Costume a pantaloncino Shingle',
        kind: 'Pantaloncini per laghi, traghetti e pranzi',
        description:
          'Sui ciottoli si cammina male, ma l’asciugamano asciuga in dieci minuti; noi abbiamo tenuto la seconda metà. Taglio da pantaloncini veri, tasche che si svuotano da sole e una retina che si dimentica. Dall’acqua al tavolino del bar passa il tempo di una bibita fredda.',
        features: [
          'Asciutti in mezz’ora di sole',
          'Fori di scolo in ogni tasca',
          'Cordino morbido, senza metallo',
        ],
      },
      es: {
        name: 'Bañador Shingle',
        kind: 'Pantalón corto para lagos, barcos y comidas',
        description:
          'Los cantos rodados duelen al pisar, pero secan la toalla en diez minutos; nos quedamos con lo segundo. Corte de pantalón de verdad, bolsillos que se vacían solos y una redecilla que se olvida. Del agua a la silla del chiringuito pasa lo que dura un refresco.',
        features: [
          'Seco en media hora de sol',
          'Desagüe en cada bolsillo',
          'Cordón blando, sin metal',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Maillot short Shingle',
        kind: 'Short qui sèche vite : lacs, traversiers et dîners',
      },
    },
  },
  {
    styleId: 'CRNM1068',
    categories: ['220403', '210403'],
    look: {
      kind: 'sandal',
      shaft: 'low',
      upper: 'leather',
      sole: 'wedge',
      lacing: 'slip-on',
      overlays: 'plain',
    },
    seed: 3168,
    colours: ['peat', 'basalt', 'bone'],
    seconds: { peat: 'peat', basalt: 'basalt', bone: 'clay' },
    sizes: 'unisex-shoes',
    price: { current: { USD: 79_00, CAD: 105_00, GBP: 68_00, EUR: 79_00 } },
    stock: 'plenty',
    activities: ['camp', 'travel', 'everyday'],
    facts: { grams: 260, material: ['full-grain-leather', 'cork', 'eva-foam'], care: 'wipe' },
    reviews: { score: 4.3, count: 29 },
    age: 6,
    words: {
      en: {
        name: 'Travertine Slide',
        kind: 'Two leather straps on a cork bed',
        description:
          'Nothing to tie, nothing to buckle: made for the hour after the boots. Straps of one thickness of saddle leather loosen to your instep in a week and then stay there. The wedge is light as a cork, because half of it is.',
        features: [
          'Vegetable-tanned leather, unlined',
          'Deep heel cup',
          'Sold for everybody, in whole sizes',
        ],
      },
      fr: {
        name: 'Mule en cuir Travertine',
        kind: 'Deux brides de cuir sur un lit de liège',
        description:
          'Rien à nouer, rien à boucler : faite pour l’heure qui suit les grosses chaussures. Des brides en cuir de sellerie, d’une seule épaisseur, se font au cou-de-pied en une semaine puis n’en bougent plus. La semelle est légère comme un bouchon : c’en est un à moitié.',
        features: [
          'Cuir tanné végétal, sans doublure',
          'Cuvette profonde au talon',
          'Mixte, en pointures entières',
        ],
      },
      de: {
        name: 'Lederpantolette Travertine',
        kind: 'Zwei Lederriemen auf einem Korkbett',
        description:
          'Nichts zu binden, nichts zu schnallen: gemacht für die Stunde nach den Stiefeln. Riemen aus einlagigem Sattelleder geben dem Spann in einer Woche nach und bleiben dann so. Der Keil ist leicht wie ein Korken, denn zur Hälfte ist er einer.',
        features: [
          'Pflanzlich gegerbt, ohne Futter',
          'Tiefe Fersenmulde',
          'Für alle, in ganzen Größen',
        ],
      },
      it: {
        name: 'Ciabatta in pelle Travertine',
        kind: 'Due fasce di pelle su un letto di sughero',
        description:
          'Niente lacci, niente fibbie: fatta per l’ora dopo gli scarponi. Le fasce di cuoio da sella, a un solo strato, in una settimana cedono al collo del piede e poi restano così. La zeppa è leggera come un tappo, perché per metà lo è.',
        features: [
          'Concia vegetale, senza fodera',
          'Incavo profondo al tallone',
          'Per tutti, in misure intere',
        ],
      },
      es: {
        name: 'Sandalia de pala Travertine',
        kind: 'Dos tiras de cuero sobre corcho',
        description:
          'Nada que atar, nada que abrochar: hecha para la hora de después de las botas. Las tiras de cuero de guarnicionería, de una sola capa, ceden al empeine en una semana y ahí se quedan. La cuña pesa como un corcho, porque la mitad lo es.',
        features: [
          'Curtido vegetal, sin forro',
          'Talonera honda',
          'Para cualquiera, en números enteros',
        ],
      },
    },
    regional: {
      'en-gb': { name: 'Travertine Slider' },
      'fr-ca': { name: 'Sandale à enfiler Travertine' },
    },
  },
]
