import type { StyleIdea } from '../idea.ts'

export const hardshells: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1006',
    categories: ['220102'],
    look: {
      kind: 'shell-jacket',
      cut: 'men',
      length: 'hip',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'chest',
    },
    seed: 3106,
    colours: ['tarn', 'basalt', 'saffron', 'rowan'],
    sizes: 'men',
    price: { current: { USD: 460_00, CAD: 615_00, GBP: 405_00, EUR: 460_00 } },
    stock: 'plenty',
    activities: ['climb', 'ski', 'hike'],
    fit: 'regular',
    facts: {
      grams: 430,
      material: ['recycled-nylon'],
      waterproofMillimetres: 28000,
      recycledPercent: 100,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.6, count: 164 },
    age: 28,
    words: {
      en: {
        name: 'Piolet Alpine Shell',
        kind: 'Three-layer shell for ice and rock',
        description:
          'There are no hand pockets, because a harness covers hand pockets. The two on the chest are set high and crosswise, to be reached with the other hand. Arms cut for swinging a tool: reach up and the hem stays where it was. Spindrift, sleet, a waterfall in the wrong place.',
        features: [
          'Arms lift without pulling the hem',
          'Two crosswise chest pockets',
          'Hood turns with a helmet in it',
          'Vents open from elbow to ribs, by either end',
        ],
      },
      fr: {
        name: 'Veste d’alpinisme Piolet',
        kind: 'Veste trois couches pour glace et rocher',
        description:
          'Pas de poches en bas, puisque le baudrier les couvre. Les deux de la poitrine sont hautes et croisées, à ouvrir de la main opposée. Les manches sont taillées pour frapper : levez les bras, le bas de la veste ne bouge pas. Spindrift, neige mouillée, cascade mal placée, elle a vu tout cela.',
        features: [
          'Bras levés sans remonter la veste',
          'Deux poches poitrine croisées',
          'Capuche qui suit le casque',
          'Zips d’aération à deux curseurs',
        ],
      },
      de: {
        name: 'Hardshelljacke Piolet',
        kind: 'Dreilagige Hardshell für Eis und Fels',
        description:
          'Seitentaschen gibt es nicht, denn darüber liegt der Gurt. Die beiden Brusttaschen sitzen hoch und öffnen über Kreuz, für die jeweils andere Hand. Die Ärmel sind zum Schlagen geschnitten: Beim Hochgreifen bleibt der Saum, wo er war. Spindrift, Schneeregen, ein Wasserfall am falschen Ort.',
        features: [
          'Arme hoch, Saum bleibt unten',
          'Zwei über Kreuz gesetzte Brusttaschen',
          'Kapuze dreht mit dem Helm',
          'Achselreißverschlüsse mit zwei Schiebern',
        ],
      },
      it: {
        name: 'Guscio alpinistico Piolet',
        kind: 'Guscio a tre strati per ghiaccio e roccia',
        description:
          'Niente tasche in basso, tanto le coprirebbe l’imbrago. Le due sul petto sono alte e incrociate: si aprono con la mano opposta. Le maniche sono tagliate per battere, alzi le braccia e il fondo resta al suo posto. Spindrift, nevischio, una cascata dove non doveva esserci.',
        features: [
          'Braccia in alto senza sollevare il fondo',
          'Due tasche incrociate sul petto',
          'Il cappuccio gira insieme al casco',
          'Zip ascellari a doppio cursore',
        ],
      },
      es: {
        name: 'Chaqueta alpina Piolet',
        kind: 'Tres capas para hielo y roca',
        description:
          'No hay bolsillos abajo porque el arnés los taparía. Los dos del pecho van altos y cruzados, para abrirlos con la mano contraria. Las mangas están cortadas para golpear: levantas los brazos y el bajo no se mueve. Nieve en polvo, aguanieve, una cascada donde no debía.',
        features: [
          'Brazos arriba sin que suba el bajo',
          'Dos bolsillos de pecho cruzados',
          'La capucha gira con el casco',
          'Ventilación axilar con doble cursor',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1007',
    categories: ['220102'],
    look: {
      kind: 'shell-jacket',
      cut: 'men',
      blocking: 'diagonal',
      length: 'thigh',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'cargo',
    },
    seed: 3107,
    colours: ['lichen', 'ember', 'slate'],
    seconds: { lichen: 'spruce', ember: 'plum', slate: 'ink' },
    sizes: 'men',
    price: {
      current: { USD: 379_00, CAD: 509_00, GBP: 329_00, EUR: 379_00 },
      original: { USD: 540_00, CAD: 725_00, GBP: 470_00, EUR: 540_00 },
    },
    stock: 'some',
    activities: ['ski'],
    fit: 'relaxed',
    facts: {
      grams: 640,
      material: ['recycled-polyester'],
      waterproofMillimetres: 20000,
      recycledPercent: 88,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.3, count: 59 },
    age: 19,
    words: {
      en: {
        name: 'Aonach Ski Shell',
        kind: 'Long ski jacket, cut on a slant',
        description:
          'The seam runs from the left shoulder to the right hip and keeps every zip away from the sternum strap. A ski shell with room for a thick mid-layer; the skirt inside catches the powder you would otherwise sit in. No insulation, so it earns its keep in April as well.',
        features: [
          'Snap-out powder skirt',
          'Skins fit the two bellows pockets',
          'Goggle cloth on an elastic cord',
          'Pass pocket on the left cuff',
        ],
      },
      fr: {
        name: 'Veste de ski Aonach',
        kind: 'Veste de ski longue à coupe en biais',
        description:
          'La couture descend de l’épaule gauche à la hanche droite et tient tous les zips à l’écart de la sangle de poitrine. De la place pour une grosse polaire ; à l’intérieur, une jupe retient la poudreuse sur laquelle vous seriez assis. Sans isolant, elle sert encore en avril.',
        features: [
          'Jupe pare-neige amovible',
          'Les peaux entrent dans les poches à soufflet',
          'Chiffon à lunettes sur cordon',
          'Poche à forfait, poignet gauche',
        ],
      },
      de: {
        name: 'Skijacke Aonach',
        kind: 'Lange Skijacke mit schrägem Schnitt',
        description:
          'Die Naht läuft von der linken Schulter zur rechten Hüfte und hält alle Reißverschlüsse vom Brustgurt fern. Unter diese Skijacke passt ein dickes Fleece; der Schneefang behält den Pulver, auf dem Sie sonst säßen. Ungefüttert, also auch im April zu brauchen.',
        features: [
          'Ausknöpfbarer Schneefang',
          'Felle passen in die Balgtaschen',
          'Brillentuch an elastischer Kordel',
          'Skipasstasche am linken Bündchen',
        ],
      },
      it: {
        name: 'Giacca da sci Aonach',
        kind: 'Giacca da sci lunga, taglio in diagonale',
        description:
          'La cucitura scende dalla spalla sinistra al fianco destro e tiene tutte le zip lontane dal cinghietto sul petto. Sotto ci sta un pile pesante; dentro, la ghetta ferma la polvere su cui altrimenti saresti seduto. Non è imbottita, quindi torna buona anche in aprile.',
        features: [
          'Ghetta antineve staccabile',
          'Le pelli entrano nelle tasche a soffietto',
          'Panno per la maschera su cordino',
          'Tasca skipass al polso sinistro',
        ],
      },
      es: {
        name: 'Chaqueta de esquí Aonach',
        kind: 'Chaqueta de esquí larga, corte en diagonal',
        description:
          'La costura baja del hombro izquierdo a la cadera derecha y aparta todas las cremalleras de la cinta del pecho. Debajo cabe un forro grueso; por dentro, el faldón frena la nieve polvo sobre la que acabarías sentado. No lleva relleno, así que en abril también sirve.',
        features: [
          'Faldón antinieve de quita y pon',
          'Las pieles caben en los bolsillos de fuelle',
          'Gamuza para la máscara con cordón',
          'Bolsillo para el forfait en el puño izquierdo',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1008',
    categories: ['220102'],
    look: {
      kind: 'shell-jacket',
      cut: 'men',
      blocking: 'bands',
      length: 'hip',
      neck: 'hood',
      closure: 'half-zip',
      pockets: 'kangaroo',
    },
    seed: 3108,
    colours: ['glacier', 'spruce', 'bone'],
    seconds: { glacier: 'ink', spruce: 'lichen', bone: 'ember' },
    sizes: 'men',
    price: { current: { USD: 275_00, CAD: 369_00, GBP: 239_00, EUR: 275_00 } },
    stock: 'some',
    activities: ['hike', 'ski', 'travel'],
    fit: 'relaxed',
    facts: {
      grams: 475,
      material: ['nylon-ripstop'],
      waterproofMillimetres: 15000,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.8, count: 17 },
    age: 6,
    words: {
      en: {
        name: 'Dolerite Anorak',
        kind: 'Pull-on shell with a map pocket',
        description:
          'A half zip cannot let water in below the breastbone, and the front is left free for a single large pocket that takes a folded map, a hat and lunch. You pull it on before the rain, not during. Sailors and bird counters worked this out years ago.',
        features: [
          'Front pocket the full width of the body',
          'Side zip on the left, hem to armpit',
          'Taped seams throughout',
          'Cuffs that close with one tab',
        ],
      },
      fr: {
        name: 'Anorak Dolerite',
        kind: 'Imperméable à enfiler, poche à carte',
        description:
          'Un demi-zip ne peut laisser passer l’eau sous le sternum, et le devant reste libre pour une seule grande poche : une carte pliée, un bonnet, le casse-croûte. Il s’enfile avant la pluie, pas pendant. Marins et ornithologues l’ont compris depuis longtemps.',
        features: [
          'Poche avant sur toute la largeur',
          'Zip latéral à gauche, du bas à l’aisselle',
          'Coutures entièrement étanchées',
          'Poignets fermés d’une seule patte',
        ],
      },
      de: {
        name: 'Anorak Dolerite',
        kind: 'Regenanorak mit Kartentasche',
        description:
          'Ein kurzer Reißverschluss lässt unterhalb des Brustbeins kein Wasser ein, und vorn bleibt Platz für eine einzige große Tasche: gefaltete Karte, Mütze, Brotzeit. Man zieht ihn vor dem Regen an, nicht währenddessen. Segler und Vogelzähler wissen das seit Jahren.',
        features: [
          'Fronttasche über die ganze Breite',
          'Reißverschluss links, vom Saum zur Achsel',
          'Alle Nähte verschweißt',
          'Bündchen mit nur einer Lasche',
        ],
      },
      it: {
        name: 'Anorak Dolerite',
        kind: 'Guscio da infilare, con tasca per la carta',
        description:
          'Una mezza zip non può far entrare acqua sotto lo sterno, e davanti resta posto per una sola grande tasca: carta piegata, berretto, panino. Si infila prima della pioggia, non durante. Chi va per mare e chi conta uccelli lo sa da anni.',
        features: [
          'Tasca frontale larga quanto il busto',
          'Zip a sinistra, dal fondo all’ascella',
          'Cuciture tutte nastrate',
          'Polsi che si chiudono con una linguetta',
        ],
      },
      es: {
        name: 'Anorak Dolerite',
        kind: 'Anorak impermeable con bolsillo para el mapa',
        description:
          'Una media cremallera no deja entrar agua por debajo del esternón, y delante queda sitio para un solo bolsillo grande: el mapa doblado, el gorro, el bocadillo. Se pone antes de que llueva, no mientras. Los marineros y quienes cuentan aves lo saben hace años.',
        features: [
          'Bolsillo delantero de lado a lado',
          'Cremallera a la izquierda, del bajo a la axila',
          'Todas las costuras termoselladas',
          'Puños que cierran con una sola lengüeta',
        ],
      },
    },
    regional: {
      'fr-ca': {
        description:
          'Un demi-zip ne peut laisser passer l’eau sous le sternum, et le devant reste libre pour une seule grande poche : une carte pliée, une tuque, le lunch. Il s’enfile avant la pluie, pas pendant. Marins et ornithologues l’ont compris depuis longtemps.',
      },
    },
  },
]
