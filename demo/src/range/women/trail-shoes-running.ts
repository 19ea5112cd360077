import type { StyleIdea } from '../idea.ts'

export const runningShoes: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1065',
    categories: ['210401'],
    look: {
      kind: 'trail-shoe',
      shaft: 'low',
      upper: 'mesh',
      sole: 'cushioned',
      lacing: 'laces',
      overlays: 'ribs',
    },
    seed: 2165,
    colours: ['glacier', 'ember', 'basalt', 'lichen'],
    seconds: { glacier: 'fjord', ember: 'bone', basalt: 'slate', lichen: 'spruce' },
    sizes: 'women-shoes',
    price: { current: { USD: 150_00, CAD: 199_00, GBP: 130_00, EUR: 150_00 } },
    stock: 'plenty',
    activities: ['trail-run', 'hike'],
    facts: {
      grams: 245,
      material: ['recycled-polyester', 'eva-foam', 'rubber'],
      dropMillimetres: 6,
    },
    reviews: { score: 4.5, count: 187 },
    age: 10,
    words: {
      en: {
        name: 'Levante Trail Shoe',
        kind: 'Cushioned shoe for long, dry paths',
        description:
          'Thirty-two millimeters under the heel, twenty-six under the toes, and a last drawn on women’s feet from the beginning. It is at home on fire roads and hard summer trails, and willing on the asphalt in between. In deep mud it is outnumbered.',
        features: [
          'Women’s last: narrower heel, roomier toes',
          '4 mm lugs, tread carried up at the toe',
          'Midsole foam that keeps its spring for 800 km',
        ],
      },
      fr: {
        name: 'Chaussure de trail Levante',
        kind: 'Bien amortie, pour longs sentiers secs',
        description:
          'Trente-deux millimètres sous le talon, vingt-six sous les orteils, et une forme dessinée d’emblée sur des pieds de femmes. À l’aise sur les pistes et les sentiers durs de l’été, de bonne volonté sur le bitume entre les deux. Dans la boue profonde, elle perd.',
        features: [
          'Forme femme, talon étroit et orteils au large',
          'Crampons de 4 mm, remontés sur la pointe',
          'Mousse vive pendant 800 km',
        ],
      },
      de: {
        name: 'Trailschuh Levante',
        kind: 'Gedämpft, für lange, trockene Wege',
        description:
          'Zweiunddreißig Millimeter unter der Ferse, sechsundzwanzig unter den Zehen, und ein Leisten, der von Anfang an nach Frauenfüßen gezeichnet wurde. Auf Forststraßen und harten Sommerwegen ist er zu Hause, auf dem Asphalt dazwischen willig. Tiefem Schlamm ist er nicht gewachsen.',
        features: [
          'Frauenleisten mit schmaler Ferse und Platz für die Zehen',
          '4-mm-Stollen, an der Spitze hochgezogen',
          'Schaum, der 800 km lang federt',
        ],
      },
      it: {
        name: 'Scarpa da trail Levante',
        kind: 'Ammortizzata, per sentieri lunghi e asciutti',
        description:
          'Trentadue millimetri sotto il tallone, ventisei sotto le dita e una forma disegnata fin dall’inizio su piedi di donna. È a casa sulle forestali e sui sentieri duri d’estate, volenterosa sull’asfalto di mezzo. Nel fango alto ha la peggio.',
        features: [
          'Forma da donna, tallone stretto e dita larghe',
          'Tasselli da 4 mm, rialzati in punta',
          'Schiuma reattiva per 800 km',
        ],
      },
      es: {
        name: 'Zapatilla de trail Levante',
        kind: 'Amortiguada, para caminos largos y secos',
        description:
          'Treinta y dos milímetros bajo el talón, veintiséis bajo los dedos y una horma dibujada desde el principio sobre pies de mujer. Está en su casa en pistas y sendas duras de verano, y pone de su parte en el asfalto de en medio. En barro hondo lleva las de perder.',
        features: [
          'Horma de mujer, talón estrecho y dedos con sitio',
          'Tacos de 4 mm que suben por la puntera',
          'Espuma viva durante 800 km',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Chaussure de sentier Levante' } },
  },
  {
    styleId: 'CRNW1066',
    categories: ['210401'],
    look: {
      kind: 'trail-shoe',
      shaft: 'low',
      upper: 'mesh',
      sole: 'low',
      lacing: 'speed-lace',
      overlays: 'cage',
    },
    seed: 2166,
    colours: ['saffron', 'snowmelt', 'plum'],
    seconds: { saffron: 'ink', snowmelt: 'ember', plum: 'dawn' },
    sizes: 'women-shoes',
    price: { current: { USD: 165_00, CAD: 219_00, GBP: 142_00, EUR: 165_00 } },
    stock: 'some',
    activities: ['trail-run'],
    facts: {
      grams: 198,
      material: ['recycled-polyester', 'eva-foam', 'rubber'],
      dropMillimetres: 4,
    },
    reviews: { score: 4.5, count: 2 },
    age: 0,
    membersFirst: true,
    words: {
      en: {
        name: 'Joran Racing Shoe',
        kind: 'Light shoe for short, steep races',
        description:
          'Under 200 grams a foot, low to the ground, made for vertical kilometers and the undignified descent after. The cage pulls in with one tug and parks its cord on the tongue. If you stand all day, choose something softer.',
        features: [
          'Speed lace that holds on steep ground',
          'Cage welded to the mesh, no stitching inside',
          'Grippy 5 mm lugs, wide at the edges',
        ],
      },
      fr: {
        name: 'Chaussure de course Joran',
        kind: 'Légère, pour courses brèves et raides',
        description:
          'Moins de 200 grammes par pied, près du sol, faite pour le kilomètre vertical et la descente sans dignité qui suit. La cage se serre d’un geste et son cordon se gare sur la languette. Pour piétiner toute la journée, prenez plus moelleux.',
        features: [
          'Laçage rapide, tenu dans la pente',
          'Cage soudée au filet, sans couture intérieure',
          'Crampons de 5 mm, larges sur les bords',
        ],
      },
      de: {
        name: 'Wettkampfschuh Joran',
        kind: 'Leicht, für kurze, steile Rennen',
        description:
          'Unter 200 Gramm pro Fuß, nah am Boden, gemacht für den Vertical und den würdelosen Abstieg danach. Der Käfig zieht sich mit einem Griff zu, die Schnur parkt auf der Zunge. Wer den ganzen Tag steht, wählt besser etwas Weicheres.',
        features: [
          'Schnellschnürung, hält auch im Steilen',
          'Käfig auf das Netz geschweißt, innen ohne Naht',
          'Griffige 5-mm-Stollen, am Rand breiter',
        ],
      },
      it: {
        name: 'Scarpa da gara Joran',
        kind: 'Leggera, per gare corte e ripide',
        description:
          'Meno di 200 grammi a piede, vicina al terreno, fatta per il vertical e per la discesa poco dignitosa che segue. La gabbia si stringe con uno strappo e il laccio si parcheggia sulla linguetta. Se stai in piedi tutto il giorno, prendi qualcosa di più morbido.',
        features: [
          'Allacciatura rapida che tiene sul ripido',
          'Gabbia saldata alla rete, niente cuciture interne',
          'Tasselli da 5 mm, più larghi ai bordi',
        ],
      },
      es: {
        name: 'Zapatilla de carrera Joran',
        kind: 'Ligera, para carreras cortas y empinadas',
        description:
          'Menos de 200 gramos por pie, pegada al suelo, hecha para el kilómetro vertical y la bajada sin dignidad que viene después. La jaula se cierra de un tirón y el cordón se aparca en la lengüeta. Si vas a estar de pie todo el día, elige algo más blando.',
        features: [
          'Cierre rápido que aguanta en pendiente',
          'Jaula soldada a la malla, sin costuras dentro',
          'Tacos de 5 mm, más anchos en el borde',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1067',
    categories: ['210401'],
    look: {
      kind: 'trail-shoe',
      shaft: 'low',
      upper: 'knit',
      sole: 'rockered',
      lacing: 'laces',
      overlays: 'plain',
    },
    seed: 2167,
    colours: ['dawn', 'tarn', 'bone'],
    seconds: { dawn: 'plum', tarn: 'ink', bone: 'clay' },
    sizes: 'women-shoes',
    price: {
      current: { USD: 118_99, CAD: 158_99, GBP: 102_99, EUR: 118_99 },
      original: { USD: 170_00, CAD: 227_00, GBP: 147_00, EUR: 170_00 },
    },
    stock: 'plenty',
    activities: ['trail-run', 'everyday'],
    facts: {
      grams: 262,
      material: ['recycled-polyester', 'eva-foam', 'rubber'],
      dropMillimetres: 8,
      recycledPercent: 40,
    },
    reviews: { score: 4.0, count: 59 },
    age: 24,
    words: {
      en: {
        name: 'Avocet Trail Shoe',
        kind: 'Rockered shoe in a knitted upper',
        description:
          'A curved sole rolls you off the big toe, which tired ankles notice from hour three. The upper is one piece of knit and opens wide, kind to bunions and to feet that swell in the heat. It drains fast and, by the same token, lets puddles in.',
        features: [
          'Rocker starts behind the ball of the foot',
          'Knit without seams over the toes',
          '3 mm lugs, quiet on pavement',
        ],
      },
      fr: {
        name: 'Chaussure de trail Avocet',
        kind: 'Semelle à bascule, tige tricotée',
        description:
          'La semelle courbe vous fait rouler sur le gros orteil, et des chevilles fatiguées l’apprécient dès la troisième heure. La tige, tricotée d’une pièce, s’ouvre large, douce aux oignons et aux pieds qui gonflent. L’eau en ressort vite ; elle y entre aussi.',
        features: [
          'Bascule amorcée derrière l’avant-pied',
          'Tricot sans couture sur les orteils',
          'Crampons de 3 mm, discrets sur le bitume',
        ],
      },
      de: {
        name: 'Trailschuh Avocet',
        kind: 'Rocker-Sohle, gestricktes Obermaterial',
        description:
          'Die gebogene Sohle rollt Sie über den großen Zeh ab, und müde Knöchel merken das ab der dritten Stunde. Das Obermaterial ist in einem Stück gestrickt und öffnet weit, freundlich zum Ballen und zu Füßen, die in der Hitze wachsen. Wasser läuft schnell heraus und, aus demselben Grund, auch hinein.',
        features: [
          'Rocker setzt hinter dem Ballen an',
          'Strick ohne Naht über den Zehen',
          '3-mm-Stollen, leise auf Asphalt',
        ],
      },
      it: {
        name: 'Scarpa da trail Avocet',
        kind: 'Suola rocker, tomaia a maglia',
        description:
          'La suola curva ti fa rullare sull’alluce, e dalla terza ora le caviglie stanche se ne accorgono. La tomaia è una maglia in un pezzo solo e si apre molto: bene per chi ha l’alluce valgo o i piedi che si gonfiano. L’acqua esce in fretta e, per lo stesso motivo, entra.',
        features: [
          'Rocker che parte dietro l’avampiede',
          'Maglia senza cuciture sulle dita',
          'Tasselli da 3 mm, silenziosi in città',
        ],
      },
      es: {
        name: 'Zapatilla de trail Avocet',
        kind: 'Suela balancín, empeine de punto',
        description:
          'La suela curva te hace rodar sobre el dedo gordo, y los tobillos cansados lo notan desde la tercera hora. El empeine, de punto y de una pieza, abre mucho, amable con los juanetes y con los pies que se hinchan. El agua sale pronto y, por lo mismo, entra.',
        features: [
          'El balancín empieza tras el metatarso',
          'Punto sin costuras sobre los dedos',
          'Tacos de 3 mm, callados en el asfalto',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Chaussure de sentier Avocet' } },
  },
]
