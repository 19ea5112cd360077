import type { StyleIdea } from '../idea.ts'

export const printedTees: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1029',
    categories: ['220203'],
    look: {
      kind: 'tee',
      cut: 'men',
      print: 'symbol',
      sleeves: 'short',
      neck: 'crew',
      fit: 'regular',
      surface: 'jersey',
    },
    seed: 3129,
    colours: ['bone', 'basalt', 'spruce', 'clay', 'fjord', 'rowan', 'lichen', 'slate'],
    sizes: 'men',
    price: { current: { USD: 38_00, CAD: 50_00, GBP: 32_00, EUR: 38_00 } },
    stock: 'plenty',
    activities: ['everyday', 'travel', 'camp'],
    fit: 'regular',
    facts: { grams: 190, material: ['organic-cotton'], care: 'machine-40' },
    reviews: { score: 4.6, count: 354 },
    age: 47,
    words: {
      en: {
        name: 'Dolomite T-Shirt',
        kind: 'Everyday cotton with three stones',
        description:
          'Three stones on the chest, and that is the whole idea. The cotton is heavy enough not to go transparent by its third summer. It is comfortable until you sweat hard; for that there are other shirts, and we say so on the label.',
        features: [
          'Organic cotton, 190 g',
          'Shoulder seams taped',
          'Printed in Porto with water-based ink',
        ],
      },
      fr: {
        name: 'T-shirt Dolomite',
        kind: 'Coton de tous les jours, trois pierres',
        description:
          'Trois pierres sur la poitrine, et voilà toute l’idée. Le coton est assez lourd pour ne pas devenir transparent au troisième été. On y est bien tant qu’on ne transpire pas trop ; pour cela il y a d’autres t-shirts, et l’étiquette le dit.',
        features: [
          'Coton biologique, 190 g',
          'Coutures d’épaule gansées',
          'Imprimé à Porto, encre à l’eau',
        ],
      },
      de: {
        name: 'T-Shirt Dolomite',
        kind: 'Baumwolle für alle Tage, mit drei Steinen',
        description:
          'Drei Steine auf der Brust, das ist die ganze Idee. Die Baumwolle ist schwer genug, um im dritten Sommer nicht durchsichtig zu werden. Angenehm, solange man nicht stark schwitzt; dafür gibt es andere Shirts, und das steht auch auf dem Etikett.',
        features: [
          'Bio-Baumwolle, 190 g',
          'Schulternähte mit Band',
          'In Porto gedruckt, Farbe auf Wasserbasis',
        ],
      },
      it: {
        name: 'T-shirt Dolomite',
        kind: 'Cotone di tutti i giorni con tre sassi',
        description:
          'Tre sassi sul petto, e l’idea è tutta qui. Il cotone è abbastanza pesante da non diventare trasparente alla terza estate. Ci stai bene finché non sudi sul serio: per quello ci sono altre magliette, e sull’etichetta lo scriviamo.',
        features: [
          'Cotone biologico, 190 g',
          'Cuciture delle spalle nastrate',
          'Stampata a Porto con inchiostro ad acqua',
        ],
      },
      es: {
        name: 'Camiseta Dolomite',
        kind: 'Algodón de diario con tres piedras',
        description:
          'Tres piedras en el pecho, y esa es toda la idea. El algodón pesa lo bastante para no transparentarse al tercer verano. Se está bien en ella hasta que sudas de verdad; para eso hay otras, y lo decimos en la etiqueta.',
        features: [
          'Algodón orgánico, 190 g',
          'Costuras de hombro con cinta',
          'Estampada en Oporto con tinta al agua',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1030',
    categories: ['220203'],
    look: {
      kind: 'tee',
      cut: 'men',
      print: 'ridge-line',
      sleeves: 'short',
      neck: 'crew',
      fit: 'boxy',
      surface: 'jersey',
    },
    seed: 3130,
    colours: ['saffron', 'ink', 'snowmelt'],
    sizes: 'men',
    price: { current: { USD: 44_00, CAD: 58_00, GBP: 38_00, EUR: 44_00 } },
    stock: 'some',
    activities: ['everyday', 'climb'],
    fit: 'relaxed',
    facts: { grams: 215, material: ['organic-cotton'], care: 'machine-30' },
    reviews: { score: 4.8, count: 58 },
    age: 9,
    words: {
      en: {
        name: 'Cuillin Ridge T-Shirt',
        kind: 'Twelve kilometers of ridge on the chest',
        description:
          'The skyline of the Black Cuillin drawn in a single stroke, Gars-bheinn at the left armpit, Sgùrr nan Gillean at the right. If you have done the traverse you will find the Inaccessible Pinnacle by yourself. If you have not, it is a nice wiggly line.',
        features: [
          'Organic cotton, 220 g, boxy cut',
          'Line screen-printed in one pass',
          'Heights listed inside the hem',
        ],
      },
      fr: {
        name: 'T-shirt crête Cuillin',
        kind: 'Douze kilomètres d’arête sur la poitrine',
        description:
          'L’horizon des Black Cuillin tracé d’un seul trait, Gars-bheinn à l’aisselle gauche, Sgùrr nan Gillean à la droite. Si vous avez fait la traversée, vous trouverez seul l’Inaccessible Pinnacle. Sinon, c’est une jolie ligne qui ondule.',
        features: [
          'Coton biologique, 220 g, coupe carrée',
          'Trait sérigraphié en un passage',
          'Altitudes notées dans l’ourlet',
        ],
      },
      de: {
        name: 'Grat-T-Shirt Cuillin',
        kind: 'Zwölf Kilometer Grat auf der Brust',
        description:
          'Die Silhouette der Black Cuillin in einem einzigen Strich, links unter der Achsel Gars-bheinn, rechts Sgùrr nan Gillean. Wer die Überschreitung gemacht hat, findet den Inaccessible Pinnacle von selbst. Allen anderen bleibt eine schöne Zackenlinie.',
        features: [
          'Bio-Baumwolle, 220 g, kastig geschnitten',
          'Linie im Siebdruck in einem Zug',
          'Gipfelhöhen innen am Saum',
        ],
      },
      it: {
        name: 'T-shirt cresta Cuillin',
        kind: 'Dodici chilometri di cresta sul petto',
        description:
          'Il profilo dei Black Cuillin in un solo tratto: Gars-bheinn sotto l’ascella sinistra, Sgùrr nan Gillean sotto la destra. Se hai fatto la traversata, l’Inaccessible Pinnacle lo trovi da te. Se no, è una bella linea che ondeggia.',
        features: [
          'Cotone biologico, 220 g, taglio squadrato',
          'Linea serigrafata in un passaggio',
          'Le quote sono scritte dentro l’orlo',
        ],
      },
      es: {
        name: 'Camiseta cresta Cuillin',
        kind: 'Doce kilómetros de arista en el pecho',
        description:
          'El perfil de los Black Cuillin dibujado de un solo trazo: Gars-bheinn en la axila izquierda, Sgùrr nan Gillean en la derecha. Si has hecho la travesía, sabrás dónde está el Inaccessible Pinnacle. Si no, es una bonita línea ondulada.',
        features: [
          'Algodón orgánico, 220 g, corte cuadrado',
          'Línea serigrafiada de una pasada',
          'Las altitudes, por dentro del bajo',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1031',
    categories: ['220203'],
    look: {
      kind: 'tee',
      cut: 'men',
      print: 'pine-forest',
      sleeves: 'long',
      neck: 'crew',
      fit: 'regular',
      surface: 'jersey',
    },
    seed: 3131,
    colours: ['moss', 'clay', 'glacier', 'basalt'],
    sizes: 'men',
    price: {
      current: { USD: 34_99, CAD: 46_99, GBP: 29_99, EUR: 34_99 },
      original: { USD: 52_00, CAD: 70_00, GBP: 45_00, EUR: 52_00 },
    },
    stock: 'some',
    activities: ['camp', 'everyday'],
    fit: 'regular',
    facts: {
      grams: 235,
      material: ['organic-cotton', 'recycled-polyester'],
      recycledPercent: 40,
      care: 'machine-40',
    },
    reviews: { score: 4.4, count: 22 },
    age: 18,
    words: {
      en: {
        name: 'Lodgepole Long-Sleeve T-Shirt',
        kind: 'A stand of pines across the front',
        description:
          'Lodgepole pines need a fire to open their cones; this shirt needs one to be properly worn. Long sleeves for the cool that comes up off the lake at nine, cuffs that can be shoved above the elbow for the washing-up. The forest is printed to fade at the roots.',
        features: [
          'Cotton with recycled polyester, dries overnight',
          'Ribbed cuffs with a little stretch',
          'Print runs under both arms',
        ],
      },
      fr: {
        name: 'T-shirt manches longues Lodgepole',
        kind: 'Une rangée de pins sur le devant',
        description:
          'Le pin lodgepole a besoin d’un feu pour ouvrir ses cônes, ce t-shirt en a besoin d’un pour être bien porté. Des manches longues pour la fraîcheur qui monte du lac vers neuf heures, des poignets qui se poussent au-dessus du coude pour la vaisselle. La forêt s’efface vers les racines.',
        features: [
          'Coton et polyester recyclé, sec au matin',
          'Poignets côtelés un peu extensibles',
          'L’imprimé passe sous les deux bras',
        ],
      },
      de: {
        name: 'Langarmshirt Lodgepole',
        kind: 'Eine Reihe Kiefern quer über die Brust',
        description:
          'Lodgepole-Kiefern brauchen ein Feuer, um ihre Zapfen zu öffnen; dieses Shirt braucht eins, um richtig getragen zu werden. Lange Ärmel für die Kühle, die gegen neun vom See heraufzieht, Bündchen, die zum Abwaschen über den Ellbogen rutschen. Zu den Wurzeln hin verblasst der Wald.',
        features: [
          'Baumwolle mit recyceltem Polyester, über Nacht trocken',
          'Rippbündchen mit etwas Dehnung',
          'Druck läuft unter beiden Armen durch',
        ],
      },
      it: {
        name: 'T-shirt manica lunga Lodgepole',
        kind: 'Una fila di pini sul davanti',
        description:
          'Ai pini lodgepole serve un fuoco per aprire le pigne; a questa maglia ne serve uno per dare il meglio. Maniche lunghe per il fresco che sale dal lago verso le nove, polsini da spingere sopra il gomito quando lavi i piatti. Il bosco sfuma verso le radici.',
        features: [
          'Cotone e poliestere riciclato, asciutta al mattino',
          'Polsini a coste un po’ elastici',
          'La stampa passa sotto le braccia',
        ],
      },
      es: {
        name: 'Camiseta manga larga Lodgepole',
        kind: 'Una hilera de pinos en la delantera',
        description:
          'El pino lodgepole necesita un fuego para abrir las piñas; esta camiseta necesita otro para lucirse. Mangas largas para el fresco que sube del lago a las nueve y puños que se empujan por encima del codo para fregar los platos. El bosque se desvanece hacia las raíces.',
        features: [
          'Algodón y poliéster reciclado, seca por la mañana',
          'Puños de canalé con algo de elástico',
          'El estampado pasa bajo los brazos',
        ],
      },
    },
    regional: {
      'fr-ca': {
        description:
          'Le pin tordu a besoin d’un feu pour ouvrir ses cônes, ce t-shirt en a besoin d’un pour être bien porté. Des manches longues pour la fraîcheur qui monte du lac vers neuf heures, des poignets qui se poussent au-dessus du coude pour la vaisselle. La forêt s’efface vers les racines.',
      },
    },
  },
]
