import type { StyleIdea } from '../idea.ts'

export const knownWarm: readonly StyleIdea[] = [
  {
    styleId: 'CAIRN001',
    categories: ['220101', '210101'],
    look: {
      kind: 'down-jacket',
      cut: 'men',
      length: 'hip',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand-and-chest',
      quilting: 'wide',
    },
    seed: 1,
    colours: ['basalt', 'tarn', 'rowan', 'larch', 'moss', 'slate'],
    sizes: 'unisex',
    price: { current: { USD: 320_00, CAD: 430_00, GBP: 280_00, EUR: 320_00 } },
    stock: 500,
    activities: ['hike', 'camp', 'climb', 'everyday'],
    fit: 'regular',
    facts: {
      grams: 430,
      material: ['recycled-nylon'],
      fill: 'down-800',
      comfortCelsius: -10,
      recycledPercent: 100,
      care: 'machine-30',
    },
    reviews: { score: 4.6, count: 400 },
    age: 26,
    words: {
      en: {
        name: 'Summit Down Jacket',
        kind: 'Hooded down jacket for cold mornings',
        description:
          'Warm before the sun is. The Summit weighs less than a water bottle, packs into its own pocket and has been on more bivouacs than we have. The down is traced to the farm, the cloth was a fishing net.',
        features: [
          'Packs into its own left pocket',
          'Hood closes around a face, not a helmet',
          'Two warm hand pockets and one flat one inside',
          'Hem cord you can pull with gloves on',
        ],
      },
      fr: {
        name: 'Doudoune Summit',
        kind: 'Doudoune à capuche pour les matins froids',
        description:
          'Au chaud avant le soleil. La Summit pèse moins qu’une gourde, se range dans sa propre poche et a connu plus de bivouacs que nous. Son duvet est suivi jusqu’à la ferme, son tissu fut un filet de pêche.',
        features: [
          'Se range dans sa poche gauche',
          'Capuche ajustée au visage, pas au casque',
          'Deux poches chaudes, une poche plate à l’intérieur',
          'Cordon d’ourlet à tirer avec des gants',
        ],
      },
      de: {
        name: 'Daunenjacke Summit',
        kind: 'Daunenjacke mit Kapuze für kalte Morgen',
        description:
          'Warm, bevor es die Sonne ist. Die Summit wiegt weniger als eine Trinkflasche, verschwindet in der eigenen Tasche und war auf mehr Biwaks als wir. Die Daune lässt sich bis zum Hof verfolgen, der Stoff war ein Fischernetz.',
        features: [
          'Lässt sich in die linke Tasche packen',
          'Kapuze schließt ums Gesicht, nicht um den Helm',
          'Zwei warme Taschen und eine flache innen',
          'Saumzug, der auch mit Handschuhen geht',
        ],
      },
      it: {
        name: 'Piumino Summit',
        kind: 'Piumino con cappuccio per mattine fredde',
        description:
          'Al caldo prima del sole. Summit pesa meno di una borraccia, si chiude nella sua tasca e ha fatto più bivacchi di noi. La piuma è tracciata fino alla fattoria, il tessuto era una rete da pesca.',
        features: [
          'Si ripone nella tasca sinistra',
          'Cappuccio che segue il viso, non il casco',
          'Due tasche calde e una piatta all’interno',
          'Cordino all’orlo da tirare con i guanti',
        ],
      },
      es: {
        name: 'Plumífero Summit',
        kind: 'Plumífero con capucha para mañanas frías',
        description:
          'Abrigo antes que el sol. Summit pesa menos que una botella, se guarda en su propio bolsillo y ha dormido en más vivacs que nosotros. El plumón se sigue hasta la granja; el tejido fue una red de pesca.',
        features: [
          'Se guarda en el bolsillo izquierdo',
          'Capucha que cierra en la cara, no en el casco',
          'Dos bolsillos calientes y uno plano por dentro',
          'Cordón del bajo que se tira con guantes',
        ],
      },
    },
  },
  {
    styleId: 'CAIRN004',
    categories: ['220103', '210103'],
    look: {
      kind: 'insulated-jacket',
      cut: 'men',
      length: 'thigh',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'flap',
      ruff: true,
    },
    seed: 4,
    colours: ['slate'],
    sizes: 'unisex',
    price: { current: { USD: 410_00, CAD: 550_00, GBP: 360_00, EUR: 410_00 } },
    stock: 0,
    activities: ['everyday', 'travel'],
    fit: 'relaxed',
    facts: {
      grams: 1120,
      material: ['recycled-polyester'],
      fill: 'synthetic',
      comfortCelsius: -20,
      recycledPercent: 90,
      care: 'machine-30',
    },
    reviews: { score: 4.7, count: 58 },
    age: 14,
    words: {
      en: {
        name: 'Sold Out Parka',
        kind: 'Long winter parka for standing about',
        description:
          'We made too few, and we are sorry. A long parka for platforms, playgrounds and the last bus: warm when wet, quiet to sit in, with pockets that take a thermos. More are being sewn; leave your address and we will write once.',
        features: [
          'Stays warm when the snow is really rain',
          'Four pockets, two of them lined',
          'Storm flap over a zip that takes mittens',
          'Ruff comes off with five buttons',
        ],
      },
      fr: {
        name: 'Parka Sold Out',
        kind: 'Longue parka d’hiver pour attendre',
        description:
          'Nous en avons fait trop peu, pardon. Une longue parka pour les quais, les squares et le dernier bus : chaude même humide, silencieuse, avec des poches où tient un thermos. D’autres sont en couture ; laissez votre adresse, nous écrirons une fois.',
        features: [
          'Reste chaude quand la neige est de la pluie',
          'Quatre poches, dont deux doublées',
          'Rabat sur un zip qui se prend avec des moufles',
          'Le col de fourrure tient par cinq boutons',
        ],
      },
      de: {
        name: 'Parka Sold Out',
        kind: 'Langer Winterparka zum Herumstehen',
        description:
          'Wir haben zu wenige gemacht, das tut uns leid. Ein langer Parka für Bahnsteige, Spielplätze und den letzten Bus: warm, auch wenn er nass ist, leise im Sitzen, mit Taschen für die Thermoskanne. Weitere werden genäht; hinterlassen Sie Ihre Adresse, wir schreiben einmal.',
        features: [
          'Wärmt auch, wenn der Schnee eigentlich Regen ist',
          'Vier Taschen, zwei davon gefüttert',
          'Windleiste über einem Reißverschluss für Fäustlinge',
          'Der Kragenbesatz geht mit fünf Knöpfen ab',
        ],
      },
      it: {
        name: 'Parka Sold Out',
        kind: 'Lungo parka invernale per aspettare',
        description:
          'Ne abbiamo fatti troppo pochi, scusaci. Un parka lungo per binari, giardinetti e l’ultimo autobus: caldo anche bagnato, silenzioso da seduti, con tasche in cui entra un thermos. Ne stiamo cucendo altri; lascia l’indirizzo e ti scriveremo una volta.',
        features: [
          'Caldo anche quando la neve è pioggia',
          'Quattro tasche, due foderate',
          'Patella su una zip che si apre con le muffole',
          'Il bordo del cappuccio si toglie con cinque bottoni',
        ],
      },
      es: {
        name: 'Parka Sold Out',
        kind: 'Parka larga de invierno para esperar',
        description:
          'Hicimos demasiado pocas, perdona. Una parka larga para andenes, parques y el último autobús: abriga también mojada, no hace ruido al sentarse y en sus bolsillos cabe un termo. Estamos cosiendo más; deja tu dirección y te escribiremos una vez.',
        features: [
          'Abriga aunque la nieve sea lluvia',
          'Cuatro bolsillos, dos de ellos forrados',
          'Solapa sobre una cremallera para manoplas',
          'El ribete de la capucha va con cinco botones',
        ],
      },
    },
  },
]
