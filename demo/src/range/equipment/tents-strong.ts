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
  {
    styleId: 'CRNE1054',
    categories: ['240201'],
    look: { kind: 'tarp', shape: 'ridge', people: 2 },
    seed: 4154,
    colours: ['moss', 'saffron', 'fjord'],
    sizes: 'one',
    price: { current: { USD: 149_00, CAD: 199_00, GBP: 129_00, EUR: 149_00 } },
    stock: 'some',
    activities: ['camp', 'hike'],
    facts: {
      grams: 620,
      material: ['silnylon'],
      people: 2,
      waterproofMillimetres: 2500,
      packedCentimetres: [26, 11],
      care: 'wipe',
    },
    reviews: { score: 4.8, count: 35 },
    age: 6,
    words: {
      en: {
        name: 'Sourlies Tarp',
        kind: 'A roof of three by three meters',
        description:
          'Named for a bothy on Loch Nevis that is full when you get there. Nineteen tie-outs make it a ridge, a lean-to or a sail over the stove, and two trekking poles hold it up. In it you hear the whole night: rain, owls, somebody else’s tent.',
        features: [
          'Nineteen tie-outs, reinforced',
          'Catenary edges that do not flap',
          'Eight lines with tighteners in the bag',
        ],
      },
      fr: {
        name: 'Tarp Sourlies',
        kind: 'Un toit de trois mètres sur trois',
        description:
          'Du nom d’un refuge du Loch Nevis qui est plein quand on y arrive. Dix-neuf points d’attache en font un toit à deux pans, un abri adossé ou une voile au-dessus du réchaud ; deux bâtons le portent. On y entend toute la nuit : la pluie, les chouettes, la tente des autres.',
        features: [
          'Dix-neuf points d’attache renforcés',
          'Bords en chaînette, qui ne claquent pas',
          'Huit haubans avec tendeurs dans le sac',
        ],
      },
      de: {
        name: 'Tarp Sourlies',
        kind: 'Ein Dach von drei mal drei Metern',
        description:
          'Benannt nach einer Schutzhütte am Loch Nevis, die voll ist, wenn man ankommt. An neunzehn Abspannpunkten wird daraus ein First, ein Pultdach oder ein Segel über dem Kocher, und zwei Trekkingstöcke tragen es. Man hört darunter die ganze Nacht: Regen, Eulen, das Zelt der anderen.',
        features: [
          'Neunzehn verstärkte Abspannpunkte',
          'Kettenlinienschnitt, nichts flattert',
          'Acht Leinen mit Spannern im Beutel',
        ],
      },
      it: {
        name: 'Telo tarp Sourlies',
        kind: 'Un tetto di tre metri per tre',
        description:
          'Porta il nome di un bivacco sul Loch Nevis che è pieno quando ci arrivi. Diciannove punti di ancoraggio ne fanno un tetto a due falde, una tettoia o una vela sopra il fornello; lo reggono due bastoncini. Sotto si sente tutta la notte: pioggia, civette, la tenda degli altri.',
        features: [
          'Diciannove ancoraggi rinforzati',
          'Bordi a catenaria che non sbattono',
          'Otto tiranti con tenditori nel sacco',
        ],
      },
      es: {
        name: 'Toldo tarp Sourlies',
        kind: 'Un techo de tres por tres metros',
        description:
          'Lleva el nombre de un refugio del Loch Nevis que está lleno cuando llegas. Diecinueve puntos de anclaje lo vuelven tejado a dos aguas, cobertizo o vela sobre el hornillo; lo sostienen dos bastones. Debajo se oye toda la noche: lluvia, búhos, la tienda de los demás.',
        features: [
          'Diecinueve anclajes reforzados',
          'Bordes en catenaria que no flamean',
          'Ocho vientos con tensores en la bolsa',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Toile d’abri Sourlies' } },
  },
]
