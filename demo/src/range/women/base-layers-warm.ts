import type { StyleIdea } from '../idea.ts'

export const warmBaseLayers: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1030',
    categories: ['210202'],
    look: {
      kind: 'base-layer',
      cut: 'women',
      blocking: 'yoke',
      sleeves: 'long',
      neck: 'half-zip',
      fit: 'slim',
      surface: 'merino',
    },
    seed: 2130,
    colours: ['rowan', 'spruce', 'slate'],
    seconds: { rowan: 'ember', spruce: 'moss', slate: 'basalt' },
    sizes: 'women',
    price: { current: { USD: 125_00, CAD: 168_00, GBP: 109_00, EUR: 125_00 } },
    stock: 'plenty',
    activities: ['ski', 'hike'],
    fit: 'slim',
    facts: { grams: 235, material: ['merino', 'elastane'], care: 'machine-30' },
    reviews: { score: 4.7, count: 92 },
    age: 24,
    words: {
      en: {
        name: 'Dryas Merino Half-Zip',
        kind: 'Merino for skin tracks, 200 g',
        description:
          'Open to the breastbone on the way up, closed to the chin on the way down. The 200-gram knit carries a quarter more warmth than our Soldanella, and the collar covers the gap where a scarf would have gone.',
        features: [
          '96% merino with a little stretch',
          'Zip with a soft facing, no metal on skin',
          'Thumb holes sewn into the side seam',
        ],
      },
      fr: {
        name: 'Maillot zippé Dryas',
        kind: 'Mérinos pour la peau de phoque, 200 g',
        description:
          'Ouvert jusqu’au sternum à la montée, fermé jusqu’au menton à la descente. La maille de 200 grammes tient un bon quart plus chaud que notre Soldanella, et le col couvre l’endroit où l’on aurait mis une écharpe.',
        features: [
          '96 % mérinos, un peu d’élasthanne',
          'Zip doublé, pas de métal sur la peau',
          'Passe-pouces pris dans la couture',
        ],
      },
      de: {
        name: 'Merino-Zipshirt Dryas',
        kind: 'Merino für Skitouren, 200 g',
        description:
          'Bergauf offen bis zum Brustbein, bergab zu bis zum Kinn. Der 200-Gramm-Strick wärmt ein gutes Viertel mehr als unser Soldanella, und der Kragen deckt die Stelle, an der sonst ein Schal säße.',
        features: [
          '96 % Merino mit etwas Elasthan',
          'Hinterlegter Reißverschluss, kein Metall auf der Haut',
          'Daumenlöcher in der Seitennaht',
        ],
      },
      it: {
        name: 'Maglia mezza zip Dryas',
        kind: 'Merino da scialpinismo, 200 g',
        description:
          'Aperta fino allo sterno in salita, chiusa fino al mento in discesa. La maglia da 200 grammi scalda un quarto più della nostra Soldanella e il collo copre il punto dove avresti messo una sciarpa.',
        features: [
          '96% merino con un po’ di elastan',
          'Zip foderata, niente metallo sulla pelle',
          'Passapollici nella cucitura laterale',
        ],
      },
      es: {
        name: 'Camiseta de cremallera Dryas',
        kind: 'Merino para esquí de travesía, 200 g',
        description:
          'Abierta hasta el esternón al subir, cerrada hasta la barbilla al bajar. El punto de 200 gramos da una cuarta parte más de calor que nuestra Soldanella, y el cuello tapa el hueco donde iría una bufanda.',
        features: [
          '96 % merino con algo de elastano',
          'Cremallera forrada, sin metal en la piel',
          'Pasapulgares en la costura lateral',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1031',
    categories: ['210202'],
    look: {
      kind: 'base-layer',
      cut: 'women',
      print: 'tiny-dots',
      sleeves: 'long',
      neck: 'hood',
      fit: 'slim',
      surface: 'merino',
    },
    seed: 2131,
    colours: ['heather', 'tarn', 'basalt'],
    sizes: 'women',
    price: { current: { USD: 149_00, CAD: 199_00, GBP: 129_00, EUR: 149_00 } },
    stock: 'some',
    activities: ['ski', 'camp'],
    fit: 'slim',
    facts: { grams: 310, material: ['merino'], care: 'machine-30' },
    reviews: { score: 4.7, count: 3 },
    age: 0,
    membersFirst: true,
    words: {
      en: {
        name: 'Aurora Merino Hoody',
        kind: 'Hooded merino base layer, 250 g',
        description:
          'The layer you do not take off between Friday and Monday. A thin hood means one hat fewer to lose in the sleeping bag, and the dots are knitted in, so nothing rubs or cracks. Good from minus ten, under everything.',
        features: [
          'Two-layer hood that covers ears and chin',
          'Pattern knitted in two shades of one yarn',
          'Extra length behind, for bending over stoves',
          'Loops inside the cuff for gloves on top',
        ],
      },
      fr: {
        name: 'Maillot à capuche Aurora',
        kind: 'Première couche mérinos à capuche, 250 g',
        description:
          'La couche qu’on garde du vendredi au lundi. Une fine capuche, c’est un bonnet de moins à perdre au fond du sac de couchage, et les points sont tricotés, donc rien ne frotte ni ne craquelle. À partir de moins dix, sous tout le reste.',
        features: [
          'Capuche double, couvre oreilles et menton',
          'Motif tricoté en deux tons du même fil',
          'Dos allongé pour se pencher sur le réchaud',
          'Boucles de poignet à passer sous les gants',
        ],
      },
      de: {
        name: 'Kapuzenshirt Aurora',
        kind: 'Merino-Baselayer mit Kapuze, 250 g',
        description:
          'Die Schicht, die von Freitag bis Montag anbleibt. Eine dünne Kapuze heißt eine Mütze weniger, die im Schlafsack verschwindet, und die Punkte sind eingestrickt, da reibt und bröckelt nichts. Ab minus zehn, unter allem anderen.',
        features: [
          'Doppelte Kapuze über Ohren und Kinn',
          'Muster aus zwei Tönen desselben Garns gestrickt',
          'Hinten länger, zum Bücken über den Kocher',
          'Schlaufen im Bündchen, für Handschuhe darüber',
        ],
      },
      it: {
        name: 'Maglia con cappuccio Aurora',
        kind: 'Strato base in merino con cappuccio, 250 g',
        description:
          'Lo strato che non togli da venerdì a lunedì. Un cappuccio sottile vuol dire un berretto in meno da perdere nel sacco a pelo, e i puntini sono lavorati a maglia, così niente sfrega e niente si screpola. Da meno dieci in giù, sotto a tutto.',
        features: [
          'Cappuccio doppio che copre orecchie e mento',
          'Disegno lavorato con due toni dello stesso filo',
          'Più lunga dietro, per chinarsi sul fornello',
          'Asole al polso per i guanti sopra',
        ],
      },
      es: {
        name: 'Camiseta con capucha Aurora',
        kind: 'Primera capa de merino con capucha, 250 g',
        description:
          'La capa que no te quitas de viernes a lunes. Una capucha fina es un gorro menos que perder dentro del saco, y los puntos van tejidos, así que nada roza ni se cuartea. De diez bajo cero para abajo, debajo de todo.',
        features: [
          'Capucha doble que cubre orejas y barbilla',
          'Dibujo tejido en dos tonos del mismo hilo',
          'Más larga por detrás, para agacharse al hornillo',
          'Presillas en el puño para llevar guantes encima',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Maillot à capuchon Aurora',
        kind: 'Première couche mérinos à capuchon, 250 g',
        description:
          'La couche qu’on garde du vendredi au lundi. Un capuchon mince, c’est une tuque de moins à perdre au fond du sac de couchage, et les points sont tricotés, donc rien ne frotte ni ne craquelle. À partir de moins dix, sous tout le reste.',
      },
    },
  },
  {
    styleId: 'CRNW1032',
    categories: ['210202', '210303'],
    look: {
      kind: 'leggings',
      cut: 'women',
      leg: 'slim',
      length: 'full',
      waist: 'elastic',
      pockets: 'none',
      surface: 'jersey',
    },
    seed: 2132,
    colours: ['basalt', 'plum', 'moss'],
    sizes: 'women',
    price: { current: { USD: 99_00, CAD: 132_00, GBP: 86_00, EUR: 99_00 } },
    stock: 'plenty',
    activities: ['ski', 'camp', 'hike'],
    fit: 'slim',
    facts: { grams: 180, material: ['merino', 'elastane'], care: 'machine-30' },
    reviews: { score: 4.5, count: 73 },
    age: 31,
    words: {
      en: {
        name: 'Calluna Merino Bottoms',
        kind: 'Merino long johns, 200 g',
        description:
          'No inside-leg seam, because that is the one that hurts on the second day of a tour. The waistband is wide, soft and holds without a cord. They end just above a ski boot in the regular length for most of us.',
        features: [
          'Gusset instead of a center seam',
          'Soft 5 cm waistband',
          'Cut to end above a ski boot cuff',
        ],
      },
      fr: {
        name: 'Collant mérinos Calluna',
        kind: 'Caleçon long en mérinos, 200 g',
        description:
          'Pas de couture à l’entrejambe, puisque c’est elle qui fait mal au deuxième jour d’un raid. La ceinture, large et souple, tient sans cordon. Pour la plupart d’entre nous, il s’arrête juste au-dessus de la chaussure de ski.',
        features: [
          'Soufflet au lieu d’une couture centrale',
          'Ceinture souple de 5 cm',
          'S’arrête au-dessus de la chaussure de ski',
        ],
      },
      de: {
        name: 'Merinounterhose Calluna',
        kind: 'Lange Unterhose aus Merino, 200 g',
        description:
          'Keine Innenbeinnaht, denn das ist die, die am zweiten Tourentag wehtut. Der Bund ist breit und weich und hält ohne Kordel. Bei den meisten von uns endet sie knapp über dem Skischuh.',
        features: [
          'Zwickel statt Mittelnaht',
          'Weicher Bund, 5 cm breit',
          'Endet über dem Schaft des Skischuhs',
        ],
      },
      it: {
        name: 'Calzamaglia merino Calluna',
        kind: 'Calzamaglia in merino, 200 g',
        description:
          'Nessuna cucitura all’interno coscia: è quella che fa male il secondo giorno di traversata. La fascia in vita è alta, morbida e sta su senza laccetti. Per quasi tutte noi finisce appena sopra lo scarpone da sci.',
        features: [
          'Tassello al posto della cucitura centrale',
          'Fascia morbida da 5 cm',
          'Finisce sopra il gambetto dello scarpone',
        ],
      },
      es: {
        name: 'Mallas interiores Calluna',
        kind: 'Pantalón interior de merino, 200 g',
        description:
          'Sin costura en la entrepierna, que es la que duele al segundo día de travesía. La cintura es ancha y blanda y no necesita cordón. A casi todas nos llegan justo encima de la bota de esquí.',
        features: [
          'Rombo en lugar de costura central',
          'Cintura blanda de 5 cm',
          'Acaban por encima de la bota de esquí',
        ],
      },
    },
  },
]
