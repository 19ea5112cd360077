import type { StyleIdea } from '../idea.ts'

export const printedTees: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1033',
    categories: ['210203'],
    look: {
      kind: 'tee',
      cut: 'women',
      print: 'symbol',
      sleeves: 'short',
      neck: 'crew',
      fit: 'boxy',
      surface: 'jersey',
    },
    seed: 2133,
    colours: ['bone', 'saffron', 'moss', 'ink', 'dawn', 'basalt', 'glacier', 'rowan'],
    sizes: 'women',
    price: { current: { USD: 38_00, CAD: 52_00, GBP: 32_00, EUR: 38_00 } },
    stock: 'plenty',
    activities: ['everyday', 'travel'],
    fit: 'relaxed',
    facts: { grams: 170, material: ['organic-cotton'], care: 'machine-40' },
    reviews: { score: 4.5, count: 241 },
    age: 40,
    words: {
      en: {
        name: 'Arnica Tee',
        kind: 'Heavy cotton T-shirt, three stones',
        description:
          'A 220-gram cotton T-shirt, boxy, a little short, with the cairn printed small on the heart side. It shrank before it was cut, so it will not again. The eight colors are dyed to match our jackets of other years.',
        features: [
          'Organic cotton, 220 g',
          'Collar rib with a twin needle, stays flat',
          'Water-based print, no plastic film',
        ],
      },
      fr: {
        name: 'T-shirt Arnica',
        kind: 'T-shirt épais, trois pierres',
        description:
          'Un coton de 220 grammes, une coupe carrée, un peu courte, et le cairn imprimé en petit côté cœur. Il a rétréci avant la coupe et ne recommencera pas. Les huit couleurs vont avec nos vestes d’autres années.',
        features: [
          'Coton biologique, 220 g',
          'Encolure à double aiguille, toujours plate',
          'Encre à l’eau, sans film plastique',
        ],
      },
      de: {
        name: 'T-Shirt Arnica',
        kind: 'Schweres Baumwollshirt, drei Steine',
        description:
          'Baumwolle mit 220 Gramm, kastig und etwas kurz geschnitten, mit dem Steinmann klein auf der Herzseite. Eingelaufen ist es schon vor dem Zuschnitt und tut es deshalb nicht wieder. Die acht Farben passen zu unseren Jacken aus anderen Jahren.',
        features: [
          'Bio-Baumwolle, 220 g',
          'Halsbündchen mit Doppelnaht, liegt flach',
          'Druck auf Wasserbasis, ohne Plastikfilm',
        ],
      },
      it: {
        name: 'T-shirt Arnica',
        kind: 'T-shirt in cotone pesante, tre sassi',
        description:
          'Cotone da 220 grammi, taglio squadrato e un po’ corto, con l’ometto stampato in piccolo dalla parte del cuore. Si è ristretta prima del taglio e non lo rifarà. Gli otto colori vanno con le nostre giacche di altri anni.',
        features: [
          'Cotone biologico, 220 g',
          'Collo a doppio ago, resta piatto',
          'Stampa ad acqua, senza pellicola',
        ],
      },
      es: {
        name: 'Camiseta Arnica',
        kind: 'Camiseta de algodón grueso, tres piedras',
        description:
          'Algodón de 220 gramos, corte cuadrado y algo corto, y el hito estampado en pequeño del lado del corazón. Encogió antes de cortarla y no volverá a hacerlo. Los ocho colores casan con nuestras chaquetas de otros años.',
        features: [
          'Algodón orgánico, 220 g',
          'Cuello a doble aguja, siempre plano',
          'Tinta al agua, sin película de plástico',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1034',
    categories: ['210203'],
    look: {
      kind: 'tee',
      cut: 'women',
      print: 'contour-lines',
      sleeves: 'short',
      neck: 'crew',
      fit: 'regular',
      surface: 'jersey',
    },
    seed: 2134,
    colours: ['slate', 'spruce', 'clay', 'snowmelt'],
    sizes: 'women',
    price: { current: { USD: 42_00, CAD: 57_00, GBP: 36_00, EUR: 42_00 } },
    stock: 'some',
    activities: ['everyday', 'hike'],
    fit: 'regular',
    facts: { grams: 145, material: ['organic-cotton', 'hemp'], care: 'machine-40' },
    reviews: { score: 4.4, count: 33 },
    age: 6,
    words: {
      en: {
        name: 'Orta Contour Tee',
        kind: 'Cotton and hemp with a map on it',
        description:
          'The lines are the real ones: the hills round Lake Orta at twenty-meter intervals, with the lake left blank below the ribs. Hemp gives the cloth a dry hand and a slightly uneven face, which flatters the print.',
        features: [
          '55% organic cotton, 45% hemp',
          'Scale 1:50,000, north is up',
          'Side vents, so it hangs over a waistband',
        ],
      },
      fr: {
        name: 'T-shirt topo Orta',
        kind: 'Coton et chanvre, avec une carte',
        description:
          'Les courbes sont exactes, celles des collines du lac d’Orta à vingt mètres d’équidistance ; le lac est resté blanc, sous les côtes. Le chanvre donne un toucher sec et une surface un peu irrégulière qui va bien au dessin.',
        features: [
          '55 % coton biologique, 45 % chanvre',
          'Échelle 1/50 000, le nord en haut',
          'Fentes latérales, tombe bien sur la ceinture',
        ],
      },
      de: {
        name: 'T-Shirt Orta',
        kind: 'Baumwolle und Hanf mit Landkarte',
        description:
          'Die Linien stimmen: die Hügel um den Ortasee mit zwanzig Metern Äquidistanz, der See bleibt unter den Rippen weiß. Hanf macht den Stoff trocken im Griff und ein wenig unregelmäßig, was dem Druck steht.',
        features: [
          '55 % Bio-Baumwolle, 45 % Hanf',
          'Maßstab 1:50.000, Norden ist oben',
          'Seitenschlitze, fällt locker über den Bund',
        ],
      },
      it: {
        name: 'T-shirt Orta',
        kind: 'Cotone e canapa con una carta sopra',
        description:
          'Le curve sono quelle vere: i colli intorno al lago d’Orta con equidistanza di venti metri, e il lago lasciato bianco sotto le costole. La canapa dà al tessuto una mano asciutta e un po’ irregolare, che alla stampa sta bene.',
        features: [
          '55% cotone biologico, 45% canapa',
          'Scala 1:50.000, il nord in alto',
          'Spacchetti laterali, cade bene sulla cintura',
        ],
      },
      es: {
        name: 'Camiseta Orta',
        kind: 'Algodón y cáñamo con un mapa',
        description:
          'Las líneas son las de verdad: las colinas del lago de Orta con equidistancia de veinte metros, y el lago en blanco bajo las costillas. El cáñamo le da un tacto seco y algo irregular que le sienta bien al dibujo.',
        features: [
          '55 % algodón orgánico, 45 % cáñamo',
          'Escala 1:50.000, el norte arriba',
          'Aberturas laterales, cae bien sobre la cintura',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1035',
    categories: ['210203'],
    look: {
      kind: 'tee',
      cut: 'women',
      print: 'sun-and-peak',
      sleeves: 'long',
      neck: 'crew',
      fit: 'boxy',
      surface: 'jersey',
    },
    seed: 2135,
    colours: ['dawn', 'ink', 'larch'],
    sizes: 'women',
    price: {
      current: { USD: 36_00, CAD: 48_00, GBP: 31_20, EUR: 36_00 },
      original: { USD: 45_00, CAD: 60_00, GBP: 39_00, EUR: 45_00 },
    },
    stock: 'some',
    activities: ['everyday', 'camp'],
    fit: 'relaxed',
    facts: { grams: 215, material: ['organic-cotton'], care: 'machine-40' },
    reviews: { score: 4.3, count: 9 },
    age: 17,
    words: {
      en: {
        name: 'Alpenglow Long-Sleeve Tee',
        kind: 'Screen-printed long-sleeved T-shirt',
        description:
          'Seven minutes of evening light, pulled through four screens by a printer in Porto. The ink is thin enough that the shirt still breathes behind the mountain. Wear it big; it was drawn on a size up.',
        features: [
          'Four-color screen print, done by hand',
          'Garment-washed organic cotton',
          'Ribbed cuffs, long enough to pull over cold hands',
        ],
      },
      fr: {
        name: 'T-shirt manches longues Alpenglow',
        kind: 'T-shirt sérigraphié à manches longues',
        description:
          'Sept minutes de lumière du soir, passées à travers quatre écrans par un sérigraphe de Porto. L’encre est si fine que le tissu respire encore derrière la montagne. Portez-le ample ; nous l’avons dessiné sur la taille au-dessus.',
        features: [
          'Sérigraphie à la main, quatre couleurs',
          'Coton biologique lavé après confection',
          'Poignets côtelés assez longs pour des mains froides',
        ],
      },
      de: {
        name: 'Langarmshirt Alpenglow',
        kind: 'Siebbedrucktes Langarmshirt',
        description:
          'Sieben Minuten Abendlicht, in Porto mit vier Sieben aufgedruckt. Die Farbe ist so dünn, dass der Stoff auch hinter dem Berg noch atmet. Tragen Sie es weit; gezeichnet wurde es eine Größe größer.',
        features: [
          'Siebdruck in vier Farben, von Hand',
          'Bio-Baumwolle, als fertiges Shirt gewaschen',
          'Lange Rippbündchen für kalte Hände',
        ],
      },
      it: {
        name: 'T-shirt manica lunga Alpenglow',
        kind: 'T-shirt a manica lunga serigrafata',
        description:
          'Sette minuti di luce della sera, passati attraverso quattro telai da uno stampatore di Porto. L’inchiostro è così sottile che dietro la montagna il cotone respira ancora. Portala larga: l’abbiamo disegnata su una taglia in più.',
        features: [
          'Serigrafia a mano, quattro colori',
          'Cotone biologico lavato in capo',
          'Polsini a coste lunghi, per le mani fredde',
        ],
      },
      es: {
        name: 'Camiseta de manga larga Alpenglow',
        kind: 'Camiseta serigrafiada de manga larga',
        description:
          'Siete minutos de luz de la tarde, pasados por cuatro pantallas en un taller de Oporto. La tinta es tan fina que detrás de la montaña la tela sigue respirando. Llévala holgada: la dibujamos sobre una talla más.',
        features: [
          'Serigrafía a mano de cuatro colores',
          'Algodón orgánico lavado en prenda',
          'Puños de canalé largos, para manos frías',
        ],
      },
    },
  },
]
