import type { StyleIdea } from '../idea.ts'

export const summerShirts: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1042',
    categories: ['220205'],
    look: {
      kind: 'shirt',
      cut: 'men',
      sleeves: 'short',
      neck: 'collar',
      fit: 'boxy',
      surface: 'linen',
      pockets: 'chest',
    },
    seed: 3142,
    colours: ['snowmelt', 'dawn', 'moss'],
    sizes: 'men',
    price: {
      current: { USD: 61_60, CAD: 82_60, GBP: 53_20, EUR: 61_60 },
      original: { USD: 88_00, CAD: 118_00, GBP: 76_00, EUR: 88_00 },
    },
    stock: 'some',
    activities: ['travel', 'everyday'],
    fit: 'relaxed',
    facts: { grams: 175, material: ['linen'], care: 'machine-30' },
    reviews: { score: 4.4, count: 43 },
    age: 16,
    words: {
      en: {
        name: 'Carob Linen Shirt',
        kind: 'Short-sleeved, open at the neck',
        description:
          'The collar lies flat and has no top button, so the question does not arise. French flax, washed with stones until it stopped being formal. It wants thirty degrees and something grilled, and it dries on a balcony rail during lunch.',
        features: [
          'Pure linen, 140 g, stone-washed',
          'Camp collar with a hidden loop',
          'Straight hem with side vents',
        ],
      },
      fr: {
        name: 'Chemise en lin Carob',
        kind: 'Manches courtes, col ouvert',
        description:
          'Le col est plat et n’a pas de premier bouton : la question ne se pose pas. Du lin de Normandie, lavé avec des pierres jusqu’à perdre toute solennité. Elle demande trente degrés et des grillades, et sèche sur la rambarde le temps du déjeuner.',
        features: [
          'Pur lin, 140 g, délavé à la pierre',
          'Col ouvert à bride cachée',
          'Bas droit, fentes sur les côtés',
        ],
      },
      de: {
        name: 'Leinenhemd Carob',
        kind: 'Kurzarm, am Hals offen',
        description:
          'Der Kragen liegt flach und hat keinen obersten Knopf, die Frage stellt sich also nicht. Französischer Flachs, mit Steinen gewaschen, bis alles Förmliche heraus war. Das Hemd möchte dreißig Grad und etwas vom Grill und trocknet während des Mittagessens am Balkongeländer.',
        features: [
          'Reines Leinen, 140 g, stonewashed',
          'Offener Kragen mit verdeckter Schlaufe',
          'Gerader Saum mit Seitenschlitzen',
        ],
      },
      it: {
        name: 'Camicia di lino Carob',
        kind: 'Manica corta, collo aperto',
        description:
          'Il collo sta piatto e non ha il primo bottone, così il problema non si pone. Lino francese, lavato coi sassi finché ha smesso di darsi arie. Chiede trenta gradi e qualcosa alla griglia, e sulla ringhiera del balcone si asciuga mentre pranzi.',
        features: [
          'Puro lino da 140 g, lavato a pietra',
          'Collo aperto con asola nascosta',
          'Fondo dritto con spacchetti',
        ],
      },
      es: {
        name: 'Camisa de lino Carob',
        kind: 'Manga corta, cuello abierto',
        description:
          'El cuello queda plano y no tiene primer botón, así que no hay nada que decidir. Lino francés lavado con piedras hasta que se le pasó lo formal. Pide treinta grados y algo a la brasa, y se seca en la barandilla mientras comes.',
        features: [
          'Lino puro de 140 g, lavado a la piedra',
          'Cuello abierto con presilla oculta',
          'Bajo recto con aberturas laterales',
        ],
      },
    },
    regional: {
      'fr-ca': {
        description:
          'Le col est plat et n’a pas de premier bouton : la question ne se pose pas. Du lin de Normandie, lavé avec des pierres jusqu’à perdre toute solennité. Elle demande trente degrés et des grillades, et sèche sur la rampe du balcon le temps du dîner.',
      },
    },
  },
  {
    styleId: 'CRNM1043',
    categories: ['220205'],
    look: {
      kind: 'shirt',
      cut: 'men',
      blocking: 'yoke',
      sleeves: 'long',
      neck: 'collar',
      fit: 'slim',
      surface: 'jersey',
      pockets: 'two-chest',
    },
    seed: 3143,
    colours: ['glacier', 'bone', 'basalt'],
    seconds: { glacier: 'fjord', bone: 'clay', basalt: 'slate' },
    sizes: 'men',
    price: { current: { USD: 102_00, CAD: 137_00, GBP: 88_00, EUR: 102_00 } },
    stock: 'plenty',
    activities: ['hike', 'travel'],
    fit: 'regular',
    facts: {
      grams: 210,
      material: ['recycled-nylon', 'elastane'],
      recycledPercent: 86,
      care: 'machine-30',
    },
    reviews: { score: 4.3, count: 66 },
    age: 19,
    words: {
      en: {
        name: 'Umbrail Trail Shirt',
        kind: 'Vented shirt for sun and horseflies',
        description:
          'Too tightly woven for a horsefly to bite through, loose enough at the back to let a breeze along the spine. Sleeves roll and button; the collar stands up against the afternoon. It dries between the washbasin and bed, and irons itself by being worn.',
        features: [
          'UPF 30, bite-proof weave',
          'Mesh vent under the back yoke',
          'Zip pocket behind the left chest pocket',
          'Snaps that look like buttons',
        ],
      },
      fr: {
        name: 'Chemise de sentier Umbrail',
        kind: 'Chemise ventilée, contre soleil et taons',
        description:
          'Trop serrée pour qu’un taon pique au travers, assez ample dans le dos pour laisser filer l’air le long de la colonne. Les manches se roulent et se boutonnent, le col se relève l’après-midi. Elle sèche entre le lavabo et le lit, et se repasse à l’usage.',
        features: [
          'UPF 30, tissage anti-piqûres',
          'Filet d’aération sous l’empiècement',
          'Poche zippée derrière la poche gauche',
          'Pressions qui ont l’air de boutons',
        ],
      },
      de: {
        name: 'Trekkinghemd Umbrail',
        kind: 'Belüftetes Hemd gegen Sonne und Bremsen',
        description:
          'Zu dicht gewebt, als dass eine Bremse hindurchstäche, und hinten locker genug für einen Luftzug am Rückgrat. Die Ärmel lassen sich rollen und festknöpfen, der Kragen am Nachmittag aufstellen. Trocknet zwischen Waschbecken und Bett und bügelt sich beim Tragen.',
        features: [
          'UPF 30, stichdichtes Gewebe',
          'Netzlüftung unter der Rückenpasse',
          'Reißverschlussfach hinter der linken Tasche',
          'Druckknöpfe, die wie Knöpfe aussehen',
        ],
      },
      it: {
        name: 'Camicia da sentiero Umbrail',
        kind: 'Camicia areata contro sole e tafani',
        description:
          'Troppo fitta perché un tafano ci passi, abbastanza larga dietro da far correre l’aria lungo la schiena. Le maniche si arrotolano e si fermano col bottone, il colletto si alza nel pomeriggio. Si asciuga tra il lavandino e il letto, e si stira a portarla.',
        features: [
          'UPF 30, trama a prova di puntura',
          'Rete d’aerazione sotto lo sprone',
          'Tasca con zip dietro quella sinistra',
          'Automatici che sembrano bottoni',
        ],
      },
      es: {
        name: 'Camisa de senderismo Umbrail',
        kind: 'Camisa ventilada contra el sol y los tábanos',
        description:
          'Demasiado tupida para que la atraviese un tábano y lo bastante suelta detrás para que corra el aire por la espalda. Las mangas se enrollan y se abotonan; el cuello se sube por la tarde. Se seca entre el lavabo y la cama, y se plancha con llevarla.',
        features: [
          'UPF 30, tejido a prueba de picaduras',
          'Ventilación de malla bajo el canesú',
          'Bolsillo con cremallera tras el izquierdo',
          'Broches que parecen botones',
        ],
      },
    },
    regional: {
      'fr-ca': {
        kind: 'Chemise ventilée contre soleil et mouches à chevreuil',
        features: [
          'FPU 30, tissage anti-piqûres',
          'Filet d’aération sous l’empiècement',
          'Poche zippée derrière la poche gauche',
          'Pressions qui ont l’air de boutons',
        ],
      },
    },
  },
]
