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
]
