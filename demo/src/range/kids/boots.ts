import type { StyleIdea } from '../idea.ts'

export const boots: readonly StyleIdea[] = [
  {
    styleId: 'CRNK1022',
    categories: ['230301'],
    look: {
      kind: 'hiking-boot',
      shaft: 'mid',
      upper: 'suede',
      sole: 'lugged',
      lacing: 'speed-lace',
      overlays: 'toe-cap',
    },
    seed: 5122,
    colours: ['larch', 'slate', 'plum'],
    sizes: 'kids-shoes',
    price: {
      current: { USD: 79_00, CAD: 106_00, GBP: 68_00, EUR: 79_00 },
      original: { USD: 95_00, CAD: 128_00, GBP: 82_00, EUR: 95_00 },
    },
    stock: 'some',
    activities: ['hike'],
    facts: { grams: 480, material: ['suede', 'rubber'], waterproofMillimetres: 8000, care: 'wipe' },
    reviews: { score: 4.6, count: 43 },
    age: 23,
    words: {
      en: {
        name: 'Fawn Hiking Boot',
        kind: 'First proper boot for first proper hills',
        description:
          'Light enough that the way back is not carried out on somebody’s shoulders. The sole bends where a small foot bends, the rubber toe is for kicking stones, and one pull on the cord laces it to the ankle.',
        features: [
          'Waterproof sock inside',
          'One-pull cord, no bows to trip on',
          'Rubber toe taken well up the side',
        ],
      },
      fr: {
        name: 'Chaussure de marche enfant Fawn',
        kind: 'Première vraie chaussure pour vraies collines',
        description:
          'Assez légère pour que le retour ne se fasse pas sur les épaules de quelqu’un. La semelle plie là où plie un petit pied, le bout en caoutchouc est prévu pour taper dans les cailloux, et une traction sur le cordon la serre jusqu’à la cheville.',
        features: [
          'Chausson intérieur imperméable',
          'Laçage d’un geste, sans nœud où trébucher',
          'Pare-pierres remontant haut sur le côté',
        ],
      },
      de: {
        name: 'Kinder-Wanderschuh Fawn',
        kind: 'Der erste richtige Schuh für richtige Berge',
        description:
          'So leicht, dass der Rückweg nicht auf jemandes Schultern stattfindet. Die Sohle knickt, wo ein kleiner Fuß knickt, die Gummikappe ist zum Steinekicken da, und ein Zug an der Kordel schnürt bis zum Knöchel.',
        features: [
          'Innen eine wasserdichte Socke',
          'Ein Zug genügt, keine Schleife zum Stolpern',
          'Gummikappe, seitlich weit hochgezogen',
        ],
      },
      it: {
        name: 'Scarponcino bimbi Fawn',
        kind: 'Il primo vero scarponcino per le prime salite',
        description:
          'Abbastanza leggero perché il ritorno non si faccia sulle spalle di qualcuno. La suola piega dove piega un piede piccolo, la punta di gomma è lì per calciare i sassi e un tiro al cordino lo allaccia fino alla caviglia.',
        features: [
          'Calza interna impermeabile',
          'Un solo tiro, nessun fiocco in cui inciampare',
          'Punta di gomma che sale alta sui lati',
        ],
      },
      es: {
        name: 'Bota de senderismo infantil Fawn',
        kind: 'Primera bota de verdad para los primeros montes',
        description:
          'Tan ligera que la vuelta no se hace a hombros de nadie. La suela dobla donde dobla un pie pequeño, la puntera de goma está para patear piedras y un tirón del cordón la ata hasta el tobillo.',
        features: [
          'Calcetín interior impermeable',
          'Un solo tirón, sin lazos con los que tropezar',
          'Puntera de goma que sube por los lados',
        ],
      },
    },
    regional: {
      'en-gb': { name: 'Fawn Walking Boot' },
      'fr-ca': {
        name: 'Botte de marche enfant Fawn',
        kind: 'Première vraie botte pour vraies collines',
      },
    },
  },
  {
    styleId: 'CRNK1023',
    categories: ['230301'],
    look: {
      kind: 'rain-boot',
      shaft: 'high',
      upper: 'rubber',
      sole: 'lugged',
      lacing: 'slip-on',
      overlays: 'toe-cap',
      print: 'tiny-dots',
    },
    seed: 5123,
    colours: ['saffron', 'basalt', 'tarn'],
    seconds: { saffron: 'ink', basalt: 'peat', tarn: 'ink' },
    sizes: 'kids-shoes',
    price: { current: { USD: 45_00, CAD: 60_00, GBP: 39_00, EUR: 45_00 } },
    stock: 'plenty',
    activities: ['everyday', 'camp'],
    facts: { grams: 380, material: ['rubber'], care: 'wipe' },
    reviews: { score: 4.8, count: 112 },
    age: 14,
    words: {
      en: {
        name: 'Salamander Rain Boots',
        kind: 'Spotted rubber boots with a loop to pull',
        description:
          'Salamanders come out when everybody else goes in. These stand by the door for the same moment: natural rubber, a round toe that takes curbs, and a loop that fits a whole small fist, so left and right become somebody’s own business.',
        features: [
          'Loops for doing it alone',
          'Room for a thick sock',
          'Name field inside the shaft',
        ],
      },
      fr: {
        name: 'Bottes de pluie enfant Salamander',
        kind: 'Bottes à pois, avec une boucle pour tirer',
        description:
          'Les salamandres sortent quand tous les autres rentrent. Ces bottes attendent le même moment derrière la porte : caoutchouc naturel, bout rond qui encaisse les trottoirs et une boucle où passe tout un petit poing, si bien que droite et gauche deviennent l’affaire de quelqu’un.',
        features: [
          'Des boucles pour faire tout seul',
          'De la place pour une grosse chaussette',
          'Un endroit pour le prénom dans la tige',
        ],
      },
      de: {
        name: 'Kinder-Gummistiefel Salamander',
        kind: 'Getupfte Gummistiefel mit Schlaufe zum Ziehen',
        description:
          'Salamander kommen heraus, wenn alle anderen hineingehen. Auf denselben Augenblick warten diese Stiefel an der Tür: Naturkautschuk, eine runde Kappe, die Bordsteine aushält, und eine Schlaufe für eine ganze kleine Faust, damit links und rechts die eigene Sache wird.',
        features: [
          'Schlaufen zum Alleinanziehen',
          'Platz für eine dicke Socke',
          'Namensfeld innen im Schaft',
        ],
      },
      it: {
        name: 'Stivali da pioggia bimbi Salamander',
        kind: 'Stivali a pois con un anello da tirare',
        description:
          'Le salamandre escono quando tutti gli altri rientrano. Questi stivali aspettano lo stesso momento dietro la porta: gomma naturale, punta tonda a prova di marciapiede e un anello in cui entra un pugno piccolo intero, così destra e sinistra diventano affare di chi li mette.',
        features: [
          'Anelli per fare da soli',
          'Spazio per un calzettone',
          'Spazio per il nome dentro il gambale',
        ],
      },
      es: {
        name: 'Botas de agua infantiles Salamander',
        kind: 'Botas de lunares con una anilla para tirar',
        description:
          'Las salamandras salen cuando los demás se meten en casa. Estas botas esperan ese momento junto a la puerta: caucho natural, una puntera redonda que aguanta bordillos y una anilla donde cabe un puño pequeño entero, para que derecha e izquierda sean asunto propio.',
        features: [
          'Anillas para ponérselas sin ayuda',
          'Sitio para un calcetín gordo',
          'Un hueco para el nombre dentro de la caña',
        ],
      },
    },
    regional: {
      'en-gb': {
        name: 'Salamander Wellies',
        kind: 'Spotted wellies with a loop to pull',
        description:
          'Salamanders come out when everybody else goes in. These stand by the door for the same moment: natural rubber, a round toe that takes kerbs, and a loop that fits a whole small fist, so left and right become somebody’s own business.',
      },
    },
  },
  {
    styleId: 'CRNK1024',
    categories: ['230301'],
    look: {
      kind: 'trail-shoe',
      shaft: 'low',
      upper: 'mesh',
      sole: 'cushioned',
      lacing: 'straps',
      overlays: 'toe-cap',
    },
    seed: 5124,
    colours: ['tarn', 'ember', 'heather'],
    seconds: { tarn: 'lichen', ember: 'ink', heather: 'dawn' },
    sizes: 'kids-shoes',
    price: { current: { USD: 65_00, CAD: 87_00, GBP: 56_00, EUR: 65_00 } },
    stock: 'plenty',
    activities: ['hike', 'everyday', 'trail-run'],
    facts: {
      grams: 190,
      material: ['recycled-polyester', 'rubber'],
      dropMillimetres: 4,
      recycledPercent: 55,
      care: 'wipe',
    },
    reviews: { score: 4.6, count: 48 },
    age: 3,
    words: {
      en: {
        name: 'Lizard Strap Shoes',
        kind: 'Two-strap trail shoes for fast exits',
        description:
          'A lizard on a wall is gone before you have pointed at it. Two straps and no knots give the same start from any playground, and the toe is wrapped in rubber for bikes without brakes. The mesh dries overnight, even stuffed with newspaper by somebody who forgot.',
        features: [
          'Straps that hold when full of sand',
          'Rubber toe, made for scooters',
          'Insole with a line that says when it is time for the next size',
        ],
      },
      fr: {
        name: 'Chaussures à scratch enfant Lizard',
        kind: 'Deux scratchs et l’on est déjà dehors',
        description:
          'Le lézard sur le mur est parti avant qu’on l’ait montré du doigt. Deux scratchs, aucun nœud : même départ depuis n’importe quelle cour, et un bout en gomme pour les vélos sans freins. Le filet sèche dans la nuit, même bourré trop tard de papier journal.',
        features: [
          'Des scratchs qui tiennent pleins de sable',
          'Bout en gomme, pensé pour la trottinette',
          'Un trait sur la semelle dit quand changer de pointure',
        ],
      },
      de: {
        name: 'Kinder-Klettschuhe Lizard',
        kind: 'Zwei Kletter, und schon ist man draußen',
        description:
          'Die Eidechse auf der Mauer ist weg, bevor man auf sie gezeigt hat. Zwei Klettriemen und kein Knoten sorgen für denselben Start vom Spielplatz, und die Zehen stecken in Gummi, für Räder ohne Bremse. Das Netz trocknet über Nacht, auch wenn jemand das Zeitungspapier vergessen hat.',
        features: [
          'Klett hält auch voller Sand',
          'Gummikappe, für Roller gemacht',
          'Ein Strich in der Sohle sagt, wann die nächste Größe dran ist',
        ],
      },
      it: {
        name: 'Scarpe a strappo bimbi Lizard',
        kind: 'Due strappi e si è già fuori',
        description:
          'La lucertola sul muro sparisce prima che la si indichi. Due strappi e nessun nodo danno la stessa partenza da qualunque cortile, e la punta è fasciata di gomma per le bici senza freni. La rete asciuga in una notte, anche se qualcuno si è scordato la carta di giornale.',
        features: [
          'Strappi che tengono anche pieni di sabbia',
          'Punta in gomma, da monopattino',
          'Una riga nella soletta dice quando cambiare numero',
        ],
      },
      es: {
        name: 'Zapatillas de velcro infantiles Lizard',
        kind: 'Dos tiras y ya se está fuera',
        description:
          'La lagartija del muro se ha ido antes de que la señales. Dos tiras y ningún nudo dan la misma salida desde cualquier patio, y la puntera va forrada de goma para bicis sin frenos. La malla se seca en una noche, aunque alguien olvidara el papel de periódico.',
        features: [
          'Velcro que aguanta lleno de arena',
          'Puntera de goma, hecha para patinetes',
          'Una raya en la plantilla avisa del siguiente número',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Chaussures à velcro enfant Lizard',
        kind: 'Deux bandes velcro et l’on est déjà dehors',
      },
    },
  },
]
