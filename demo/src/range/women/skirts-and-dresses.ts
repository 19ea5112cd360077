import type { StyleIdea } from '../idea.ts'

export const skirtsAndDresses: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1059',
    categories: ['210302'],
    look: {
      kind: 'skirt',
      cut: 'women',
      leg: 'straight',
      length: 'short',
      waist: 'elastic',
      pockets: 'hand',
      surface: 'jersey',
    },
    seed: 2159,
    colours: ['ember', 'tarn', 'bone'],
    sizes: 'women',
    price: { current: { USD: 68_00, CAD: 91_00, GBP: 59_00, EUR: 69_00 } },
    stock: 'some',
    activities: ['trail-run', 'hike', 'travel'],
    fit: 'regular',
    facts: {
      grams: 175,
      material: ['recycled-polyester', 'elastane'],
      recycledPercent: 82,
      care: 'machine-30',
    },
    reviews: { score: 4.6, count: 7 },
    age: 0,
    words: {
      en: {
        name: 'Anemone Skort',
        kind: 'Skirt outside, shorts inside',
        description:
          'The inner shorts are long enough to stop your legs rubbing and have the pocket that matters, for a phone against the thigh. The skirt over them is there for the wind, which likes to have something to do.',
        features: [
          'Inner shorts with a 15 cm inseam, silicone-free hem',
          'Phone pocket that does not sway',
          'Two slits at the front for stepping up',
        ],
      },
      fr: {
        name: 'Jupe-short Anemone',
        kind: 'Jupe dehors, short dedans',
        description:
          'Le short intérieur est assez long pour que les cuisses ne frottent pas, et il porte la poche qui compte, celle du téléphone. La jupe par-dessus est là pour le vent, qui aime avoir de quoi s’occuper.',
        features: [
          'Short de 15 cm à l’entrejambe, ourlet sans silicone',
          'Poche à téléphone qui ne ballotte pas',
          'Deux fentes devant pour les grands pas',
        ],
      },
      de: {
        name: 'Hosenrock Anemone',
        kind: 'Außen Rock, innen Shorts',
        description:
          'Die Innenshorts sind lang genug, damit nichts scheuert, und haben die Tasche, auf die es ankommt: fürs Telefon, am Oberschenkel. Der Rock darüber ist für den Wind da, der gern etwas zu tun hat.',
        features: [
          'Innenshorts mit 15 cm Schrittlänge, Saum ohne Silikon',
          'Telefontasche, die nicht schlenkert',
          'Zwei Schlitze vorn für hohe Schritte',
        ],
      },
      it: {
        name: 'Gonna pantalone Anemone',
        kind: 'Fuori gonna, dentro pantaloncini',
        description:
          'I pantaloncini interni sono lunghi quel che serve per non far sfregare le cosce e hanno la tasca che conta, quella del telefono. La gonna sopra è lì per il vento, che ama avere qualcosa da fare.',
        features: [
          'Pantaloncini interni da 15 cm, bordo senza silicone',
          'Tasca per il telefono che non balla',
          'Due spacchi davanti per i passi alti',
        ],
      },
      es: {
        name: 'Falda pantalón Anemone',
        kind: 'Falda por fuera, pantalón por dentro',
        description:
          'El pantalón interior llega donde hace falta para que no rocen los muslos y lleva el bolsillo que importa, el del móvil. La falda de encima es para el viento, que agradece tener algo que hacer.',
        features: [
          'Pantalón interior de 15 cm, sin silicona en el bajo',
          'Bolsillo para el móvil que no se balancea',
          'Dos aberturas delante para pasos altos',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1060',
    categories: ['210302'],
    look: {
      kind: 'dress',
      cut: 'women',
      sleeves: 'none',
      surface: 'ripstop',
    },
    seed: 2160,
    colours: ['saffron', 'fjord', 'moss', 'dawn'],
    sizes: 'women',
    price: { current: { USD: 110_00, CAD: 148_00, GBP: 95_00, EUR: 110_00 } },
    stock: 'some',
    activities: ['travel', 'hike', 'everyday'],
    fit: 'regular',
    facts: {
      grams: 190,
      material: ['recycled-nylon', 'elastane'],
      packedCentimetres: [8, 20],
      recycledPercent: 70,
      care: 'machine-30',
    },
    reviews: { score: 5, count: 1 },
    age: 1,
    words: {
      en: {
        name: 'Sirocco Dress',
        kind: 'Sleeveless ripstop dress',
        description:
          'When the sirocco brings sand to the washing lines of Palermo, this is what stays comfortable. The cloth is that of a wind jacket with some stretch, the cut skims and never clings, and the pockets take what one needs on a bus.',
        features: [
          'UPF 40 ripstop that dries on the hanger',
          'Crossed back leaves room for pack straps',
          'Two zipped pockets in the side seams',
        ],
      },
      fr: {
        name: 'Robe Sirocco',
        kind: 'Robe en ripstop, sans manches',
        description:
          'Quand le sirocco sème du sable sur les cordes à linge de Palerme, voici dans quoi rester bien. La toile est celle d’un coupe-vent, un peu extensible ; la coupe frôle sans coller, et les poches contiennent ce qu’il faut pour un trajet en car.',
        features: [
          'Ripstop UPF 40, sèche sur cintre',
          'Dos croisé, place libre pour les bretelles du sac',
          'Deux poches zippées dans les coutures',
        ],
      },
      de: {
        name: 'Kleid Sirocco',
        kind: 'Ärmelloses Kleid aus Ripstop',
        description:
          'Wenn der Schirokko Sand auf die Wäscheleinen von Palermo trägt, lässt es sich hierin aushalten. Der Stoff ist der einer Windjacke, etwas elastisch; der Schnitt liegt an, ohne zu kleben, und in die Taschen passt, was man im Bus so braucht.',
        features: [
          'Ripstop mit UPF 40, trocknet auf dem Bügel',
          'Gekreuzter Rücken, Platz für Rucksackträger',
          'Zwei Reißverschlusstaschen in den Seitennähten',
        ],
      },
      it: {
        name: 'Vestito Sirocco',
        kind: 'Vestito in ripstop senza maniche',
        description:
          'Quando lo scirocco porta la sabbia sui panni stesi di Palermo, qui dentro si sta bene. La stoffa è quella di una giacca a vento, un po’ elastica; il taglio sfiora e non si attacca, e nelle tasche sta quello che serve in corriera.',
        features: [
          'Ripstop UPF 40, si asciuga sulla gruccia',
          'Schiena incrociata, spazio per gli spallacci',
          'Due tasche con zip nelle cuciture laterali',
        ],
      },
      es: {
        name: 'Vestido Sirocco',
        kind: 'Vestido de ripstop sin mangas',
        description:
          'Cuando el siroco deja arena en los tendederos de Palermo, con esto se está bien. La tela es la de un cortavientos, algo elástica; el corte roza sin pegarse y en los bolsillos cabe lo que hace falta en un autobús.',
        features: [
          'Ripstop UPF 40, se seca en la percha',
          'Espalda cruzada, sitio para los tirantes de la mochila',
          'Dos bolsillos con cremallera en las costuras',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1061',
    categories: ['210302'],
    look: {
      kind: 'skirt',
      cut: 'women',
      blocking: 'bands',
      leg: 'straight',
      length: 'knee',
      waist: 'elastic',
      pockets: 'zip-thigh',
      surface: 'fleece',
    },
    seed: 2161,
    colours: ['plum', 'slate'],
    seconds: { plum: 'rowan', slate: 'ink' },
    sizes: 'women',
    price: {
      current: { USD: 62_99, CAD: 84_99, GBP: 54_99, EUR: 62_99 },
      original: { USD: 90_00, CAD: 120_00, GBP: 78_00, EUR: 90_00 },
    },
    stock: 'scarce',
    activities: ['ski', 'camp', 'everyday'],
    fit: 'regular',
    facts: {
      grams: 240,
      material: ['polyester-fleece', 'recycled-nylon'],
      recycledPercent: 60,
      care: 'machine-30',
    },
    reviews: { score: 4.7, count: 20 },
    age: 31,
    words: {
      en: {
        name: 'Vega Winter Skirt',
        kind: 'Fleece skirt to wear over everything',
        description:
          'Nordic skiers have known it for years: what gets cold is the seat. A full-length side zip lets you put the skirt on over skis, and windproof bands in front take the headwind. In the evening it is a blanket for two knees.',
        features: [
          'Side zip opens completely',
          'Windproof bands across the front',
          'Elastic back, so it goes over bibs',
        ],
      },
      fr: {
        name: 'Jupe d’hiver Vega',
        kind: 'Jupe polaire à passer par-dessus tout',
        description:
          'Les fondeuses le savent depuis longtemps, ce sont les fesses qui ont froid. Un zip sur toute la hauteur permet de l’enfiler skis aux pieds, et des bandes coupe-vent prennent l’air de face. Le soir, c’est une couverture pour deux genoux.',
        features: [
          'Zip latéral qui s’ouvre entièrement',
          'Bandes coupe-vent sur le devant',
          'Dos élastiqué, passe sur une salopette',
        ],
      },
      de: {
        name: 'Winterrock Vega',
        kind: 'Fleecerock, über alles zu ziehen',
        description:
          'Langläuferinnen wissen es seit Jahren: Kalt wird der Po. Ein durchgehender Seitenreißverschluss erlaubt das Anziehen über den Skiern, winddichte Streifen vorn nehmen den Gegenwind. Abends ist er eine Decke für zwei Knie.',
        features: [
          'Seitenreißverschluss, ganz zu öffnen',
          'Winddichte Streifen vorn',
          'Elastischer Rücken, passt über Latzhosen',
        ],
      },
      it: {
        name: 'Gonna invernale Vega',
        kind: 'Gonna in pile da mettere sopra a tutto',
        description:
          'Le fondiste lo sanno da anni: è il sedere che prende freddo. La zip laterale si apre tutta, così la infili con gli sci ai piedi, e le fasce antivento davanti prendono l’aria contraria. La sera è una coperta per due ginocchia.',
        features: [
          'Zip laterale che si apre del tutto',
          'Fasce antivento sul davanti',
          'Dietro elasticizzata, va sopra la salopette',
        ],
      },
      es: {
        name: 'Falda de invierno Vega',
        kind: 'Falda polar para llevar por encima de todo',
        description:
          'Las esquiadoras de fondo lo saben hace años: lo que se enfría es el trasero. La cremallera lateral se abre entera para ponértela con los esquís, y unas bandas cortavientos delante paran el aire de cara. Por la noche es una manta para dos rodillas.',
        features: [
          'Cremallera lateral que se abre entera',
          'Bandas cortavientos delante',
          'Espalda elástica, va sobre un peto',
        ],
      },
    },
  },
]
