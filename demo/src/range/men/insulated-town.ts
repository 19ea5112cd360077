import type { StyleIdea } from '../idea.ts'

export const townInsulation: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1013',
    categories: ['220103', '220205'],
    look: {
      kind: 'insulated-jacket',
      cut: 'men',
      blocking: 'yoke',
      length: 'hip',
      neck: 'stand',
      closure: 'buttons',
      pockets: 'flap',
      quilting: 'onion',
    },
    seed: 3113,
    colours: ['moss', 'peat', 'ink'],
    seconds: { moss: 'peat', peat: 'larch', ink: 'slate' },
    sizes: 'men',
    price: { current: { USD: 185_00, CAD: 249_00, GBP: 160_00, EUR: 185_00 } },
    stock: 'some',
    activities: ['everyday', 'camp'],
    fit: 'regular',
    facts: {
      grams: 590,
      material: ['organic-cotton', 'hemp'],
      fill: 'synthetic',
      comfortCelsius: 2,
      care: 'machine-30',
    },
    reviews: { score: 4.6, count: 52 },
    age: 16,
    words: {
      en: {
        name: 'Hornbeam Chore Jacket',
        kind: 'Quilted work jacket with a canvas yoke',
        description:
          'Hornbeam is the wood they made mallets of. The jacket is built on the same principle: hemp canvas on the shoulders, where logs are carried, light quilting below, buttons that can be found in the dark. Good for raking, stacking, standing at a fire, and for meetings that have no dress code.',
        features: [
          'Hemp canvas yoke over light quilting',
          'Pencil slot inside the left flap',
          'Horn-look buttons sewn with a shank',
        ],
      },
      fr: {
        name: 'Veste de travail Hornbeam',
        kind: 'Veste matelassée à empiècement de toile',
        description:
          'Hornbeam, c’est le charme, le bois dont on faisait les maillets. La veste suit le même principe : de la toile de chanvre aux épaules, là où l’on porte les bûches, un matelassage léger dessous, des boutons qu’on trouve dans le noir. Bonne pour ratisser, empiler, se tenir près du feu, et pour les réunions sans cravate.',
        features: [
          'Empiècement en toile de chanvre',
          'Fente à crayon sous le rabat gauche',
          'Boutons façon corne, cousus à tige',
        ],
      },
      de: {
        name: 'Arbeitsjacke Hornbeam',
        kind: 'Gesteppte Arbeitsjacke mit Leinwandpasse',
        description:
          'Hornbeam ist die Hainbuche, das Holz der Schlegel. Nach diesem Vorbild ist die Jacke gebaut: Hanftuch auf den Schultern, wo Scheite liegen, leichte Steppung darunter, Knöpfe, die man im Dunkeln findet. Gut zum Rechen, Stapeln und Am-Feuer-Stehen und für Besprechungen ohne Kleiderordnung.',
        features: [
          'Passe aus Hanftuch über leichter Steppung',
          'Stiftfach unter der linken Klappe',
          'Knöpfe in Hornoptik, mit Stiel angenäht',
        ],
      },
      it: {
        name: 'Giacca da lavoro Hornbeam',
        kind: 'Giacca trapuntata con sprone in tela',
        description:
          'Hornbeam è il carpino, il legno dei mazzuoli. La giacca segue lo stesso principio: tela di canapa sulle spalle, dove si appoggiano i ciocchi, trapunta leggera sotto, bottoni che trovi anche al buio. Va bene per rastrellare, accatastare, stare accanto al fuoco e per le riunioni senza cravatta.',
        features: [
          'Sprone in tela di canapa',
          'Taschino per la matita sotto la pattina sinistra',
          'Bottoni effetto corno cuciti con gambo',
        ],
      },
      es: {
        name: 'Chaqueta de faena Hornbeam',
        kind: 'Chaqueta acolchada con canesú de lona',
        description:
          'Hornbeam es el carpe, la madera de los mazos. La chaqueta sigue el mismo principio: lona de cáñamo en los hombros, donde se carga la leña, acolchado ligero debajo y botones que se encuentran a oscuras. Buena para rastrillar, apilar, arrimarse al fuego y para reuniones sin corbata.',
        features: [
          'Canesú de lona de cáñamo',
          'Ranura para el lápiz bajo la tapeta izquierda',
          'Botones tipo cuerno cosidos con tallo',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1014',
    categories: ['220103'],
    look: {
      kind: 'insulated-jacket',
      cut: 'men',
      length: 'thigh',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'cargo',
      quilting: 'wide',
      ruff: true,
      belt: true,
    },
    seed: 3114,
    colours: ['bone', 'basalt', 'spruce', 'larch'],
    sizes: 'men',
    price: { current: { USD: 425_00, CAD: 569_00, GBP: 375_00, EUR: 429_00 } },
    stock: 'plenty',
    activities: ['everyday', 'travel'],
    fit: 'regular',
    facts: {
      grams: 1390,
      material: ['recycled-polyester'],
      fill: 'synthetic',
      waterproofMillimetres: 10000,
      comfortCelsius: -22,
      recycledPercent: 90,
      care: 'machine-30',
    },
    reviews: { score: 4.8, count: 107 },
    age: 25,
    words: {
      en: {
        name: 'Tioga Parka',
        kind: 'Waterproof winter parka with a drawn waist',
        description:
          'The road over Tioga closes in November, and this is what the people who close it would wear. Waterproof outside, quilted inside, drawn in at the waist so that the warm air stays where you made it. Four pockets swallow a whole winter’s worth of gloves.',
        features: [
          'Sealed seams and a storm flap on two snaps',
          'Waist cord worked from the pockets',
          'Ruff comes off, hood does too',
          'Cuffs with a knitted inner gauntlet',
        ],
      },
      fr: {
        name: 'Parka Tioga',
        kind: 'Parka d’hiver imperméable, taille à cordon',
        description:
          'La route du col de Tioga ferme en novembre, et voilà ce que porteraient ceux qui la ferment. Imperméable dehors, matelassée dedans, resserrée à la taille pour que l’air chaud reste où vous l’avez fait. Quatre poches avalent les gants de tout un hiver.',
        features: [
          'Coutures étanchées, rabat tempête à pressions',
          'Cordon de taille réglé depuis les poches',
          'Bordure amovible, capuche aussi',
          'Manchons tricotés dans les poignets',
        ],
      },
      de: {
        name: 'Winterparka Tioga',
        kind: 'Wasserdichter Parka mit Tunnelzug',
        description:
          'Die Straße über den Tioga-Pass schließt im November, und so etwas würden die Leute tragen, die sie schließen. Außen wasserdicht, innen gesteppt, in der Taille gerafft, damit die warme Luft bleibt, wo sie entstanden ist. Vier Taschen schlucken die Handschuhe eines ganzen Winters.',
        features: [
          'Verschweißte Nähte, Sturmleiste mit Druckknöpfen',
          'Taillenzug aus den Taschen zu bedienen',
          'Besatz abnehmbar, Kapuze ebenso',
          'Gestrickte Stulpen in den Ärmeln',
        ],
      },
      it: {
        name: 'Parka Tioga',
        kind: 'Parka invernale impermeabile con coulisse',
        description:
          'La strada del passo Tioga chiude a novembre, e questo è ciò che porterebbe chi la chiude. Impermeabile fuori, trapuntato dentro, stretto in vita perché l’aria calda resti dove l’hai fatta. Quattro tasche inghiottono i guanti di un inverno intero.',
        features: [
          'Cuciture nastrate, patta antivento con automatici',
          'Coulisse in vita comandata dalle tasche',
          'Si stacca il bordo, e anche il cappuccio',
          'Polsini interni in maglia',
        ],
      },
      es: {
        name: 'Parka Tioga',
        kind: 'Parka de invierno impermeable con cordón',
        description:
          'La carretera del puerto de Tioga cierra en noviembre, y esto es lo que llevarían quienes la cierran. Impermeable por fuera, acolchada por dentro y ceñida a la cintura para que el aire caliente se quede donde lo hiciste. Los cuatro bolsillos se tragan los guantes de todo un invierno.',
        features: [
          'Costuras selladas, solapa cortavientos con broches',
          'Cordón de cintura desde los bolsillos',
          'El ribete se quita, la capucha también',
          'Puños interiores de punto',
        ],
      },
    },
    regional: {
      'fr-ca': {
        kind: 'Parka d’hiver imperméable, cordon à la taille',
        features: [
          'Coutures étanchées, rabat tempête à pressions',
          'Cordon de taille réglé depuis les poches',
          'Bordure amovible, capuchon aussi',
          'Manchons tricotés dans les poignets',
        ],
      },
    },
  },
]
