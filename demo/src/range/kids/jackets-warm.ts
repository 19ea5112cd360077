import type { StyleIdea } from '../idea.ts'

export const warmJackets: readonly StyleIdea[] = [
  {
    styleId: 'CRNK1001',
    categories: ['230101'],
    look: {
      kind: 'down-jacket',
      cut: 'kids',
      length: 'hip',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand',
      quilting: 'wide',
    },
    seed: 5101,
    colours: ['saffron', 'fjord', 'rowan', 'moss'],
    sizes: 'kids',
    price: { current: { USD: 129_00, CAD: 175_00, GBP: 112_00, EUR: 129_00 } },
    stock: 'plenty',
    activities: ['everyday', 'ski', 'camp'],
    fit: 'regular',
    facts: {
      grams: 290,
      material: ['recycled-nylon'],
      fill: 'recycled-down-700',
      comfortCelsius: -8,
      recycledPercent: 100,
      care: 'machine-30',
    },
    reviews: { score: 4.8, count: 97 },
    age: 20,
    words: {
      en: {
        name: 'Robin Down Jacket',
        kind: 'Hooded down jacket that grows once',
        description:
          'A robin fluffs itself up and sits out the frost. Recycled down does the fluffing here; a red thread at the cuff, once cut, lets the sleeves out three centimeters for a second winter, and there are three lines for names on the label.',
        features: [
          'Sleeves grow by one size',
          'Chin guard where the zip ends',
          'Hood lets go if it catches on a branch',
        ],
      },
      fr: {
        name: 'Doudoune enfant Robin',
        kind: 'Doudoune à capuche qui grandit une fois',
        description:
          'Le rouge-gorge se gonfle et attend la fin du gel. Ici, c’est le duvet recyclé qui gonfle ; un fil rouge au poignet, une fois coupé, rend trois centimètres de manche pour un second hiver, et l’étiquette a trois lignes pour les prénoms.',
        features: [
          'Manches qui gagnent une taille',
          'Protège-menton au bout du zip',
          'Capuche qui se détache si elle s’accroche',
        ],
      },
      de: {
        name: 'Kinder-Daunenjacke Robin',
        kind: 'Daunenjacke mit Kapuze, die einmal mitwächst',
        description:
          'Das Rotkehlchen plustert sich auf und wartet den Frost ab. Hier plustert recycelte Daune; ein roter Faden am Bündchen, einmal aufgeschnitten, gibt drei Zentimeter Ärmel für einen zweiten Winter frei, und das Etikett hat drei Zeilen für Namen.',
        features: [
          'Ärmel wachsen um eine Größe',
          'Kinnschutz am Reißverschluss',
          'Kapuze löst sich, wenn sie hängen bleibt',
        ],
      },
      it: {
        name: 'Piumino bimbi Robin',
        kind: 'Piumino con cappuccio che cresce una volta',
        description:
          'Il pettirosso si gonfia e aspetta che il gelo passi. Qui a gonfiarsi è la piuma riciclata; un filo rosso al polsino, una volta tagliato, libera tre centimetri di manica per un secondo inverno, e sull’etichetta ci sono tre righe per i nomi.',
        features: [
          'Le maniche crescono di una taglia',
          'Protezione per il mento in cima alla zip',
          'Il cappuccio si stacca se s’impiglia',
        ],
      },
      es: {
        name: 'Plumífero infantil Robin',
        kind: 'Plumífero con capucha que crece una vez',
        description:
          'El petirrojo se ahueca y espera a que pase la helada. Aquí lo que se ahueca es plumón reciclado; un hilo rojo en el puño, al cortarlo, suelta tres centímetros de manga para un segundo invierno, y la etiqueta tiene tres líneas para nombres.',
        features: [
          'Las mangas crecen una talla',
          'Protector de barbilla en la cremallera',
          'La capucha se suelta si se engancha',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Manteau de duvet enfant Robin',
        kind: 'Manteau de duvet à capuchon qui grandit une fois',
      },
    },
  },
  {
    styleId: 'CRNK1002',
    categories: ['230101'],
    look: {
      kind: 'insulated-jacket',
      cut: 'kids',
      blocking: 'yoke',
      length: 'hip',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand-and-chest',
    },
    seed: 5102,
    colours: ['ink', 'ember', 'glacier'],
    seconds: { ink: 'lichen', ember: 'plum', glacier: 'bone' },
    sizes: 'juniors',
    price: {
      current: { USD: 159_00, CAD: 215_00, GBP: 139_00, EUR: 159_00 },
      original: { USD: 189_00, CAD: 255_00, GBP: 165_00, EUR: 189_00 },
    },
    stock: 'plenty',
    activities: ['ski'],
    fit: 'regular',
    facts: {
      grams: 680,
      material: ['recycled-polyester'],
      fill: 'synthetic',
      waterproofMillimetres: 15_000,
      comfortCelsius: -12,
      recycledPercent: 95,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.6, count: 54 },
    age: 14,
    words: {
      en: {
        name: 'Penguin Ski Jacket',
        kind: 'Waterproof, insulated, for ski school',
        description:
          'Ski school is two parts skiing and one part lying in snow. Taped seams, a skirt that buttons to the matching bib, a pass pocket on the left sleeve and a map of the piste signs printed inside for chairlift reading.',
        features: [
          'Snow skirt with loops for the bib',
          'Reflective band on the back',
          'Goggle cloth on a cord',
        ],
      },
      fr: {
        name: 'Veste de ski enfant Penguin',
        kind: 'Imperméable et chaude, pour l’école de ski',
        description:
          'L’école de ski, c’est deux tiers de glisse et un tiers à plat ventre. Coutures étanchées, jupe qui se boutonne à la salopette, poche à forfait sur la manche gauche et, imprimés dedans, les panneaux de piste à lire sur le télésiège.',
        features: [
          'Jupe pare-neige à relier à la salopette',
          'Bande réfléchissante dans le dos',
          'Chiffon à masque sur un cordon',
        ],
      },
      de: {
        name: 'Kinder-Skijacke Penguin',
        kind: 'Wasserdicht und warm, für die Skischule',
        description:
          'Skischule ist zu zwei Teilen Skifahren und zu einem Teil im Schnee liegen. Getapte Nähte, ein Schneefang, der sich an die Hose knöpft, eine Passtasche am linken Ärmel, und innen sind die Pistenschilder aufgedruckt, als Lektüre für den Sessellift.',
        features: [
          'Schneefang mit Schlaufen für die Latzhose',
          'Reflexband am Rücken',
          'Brillentuch an der Kordel',
        ],
      },
      it: {
        name: 'Giacca da sci bimbi Penguin',
        kind: 'Impermeabile e calda, per la scuola di sci',
        description:
          'La scuola di sci è per due terzi sciare e per un terzo stare sdraiati nella neve. Cuciture nastrate, ghetta che si abbottona alla salopette, tasca skipass sulla manica sinistra e, stampati dentro, i cartelli delle piste da leggere in seggiovia.',
        features: [
          'Ghetta antineve con asole per la salopette',
          'Banda riflettente sulla schiena',
          'Panno per la maschera con cordino',
        ],
      },
      es: {
        name: 'Chaqueta de esquí infantil Penguin',
        kind: 'Impermeable y cálida, para la escuela de esquí',
        description:
          'La escuela de esquí es dos partes esquiar y una parte estar tumbado en la nieve. Costuras selladas, faldón que se abrocha al peto, bolsillo de forfait en la manga izquierda y, por dentro, las señales de pista impresas para leer en el telesilla.',
        features: [
          'Faldón con trabillas para el peto',
          'Banda reflectante en la espalda',
          'Paño para las gafas con cordón',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Manteau de ski enfant Penguin' } },
  },
  {
    styleId: 'CRNK1003',
    categories: ['230101'],
    look: {
      kind: 'insulated-jacket',
      cut: 'kids',
      length: 'thigh',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'flap',
      ruff: true,
    },
    seed: 5103,
    colours: ['spruce', 'clay', 'heather'],
    sizes: 'juniors',
    price: { current: { USD: 175_00, CAD: 235_00, GBP: 152_00, EUR: 175_00 } },
    stock: 'some',
    activities: ['everyday'],
    fit: 'relaxed',
    facts: {
      grams: 860,
      material: ['recycled-nylon'],
      fill: 'synthetic',
      waterproofMillimetres: 10_000,
      comfortCelsius: -18,
      care: 'machine-30',
    },
    reviews: { score: 4.9, count: 12 },
    age: 2,
    words: {
      en: {
        name: 'Reindeer Parka',
        kind: 'Long winter coat for waiting at bus stops',
        description:
          'School starts in the dark and the bus is late. This reaches to the thigh, so one can sit on a frozen wall in it; the pile round the hood comes off for the wash, and the pockets hold a sandwich, a mitten and half of a stick.',
        features: [
          'Two-way zip for bicycles',
          'Reflecting threads in the hem and cuffs',
          'Pockets lined with fleece',
        ],
      },
      fr: {
        name: 'Parka enfant Reindeer',
        kind: 'Long manteau d’hiver pour attendre le car',
        description:
          'L’école commence dans le noir et le car est en retard. Celle-ci descend à la cuisse : on peut s’asseoir avec sur un muret gelé ; la bordure de capuche s’enlève pour la lessive, et les poches contiennent un sandwich, une moufle et un demi-bâton.',
        features: [
          'Double curseur pour le vélo',
          'Fils réfléchissants au bas et aux poignets',
          'Poches doublées de polaire',
        ],
      },
      de: {
        name: 'Kinderparka Reindeer',
        kind: 'Langer Wintermantel zum Warten auf den Bus',
        description:
          'Die Schule beginnt im Dunkeln, und der Bus kommt zu spät. Der Parka reicht bis zum Oberschenkel, man kann darin auf einer gefrorenen Mauer sitzen; der Plüschrand geht zum Waschen ab, und in die Taschen passen ein Pausenbrot, ein Handschuh und ein halber Stock.',
        features: [
          'Zweiwegereißverschluss fürs Fahrrad',
          'Reflexfäden an Saum und Bündchen',
          'Taschen mit Fleece gefüttert',
        ],
      },
      it: {
        name: 'Parka bimbi Reindeer',
        kind: 'Cappotto invernale lungo, per aspettare l’autobus',
        description:
          'La scuola comincia col buio e l’autobus è in ritardo. Arriva alla coscia, così ci si può sedere su un muretto gelato; il bordo del cappuccio si toglie per il lavaggio e nelle tasche stanno un panino, una moffola e mezzo bastone.',
        features: [
          'Doppio cursore per la bicicletta',
          'Fili riflettenti su orlo e polsini',
          'Tasche foderate di pile',
        ],
      },
      es: {
        name: 'Parka infantil Reindeer',
        kind: 'Abrigo largo de invierno para esperar el autobús',
        description:
          'El cole empieza a oscuras y el autobús llega tarde. Esta baja hasta el muslo, así que te puedes sentar en un muro helado; el ribete de la capucha se quita para lavarla y en los bolsillos caben un bocadillo, una manopla y medio palo.',
        features: [
          'Doble carro para la bici',
          'Hilos reflectantes en bajo y puños',
          'Bolsillos forrados de polar',
        ],
      },
    },
    regional: {
      'fr-ca': {
        description:
          'L’école commence à la noirceur et l’autobus est en retard. Celui-ci descend à la cuisse : on peut s’asseoir avec sur un muret gelé ; la bordure du capuchon s’enlève pour le lavage, et les poches contiennent un sandwich, une mitaine et un demi-bâton.',
        kind: 'Long manteau d’hiver pour attendre l’autobus',
      },
    },
  },
]
