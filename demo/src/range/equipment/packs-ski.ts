import type { StyleIdea } from '../idea.ts'

export const skiPacks: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1010',
    categories: ['240102', '240101'],
    look: { kind: 'backpack', litres: 45, shape: 'slim', surface: 'coated', extras: 'daisy-chain' },
    seed: 4110,
    colours: ['ember', 'slate', 'ink'],
    sizes: 'three-backs',
    price: { current: { USD: 229_00, CAD: 309_00, GBP: 199_00, EUR: 230_00 } },
    stock: 'scarce',
    activities: ['ski', 'climb'],
    facts: { grams: 1280, material: ['recycled-nylon'], litres: 45, care: 'wipe' },
    reviews: { score: 4.9, count: 18 },
    age: 1,
    words: {
      en: {
        name: 'Tracuit Hut-to-Hut Pack',
        kind: 'Ski touring pack for several nights out',
        description:
          'Snow slides off coated cloth, so what is inside stays dry on the sixth hut of the Haute Route too. Shovel and probe have a pocket of their own that opens in one pull, in any weather, with mittens.',
        features: [
          'Skis carried diagonally or as an A',
          'Back opens fully: the down jacket is where you look',
          'Helmet net stows in the lid',
          'Crampon pocket lined with tarpaulin',
        ],
      },
      fr: {
        name: 'Sac de raid Tracuit',
        kind: 'Sac de ski de randonnée pour plusieurs nuits',
        description:
          'La neige glisse sur la toile enduite : l’intérieur reste sec, même à la sixième cabane de la Haute Route. Pelle et sonde ont leur poche à elles, qui s’ouvre d’un geste, par tous les temps, en moufles.',
        features: [
          'Skis portés en diagonale ou en A',
          'Dos entièrement ouvrant : la doudoune est sous la main',
          'Filet à casque rangé dans le rabat',
          'Poche à crampons doublée de bâche',
        ],
      },
      de: {
        name: 'Skitourenrucksack Tracuit',
        kind: 'Rucksack für mehrtägige Skitouren',
        description:
          'Von beschichtetem Stoff rutscht der Schnee ab, so bleibt der Inhalt auch auf der sechsten Hütte der Haute Route trocken. Schaufel und Sonde haben ein eigenes Fach, das sich mit einem Zug öffnet, bei jedem Wetter und mit Fäustlingen.',
        features: [
          'Ski diagonal oder in A-Form',
          'Rücken ganz zu öffnen: Die Daunenjacke liegt griffbereit',
          'Helmnetz im Deckel verstaut',
          'Steigeisenfach mit Planenstoff gefüttert',
        ],
      },
      it: {
        name: 'Zaino da raid Tracuit',
        kind: 'Zaino da scialpinismo per più notti fuori',
        description:
          'Sul tessuto spalmato la neve scivola, e il contenuto resta asciutto anche alla sesta capanna della Haute Route. Pala e sonda hanno una tasca loro che si apre con uno strappo, con ogni tempo e con le moffole.',
        features: [
          'Sci in diagonale o ad A',
          'Schienale che si apre tutto: il piumino è dove lo cerchi',
          'Rete portacasco nel cappuccio',
          'Tasca ramponi foderata in telone',
        ],
      },
      es: {
        name: 'Mochila de travesía Tracuit',
        kind: 'Mochila de esquí de montaña para varias noches',
        description:
          'En la tela recubierta la nieve resbala, y lo de dentro sigue seco en el sexto refugio de la Haute Route. La pala y la sonda tienen un bolsillo propio que se abre de un tirón, haga el tiempo que haga y con manoplas.',
        features: [
          'Esquís en diagonal o en A',
          'Espalda que se abre entera: el plumas está a mano',
          'Red para el casco guardada en la seta',
          'Bolsillo de crampones forrado de lona plástica',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1011',
    categories: ['240103'],
    look: { kind: 'duffel', litres: 100, shape: 'box', surface: 'coated', extras: 'bungee' },
    seed: 4111,
    colours: ['tarn', 'saffron', 'basalt'],
    sizes: 'one',
    price: { current: { USD: 179_00, CAD: 239_00, GBP: 155_00, EUR: 179_00 } },
    stock: 'some',
    activities: ['travel', 'camp', 'ski'],
    facts: {
      grams: 1540,
      material: ['recycled-polyester'],
      litres: 100,
      waterproofMillimetres: 5000,
      recycledPercent: 100,
      care: 'wipe',
    },
    reviews: { score: 4.8, count: 89 },
    age: 31,
    words: {
      en: {
        name: 'Hubbard 100 Duffel',
        kind: 'Bag for boats, mules and roof racks',
        description:
          'Everything goes in, then two people carry it. The cloth is the same truck tarpaulin we use for our deliveries; the mouth opens to the full length of the bag, and the shoulder straps are padded because the last kilometer is always on foot.',
        features: [
          'Ends with grab handles for loading',
          'Window for a name and a phone number',
          'Folds into its own mesh pouch',
        ],
      },
      fr: {
        name: 'Sac de voyage Hubbard 100',
        kind: 'Pour les bateaux, les mules et les galeries',
        description:
          'Tout rentre, puis on le porte à deux. La toile est la bâche de camion de nos propres livraisons ; il s’ouvre sur toute sa longueur, et les bretelles sont rembourrées parce que le dernier kilomètre se fait toujours à pied.',
        features: [
          'Poignées aux deux bouts pour charger',
          'Fenêtre pour un nom et un numéro',
          'Se replie dans sa pochette en filet',
        ],
      },
      de: {
        name: 'Duffel Hubbard 100',
        kind: 'Tasche für Boote, Maultiere und Dachträger',
        description:
          'Alles geht hinein, dann tragen sie zwei. Der Stoff ist dieselbe Lkw-Plane, unter der wir liefern; die Öffnung reicht über die ganze Länge, und die Träger sind gepolstert, weil der letzte Kilometer immer zu Fuß geht.',
        features: [
          'Griffe an beiden Enden zum Verladen',
          'Fenster für Name und Telefonnummer',
          'Passt gefaltet in den eigenen Netzbeutel',
        ],
      },
      it: {
        name: 'Borsone Hubbard 100',
        kind: 'Per barche, muli e portapacchi',
        description:
          'Ci sta tutto, poi lo si porta in due. Il tessuto è lo stesso telone da camion delle nostre consegne; si apre per tutta la lunghezza e gli spallacci sono imbottiti, perché l’ultimo chilometro è sempre a piedi.',
        features: [
          'Maniglie ai due capi per caricarlo',
          'Finestrella per nome e telefono',
          'Si ripiega nella sua retina',
        ],
      },
      es: {
        name: 'Petate Hubbard 100',
        kind: 'Para barcos, mulas y bacas',
        description:
          'Cabe todo, y luego lo llevan dos. La tela es la misma lona de camión de nuestros repartos; la boca se abre a todo lo largo y las hombreras van acolchadas, porque el último kilómetro siempre es a pie.',
        features: [
          'Asas en los dos extremos para cargarlo',
          'Ventana para un nombre y un teléfono',
          'Se pliega en su bolsa de malla',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1012',
    categories: ['240103'],
    look: { kind: 'duffel', litres: 38, shape: 'slim', surface: 'canvas', extras: 'plain' },
    seed: 4112,
    colours: ['clay', 'ink', 'moss', 'bone'],
    sizes: 'one',
    price: { current: { USD: 145_00, CAD: 195_00, GBP: 125_00, EUR: 145_00 } },
    stock: 'plenty',
    activities: ['travel', 'everyday'],
    facts: { grams: 1080, material: ['canvas', 'full-grain-leather'], litres: 38, care: 'wipe' },
    reviews: { score: 4.2, count: 7 },
    age: 4,
    words: {
      en: {
        name: 'Malaspina Weekender',
        kind: 'Canvas bag for Friday to Sunday',
        description:
          'Two shirts, one book, boots in a compartment of their own. The canvas is woven in Dundee at 18 ounces and needs a season to soften; the handles are long enough for a shoulder in a winter coat.',
        features: [
          'Boot pocket with a vent at the end',
          'Fits the overhead rack lengthwise',
          'Brass zip, waxed rather than lacquered',
        ],
      },
      fr: {
        name: 'Sac week-end Malaspina',
        kind: 'Sac de toile, du vendredi au dimanche',
        description:
          'Deux chemises, un livre, les chaussures dans leur compartiment à elles. La toile, tissée à Dundee en 600 grammes, demande une saison pour s’assouplir ; les poignées passent à l’épaule même par-dessus un manteau d’hiver.',
        features: [
          'Poche à chaussures aérée à l’extrémité',
          'Tient en long dans le porte-bagages',
          'Zip en laiton, ciré et non verni',
        ],
      },
      de: {
        name: 'Wochenendtasche Malaspina',
        kind: 'Tasche aus Segeltuch für Freitag bis Sonntag',
        description:
          'Zwei Hemden, ein Buch, die Schuhe in einem Fach für sich. Das Tuch, 600 Gramm schwer, wird in Dundee gewebt und braucht eine Saison, bis es weich ist; die Griffe passen auch über die Schulter eines Wintermantels.',
        features: [
          'Belüftetes Schuhfach am Ende',
          'Passt längs in die Gepäckablage',
          'Messingreißverschluss, gewachst statt lackiert',
        ],
      },
      it: {
        name: 'Borsa weekend Malaspina',
        kind: 'Borsa in tela, da venerdì a domenica',
        description:
          'Due camicie, un libro, gli scarponi in uno scomparto tutto loro. La tela, tessuta a Dundee da 600 grammi, ha bisogno di una stagione per ammorbidirsi; i manici passano sulla spalla anche sopra un cappotto.',
        features: [
          'Vano scarpe con sfiato in fondo',
          'Entra per il lungo nella cappelliera',
          'Zip in ottone, cerata e non laccata',
        ],
      },
      es: {
        name: 'Bolsa de fin de semana Malaspina',
        kind: 'Bolsa de lona, de viernes a domingo',
        description:
          'Dos camisas, un libro y las botas en un compartimento para ellas. La lona, tejida en Dundee con 600 gramos, tarda una temporada en ablandarse; las asas pasan por el hombro incluso con abrigo de invierno.',
        features: [
          'Hueco para botas, ventilado, en un extremo',
          'Cabe a lo largo en el portaequipajes',
          'Cremallera de latón, encerada y sin laca',
        ],
      },
    },
  },
]
