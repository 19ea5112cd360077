import type { StyleIdea } from '../idea.ts'

export const strongTents: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1018',
    categories: ['240201'],
    look: { kind: 'tent', shape: 'dome', people: 4 },
    seed: 4118,
    colours: ['glacier', 'ember', 'moss'],
    sizes: 'one',
    price: { current: { USD: 549_00, CAD: 735_00, GBP: 475_00, EUR: 550_00 } },
    stock: 'plenty',
    activities: ['camp', 'travel'],
    facts: {
      grams: 4600,
      material: ['recycled-polyester', 'aluminium'],
      people: 4,
      waterproofMillimetres: 3000,
      packedCentimetres: [58, 22],
      recycledPercent: 70,
      care: 'wipe',
    },
    reviews: { score: 4.6, count: 157 },
    age: 25,
    words: {
      en: {
        name: 'Góriz Family Dome',
        kind: 'Four-person tent with two doors',
        description:
          'Two doors, because the child in the middle always has to go. Three poles cross twice, it stands before a single peg is in, and in settled weather the fly rolls back for looking at stars until somebody falls asleep.',
        features: [
          'Standing height of 150 cm at the door',
          'Eight pockets, one for each pair of hands',
          'Repair sleeve and spare pegs in the bag',
        ],
      },
      fr: {
        name: 'Tente dôme Góriz',
        kind: 'Tente familiale quatre places à deux portes',
        description:
          'Deux portes, parce que c’est toujours l’enfant du milieu qui doit sortir. Trois arceaux se croisent deux fois, elle tient avant la première sardine et, par temps stable, le double toit se roule pour regarder les étoiles jusqu’à ce que quelqu’un s’endorme.',
        features: [
          '1,50 m de hauteur à la porte',
          'Huit poches, assez pour toutes les mains',
          'Manchon de réparation et sardines de rechange',
        ],
      },
      de: {
        name: 'Kuppelzelt Góriz',
        kind: 'Familienzelt für vier mit zwei Türen',
        description:
          'Zwei Türen, weil immer das Kind in der Mitte hinausmuss. Drei Bögen kreuzen sich zweimal, es steht, bevor der erste Hering steckt, und bei ruhigem Wetter wird das Außenzelt zum Sternegucken aufgerollt, bis jemand einschläft.',
        features: [
          'An der Tür 150 cm hoch',
          'Acht Taschen, genug für alle Hände',
          'Reparaturhülse und Ersatzheringe im Beutel',
        ],
      },
      it: {
        name: 'Tenda a cupola Góriz',
        kind: 'Tenda familiare da quattro con due porte',
        description:
          'Due porte, perché a dover uscire è sempre il bambino in mezzo. Tre archi s’incrociano due volte, sta in piedi prima del primo picchetto e con il tempo buono il telo si arrotola per guardare le stelle finché qualcuno si addormenta.',
        features: [
          'Alta 150 cm alla porta',
          'Otto tasche, abbastanza per tutte le mani',
          'Manicotto di riparazione e picchetti di scorta',
        ],
      },
      es: {
        name: 'Tienda iglú Góriz',
        kind: 'Tienda familiar de cuatro plazas y dos puertas',
        description:
          'Dos puertas, porque siempre tiene que salir el niño de en medio. Tres varillas se cruzan dos veces, se tiene en pie antes de clavar nada y con tiempo estable el doble techo se enrolla para mirar estrellas hasta que alguien se duerme.',
        features: [
          '150 cm de altura en la puerta',
          'Ocho bolsillos, para todas las manos',
          'Manguito de reparación y piquetas de repuesto',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1019',
    categories: ['240201'],
    look: { kind: 'tent', shape: 'geodesic', people: 2 },
    seed: 4119,
    colours: ['larch', 'ink'],
    seconds: { larch: 'basalt', ink: 'snowmelt' },
    sizes: 'one',
    price: { current: { USD: 899_00, CAD: 1199_00, GBP: 789_00, EUR: 899_00 } },
    stock: 'scarce',
    activities: ['camp', 'climb', 'ski'],
    facts: {
      grams: 3400,
      material: ['silnylon', 'aluminium'],
      people: 2,
      waterproofMillimetres: 6000,
      packedCentimetres: [48, 19],
      care: 'wipe',
    },
    reviews: { score: 5, count: 11 },
    age: 44,
    words: {
      en: {
        name: 'Konkordia Expedition Tent',
        kind: 'Four-season geodesic for two and a storm',
        description:
          'Five poles cross nine times, and each crossing is a place where the wind gives up. We left one on the Aletsch glacier for a winter to see; it came back faded, frosted and standing.',
        features: [
          'Snow load of 60 cm measured overnight',
          'Clips worked with mittens on',
          'Two vents that open from the sleeping bag',
          'Pegs double as snow anchors',
        ],
      },
      fr: {
        name: 'Tente d’expédition Konkordia',
        kind: 'Géodésique quatre saisons pour deux et une tempête',
        description:
          'Cinq arceaux se croisent neuf fois, et à chaque croisement le vent renonce un peu. Nous en avons laissé une tout un hiver sur le glacier d’Aletsch, pour voir : elle est revenue passée, givrée et debout.',
        features: [
          '60 cm de neige supportés en une nuit',
          'Clips manipulables en moufles',
          'Deux aérations ouvrables depuis le duvet',
          'Sardines utilisables comme ancres à neige',
        ],
      },
      de: {
        name: 'Expeditionszelt Konkordia',
        kind: 'Vierjahreszeiten-Geodät für zwei und einen Sturm',
        description:
          'Fünf Bögen kreuzen sich neunmal, und an jeder Kreuzung gibt der Wind ein Stück nach. Eines haben wir einen Winter lang am Aletschgletscher stehen lassen, um zu sehen; es kam ausgeblichen, bereift und aufrecht zurück.',
        features: [
          '60 cm Schneelast in einer Nacht gemessen',
          'Clips mit Fäustlingen zu bedienen',
          'Zwei Lüfter, vom Schlafsack aus zu öffnen',
          'Heringe dienen auch als Schneeanker',
        ],
      },
      it: {
        name: 'Tenda da spedizione Konkordia',
        kind: 'Geodetica quattro stagioni per due e una bufera',
        description:
          'Cinque archi s’incrociano nove volte, e a ogni incrocio il vento cede un po’. Ne abbiamo lasciata una sull’Aletsch per un inverno, per vedere: è tornata scolorita, brinata e in piedi.',
        features: [
          '60 cm di neve retti in una notte',
          'Ganci manovrabili con le moffole',
          'Due sfiati apribili dal sacco a pelo',
          'Picchetti che fanno da ancora nella neve',
        ],
      },
      es: {
        name: 'Tienda de expedición Konkordia',
        kind: 'Geodésica de cuatro estaciones para dos y un temporal',
        description:
          'Cinco varillas se cruzan nueve veces, y en cada cruce el viento afloja. Dejamos una en el glaciar de Aletsch todo un invierno, por ver: volvió descolorida, escarchada y de pie.',
        features: [
          '60 cm de nieve soportados en una noche',
          'Clips que se usan con manoplas',
          'Dos respiraderos que se abren desde el saco',
          'Las piquetas sirven de anclas de nieve',
        ],
      },
    },
  },
]
