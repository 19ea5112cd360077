import type { StyleIdea } from '../idea.ts'

export const lightTents: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1015',
    categories: ['240201'],
    look: { kind: 'tent', shape: 'ridge', people: 1 },
    seed: 4115,
    colours: ['lichen', 'slate'],
    seconds: { lichen: 'basalt', slate: 'bone' },
    sizes: 'one',
    price: { current: { USD: 379_00, CAD: 509_00, GBP: 329_00, EUR: 380_00 } },
    stock: 'plenty',
    activities: ['hike', 'camp'],
    facts: {
      grams: 890,
      material: ['silnylon'],
      people: 1,
      waterproofMillimetres: 3000,
      packedCentimetres: [34, 11],
      care: 'wipe',
    },
    reviews: { score: 4.5, count: 73 },
    age: 14,
    words: {
      en: {
        name: 'Leveret Solo Tent',
        kind: 'One-person tent pitched with two poles',
        description:
          'A hare sleeps in a hollow just its own length, and so do you. It stands on your trekking poles, needs six pegs and a patch of grass two meters long, and goes up in the time it takes the shower to cross the valley.',
        features: [
          'Inner and outer pitched together',
          'Porch for boots and a wet pack',
          'Roof 98 cm high: you can sit and read',
        ],
      },
      fr: {
        name: 'Tente solo Leveret',
        kind: 'Tente une place montée sur deux bâtons',
        description:
          'Le lièvre dort dans un creux à sa taille, et vous aussi. Elle tient sur vos bâtons de marche, demande six sardines et deux mètres d’herbe, et se monte le temps que l’averse traverse la vallée.',
        features: [
          'Chambre et double toit montés ensemble',
          'Abside pour les chaussures et un sac mouillé',
          '98 cm de haut : on lit assis',
        ],
      },
      de: {
        name: 'Einpersonenzelt Leveret',
        kind: 'Zelt für eine Person, mit zwei Stöcken gebaut',
        description:
          'Der Hase schläft in einer Mulde, die gerade so lang ist wie er, und Sie auch. Das Zelt steht auf Ihren Trekkingstöcken, braucht sechs Heringe und zwei Meter Wiese und ist fertig, bis der Schauer quer durchs Tal ist.',
        features: [
          'Innen- und Außenzelt werden zusammen aufgebaut',
          'Apsis für Schuhe und nassen Rucksack',
          '98 cm hoch: Sitzen und Lesen geht',
        ],
      },
      it: {
        name: 'Tenda singola Leveret',
        kind: 'Tenda per una persona, con due bastoncini',
        description:
          'La lepre dorme in una conca lunga quanto lei, e tu pure. Sta in piedi sui tuoi bastoncini, chiede sei picchetti e due metri d’erba, e si monta nel tempo che lo scroscio impiega a passare la valle.',
        features: [
          'Interno ed esterno si montano insieme',
          'Abside per scarponi e zaino bagnato',
          'Alta 98 cm: si legge da seduti',
        ],
      },
      es: {
        name: 'Tienda individual Leveret',
        kind: 'Tienda para uno que se monta con dos bastones',
        description:
          'La liebre duerme en un hueco de su tamaño, y tú también. Se sostiene con tus bastones, pide seis piquetas y dos metros de hierba, y se monta en lo que tarda el chubasco en cruzar el valle.',
        features: [
          'Interior y doble techo se montan a la vez',
          'Ábside para las botas y la mochila mojada',
          '98 cm de alto: se puede leer sentado',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1016',
    categories: ['240201'],
    look: { kind: 'tent', shape: 'tunnel', people: 3 },
    seed: 4116,
    colours: ['rowan', 'spruce', 'larch'],
    sizes: 'one',
    price: { current: { USD: 749_00, CAD: 999_00, GBP: 650_00, EUR: 750_00 } },
    stock: 'some',
    activities: ['camp', 'hike'],
    facts: {
      grams: 3150,
      material: ['silnylon', 'aluminium'],
      people: 3,
      waterproofMillimetres: 4000,
      packedCentimetres: [50, 18],
      care: 'wipe',
    },
    reviews: { score: 4.8, count: 39 },
    age: 38,
    words: {
      en: {
        name: 'Shenavall Tunnel Tent',
        kind: 'Three-person tent for wind from one side',
        description:
          'Point the low end at the weather, pull two lines and it stands. Three hoops make a room and a hall of the same size, so two people can cook, argue about the map and hang up wet jackets while it rains sideways.',
        features: [
          'Poles in colors, sleeves open at one end',
          'Porch of 2.1 square meters',
          'Outer first: the inside stays dry',
          'Twelve guy lines with reflective thread',
        ],
      },
      fr: {
        name: 'Tente tunnel Shenavall',
        kind: 'Tente trois places pour le vent d’un seul côté',
        description:
          'Tournez le petit bout vers le mauvais temps, tendez deux lignes : elle est debout. Trois arceaux font une chambre et une entrée de même taille, où l’on cuisine à deux, discute de la carte et pend les vestes pendant qu’il pleut à l’horizontale.',
        features: [
          'Arceaux en couleurs, fourreaux ouverts d’un bout',
          'Abside de 2,1 mètres carrés',
          'Double toit d’abord : l’intérieur reste sec',
          'Douze haubans à fil réfléchissant',
        ],
      },
      de: {
        name: 'Tunnelzelt Shenavall',
        kind: 'Dreipersonenzelt für Wind von einer Seite',
        description:
          'Das niedrige Ende ins Wetter drehen, zwei Leinen spannen, und es steht. Drei Bögen ergeben eine Kammer und einen Vorraum von gleicher Größe, in dem zwei kochen, über die Karte streiten und Jacken aufhängen, während es waagerecht regnet.',
        features: [
          'Gestänge in Farben, Kanäle an einem Ende offen',
          'Apsis mit 2,1 Quadratmetern',
          'Außenzelt zuerst: Innen bleibt es trocken',
          'Zwölf Abspannleinen mit Reflexfaden',
        ],
      },
      it: {
        name: 'Tenda a tunnel Shenavall',
        kind: 'Tre posti, per il vento da una parte sola',
        description:
          'Gira il lato basso verso il maltempo, tendi due cordini e sta su. Tre archi fanno una camera e un ingresso grandi uguali, dove in due si cucina, si discute sulla cartina e si appendono le giacche mentre piove di traverso.',
        features: [
          'Paleria a colori, guaine aperte da un capo',
          'Abside di 2,1 metri quadrati',
          'Prima il telo esterno: dentro resta asciutto',
          'Dodici tiranti con filo riflettente',
        ],
      },
      es: {
        name: 'Tienda túnel Shenavall',
        kind: 'Tres plazas, para viento de un solo lado',
        description:
          'Apunta el extremo bajo hacia el temporal, tensa dos vientos y queda en pie. Tres arcos hacen una habitación y un recibidor iguales, donde dos cocinan, discuten el mapa y cuelgan las chaquetas mientras llueve de lado.',
        features: [
          'Varillas de colores, fundas abiertas por un lado',
          'Ábside de 2,1 metros cuadrados',
          'Primero el doble techo: dentro sigue seco',
          'Doce vientos con hilo reflectante',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1017',
    categories: ['240201'],
    look: { kind: 'tent', shape: 'pyramid', people: 2 },
    seed: 4117,
    colours: ['saffron', 'snowmelt'],
    seconds: { saffron: 'slate', snowmelt: 'moss' },
    sizes: 'one',
    price: {
      current: { USD: 299_00, CAD: 399_00, GBP: 259_00, EUR: 299_00 },
      original: { USD: 399_00, CAD: 535_00, GBP: 345_00, EUR: 399_00 },
    },
    stock: 'some',
    activities: ['camp', 'ski', 'hike'],
    facts: {
      grams: 620,
      material: ['silnylon'],
      people: 2,
      waterproofMillimetres: 2000,
      packedCentimetres: [24, 13],
      care: 'wipe',
    },
    reviews: { score: 4.1, count: 22 },
    age: 29,
    words: {
      en: {
        name: 'Ermine Pyramid',
        kind: 'Floorless shelter for two on snow or grass',
        description:
          'No floor, so you can dig a step in the snow and sit with your feet down. One pole in the middle, four corners, a vent at the tip; in January it doubles as the dining room and in July it weighs nothing.',
        features: [
          'Stands on one pole of 150 cm, or two tied together',
          'Snow flaps all the way round',
          'Inner tent available apart',
        ],
      },
      fr: {
        name: 'Pyramide Ermine',
        kind: 'Abri sans sol pour deux, neige ou herbe',
        description:
          'Pas de sol : on creuse une marche dans la neige et on s’assied les pieds en bas. Un mât au milieu, quatre coins, une aération à la pointe ; en janvier c’est la salle à manger, en juillet cela ne pèse rien.',
        features: [
          'Tient sur un bâton de 150 cm ou deux attachés',
          'Bavettes à neige tout autour',
          'Chambre intérieure vendue à part',
        ],
      },
      de: {
        name: 'Pyramidenzelt Ermine',
        kind: 'Bodenloser Unterstand für zwei, Schnee oder Gras',
        description:
          'Ohne Boden können Sie eine Stufe in den Schnee graben und die Füße hineinstellen. Ein Stock in der Mitte, vier Ecken, ein Lüfter in der Spitze; im Januar ist es auch das Esszimmer, und im Juli wiegt es nichts.',
        features: [
          'Steht auf einem 150-cm-Stock oder zwei verbundenen',
          'Schneelappen ringsum',
          'Innenzelt separat erhältlich',
        ],
      },
      it: {
        name: 'Piramide Ermine',
        kind: 'Riparo senza fondo per due, su neve o erba',
        description:
          'Senza fondo puoi scavare un gradino nella neve e sederti con i piedi in basso. Un palo al centro, quattro angoli, uno sfiato in punta; a gennaio fa anche da sala da pranzo e a luglio non pesa niente.',
        features: [
          'Regge su un bastoncino da 150 cm o due legati',
          'Lembi da neve tutt’intorno',
          'Camera interna venduta a parte',
        ],
      },
      es: {
        name: 'Pirámide Ermine',
        kind: 'Refugio sin suelo para dos, en nieve o hierba',
        description:
          'Al no tener suelo, puedes cavar un escalón en la nieve y sentarte con los pies abajo. Un palo en medio, cuatro esquinas y un respiradero en la punta; en enero es también el comedor y en julio no pesa nada.',
        features: [
          'Se sostiene con un bastón de 150 cm o dos unidos',
          'Faldones para nieve alrededor',
          'Habitación interior aparte',
        ],
      },
    },
  },
]
