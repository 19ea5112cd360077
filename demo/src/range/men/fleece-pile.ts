import type { StyleIdea } from '../idea.ts'

export const pileFleece: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1022',
    categories: ['220201'],
    look: {
      kind: 'fleece',
      cut: 'men',
      blocking: 'yoke',
      surface: 'sherpa',
      neck: 'stand',
      closure: 'full-zip',
      pockets: 'chest',
    },
    seed: 3122,
    colours: ['bone', 'spruce', 'larch', 'heather'],
    seconds: { bone: 'peat', spruce: 'basalt', larch: 'ink', heather: 'plum' },
    sizes: 'men',
    price: { current: { USD: 179_00, CAD: 239_00, GBP: 155_00, EUR: 179_00 } },
    stock: 'some',
    activities: ['camp', 'everyday'],
    fit: 'relaxed',
    facts: {
      grams: 570,
      material: ['polyester-fleece', 'recycled-nylon'],
      recycledPercent: 95,
      care: 'machine-30',
    },
    reviews: { score: 4.7, count: 116 },
    age: 14,
    words: {
      en: {
        name: 'Alder Pile Jacket',
        kind: 'Deep pile with a nylon yoke',
        description:
          'Pile is what fleece was before it learned manners: thick, curly, a bit of a sheep. The nylon yoke lets a pack ride without plucking it. For still, cold days; wind goes straight through, and on a still, cold day you will not care.',
        features: [
          'Curl of nine millimeters, brushed once',
          'Nylon yoke under the straps',
          'Chest pocket piped in the second color',
        ],
      },
      fr: {
        name: 'Veste bouclée Alder',
        kind: 'Bouclette épaisse, empiècement en nylon',
        description:
          'La bouclette, c’est la polaire d’avant les bonnes manières : épaisse, frisée, un peu mouton. L’empiècement de nylon laisse porter un sac sans l’arracher. Pour les jours froids sans vent ; le vent passe au travers, mais ces jours-là on s’en moque.',
        features: [
          'Boucle de neuf millimètres, brossée une fois',
          'Nylon sous les bretelles',
          'Poche poitrine passepoilée de la seconde couleur',
        ],
      },
      de: {
        name: 'Florjacke Alder',
        kind: 'Dicker Flor mit Nylonpasse',
        description:
          'Flor ist, was Fleece war, bevor es Manieren lernte: dick, gelockt, ein wenig Schaf. Dank der Nylonpasse rupft der Rucksack nicht daran. Für stille, kalte Tage; Wind geht glatt hindurch, aber an stillen, kalten Tagen kümmert das niemanden.',
        features: [
          'Neun Millimeter Locken, einmal gebürstet',
          'Nylonpasse unter den Trägern',
          'Brusttasche in der zweiten Farbe paspeliert',
        ],
      },
      it: {
        name: 'Giacca in orsetto Alder',
        kind: 'Orsetto folto con sprone in nylon',
        description:
          'L’orsetto è il pile prima che imparasse le buone maniere: folto, riccio, un po’ pecora. Con lo sprone in nylon lo zaino non lo spiuma. È per i giorni freddi e fermi; il vento lo attraversa, ma in un giorno freddo e fermo non ci fai caso.',
        features: [
          'Riccio di nove millimetri, spazzolato una volta',
          'Nylon sotto gli spallacci',
          'Tasca sul petto profilata nel secondo colore',
        ],
      },
      es: {
        name: 'Chaqueta de rizo Alder',
        kind: 'Rizo grueso con canesú de nailon',
        description:
          'El rizo es lo que era el forro polar antes de aprender modales: grueso, ensortijado, algo oveja. Gracias al canesú de nailon, la mochila no lo despeluza. Para días fríos y en calma; el viento lo atraviesa, pero en un día en calma eso da igual.',
        features: [
          'Rizo de nueve milímetros, cepillado una vez',
          'Nailon bajo los tirantes',
          'Bolsillo de pecho ribeteado en el segundo color',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1023',
    categories: ['220201', '220104'],
    look: {
      kind: 'fleece',
      cut: 'men',
      surface: 'sherpa',
      neck: 'low-stand',
      closure: 'snaps',
      pockets: 'hand-and-chest',
      sleeves: 'none',
      blocking: 'chest-panel',
    },
    seed: 3123,
    colours: ['clay', 'ink'],
    seconds: { clay: 'moss', ink: 'rowan' },
    sizes: 'men',
    price: { current: { USD: 98_00, CAD: 132_00, GBP: 85_00, EUR: 98_00 } },
    stock: 'some',
    activities: ['everyday', 'camp', 'hike'],
    fit: 'regular',
    facts: {
      grams: 320,
      material: ['polyester-fleece', 'recycled-nylon'],
      recycledPercent: 87,
      care: 'machine-30',
    },
    age: 1,
    words: {
      en: {
        name: 'Hatchet Pile Vest',
        kind: 'Curly vest with a patch of nylon',
        description:
          'It lives on a hook by the back door and goes out for wood, for eggs, for the mail. Four snaps, no lining, and deep hand pockets that seem to grow kindling. A shirt beneath it will do down to freezing.',
        features: [
          'Four snaps, done up by feel',
          'Hand pockets bagged in smooth nylon',
          'Armholes bound so they keep their shape',
        ],
      },
      fr: {
        name: 'Gilet bouclé Hatchet',
        kind: 'Gilet frisé, pièce de nylon sur la poitrine',
        description:
          'Il vit au crochet de la porte de derrière et sort pour le bois, les œufs, le courrier. Quatre pressions, pas de doublure, des poches profondes où il pousse du petit bois. Une chemise dessous suffit jusqu’à zéro.',
        features: [
          'Quatre pressions, à l’aveugle',
          'Fonds de poche en nylon lisse',
          'Emmanchures gansées, qui ne bâillent pas',
        ],
      },
      de: {
        name: 'Florweste Hatchet',
        kind: 'Lockige Weste mit Nylonbesatz',
        description:
          'Sie hängt am Haken neben der Hintertür und geht Holz holen, Eier, die Post. Vier Druckknöpfe, kein Futter und tiefe Taschen, in denen Anmachholz zu wachsen scheint. Mit einem Hemd darunter reicht sie bis null Grad.',
        features: [
          'Vier Druckknöpfe, blind zu schließen',
          'Taschenbeutel aus glattem Nylon',
          'Eingefasste Armlöcher behalten ihre Form',
        ],
      },
      it: {
        name: 'Gilet in orsetto Hatchet',
        kind: 'Gilet riccio con una pezza di nylon',
        description:
          'Sta appeso al gancio della porta sul retro ed esce per la legna, le uova, la posta. Quattro automatici, niente fodera e tasche profonde in cui pare che crescano stecchi. Con una camicia sotto basta fino a zero gradi.',
        features: [
          'Quattro automatici, si chiudono a tastoni',
          'Sacchi delle tasche in nylon liscio',
          'Giromanica bordato, tiene la forma',
        ],
      },
      es: {
        name: 'Chaleco de rizo Hatchet',
        kind: 'Chaleco rizado con una pieza de nailon',
        description:
          'Vive en el gancho de la puerta de atrás y sale a por leña, a por huevos, a por el correo. Cuatro broches, sin forro y con bolsillos hondos en los que parece que crecen astillas. Con una camisa debajo llega hasta los cero grados.',
        features: [
          'Cuatro broches que se cierran a tientas',
          'Fondo de bolsillos en nailon liso',
          'Sisas ribeteadas que guardan la forma',
        ],
      },
    },
    regional: {
      'en-gb': {
        name: 'Hatchet Pile Gilet',
        kind: 'Curly gilet with a patch of nylon',
        description:
          'It lives on a hook by the back door and goes out for wood, for eggs, for the post. Four snaps, no lining, and deep hand pockets that seem to grow kindling. A shirt beneath it will do down to freezing.',
      },
      'fr-ca': {
        name: 'Veste sans manches Hatchet',
        kind: 'Veste frisée sans manches, pièce de nylon',
      },
    },
  },
  {
    styleId: 'CRNM1064',
    categories: ['220201'],
    look: {
      kind: 'fleece',
      cut: 'men',
      blocking: 'yoke',
      surface: 'sherpa',
      neck: 'hood',
      closure: 'half-zip',
      pockets: 'kangaroo',
    },
    seed: 3164,
    colours: ['slate', 'bone'],
    seconds: { slate: 'saffron', bone: 'tarn' },
    sizes: 'men',
    price: { current: { USD: 155_00, CAD: 207_00, GBP: 134_00, EUR: 155_00 } },
    stock: 'plenty',
    activities: ['camp', 'everyday', 'hike'],
    fit: 'relaxed',
    facts: {
      grams: 560,
      material: ['recycled-polyester', 'recycled-nylon'],
      recycledPercent: 90,
      care: 'machine-30',
    },
    reviews: { score: 4.7, count: 54 },
    age: 5,
    words: {
      en: {
        name: 'Gabbro Pile Anorak',
        kind: 'Hooded half-zip in deep pile',
        description:
          'Gabbro is what the Cuillin is made of: rough enough to climb in the wet. This is rough in a kinder way, a pile you can push a finger into, with nylon over the shoulders, where a pack would polish it bald. The front pocket goes right through, so hands can meet.',
        features: [
          'One pocket from side to side',
          'Nylon over the shoulders',
          'Half zip that opens to the breastbone',
          'Hood follows the head',
        ],
      },
      fr: {
        name: 'Anorak en peluche Gabbro',
        kind: 'Demi-zip à capuche, polaire à poil long',
        description:
          'Le gabbro fait les Cuillin : assez rugueux pour grimper sous la pluie. Ici, la rudesse est plus tendre, un poil où le doigt s’enfonce, et du nylon aux épaules, là où un sac le raserait. La poche avant va d’un côté à l’autre, pour que les mains s’y retrouvent.',
        features: [
          'Une poche traversante',
          'Nylon sur les épaules',
          'Zip ouvert jusqu’au sternum',
          'La capuche suit la tête',
        ],
      },
      de: {
        name: 'Florfleece-Anorak Gabbro',
        kind: 'Kapuzenpullover aus tiefem Flor, halber Zip',
        description:
          'Aus Gabbro sind die Cuillins: so rau, dass man auch nass daran klettert. Dieser ist auf freundlichere Art rau, ein Flor, in dem der Finger versinkt, mit Nylon auf den Schultern, wo ein Rucksack ihn sonst kahl scheuert. Die Tasche vorn geht durch, damit die Hände sich treffen.',
        features: [
          'Eine Tasche von Seite zu Seite',
          'Nylon auf den Schultern',
          'Zip bis zum Brustbein',
          'Kapuze dreht mit dem Kopf',
        ],
      },
      it: {
        name: 'Anorak in pile Gabbro',
        kind: 'Mezza zip con cappuccio, pelo lungo',
        description:
          'Di gabbro sono fatti i Cuillin: roccia ruvida abbastanza da arrampicarci col bagnato. Questo è ruvido in modo più gentile, un pelo dove il dito affonda, con nylon sulle spalle dove lo zaino lo consumerebbe. La tasca davanti passa da parte a parte, così le mani s’incontrano.',
        features: [
          'Una tasca sola, da lato a lato',
          'Nylon sulle spalle',
          'Zip fino allo sterno',
          'Il cappuccio segue la testa',
        ],
      },
      es: {
        name: 'Anorak de borreguito Gabbro',
        kind: 'Media cremallera con capucha, pelo largo',
        description:
          'De gabro son los Cuillin: roca áspera que se escala hasta mojada. Este es áspero con más cariño, un pelo en el que se hunde el dedo, con nailon en los hombros, donde la mochila lo dejaría calvo. El bolsillo de delante va de lado a lado, para que las manos se encuentren.',
        features: [
          'Un solo bolsillo, de lado a lado',
          'Nailon en los hombros',
          'Cremallera hasta el esternón',
          'La capucha sigue a la cabeza',
        ],
      },
    },
    regional: {
      'fr-ca': {
        kind: 'Anorak à capuchon, polaire à poil long',
        features: [
          'Une poche traversante',
          'Nylon sur les épaules',
          'Glissière ouverte jusqu’au sternum',
          'Le capuchon suit la tête',
        ],
      },
    },
  },
]
