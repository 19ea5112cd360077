import type { StyleIdea } from '../idea.ts'

export const suits: readonly StyleIdea[] = [
  {
    styleId: 'CRNK1007',
    categories: ['230102'],
    look: { kind: 'kids-suit', cut: 'kids', warmth: 'rain', neck: 'stand', print: 'stripes' },
    seed: 5107,
    colours: ['moss', 'saffron', 'ink'],
    sizes: 'kids',
    price: { current: { USD: 89_00, CAD: 119_00, GBP: 75_00, EUR: 89_00 } },
    stock: 'plenty',
    activities: ['everyday', 'camp'],
    fit: 'relaxed',
    facts: {
      grams: 420,
      material: ['recycled-polyester'],
      waterproofMillimetres: 12_000,
      recycledPercent: 100,
      care: 'machine-40',
    },
    reviews: { score: 4.8, count: 121 },
    age: 29,
    words: {
      en: {
        name: 'Frog Mud Suit',
        kind: 'Waterproof one-piece for forest kindergarten',
        description:
          'Made with a kindergarten near Freiburg that is outdoors in every weather and asks a lot of knees. One long zip from neck to ankle, a seat of double cloth, and stirrups that hold the leg over the boot.',
        features: [
          'Dressed in under a minute, we timed it',
          'Knees and seat in double fabric',
          'Five name lines, it will be handed down',
        ],
      },
      fr: {
        name: 'Combinaison de boue Frog',
        kind: 'Une pièce imperméable pour l’école de la forêt',
        description:
          'Mise au point avec un jardin d’enfants près de Fribourg-en-Brisgau, dehors par tous les temps et dur avec les genoux. Un long zip du cou à la cheville, un fond en double toile et des étriers qui tiennent la jambe sur la botte.',
        features: [
          'Enfilée en moins d’une minute, chronométrée',
          'Genoux et fond en double toile',
          'Cinq lignes de prénoms : elle passera à d’autres',
        ],
      },
      de: {
        name: 'Matschanzug Frog',
        kind: 'Wasserdichter Einteiler für den Waldkindergarten',
        description:
          'Entstanden mit einem Waldkindergarten bei Freiburg, der bei jedem Wetter draußen ist und Knien viel zumutet. Ein langer Reißverschluss vom Hals zum Knöchel, doppelter Stoff am Po und Stege, die das Bein über dem Stiefel halten.',
        features: [
          'In unter einer Minute an, wir haben gestoppt',
          'Knie und Gesäß aus doppeltem Stoff',
          'Fünf Namenszeilen, denn er wird vererbt',
        ],
      },
      it: {
        name: 'Tuta da fango Frog',
        kind: 'Tuta intera impermeabile per l’asilo nel bosco',
        description:
          'Fatta con un asilo vicino a Friburgo che sta fuori con ogni tempo e chiede molto alle ginocchia. Una lunga zip dal collo alla caviglia, il sedere in doppio tessuto e staffe che tengono la gamba sopra lo stivale.',
        features: [
          'Si infila in meno di un minuto, cronometrato',
          'Ginocchia e sedere in doppio tessuto',
          'Cinque righe per i nomi: passerà ad altri',
        ],
      },
      es: {
        name: 'Mono de barro Frog',
        kind: 'Mono impermeable para la escuela del bosque',
        description:
          'Hecho con una escuela infantil cerca de Friburgo que está fuera haga el tiempo que haga y pide mucho a las rodillas. Una cremallera larga del cuello al tobillo, culera de tela doble y estribos que sujetan la pernera sobre la bota.',
        features: [
          'Puesto en menos de un minuto, cronometrado',
          'Rodillas y culera de tela doble',
          'Cinco líneas para nombres: irá pasando',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Habit de pluie Frog' } },
  },
  {
    styleId: 'CRNK1008',
    categories: ['230102'],
    look: { kind: 'kids-suit', cut: 'kids', warmth: 'snow', neck: 'hood', blocking: 'yoke' },
    seed: 5108,
    colours: ['rowan', 'fjord', 'bone'],
    seconds: { rowan: 'plum', fjord: 'glacier', bone: 'clay' },
    sizes: 'kids',
    price: { current: { USD: 169_00, CAD: 225_00, GBP: 145_00, EUR: 169_00 } },
    stock: 'plenty',
    activities: ['ski', 'everyday'],
    fit: 'regular',
    facts: {
      grams: 940,
      material: ['recycled-polyester'],
      fill: 'synthetic',
      waterproofMillimetres: 15_000,
      comfortCelsius: -15,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.7, count: 86 },
    age: 16,
    words: {
      en: {
        name: 'Snowy Owl Suit',
        kind: 'Insulated one-piece for sleds and igloos',
        description:
          'No gap at the waist, so no snow on the tummy. Two zips run down both legs to the knee: out of it for cocoa, back in for the last run, without a wrestling match in the hall.',
        features: [
          'Two zips to the knee',
          'Elastic gaiters with a grip edge',
          'Handle between the shoulders, for parents',
        ],
      },
      fr: {
        name: 'Combinaison de neige Snowy Owl',
        kind: 'Une pièce isolée, pour luges et igloos',
        description:
          'Pas de jour à la taille, donc pas de neige sur le ventre. Deux zips descendent aux genoux : dehors pour le chocolat, dedans pour la dernière descente, sans lutte dans l’entrée.',
        features: [
          'Deux zips jusqu’aux genoux',
          'Guêtres élastiques à bord adhérent',
          'Poignée entre les épaules, pour les parents',
        ],
      },
      de: {
        name: 'Schneeanzug Snowy Owl',
        kind: 'Warmer Einteiler für Schlitten und Iglus',
        description:
          'Keine Lücke an der Taille, also kein Schnee am Bauch. Zwei Reißverschlüsse reichen bis zu den Knien: heraus für den Kakao, hinein für die letzte Abfahrt, ohne Ringkampf im Flur.',
        features: [
          'Zwei Reißverschlüsse bis zum Knie',
          'Elastische Gamaschen mit griffigem Rand',
          'Griff zwischen den Schultern, für Eltern',
        ],
      },
      it: {
        name: 'Tuta da neve Snowy Owl',
        kind: 'Tuta intera imbottita per slitte e igloo',
        description:
          'Niente spiraglio in vita, quindi niente neve sulla pancia. Due zip scendono fino al ginocchio: fuori per la cioccolata, dentro per l’ultima discesa, senza lotta libera in corridoio.',
        features: [
          'Due zip fino al ginocchio',
          'Ghette elastiche con bordo aderente',
          'Maniglia tra le spalle, per i genitori',
        ],
      },
      es: {
        name: 'Mono de nieve Snowy Owl',
        kind: 'Mono acolchado para trineos e iglús',
        description:
          'Sin hueco en la cintura no hay nieve en la barriga. Dos cremalleras bajan hasta la rodilla: fuera para el chocolate, dentro para la última bajada, sin lucha libre en el pasillo.',
        features: [
          'Dos cremalleras hasta la rodilla',
          'Polainas elásticas con borde adherente',
          'Asa entre los hombros, para los padres',
        ],
      },
    },
    regional: {
      'en-gb': { kind: 'Insulated one-piece for sledges and igloos' },
      'fr-ca': {
        name: 'Habit de neige Snowy Owl',
        kind: 'Une pièce isolé, pour traîneaux et igloos',
      },
    },
  },
  {
    styleId: 'CRNK1009',
    categories: ['230102', '230201'],
    look: { kind: 'kids-suit', cut: 'kids', warmth: 'fleece', neck: 'hood' },
    seed: 5109,
    colours: ['clay', 'heather', 'spruce', 'snowmelt'],
    sizes: 'kids',
    price: { current: { USD: 69_00, CAD: 92_00, GBP: 59_00, EUR: 69_00 } },
    stock: 'some',
    activities: ['camp', 'everyday'],
    fit: 'relaxed',
    facts: { grams: 310, material: ['polyester-fleece'], recycledPercent: 100, care: 'machine-40' },
    reviews: { score: 4.9, count: 64 },
    age: 11,
    words: {
      en: {
        name: 'Bear Cub Fleece Suit',
        kind: 'Soft one-piece, with ears on the hood',
        description:
          'A middle layer under the snow suit, pajamas in the tent and, on some days, simply a bear. Cuffs fold over hands and feet, and the zip starts off center so it does not sit under a sleeping chin.',
        features: [
          'Fold-over cuffs up to size 104',
          'Ears sewn flat: a helmet fits',
          'Fleece knitted dense, sheds little',
        ],
      },
      fr: {
        name: 'Combinaison polaire Bear Cub',
        kind: 'Une pièce douce, oreilles sur la capuche',
        description:
          'Couche du milieu sous la combinaison de neige, pyjama sous la tente et, certains jours, ours tout simplement. Les poignets se replient sur les mains et les pieds, et le zip décalé ne gêne pas un menton qui dort.',
        features: [
          'Poignets repliables jusqu’à la taille 104',
          'Oreilles cousues à plat, sous un casque aussi',
          'Polaire serrée qui perd peu de fibres',
        ],
      },
      de: {
        name: 'Fleeceanzug Bear Cub',
        kind: 'Weicher Einteiler mit Ohren an der Kapuze',
        description:
          'Mittelschicht unter dem Schneeanzug, Schlafanzug im Zelt und an manchen Tagen einfach ein Bär. Die Bündchen klappen über Hände und Füße, und der Reißverschluss beginnt seitlich, damit er nicht unter dem schlafenden Kinn sitzt.',
        features: [
          'Umklappbündchen bis Größe 104',
          'Ohren flach genäht, ein Helm passt darüber',
          'Dicht gestrickter Fleece, verliert kaum Fasern',
        ],
      },
      it: {
        name: 'Tuta in pile Bear Cub',
        kind: 'Tuta morbida, con le orecchie sul cappuccio',
        description:
          'Strato di mezzo sotto la tuta da neve, pigiama in tenda e, certi giorni, semplicemente un orso. I polsini si ripiegano su mani e piedi e la zip parte di lato, per non stare sotto un mento che dorme.',
        features: [
          'Polsini ripiegabili fino alla taglia 104',
          'Orecchie cucite piatte: ci sta il casco',
          'Pile fitto che perde poche fibre',
        ],
      },
      es: {
        name: 'Mono polar Bear Cub',
        kind: 'Mono suave, con orejas en la capucha',
        description:
          'Capa intermedia bajo el mono de nieve, pijama en la tienda y, algunos días, sencillamente un oso. Los puños se doblan sobre manos y pies, y la cremallera empieza a un lado para no quedar bajo una barbilla dormida.',
        features: [
          'Puños plegables hasta la talla 104',
          'Orejas planas: cabe el casco',
          'Polar denso que suelta pocas fibras',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Une-pièce polaire Bear Cub',
        kind: 'Une-pièce doux, oreilles sur le capuchon',
      },
    },
  },
]
