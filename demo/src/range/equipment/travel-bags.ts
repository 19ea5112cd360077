import type { StyleIdea } from '../idea.ts'

export const travelBags: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1013',
    categories: ['240103'],
    look: { kind: 'tote', litres: 18, shape: 'slim', surface: 'canvas', extras: 'plain' },
    seed: 4113,
    colours: ['bone', 'spruce', 'rowan', 'basalt'],
    sizes: 'one',
    price: { current: { USD: 39_00, CAD: 52_00, GBP: 34_00, EUR: 39_00 } },
    stock: 'plenty',
    activities: ['everyday', 'travel'],
    facts: { grams: 320, material: ['organic-cotton'], litres: 18, care: 'machine-40' },
    reviews: { score: 4.5, count: 60 },
    age: 18,
    words: {
      en: {
        name: 'Bertol Hut Tote',
        kind: 'Heavy cotton bag for bread and slippers',
        description:
          'Hut wardens carry their shopping up in something very like it. Twelve-ounce cotton, a flat bottom, one pocket for the key; the handles hold at 25 kilos, though we would make two trips.',
        features: [
          'Handles sewn round the whole bag',
          'Stands open while you fill it',
          'Inner pocket with a snap',
        ],
      },
      fr: {
        name: 'Cabas Bertol',
        kind: 'Sac de coton épais pour pain et chaussons',
        description:
          'Les gardiens de cabane montent leurs courses dans quelque chose d’approchant. Coton de 400 grammes, fond plat, une poche pour la clé ; les anses tiennent 25 kilos, mais nous ferions deux voyages.',
        features: [
          'Anses cousues tout autour du sac',
          'Tient ouvert pendant qu’on le remplit',
          'Poche intérieure à pression',
        ],
      },
      de: {
        name: 'Einkaufstasche Bertol',
        kind: 'Dicke Baumwolltasche für Brot und Hausschuhe',
        description:
          'In etwas ganz Ähnlichem tragen Hüttenwirte ihre Einkäufe hinauf. Baumwolle mit 400 Gramm, flacher Boden, ein Fach für den Schlüssel; die Henkel halten 25 Kilo, wir würden trotzdem zweimal gehen.',
        features: [
          'Henkel rund um die Tasche genäht',
          'Bleibt beim Einräumen offen stehen',
          'Innentasche mit Druckknopf',
        ],
      },
      it: {
        name: 'Sporta Bertol',
        kind: 'Borsa di cotone spesso per pane e pantofole',
        description:
          'I gestori delle capanne portano su la spesa in qualcosa di molto simile. Cotone da 400 grammi, fondo piatto, una tasca per la chiave; i manici reggono 25 chili, ma noi faremmo due viaggi.',
        features: [
          'Manici cuciti tutt’intorno alla borsa',
          'Sta aperta mentre la riempi',
          'Tasca interna con bottone a pressione',
        ],
      },
      es: {
        name: 'Capazo Bertol',
        kind: 'Bolsa de algodón grueso para pan y zapatillas',
        description:
          'Los guardas de refugio suben la compra en algo muy parecido. Algodón de 400 gramos, fondo plano y un bolsillo para la llave; las asas aguantan 25 kilos, aunque nosotros haríamos dos viajes.',
        features: [
          'Asas cosidas alrededor de toda la bolsa',
          'Se queda abierta mientras la llenas',
          'Bolsillo interior con corchete',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1014',
    categories: ['240103', '240101'],
    look: { kind: 'backpack', litres: 40, shape: 'box', surface: 'ballistic', extras: 'plain' },
    seed: 4114,
    colours: ['basalt', 'heather', 'fjord'],
    sizes: 'one',
    price: {
      current: { USD: 219_00, CAD: 295_00, GBP: 189_00, EUR: 219_00 },
      original: { USD: 265_00, CAD: 355_00, GBP: 229_00, EUR: 265_00 },
    },
    stock: 'plenty',
    activities: ['travel'],
    facts: {
      grams: 1450,
      material: ['recycled-nylon'],
      litres: 40,
      recycledPercent: 100,
      care: 'wipe',
    },
    reviews: { score: 4.6, count: 124 },
    age: 22,
    words: {
      en: {
        name: 'Moiry 40 Cabin Pack',
        kind: 'Carry-on that walks the last stretch',
        description:
          'As large as an airline will let past without a conversation: 55 by 35 by 20 centimeters. It lies open like a case at the hotel, hides its straps at the counter, and carries on a real hip belt from the bus stop to the hut.',
        features: [
          'Lockable main zip',
          'Straps stow behind a flap',
          'Quick pocket for tray, passport and liquids',
          'Two handles, so that any side is up',
        ],
      },
      fr: {
        name: 'Sac cabine Moiry 40',
        kind: 'Bagage cabine qui finit le trajet à pied',
        description:
          'La plus grande taille qui passe sans discussion au comptoir : 55 × 35 × 20 centimètres. Il s’ouvre comme une valise à l’hôtel, cache ses bretelles à l’enregistrement et se porte sur une vraie ceinture de l’arrêt du car à la cabane.',
        features: [
          'Zip principal verrouillable',
          'Bretelles escamotables derrière un rabat',
          'Poche rapide pour passeport et liquides',
          'Deux poignées, pour le saisir dans tous les sens',
        ],
      },
      de: {
        name: 'Kabinenrucksack Moiry 40',
        kind: 'Handgepäck, das den letzten Rest zu Fuß geht',
        description:
          'So groß, wie es am Schalter ohne Gespräch durchgeht: 55 mal 35 mal 20 Zentimeter. Im Hotel liegt er offen wie ein Koffer, beim Einchecken verschwinden die Träger, und von der Bushaltestelle zur Hütte trägt ein echter Hüftgurt.',
        features: [
          'Abschließbarer Hauptreißverschluss',
          'Träger hinter einer Klappe verstaubar',
          'Schnellfach für Pass und Flüssigkeiten',
          'Zwei Griffe, damit keine Seite falsch herum ist',
        ],
      },
      it: {
        name: 'Zaino da cabina Moiry 40',
        kind: 'Bagaglio a mano che fa l’ultimo tratto a piedi',
        description:
          'Grande quanto una compagnia aerea lascia passare senza discutere: 55 per 35 per 20 centimetri. In albergo si apre come una valigia, al banco nasconde gli spallacci, e dalla fermata alla capanna lo regge una vera cintura ventrale.',
        features: [
          'Zip principale con lucchetto',
          'Spallacci a scomparsa dietro una patta',
          'Tasca rapida per passaporto e liquidi',
          'Due maniglie, per prenderlo da ogni lato',
        ],
      },
      es: {
        name: 'Mochila de cabina Moiry 40',
        kind: 'Equipaje de mano que hace a pie el último tramo',
        description:
          'Tan grande como deja pasar una aerolínea sin conversación: 55 por 35 por 20 centímetros. En el hotel se abre como una maleta, en el mostrador esconde las hombreras y de la parada al refugio se lleva con un cinturón de verdad.',
        features: [
          'Cremallera principal con candado',
          'Hombreras ocultas tras una solapa',
          'Bolsillo rápido para pasaporte y líquidos',
          'Dos asas, para cogerla por cualquier lado',
        ],
      },
    },
    regional: { 'en-gb': { name: 'Moiry 40 Cabin Rucksack' } },
  },
  {
    styleId: 'CRNE1056',
    categories: ['240103', '240102'],
    look: { kind: 'stuff-sack', shape: 'roll-top' },
    seed: 4156,
    colours: ['saffron', 'fjord', 'slate'],
    seconds: { saffron: 'ink', fjord: 'glacier', slate: 'basalt' },
    sizes: 'one',
    price: { current: { USD: 34_00, CAD: 45_00, GBP: 29_00, EUR: 34_00 } },
    stock: 'plenty',
    activities: ['travel', 'hike', 'camp'],
    facts: {
      grams: 145,
      material: ['nylon-ripstop'],
      litres: 20,
      waterproofMillimetres: 10000,
      packedCentimetres: [42, 24],
      care: 'wipe',
    },
    reviews: { score: 4.9, count: 141 },
    age: 23,
    words: {
      en: {
        name: 'Svartisen Dry Bag',
        kind: 'Roll-top sack for what must stay dry',
        description:
          'One bag keeps the sleeping bag dry; the second keeps the dry socks from the wet ones. Three turns of the top and it floats, sleeping bag and all, which we have tested without meaning to. The round bottom stands up by itself while you look for the matches.',
        features: [
          'Welded seams',
          'Buckle makes a handle',
          'Ring to tie it to a boat',
          'Twenty liters: one sleeping bag, or a week of food',
        ],
      },
      fr: {
        name: 'Sac étanche Svartisen',
        kind: 'Sac à enrouler pour ce qui doit rester sec',
        description:
          'Le premier garde le duvet au sec ; le second, les chaussettes sèches loin des mouillées. Trois tours d’enroulement et il flotte, duvet compris, ce que nous avons vérifié sans le vouloir. Le fond rond tient debout pendant que vous cherchez les allumettes.',
        features: [
          'Coutures soudées',
          'La boucle sert de poignée',
          'Un anneau pour l’attacher au bateau',
          'Vingt litres : un duvet, ou une semaine de vivres',
        ],
      },
      de: {
        name: 'Packsack Svartisen',
        kind: 'Rollsack für alles, was trocken bleiben muss',
        description:
          'Der erste hält den Schlafsack trocken, der zweite die trockenen Socken fern von den nassen. Dreimal eingerollt schwimmt er samt Schlafsack, was wir geprüft haben, ohne es zu wollen. Auf dem runden Boden steht er allein, während Sie die Streichhölzer suchen.',
        features: [
          'Verschweißte Nähte',
          'Die Schnalle wird zum Griff',
          'Ein Ring zum Festbinden im Boot',
          'Zwanzig Liter: ein Schlafsack oder Essen für eine Woche',
        ],
      },
      it: {
        name: 'Sacca stagna Svartisen',
        kind: 'Chiusura arrotolata per ciò che deve stare asciutto',
        description:
          'La prima tiene asciutto il sacco a pelo; la seconda, i calzini asciutti lontani dai bagnati. Tre giri e galleggia, sacco a pelo compreso, cosa che abbiamo provato senza volerlo. Sul fondo tondo sta in piedi da sola mentre cerchi i fiammiferi.',
        features: [
          'Cuciture saldate',
          'La fibbia diventa un manico',
          'Un anello per legarla alla barca',
          'Venti litri: un sacco a pelo, o una settimana di cibo',
        ],
      },
      es: {
        name: 'Saco estanco Svartisen',
        kind: 'Cierre enrollable para lo que no puede mojarse',
        description:
          'El primero guarda seco el saco de dormir; el segundo, los calcetines secos lejos de los mojados. Tres vueltas y flota, con saco y todo, cosa que comprobamos sin querer. El fondo redondo lo tiene de pie mientras buscas las cerillas.',
        features: [
          'Costuras soldadas',
          'La hebilla hace de asa',
          'Una anilla para atarlo a la barca',
          'Veinte litros: un saco, o comida para una semana',
        ],
      },
    },
  },
]
