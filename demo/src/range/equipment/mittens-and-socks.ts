import type { StyleIdea } from '../idea.ts'

export const mittensAndWarmSocks: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1038',
    categories: ['240302'],
    look: { kind: 'mittens', surface: 'puffy', cuff: 'gauntlet' },
    seed: 4138,
    colours: ['ember', 'snowmelt', 'spruce'],
    sizes: 'hands',
    price: { current: { USD: 99_00, CAD: 135_00, GBP: 86_00, EUR: 99_00 } },
    stock: 'scarce',
    activities: ['ski', 'camp', 'climb'],
    facts: {
      grams: 178,
      material: ['nylon-ripstop'],
      fill: 'synthetic',
      comfortCelsius: -20,
      care: 'machine-30',
    },
    reviews: { score: 4.9, count: 29 },
    age: 8,
    words: {
      en: {
        name: 'Gorner Puffy Mittens',
        kind: 'Insulated mittens for standing about',
        description:
          'Four fingers in one room keep each other warm. Pull them on over thin gloves on a belay, in a hide, at the side of the ski school; they warm when wet and dry overnight in the bottom of a sleeping bag.',
        features: [
          'Leash round the wrist: no lost mitten',
          'Gauntlet drawn tight with a tug of the teeth',
          'Palm of grippy coated cloth',
        ],
      },
      fr: {
        name: 'Moufles Gorner',
        kind: 'Moufles isolées pour attendre sans bouger',
        description:
          'Quatre doigts dans la même pièce se tiennent chaud. Enfilez-les par-dessus des gants fins au relais, à l’affût, au bord de l’école de ski ; elles chauffent même mouillées et sèchent la nuit au fond du duvet.',
        features: [
          'Dragonne au poignet : pas de moufle perdue',
          'Manchette qui se serre avec les dents',
          'Paume en toile enduite qui accroche',
        ],
      },
      de: {
        name: 'Wattierte Fäustlinge Gorner',
        kind: 'Warme Fäustlinge zum Herumstehen',
        description:
          'Vier Finger in einem Zimmer wärmen einander. Über dünne Handschuhe gezogen, am Stand, auf dem Ansitz, am Rand der Skischule; sie wärmen auch nass und trocknen über Nacht unten im Schlafsack.',
        features: [
          'Schlaufe ums Handgelenk: keiner geht verloren',
          'Stulpe, mit den Zähnen festzuziehen',
          'Handfläche aus griffigem, beschichtetem Stoff',
        ],
      },
      it: {
        name: 'Moffole imbottite Gorner',
        kind: 'Moffole calde per stare fermi',
        description:
          'Quattro dita nella stessa stanza si scaldano a vicenda. Infilale sopra i guanti sottili in sosta, in appostamento, a bordo della scuola di sci; scaldano anche bagnate e asciugano di notte in fondo al sacco.',
        features: [
          'Laccio al polso: nessuna moffola persa',
          'Polso che si stringe con i denti',
          'Palmo in tessuto spalmato che fa presa',
        ],
      },
      es: {
        name: 'Manoplas acolchadas Gorner',
        kind: 'Manoplas de abrigo para estar parado',
        description:
          'Cuatro dedos en una habitación se dan calor. Póntelas sobre guantes finos en la reunión, al acecho o al borde de la escuela de esquí; abrigan mojadas y se secan de noche al fondo del saco.',
        features: [
          'Correa en la muñeca: no se pierde ninguna',
          'Puño que se aprieta con los dientes',
          'Palma de tela recubierta que agarra',
        ],
      },
    },
    regional: {
      'fr-ca': { name: 'Mitaines Gorner', kind: 'Mitaines isolées pour attendre sans bouger' },
    },
  },
  {
    styleId: 'CRNE1039',
    categories: ['240303'],
    look: { kind: 'socks', height: 'knee', pattern: 'ridge-line' },
    seed: 4139,
    colours: ['ink', 'rowan', 'glacier'],
    seconds: { ink: 'saffron', rowan: 'bone', glacier: 'spruce' },
    sizes: 'feet',
    price: { current: { USD: 34_00, CAD: 45_00, GBP: 29_00, EUR: 34_00 } },
    stock: 'plenty',
    activities: ['ski'],
    facts: { grams: 96, material: ['merino', 'recycled-nylon', 'elastane'], care: 'machine-40' },
    reviews: { score: 4.6, count: 105 },
    age: 32,
    words: {
      en: {
        name: 'Snow Hare Ski Socks',
        kind: 'Knee-high merino, thin on the instep',
        description:
          'A ski boot wants one thin sock and no wrinkles. Padding on the shin and nowhere else, a band under the knee that stays up without leaving a mark, and a ridge you will see only when the boots come off.',
        features: ['Shaped left and right', 'Seam-free toe', 'Merino 62%, dries by morning'],
      },
      fr: {
        name: 'Chaussettes de ski Snow Hare',
        kind: 'Mérinos montantes, fines sur le cou-de-pied',
        description:
          'Une chaussure de ski demande une chaussette fine et aucun pli. Du rembourrage sur le tibia et nulle part ailleurs, un bord sous le genou qui tient sans marquer, et une crête visible seulement une fois déchaussé.',
        features: [
          'Pied gauche et pied droit',
          'Pointe sans couture',
          '62 % mérinos, sèches au matin',
        ],
      },
      de: {
        name: 'Skisocken Snow Hare',
        kind: 'Kniehohes Merino, dünn am Spann',
        description:
          'Ein Skischuh will eine dünne Socke und keine Falten. Polster am Schienbein und sonst nirgends, ein Bund unter dem Knie, der hält, ohne sich abzudrücken, und ein Grat, den man erst sieht, wenn die Schuhe ausgezogen sind.',
        features: [
          'Für links und rechts geformt',
          'Zehen ohne Naht',
          '62 % Merino, bis zum Morgen trocken',
        ],
      },
      it: {
        name: 'Calze da sci Snow Hare',
        kind: 'Merino al ginocchio, sottili sul collo del piede',
        description:
          'Uno scarpone da sci vuole una calza sottile e nessuna piega. Imbottitura sulla tibia e da nessun’altra parte, un bordo sotto il ginocchio che sta su senza segnare e una cresta che si vede solo a scarponi tolti.',
        features: [
          'Sagomate destra e sinistra',
          'Punta senza cuciture',
          '62% merino, asciutte al mattino',
        ],
      },
      es: {
        name: 'Calcetines de esquí Snow Hare',
        kind: 'Merino hasta la rodilla, finos en el empeine',
        description:
          'Una bota de esquí pide un calcetín fino y ni una arruga. Acolchado en la espinilla y en ningún otro sitio, un borde bajo la rodilla que no se baja ni marca y una cresta que solo se ve al descalzarte.',
        features: [
          'Con forma de izquierdo y derecho',
          'Puntera sin costura',
          '62 % merino, secos por la mañana',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Bas de ski Snow Hare' } },
  },
]
