import type { StyleIdea } from '../idea.ts'

export const lightHats: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1030',
    categories: ['240301'],
    look: { kind: 'cap', shape: 'five-panel', surface: 'nylon', print: 'symbol' },
    seed: 4130,
    colours: ['glacier', 'basalt', 'larch', 'plum'],
    sizes: 'one',
    price: { current: { USD: 35_00, CAD: 47_00, GBP: 30_00, EUR: 35_00 } },
    stock: 'plenty',
    activities: ['trail-run', 'hike', 'travel'],
    facts: { grams: 54, material: ['recycled-nylon'], recycledPercent: 100, care: 'machine-30' },
    reviews: { score: 4.5, count: 92 },
    age: 17,
    words: {
      en: {
        name: 'Lynx Five-Panel Cap',
        kind: 'Light cap that folds into a pocket',
        description:
          'The brim is foam, so it can be sat on, stuffed in a shoe and run through a river. Dark underneath against glare from wet rock; sweat reaches the band and goes no further.',
        features: [
          'Dries in twenty minutes of sun',
          'Clip closure, adjusted with one hand',
          'No button on top to press under a hood',
        ],
      },
      fr: {
        name: 'Casquette cinq panneaux Lynx',
        kind: 'Casquette légère qui se plie en poche',
        description:
          'La visière est en mousse : on peut s’asseoir dessus, la fourrer dans une chaussure, traverser une rivière avec. Le dessous sombre coupe les reflets du rocher mouillé ; la sueur atteint le bandeau et s’arrête là.',
        features: [
          'Sèche en vingt minutes de soleil',
          'Boucle réglable d’une main',
          'Pas de bouton au sommet sous la capuche',
        ],
      },
      de: {
        name: 'Fünf-Panel-Kappe Lynx',
        kind: 'Leichte Kappe, passt gefaltet in die Tasche',
        description:
          'Der Schirm ist aus Schaum: Man kann daraufsitzen, ihn in einen Schuh stopfen und damit durch einen Fluss laufen. Unten ist er dunkel gegen das Blenden nasser Felsen; der Schweiß kommt bis zum Band und nicht weiter.',
        features: [
          'Trocknet in zwanzig Minuten Sonne',
          'Steckschnalle, einhändig verstellbar',
          'Oben kein Knopf, der unter der Kapuze drückt',
        ],
      },
      it: {
        name: 'Cappellino cinque pannelli Lynx',
        kind: 'Cappellino leggero che si piega in tasca',
        description:
          'La visiera è di schiuma: ci si può sedere sopra, infilarla in una scarpa e guadarci un fiume. Sotto è scura contro i riflessi della roccia bagnata; il sudore arriva alla fascia e lì si ferma.',
        features: [
          'Asciuga in venti minuti di sole',
          'Fibbia che si regola con una mano',
          'Niente bottone in cima sotto il cappuccio',
        ],
      },
      es: {
        name: 'Gorra de cinco paneles Lynx',
        kind: 'Gorra ligera que se dobla en el bolsillo',
        description:
          'La visera es de espuma: puedes sentarte encima, meterla en una zapatilla y cruzar un río con ella. Por debajo es oscura contra el reflejo de la roca mojada; el sudor llega a la banda y no pasa de ahí.',
        features: [
          'Se seca en veinte minutos de sol',
          'Cierre que se ajusta con una mano',
          'Sin botón arriba que apriete bajo la capucha',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1031',
    categories: ['240301'],
    look: { kind: 'cap', shape: 'trucker', surface: 'cotton', print: 'ridge-line' },
    seed: 4131,
    colours: ['saffron', 'spruce', 'ember'],
    sizes: 'one',
    price: {
      current: { USD: 29_99, CAD: 39_99, GBP: 25_99, EUR: 29_99 },
      original: { USD: 34_00, CAD: 46_00, GBP: 30_00, EUR: 34_00 },
    },
    stock: 'some',
    activities: ['everyday', 'camp'],
    facts: { grams: 84, material: ['organic-cotton', 'recycled-polyester'], care: 'hand' },
    reviews: { score: 4.7, count: 26 },
    age: 24,
    words: {
      en: {
        name: 'Marten Trucker Cap',
        kind: 'Cotton front, mesh behind',
        description:
          'The ridge on the front is the skyline from our workshop window, seven peaks and one crane. Mesh behind for July, and a curve in the brim that took four tries to look as if nobody had tried.',
        features: ['Embroidered, not glued', 'Mesh of recycled bottles', 'Snap back, 54 to 62 cm'],
      },
      fr: {
        name: 'Casquette trucker Marten',
        kind: 'Coton devant, filet derrière',
        description:
          'La crête sur le devant est celle que l’on voit de l’atelier : sept sommets et une grue. Du filet derrière pour juillet, et une courbe de visière qui a demandé quatre essais pour sembler n’en avoir demandé aucun.',
        features: [
          'Brodée, pas collée',
          'Filet en bouteilles recyclées',
          'Pressions de 54 à 62 cm',
        ],
      },
      de: {
        name: 'Truckerkappe Marten',
        kind: 'Vorn Baumwolle, hinten Netz',
        description:
          'Die Linie vorn ist der Blick aus dem Fenster unserer Werkstatt: sieben Gipfel und ein Kran. Hinten Netz für den Juli, und ein Schirm, dessen Bogen vier Versuche brauchte, um nach keinem auszusehen.',
        features: [
          'Gestickt, nicht geklebt',
          'Netz aus recycelten Flaschen',
          'Druckverschluss, 54 bis 62 cm',
        ],
      },
      it: {
        name: 'Cappellino trucker Marten',
        kind: 'Cotone davanti, rete dietro',
        description:
          'La cresta sul davanti è quella che si vede dalla finestra del laboratorio: sette cime e una gru. Dietro rete, per luglio, e una visiera la cui curva ha chiesto quattro prove per sembrare fatta senza provarci.',
        features: [
          'Ricamato, non incollato',
          'Rete da bottiglie riciclate',
          'Chiusura a scatti, da 54 a 62 cm',
        ],
      },
      es: {
        name: 'Gorra trucker Marten',
        kind: 'Algodón delante, rejilla detrás',
        description:
          'La cresta del frente es la que se ve desde la ventana del taller: siete cimas y una grúa. Detrás, rejilla para julio, y una visera cuya curva pidió cuatro intentos para parecer que nadie lo intentó.',
        features: [
          'Bordada, no pegada',
          'Rejilla de botellas recicladas',
          'Cierre de broches, de 54 a 62 cm',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1032',
    categories: ['240301'],
    look: { kind: 'sun-hat', shape: 'wide', surface: 'nylon' },
    seed: 4132,
    colours: ['bone', 'moss', 'slate'],
    sizes: 'unisex',
    price: { current: { USD: 49_00, CAD: 66_00, GBP: 42_00, EUR: 49_00 } },
    stock: 'some',
    activities: ['hike', 'travel'],
    facts: { grams: 96, material: ['nylon-ripstop'], care: 'hand' },
    reviews: { score: 4.4, count: 45 },
    age: 11,
    words: {
      en: {
        name: 'Athabasca Sun Hat',
        kind: 'Wide brim with shade for the neck',
        description:
          'Ice throws the light back up, so the underside matters as much as the top. The brim is seven centimeters in front, nine behind, and a cord holds it down when the wind comes off the glacier in the afternoon.',
        features: [
          'UPF 50+ in every color',
          'Mesh band high enough for a breeze',
          'Floats, if it comes to that',
        ],
      },
      fr: {
        name: 'Chapeau de soleil Athabasca',
        kind: 'Large bord, ombre sur la nuque',
        description:
          'La glace renvoie la lumière vers le haut : le dessous compte autant que le dessus. Le bord mesure sept centimètres devant, neuf derrière, et un cordon le retient quand le vent descend du glacier l’après-midi.',
        features: [
          'UPF 50+ dans toutes les couleurs',
          'Bande de filet pour laisser passer l’air',
          'Flotte, s’il faut en arriver là',
        ],
      },
      de: {
        name: 'Sonnenhut Athabasca',
        kind: 'Breite Krempe mit Schatten für den Nacken',
        description:
          'Eis wirft das Licht nach oben, darum zählt die Unterseite so viel wie die Oberseite. Die Krempe misst vorn sieben Zentimeter, hinten neun, und eine Kordel hält den Hut, wenn nachmittags der Wind vom Gletscher kommt.',
        features: [
          'UPF 50+ in jeder Farbe',
          'Netzband, durch das die Luft zieht',
          'Schwimmt, falls es dazu kommt',
        ],
      },
      it: {
        name: 'Cappello da sole Athabasca',
        kind: 'Tesa larga, ombra sulla nuca',
        description:
          'Il ghiaccio rimanda la luce verso l’alto, quindi il sotto conta quanto il sopra. La tesa misura sette centimetri davanti e nove dietro, e un cordino la trattiene quando nel pomeriggio scende il vento dal ghiacciaio.',
        features: [
          'UPF 50+ in tutti i colori',
          'Fascia di rete che lascia passare l’aria',
          'Galleggia, se si arriva a tanto',
        ],
      },
      es: {
        name: 'Sombrero de sol Athabasca',
        kind: 'Ala ancha con sombra para la nuca',
        description:
          'El hielo devuelve la luz hacia arriba, así que la cara de abajo importa tanto como la de arriba. El ala mide siete centímetros delante y nueve detrás, y un cordón lo sujeta cuando por la tarde baja el viento del glaciar.',
        features: [
          'UPF 50+ en todos los colores',
          'Banda de rejilla por donde corre el aire',
          'Flota, llegado el caso',
        ],
      },
    },
  },
]
