import type { StyleIdea } from '../idea.ts'

export const mugsAndLamps: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1046',
    categories: ['240401'],
    look: { kind: 'mug', shape: 'lidded' },
    seed: 4146,
    colours: ['clay', 'ink', 'lichen', 'plum'],
    sizes: 'one',
    price: {
      current: { USD: 25_99, CAD: 34_99, GBP: 21_99, EUR: 25_99 },
      original: { USD: 32_00, CAD: 43_00, GBP: 28_00, EUR: 32_00 },
    },
    stock: 'plenty',
    activities: ['camp', 'everyday', 'travel'],
    facts: { grams: 290, material: ['stainless-steel'], millilitres: 350, care: 'wipe' },
    reviews: { score: 4.5, count: 99 },
    age: 21,
    words: {
      en: {
        name: 'Grindel Lidded Mug',
        kind: 'Double-wall mug with a sliding lid',
        description:
          'The first train up leaves before the café opens. This holds a double one, fits under a machine and in a car door, and can be gripped with bare hands when the contents are still too hot to drink.',
        features: [
          'Lid comes apart for washing',
          'Warm for two hours, never for six',
          'Powder coat that survives a rucksack',
        ],
      },
      fr: {
        name: 'Mug à couvercle Grindel',
        kind: 'Double paroi, couvercle coulissant',
        description:
          'Le premier train part avant l’ouverture du café. Celui-ci contient un double, passe sous la machine et dans une portière, et se tient à main nue quand il est encore trop chaud pour boire.',
        features: [
          'Couvercle démontable pour le laver',
          'Chaud deux heures, jamais six',
          'Revêtement poudre qui supporte le sac à dos',
        ],
      },
      de: {
        name: 'Deckelbecher Grindel',
        kind: 'Doppelwandiger Becher mit Schiebedeckel',
        description:
          'Die erste Bahn fährt, bevor das Café öffnet. Der Becher fasst einen doppelten, passt unter die Maschine und in die Autotür und lässt sich mit bloßen Händen halten, solange der Inhalt noch zu heiß ist.',
        features: [
          'Deckel zum Spülen zerlegbar',
          'Zwei Stunden warm, nie sechs',
          'Pulverlack, der den Rucksack übersteht',
        ],
      },
      it: {
        name: 'Tazza con coperchio Grindel',
        kind: 'Doppia parete, coperchio scorrevole',
        description:
          'Il primo treno parte prima che apra il bar. Ci sta un caffè doppio, va sotto la macchina e nella portiera, e si tiene a mani nude quando dentro scotta ancora troppo per bere.',
        features: [
          'Il coperchio si smonta per lavarlo',
          'Calda due ore, mai sei',
          'Vernice a polvere che resiste allo zaino',
        ],
      },
      es: {
        name: 'Taza con tapa Grindel',
        kind: 'Doble pared y tapa deslizante',
        description:
          'El primer tren sale antes de que abra el café. Cabe uno doble, entra bajo la máquina y en la puerta del coche, y se agarra con la mano desnuda cuando dentro aún quema demasiado.',
        features: [
          'La tapa se desmonta para lavarla',
          'Caliente dos horas, nunca seis',
          'Pintura en polvo que aguanta la mochila',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1047',
    categories: ['240402'],
    look: { kind: 'headlamp', shape: 'round' },
    seed: 4147,
    colours: ['basalt', 'saffron', 'glacier'],
    sizes: 'one',
    price: { current: { USD: 55_00, CAD: 74_00, GBP: 47_00, EUR: 55_00 } },
    stock: 'plenty',
    activities: ['hike', 'camp', 'climb'],
    facts: { grams: 78, lumens: 400, care: 'wipe' },
    reviews: { score: 4.4, count: 112 },
    age: 26,
    words: {
      en: {
        name: 'Lucciola Headlamp',
        kind: 'Rechargeable lamp with one big button',
        description:
          'Start at two in the morning, find the path, switch to red in the dormitory and be forgiven. One button that a glove can feel, four levels and no hidden seventh mode.',
        features: [
          '6 hours at 200 lumens, 90 at 10',
          'USB-C, and three AAA cells when there is none',
          'Locks so it cannot burn in the pack',
        ],
      },
      fr: {
        name: 'Lampe frontale Lucciola',
        kind: 'Lampe rechargeable à un seul gros bouton',
        description:
          'Partir à deux heures du matin, trouver le sentier, passer au rouge dans le dortoir et être pardonné. Un bouton qu’un gant peut sentir, quatre niveaux et pas de septième mode caché.',
        features: [
          '6 heures à 200 lumens, 90 à 10',
          'USB-C, ou trois piles AAA quand il n’y en a pas',
          'Verrouillable pour ne pas brûler dans le sac',
        ],
      },
      de: {
        name: 'Stirnlampe Lucciola',
        kind: 'Aufladbare Lampe mit einem großen Knopf',
        description:
          'Um zwei Uhr früh aufbrechen, den Weg finden, im Lager auf Rot schalten und Vergebung erlangen. Ein Knopf, den man im Handschuh spürt, vier Stufen und kein versteckter siebter Modus.',
        features: [
          '6 Stunden mit 200 Lumen, 90 mit 10',
          'USB-C, und drei AAA-Zellen, wenn es keinen Strom gibt',
          'Sperre gegen Einschalten im Rucksack',
        ],
      },
      it: {
        name: 'Lampada frontale Lucciola',
        kind: 'Ricaricabile, con un solo grande pulsante',
        description:
          'Partire alle due di notte, trovare il sentiero, passare al rosso in camerata ed essere perdonati. Un pulsante che si sente con i guanti, quattro livelli e nessuna settima modalità nascosta.',
        features: [
          '6 ore a 200 lumen, 90 a 10',
          'USB-C, e tre pile AAA quando non c’è',
          'Blocco perché non si accenda nello zaino',
        ],
      },
      es: {
        name: 'Linterna frontal Lucciola',
        kind: 'Recargable, con un solo botón grande',
        description:
          'Salir a las dos de la madrugada, encontrar la senda, pasar a rojo en el dormitorio y ser perdonado. Un botón que se nota con guantes, cuatro niveles y ningún séptimo modo escondido.',
        features: [
          '6 horas a 200 lúmenes, 90 a 10',
          'USB-C, y tres pilas AAA cuando no hay enchufe',
          'Bloqueo para que no se encienda en la mochila',
        ],
      },
    },
    regional: { 'en-gb': { name: 'Lucciola Head Torch' } },
  },
  {
    styleId: 'CRNE1048',
    categories: ['240402'],
    look: { kind: 'headlamp', shape: 'bar' },
    seed: 4148,
    colours: ['ember', 'ink'],
    sizes: 'one',
    price: { current: { USD: 119_00, CAD: 159_00, GBP: 105_00, EUR: 119_00 } },
    stock: 'scarce',
    activities: ['trail-run', 'ski'],
    facts: { grams: 146, lumens: 1100, care: 'wipe' },
    reviews: { score: 4.7, count: 8 },
    age: 1,
    words: {
      en: {
        name: 'Tengmalm Race Headlamp',
        kind: 'Wide beam for running through the night',
        description:
          'Two lenses side by side throw an even floor of light, so roots keep their shadows and your stomach keeps its supper. The battery sits at the back of the head, where it balances the front and stays warm under a hood.',
        features: [
          '5 hours at 550 lumens',
          'Battery changes in the dark, by feel',
          'Dims when another runner looks round',
        ],
      },
      fr: {
        name: 'Frontale de course Tengmalm',
        kind: 'Faisceau large pour courir la nuit',
        description:
          'Deux lentilles côte à côte étalent une lumière égale au sol : les racines gardent leurs ombres et votre estomac son dîner. La batterie, à l’arrière du crâne, équilibre l’avant et reste au chaud sous la capuche.',
        features: [
          '5 heures à 550 lumens',
          'Batterie changée à tâtons, dans le noir',
          'Baisse quand un autre coureur se retourne',
        ],
      },
      de: {
        name: 'Lauf-Stirnlampe Tengmalm',
        kind: 'Breites Licht für Läufe durch die Nacht',
        description:
          'Zwei Linsen nebeneinander legen einen gleichmäßigen Lichtteppich, so behalten Wurzeln ihren Schatten und Ihr Magen das Abendessen. Der Akku sitzt am Hinterkopf, hält das Gleichgewicht und bleibt unter der Kapuze warm.',
        features: [
          '5 Stunden mit 550 Lumen',
          'Akkuwechsel im Dunkeln nach Gefühl',
          'Dimmt, wenn sich jemand umdreht',
        ],
      },
      it: {
        name: 'Frontale da gara Tengmalm',
        kind: 'Fascio largo per correre di notte',
        description:
          'Due lenti affiancate stendono a terra una luce uniforme: le radici conservano l’ombra e lo stomaco la cena. La batteria sta dietro la testa, bilancia il davanti e resta calda sotto il cappuccio.',
        features: [
          '5 ore a 550 lumen',
          'Batteria che si cambia al buio, a tatto',
          'Si abbassa quando un altro si volta',
        ],
      },
      es: {
        name: 'Frontal de carrera Tengmalm',
        kind: 'Haz ancho para correr de noche',
        description:
          'Dos lentes contiguas tienden en el suelo una luz pareja: las raíces conservan su sombra y tu estómago, la cena. La batería va en la nuca, equilibra la parte delantera y se mantiene caliente bajo la capucha.',
        features: [
          '5 horas a 550 lúmenes',
          'La batería se cambia a oscuras, al tacto',
          'Se atenúa cuando otro corredor se gira',
        ],
      },
    },
    regional: { 'en-gb': { name: 'Tengmalm Race Head Torch' } },
  },
]
