import type { StyleIdea } from '../idea.ts'

export const leggings: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1062',
    categories: ['210303'],
    look: {
      kind: 'leggings',
      cut: 'women',
      blocking: 'sides',
      leg: 'slim',
      length: 'cropped',
      waist: 'elastic',
      pockets: 'zip-thigh',
      surface: 'jersey',
    },
    seed: 2162,
    colours: ['tarn', 'basalt', 'rowan', 'heather'],
    seconds: { tarn: 'glacier', basalt: 'slate', rowan: 'plum', heather: 'ink' },
    sizes: 'women',
    price: { current: { USD: 92_00, CAD: 124_00, GBP: 79_00, EUR: 92_00 } },
    stock: 'plenty',
    activities: ['trail-run', 'climb'],
    fit: 'slim',
    facts: {
      grams: 190,
      material: ['recycled-nylon', 'elastane'],
      recycledPercent: 76,
      care: 'machine-30',
    },
    reviews: { score: 4.4, count: 95 },
    age: 15,
    words: {
      en: {
        name: 'Ouzel Trail Leggings',
        kind: 'Seven-eighths leggings for running',
        description:
          'They end where mud begins. The waistband is doubled and does not roll down on descents, and a phone in either thigh pocket stays there when you cross a stile. Opaque when you bend; we tried it in daylight.',
        features: [
          'Two thigh pockets, the right one zipped',
          'Waistband with a flat cord inside',
          'Small reflectors on both calves',
        ],
      },
      fr: {
        name: 'Legging de trail Ouzel',
        kind: 'Legging de course 7/8',
        description:
          'Il s’arrête où commence la boue. La ceinture double ne roule pas en descente, et les poches de cuisse sont assez profondes pour que le téléphone y reste quand on enjambe une clôture. Opaque même penchée ; nous avons vérifié au grand jour.',
        features: [
          'Deux poches de cuisse, la droite zippée',
          'Ceinture à cordon plat intérieur',
          'Petits réflecteurs aux deux mollets',
        ],
      },
      de: {
        name: 'Trail-Leggings Ouzel',
        kind: '7/8-Leggings zum Laufen',
        description:
          'Sie enden dort, wo der Schlamm anfängt. Der doppelte Bund rollt bergab nicht ein, und die Taschen an beiden Oberschenkeln sind so tief, dass das Telefon beim Übersteigen eines Zauns drinbleibt. Blickdicht auch gebückt; wir haben es bei Tageslicht geprüft.',
        features: [
          'Zwei Beintaschen, die rechte mit Reißverschluss',
          'Bund mit flacher Kordel innen',
          'Kleine Reflektoren an beiden Waden',
        ],
      },
      it: {
        name: 'Leggings da trail Ouzel',
        kind: 'Leggings da corsa 7/8',
        description:
          'Finiscono dove comincia il fango. La fascia doppia non si arrotola in discesa e le tasche sulle cosce sono tanto fonde che il telefono ci resta anche quando scavalchi una staccionata. Coprenti anche se ti chini: abbiamo provato alla luce del giorno.',
        features: [
          'Due tasche sulle cosce, la destra con zip',
          'Fascia in vita con cordino piatto interno',
          'Piccoli rifrangenti sui polpacci',
        ],
      },
      es: {
        name: 'Mallas de trail Ouzel',
        kind: 'Mallas 7/8 para correr',
        description:
          'Acaban donde empieza el barro. La cinturilla doble no se enrolla al bajar y los bolsillos de los muslos son tan hondos que el móvil no se sale al saltar una valla. No transparentan al agacharte; lo comprobamos a plena luz.',
        features: [
          'Dos bolsillos en los muslos, el derecho con cremallera',
          'Cinturilla con cordón plano interior',
          'Pequeños reflectantes en las pantorrillas',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1063',
    categories: ['210303', '210202'],
    look: {
      kind: 'leggings',
      cut: 'women',
      print: 'ridge-line',
      leg: 'slim',
      length: 'full',
      waist: 'elastic',
      pockets: 'hand',
      surface: 'fleece',
    },
    seed: 2163,
    colours: ['plum', 'ink', 'spruce'],
    sizes: 'women',
    price: {
      current: { USD: 78_00, CAD: 104_00, GBP: 67_00, EUR: 78_00 },
      original: { USD: 104_00, CAD: 139_00, GBP: 90_00, EUR: 104_00 },
    },
    stock: 'some',
    activities: ['ski', 'trail-run', 'hike'],
    fit: 'slim',
    facts: {
      grams: 255,
      material: ['polyester-fleece', 'elastane'],
      recycledPercent: 58,
      care: 'machine-30',
    },
    reviews: { score: 4.6, count: 68 },
    age: 20,
    words: {
      en: {
        name: 'Sundog Winter Leggings',
        kind: 'Brushed leggings for frost',
        description:
          'A sundog is a ring of light round a low sun and means ice in the air. These are for such mornings: brushed inside, smooth outside so that snow has nothing to hold. Alone to minus five when running, beneath ski pants to minus twenty.',
        features: [
          'Brushed stretch knit',
          'Ankles cut long and without zips',
          'Two side pockets that lie flat',
        ],
      },
      fr: {
        name: 'Legging d’hiver Sundog',
        kind: 'Legging gratté pour jours de gel',
        description:
          'Un sundog est un faux soleil, un halo dans un air plein de glace. Ce legging est fait pour ces matins-là, gratté dedans, lisse dehors pour que la neige n’ait pas de prise. Seul pour courir jusqu’à moins cinq, sous un pantalon de ski jusqu’à moins vingt.',
        features: [
          'Maille extensible grattée',
          'Chevilles longues, sans zip',
          'Deux poches latérales bien plates',
        ],
      },
      de: {
        name: 'Winterleggings Sundog',
        kind: 'Angeraute Leggings für Frosttage',
        description:
          'Ein Sundog ist eine Nebensonne und heißt: Eis in der Luft. Für solche Morgen sind diese Leggings, innen angeraut, außen glatt, damit der Schnee keinen Halt findet. Beim Laufen allein bis minus fünf, unter der Skihose bis minus zwanzig.',
        features: [
          'Angerauter, elastischer Strick',
          'Lang geschnittene Knöchel ohne Zip',
          'Zwei flache Seitentaschen',
        ],
      },
      it: {
        name: 'Leggings invernali Sundog',
        kind: 'Leggings garzati per giorni di gelo',
        description:
          'Un sundog è un parelio, un alone attorno al sole basso: vuol dire ghiaccio nell’aria. Per mattine così servono questi, garzati dentro e lisci fuori perché la neve non trovi appiglio. Da soli per correre fino a meno cinque, sotto i pantaloni da sci fino a meno venti.',
        features: [
          'Maglia elastica garzata',
          'Caviglia lunga, senza zip',
          'Due tasche laterali piatte',
        ],
      },
      es: {
        name: 'Mallas de invierno Sundog',
        kind: 'Mallas perchadas para días de helada',
        description:
          'Un sundog es un parhelio, un halo junto al sol bajo: hay hielo en el aire. Para esas mañanas son estas mallas, perchadas por dentro y lisas por fuera para que la nieve no se agarre. Solas, para correr hasta cinco bajo cero; bajo el pantalón de esquí, hasta veinte.',
        features: [
          'Punto elástico perchado',
          'Tobillo largo y sin cremallera',
          'Dos bolsillos laterales planos',
        ],
      },
    },
    regional: {
      'en-gb': {
        description:
          'A sundog is a ring of light round a low sun and means ice in the air. These are for such mornings: brushed inside, smooth outside so that snow has nothing to hold. Alone to minus five when running, beneath ski trousers to minus twenty.',
      },
    },
  },
  {
    styleId: 'CRNW1064',
    categories: ['210303', '210301'],
    look: {
      kind: 'leggings',
      cut: 'women',
      blocking: 'bands',
      leg: 'slim',
      length: 'full',
      waist: 'belted',
      pockets: 'cargo',
      surface: 'softshell',
    },
    seed: 2164,
    colours: ['moss', 'clay', 'slate'],
    seconds: { moss: 'peat', clay: 'basalt', slate: 'ink' },
    sizes: 'women',
    price: { current: { USD: 128_00, CAD: 172_00, GBP: 110_00, EUR: 129_00 } },
    stock: 'some',
    activities: ['hike', 'climb'],
    fit: 'slim',
    facts: {
      grams: 290,
      material: ['recycled-nylon', 'elastane'],
      recycledPercent: 50,
      care: 'machine-30',
    },
    age: 0,
    words: {
      en: {
        name: 'Chough Hiking Tights',
        kind: 'Tights with tough knees and seat',
        description:
          'Leggings are lovely until you slide down a slab on the seat of them. Woven panels on the knees and behind take the granite, the rest stretches four ways, and belt loops mean they count as trousers in the valley.',
        features: [
          'Abrasion panels in 500-denier nylon',
          'Bellows pocket on the left thigh',
          'Loops for a belt, which most tights forget',
        ],
      },
      fr: {
        name: 'Collant de randonnée Chough',
        kind: 'Collant renforcé aux genoux et à l’assise',
        description:
          'Un legging, c’est parfait jusqu’au jour où l’on descend une dalle assise. Des empiècements tissés aux genoux et derrière encaissent le granit, le reste s’étire en tous sens, et des passants de ceinture lui donnent rang de pantalon dans la vallée.',
        features: [
          'Renforts en nylon 500 deniers',
          'Poche à soufflet sur la cuisse gauche',
          'Des passants de ceinture, rares sur un collant',
        ],
      },
      de: {
        name: 'Wandertights Chough',
        kind: 'Tights mit Verstärkung an Knie und Gesäß',
        description:
          'Leggings sind wunderbar, bis man darin eine Platte hinunterrutscht. Gewebte Einsätze an Knien und Gesäß nehmen den Granit auf sich, der Rest dehnt sich in alle Richtungen, und dank Gürtelschlaufen gelten sie im Tal als Hose.',
        features: [
          'Verstärkungen aus Nylon, 500 Denier',
          'Balgtasche am linken Oberschenkel',
          'Gürtelschlaufen, die an Tights meist fehlen',
        ],
      },
      it: {
        name: 'Calzamaglia da trekking Chough',
        kind: 'Leggings rinforzati su ginocchia e sedere',
        description:
          'I leggings sono splendidi finché non scendi una placca da seduta. I pannelli tessuti su ginocchia e dietro si prendono il granito, il resto cede in ogni direzione e, con i passanti per la cintura, a valle valgono come pantaloni.',
        features: [
          'Rinforzi in nylon da 500 denari',
          'Tasca a soffietto sulla coscia sinistra',
          'Passanti per la cintura, che ai leggings mancano sempre',
        ],
      },
      es: {
        name: 'Mallas de montaña Chough',
        kind: 'Mallas reforzadas en rodillas y trasera',
        description:
          'Las mallas son una maravilla hasta que bajas una placa sentada. Los refuerzos tejidos de rodillas y trasera se llevan el granito, el resto cede en todas direcciones y, con sus trabillas, en el valle pasan por pantalón.',
        features: [
          'Refuerzos de nailon de 500 deniers',
          'Bolsillo de fuelle en el muslo izquierdo',
          'Trabillas para cinturón, raras en unas mallas',
        ],
      },
    },
  },
]
