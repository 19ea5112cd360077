import type { StyleIdea } from '../idea.ts'

export const knitwear: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1043',
    categories: ['210204'],
    look: {
      kind: 'sweater',
      cut: 'women',
      surface: 'cable',
      neck: 'crew',
      closure: 'pullover',
      pockets: 'none',
    },
    seed: 2143,
    colours: ['bone', 'fjord', 'rowan'],
    sizes: 'women',
    price: { current: { USD: 198_00, CAD: 265_00, GBP: 172_00, EUR: 198_00 } },
    stock: 'some',
    activities: ['everyday', 'travel'],
    fit: 'regular',
    facts: { grams: 610, material: ['wool'], care: 'hand' },
    reviews: { score: 4.9, count: 37 },
    age: 29,
    words: {
      en: {
        name: 'Barra Cable Sweater',
        kind: 'Fisherman’s sweater in heavy wool',
        description:
          'Two cables, one honeycomb, knitted in the round in Donegal from wool that still has some sheep in it. Drizzle sits on the surface and can be shaken off. It will scratch for a week and then belong to you for thirty years.',
        features: [
          'Pure new wool, lanolin left in',
          'No side seams',
          'Elbows knitted double',
          'Mending yarn tied to the label',
        ],
      },
      fr: {
        name: 'Pull torsadé Barra',
        kind: 'Pull de pêcheur en grosse laine',
        description:
          'Deux torsades et un nid d’abeille, tricotés en rond dans le Donegal, dans une laine qui sent encore un peu le mouton. La bruine reste en surface, on la secoue. Il gratte une semaine, puis il est à vous pour trente ans.',
        features: [
          'Laine vierge, lanoline conservée',
          'Sans couture sur les côtés',
          'Coudes tricotés double',
          'Du fil à repriser attaché à l’étiquette',
        ],
      },
      de: {
        name: 'Zopfpullover Barra',
        kind: 'Fischerpullover aus kräftiger Wolle',
        description:
          'Zwei Zöpfe, ein Wabenmuster, in Donegal rundgestrickt aus Wolle, in der noch etwas Schaf steckt. Nieselregen bleibt obenauf und lässt sich abschütteln. Er kratzt eine Woche und gehört Ihnen dann für dreißig Jahre.',
        features: [
          'Reine Schurwolle mit Lanolin',
          'Ohne Seitennähte',
          'Doppelt gestrickte Ellbogen',
          'Stopfgarn am Etikett',
        ],
      },
      it: {
        name: 'Maglione a trecce Barra',
        kind: 'Maglione da pescatore in lana grossa',
        description:
          'Due trecce e un nido d’ape, lavorati in tondo nel Donegal con una lana che sa ancora un po’ di pecora. La pioggerella resta in superficie e si scuote via. Pizzica per una settimana, poi è tuo per trent’anni.',
        features: [
          'Pura lana vergine, con la sua lanolina',
          'Senza cuciture sui fianchi',
          'Gomiti a maglia doppia',
          'Filo per rammendo legato all’etichetta',
        ],
      },
      es: {
        name: 'Jersey de ochos Barra',
        kind: 'Jersey de pescador de lana gruesa',
        description:
          'Dos ochos y un panal, tejidos en redondo en Donegal con una lana que aún tiene algo de oveja. La llovizna se queda por encima y se sacude. Pica una semana y luego es tuyo treinta años.',
        features: [
          'Pura lana virgen, con su lanolina',
          'Sin costuras laterales',
          'Codos de punto doble',
          'Hilo de zurcir atado a la etiqueta',
        ],
      },
    },
    regional: {
      'en-gb': { name: 'Barra Cable Jumper', kind: 'Fisherman’s jumper in heavy wool' },
      'fr-ca': { name: 'Chandail torsadé Barra', kind: 'Chandail de pêcheur en grosse laine' },
    },
  },
  {
    styleId: 'CRNW1044',
    categories: ['210204'],
    look: {
      kind: 'sweater',
      cut: 'women',
      blocking: 'yoke',
      surface: 'knit',
      neck: 'crew',
      closure: 'pullover',
      pockets: 'none',
    },
    seed: 2144,
    colours: ['tarn', 'saffron', 'peat'],
    seconds: { tarn: 'snowmelt', saffron: 'bone', peat: 'clay' },
    sizes: 'women',
    price: {
      current: { USD: 139_99, CAD: 187_99, GBP: 121_99, EUR: 139_99 },
      original: { USD: 180_00, CAD: 240_00, GBP: 157_00, EUR: 180_00 },
    },
    stock: 'scarce',
    activities: ['everyday', 'ski'],
    fit: 'regular',
    facts: { grams: 430, material: ['wool'], care: 'hand' },
    reviews: { score: 4.6, count: 22 },
    age: 18,
    words: {
      en: {
        name: 'Rousay Yoke Sweater',
        kind: 'Round-yoke sweater in lambswool',
        description:
          'The yoke is where a knitter shows what she can do, so it has the second color to itself. The lambswool is fine, goes under a ski jacket and looks finished without one. Dry it flat on a towel, away from the cat.',
        features: [
          'Lambswool, spun in Yorkshire',
          'Yoke shaped by decreases, no shoulder seams',
          'Tubular hem that does not flare',
        ],
      },
      fr: {
        name: 'Pull jacquard Rousay',
        kind: 'Pull à empiècement rond en lambswool',
        description:
          'C’est à l’empiècement qu’une tricoteuse montre ce qu’elle sait faire ; il a donc la deuxième couleur pour lui seul. Le lambswool, fin, se glisse sous une tenue de ski et s’en passe très bien. Séchez-le à plat sur une serviette, loin du chat.',
        features: [
          'Lambswool filé dans le Yorkshire',
          'Empiècement en diminutions, sans couture d’épaule',
          'Bas tubulaire, qui n’évase pas',
        ],
      },
      de: {
        name: 'Rundpassenpullover Rousay',
        kind: 'Lambswool mit gestrickter Rundpasse',
        description:
          'An der Passe zeigt eine Strickerin, was sie kann, darum hat sie die zweite Farbe für sich allein. Das Lambswool ist fein, passt unter die Skijacke und braucht sie nicht. Bitte flach auf einem Handtuch trocknen, fern von der Katze.',
        features: [
          'Lambswool, in Yorkshire gesponnen',
          'Passe durch Abnahmen geformt, keine Schulternaht',
          'Schlauchsaum, der nicht ausleiert',
        ],
      },
      it: {
        name: 'Maglione Rousay',
        kind: 'Maglione in lambswool con sprone tondo',
        description:
          'Sullo sprone una magliaia fa vedere quel che sa fare, per questo il secondo colore è tutto suo. È in lambswool, leggero sotto la giacca da sci e in ordine anche senza. Asciugalo in piano su un asciugamano, lontano dal gatto.',
        features: [
          'Lambswool filato nello Yorkshire',
          'Sprone a diminuzioni, senza cuciture sulle spalle',
          'Fondo tubolare che non si allarga',
        ],
      },
      es: {
        name: 'Jersey Rousay',
        kind: 'Jersey de lambswool con canesú redondo',
        description:
          'En el canesú una tejedora enseña lo que sabe, así que el segundo color es todo suyo. De lambswool, ligero bajo la chaqueta de esquí y arreglado sin ella. Sécalo en plano sobre una toalla, lejos del gato.',
        features: [
          'Lambswool hilado en Yorkshire',
          'Canesú con menguados, sin costura en los hombros',
          'Bajo tubular que no se abre',
        ],
      },
    },
    regional: {
      'en-gb': { name: 'Rousay Yoke Jumper', kind: 'Round-yoke jumper in lambswool' },
      'fr-ca': {
        name: 'Chandail jacquard Rousay',
        kind: 'Chandail à empiècement rond en lambswool',
      },
    },
  },
  {
    styleId: 'CRNW1045',
    categories: ['210204'],
    look: {
      kind: 'sweater',
      cut: 'women',
      surface: 'knit',
      neck: 'stand',
      closure: 'half-zip',
      pockets: 'none',
    },
    seed: 2145,
    colours: ['larch', 'ink', 'snowmelt', 'heather'],
    sizes: 'women',
    price: { current: { USD: 159_00, CAD: 215_00, GBP: 139_00, EUR: 159_00 } },
    stock: 'plenty',
    activities: ['everyday', 'hike', 'ski'],
    fit: 'regular',
    facts: { grams: 480, material: ['wool', 'recycled-nylon'], care: 'machine-30' },
    reviews: { score: 4.4, count: 55 },
    age: 9,
    words: {
      en: {
        name: 'Texel Half-Zip',
        kind: 'Ribbed wool with a collar and a zip',
        description:
          'More sheep than people live on Texel, and the wind there never quite leaves. Close ribs hold the warmth in, a brass zip lets it out, and a tenth of nylon in the yarn means the washing machine is allowed.',
        features: [
          'Half-cardigan rib, knitted close',
          'Brass zip to the sternum',
          'Machine wash at 30, wool cycle',
        ],
      },
      fr: {
        name: 'Pull camionneur Texel',
        kind: 'Laine côtelée, col montant zippé',
        description:
          'Texel compte plus de moutons que d’habitants, et le vent n’en part jamais tout à fait. Les côtes serrées gardent la chaleur, le zip en laiton la laisse sortir, et un dixième de nylon dans le fil autorise la machine.',
        features: [
          'Côtes perlées, maille serrée',
          'Zip en laiton jusqu’au sternum',
          'Machine à 30, programme laine',
        ],
      },
      de: {
        name: 'Troyer Texel',
        kind: 'Gerippte Wolle mit Kragen und Reißverschluss',
        description:
          'Auf Texel leben mehr Schafe als Menschen, und der Wind geht dort nie ganz. Enge Rippen halten die Wärme, ein Messingreißverschluss lässt sie hinaus, und ein Zehntel Nylon im Garn erlaubt die Waschmaschine.',
        features: [
          'Halbpatent, eng gestrickt',
          'Messingreißverschluss bis zum Brustbein',
          'Maschine bei 30 Grad, Wollprogramm',
        ],
      },
      it: {
        name: 'Maglione mezza zip Texel',
        kind: 'Lana a coste, collo alto con zip',
        description:
          'A Texel ci sono più pecore che abitanti e il vento non se ne va mai del tutto. Le coste fitte trattengono il caldo, una zip di ottone lo fa uscire e un decimo di nylon nel filo permette la lavatrice.',
        features: [
          'Coste inglesi, maglia fitta',
          'Zip in ottone fino allo sterno',
          'Lavatrice a 30, programma lana',
        ],
      },
      es: {
        name: 'Jersey con cremallera Texel',
        kind: 'Lana acanalada con cuello y cremallera',
        description:
          'En Texel hay más ovejas que vecinos y el viento nunca se va del todo. El canalé apretado guarda el calor, una cremallera de latón lo deja salir y una décima parte de nailon en el hilo permite la lavadora.',
        features: [
          'Punto inglés apretado',
          'Cremallera de latón hasta el esternón',
          'A máquina a 30, programa de lana',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Chandail zippé Texel' } },
  },
]
