import type { StyleIdea } from '../idea.ts'

export const merinoBaseLayers: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1024',
    categories: ['220202'],
    look: {
      kind: 'base-layer',
      cut: 'men',
      sleeves: 'long',
      neck: 'crew',
      fit: 'slim',
      surface: 'merino',
    },
    seed: 3124,
    colours: ['basalt', 'fjord', 'larch', 'moss'],
    sizes: 'men',
    price: { current: { USD: 92_00, CAD: 124_00, GBP: 79_00, EUR: 92_00 } },
    stock: 'plenty',
    activities: ['hike', 'ski', 'travel'],
    fit: 'slim',
    facts: { grams: 185, material: ['merino'], care: 'machine-30' },
    reviews: { score: 4.6, count: 187 },
    age: 30,
    words: {
      en: {
        name: 'Mica Merino Crew',
        kind: 'Midweight merino for three seasons',
        description:
          'One man wore the same sample from Briançon to Menton, eleven days, and was still let into the restaurant. It is simply good wool in a good cut: no print, no panels, a neckband that springs back. Spring, autumn and the bottom of every winter stack.',
        features: [
          '170 g merino from two farms in Otago',
          'Gusset under each arm',
          'Sews up well when moths have called',
        ],
      },
      fr: {
        name: 'Maillot mérinos Mica',
        kind: 'Mérinos d’épaisseur moyenne, trois saisons',
        description:
          'Un homme a porté le même prototype de Briançon à Menton, onze jours, et le restaurant l’a tout de même laissé entrer. C’est simplement de la bonne laine bien coupée : pas d’imprimé, pas de découpes, une encolure qui reprend sa place. Printemps, automne, et première couche de tout hiver.',
        features: [
          'Mérinos de 170 g, de deux fermes d’Otago',
          'Soufflet sous chaque bras',
          'Se reprise bien après les mites',
        ],
      },
      de: {
        name: 'Merinoshirt Mica',
        kind: 'Mittelschweres Merino für drei Jahreszeiten',
        description:
          'Ein Mann trug dasselbe Muster elf Tage lang von Briançon nach Menton und durfte trotzdem ins Restaurant. Es ist einfach gute Wolle in gutem Schnitt: kein Druck, keine Einsätze, ein Bündchen, das zurückspringt. Für Frühling und Herbst und im Winter zuunterst.',
        features: [
          '170 g Merino von zwei Höfen in Otago',
          'Zwickel unter jedem Arm',
          'Lässt sich gut stopfen, falls Motten da waren',
        ],
      },
      it: {
        name: 'Maglia merino Mica',
        kind: 'Merino di peso medio per tre stagioni',
        description:
          'Un uomo ha portato lo stesso campione da Briançon a Mentone, undici giorni, e al ristorante l’hanno fatto entrare lo stesso. È solo buona lana tagliata bene: niente stampe, niente inserti, un collo che torna al suo posto. Primavera, autunno e il primo strato di ogni inverno.',
        features: [
          'Merino da 170 g, di due fattorie dell’Otago',
          'Tassello sotto ogni braccio',
          'Si rammenda bene, se passano le tarme',
        ],
      },
      es: {
        name: 'Camiseta merina Mica',
        kind: 'Merino de grosor medio para tres estaciones',
        description:
          'Un hombre llevó la misma muestra de Briançon a Menton, once días, y aun así lo dejaron entrar en el restaurante. Es buena lana bien cortada y nada más: sin estampado, sin piezas, con un cuello que vuelve a su sitio. Primavera, otoño y lo primero que te pones cada invierno.',
        features: [
          'Merino de 170 g, de dos granjas de Otago',
          'Escudete bajo cada brazo',
          'Se zurce bien si pasa la polilla',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1025',
    categories: ['220202'],
    look: {
      kind: 'base-layer',
      cut: 'men',
      blocking: 'yoke',
      sleeves: 'long',
      neck: 'half-zip',
      fit: 'slim',
      surface: 'merino',
    },
    seed: 3125,
    colours: ['ember', 'ink', 'glacier'],
    seconds: { ember: 'basalt', ink: 'slate', glacier: 'snowmelt' },
    sizes: 'men',
    price: { current: { USD: 129_00, CAD: 173_00, GBP: 112_00, EUR: 129_00 } },
    stock: 'some',
    activities: ['ski', 'climb'],
    fit: 'slim',
    facts: { grams: 260, material: ['merino', 'recycled-nylon', 'elastane'], care: 'machine-30' },
    reviews: { score: 4.7, count: 64 },
    age: 12,
    words: {
      en: {
        name: 'Gotthard Merino Half-Zip',
        kind: 'Heavy merino with a deep zip',
        description:
          'A chimney, in effect: shut to the chin it draws nothing, open to the breastbone it clears the whole house. The knit is 240 grams and looped inside, for cold that begins at minus ten. The doubled yoke stands up to skis carried on a shoulder.',
        features: [
          '240 g looped merino',
          'Zip of 34 centimeters with a soft garage',
          'Yoke reinforced for carrying skis',
          'Long back, cut to stay in the bib',
        ],
      },
      fr: {
        name: 'Maillot zippé Gotthard',
        kind: 'Mérinos épais à long zip',
        description:
          'Une cheminée, au fond : fermé au menton il ne tire pas, ouvert au sternum il ventile toute la maison. La maille de 240 grammes est bouclée à l’intérieur, pour les froids qui commencent à moins dix. L’empiècement double supporte les skis portés à l’épaule.',
        features: [
          'Mérinos bouclé de 240 g',
          'Zip de 34 centimètres, extrémité protégée',
          'Empiècement renforcé pour le portage des skis',
          'Dos long, qui reste dans la salopette',
        ],
      },
      de: {
        name: 'Merino-Zipshirt Gotthard',
        kind: 'Schweres Merino mit tiefem Reißverschluss',
        description:
          'Im Grunde ein Kamin: bis zum Kinn geschlossen zieht er nicht, bis zum Brustbein offen lüftet er das ganze Haus. Das Gestrick wiegt 240 Gramm und ist innen geschlingt, für Kälte, die bei minus zehn anfängt. Die doppelte Passe verträgt geschulterte Ski.',
        features: [
          '240 g Merino, innen Schlingen',
          '34 Zentimeter Reißverschluss mit weicher Garage',
          'Passe verstärkt zum Skitragen',
          'Langer Rücken, bleibt in der Latzhose',
        ],
      },
      it: {
        name: 'Maglia mezza zip Gotthard',
        kind: 'Merino pesante con zip profonda',
        description:
          'In pratica un camino: chiusa fino al mento non tira, aperta allo sterno dà aria a tutta la casa. La maglia è da 240 grammi, riccia all’interno, per il freddo che comincia a meno dieci. Lo sprone doppio regge gli sci portati in spalla.',
        features: [
          'Merino da 240 g, riccio dentro',
          'Zip di 34 centimetri con fine corsa morbido',
          'Sprone rinforzato per portare gli sci',
          'Dietro lunga, resta nella salopette',
        ],
      },
      es: {
        name: 'Camiseta con cremallera Gotthard',
        kind: 'Merino grueso con cremallera larga',
        description:
          'Viene a ser una chimenea: cerrada hasta la barbilla no tira, abierta hasta el esternón ventila toda la casa. El punto es de 240 gramos, con bucle por dentro, para el frío que empieza a diez bajo cero. El canesú doble aguanta los esquís al hombro.',
        features: [
          'Merino de 240 g con bucle interior',
          'Cremallera de 34 centímetros con tope suave',
          'Canesú reforzado para llevar los esquís',
          'Espalda larga, no se sale del peto',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1026',
    categories: ['220202'],
    look: {
      kind: 'leggings',
      cut: 'men',
      leg: 'slim',
      length: 'cropped',
      waist: 'elastic',
      pockets: 'none',
      surface: 'jersey',
    },
    seed: 3126,
    colours: ['slate', 'basalt'],
    sizes: 'men',
    price: { current: { USD: 85_00, CAD: 114_00, GBP: 73_00, EUR: 85_00 } },
    stock: 'plenty',
    activities: ['ski', 'camp', 'hike'],
    fit: 'slim',
    facts: { grams: 195, material: ['merino', 'elastane'], care: 'machine-30' },
    reviews: { score: 4.3, count: 71 },
    age: 27,
    words: {
      en: {
        name: 'Quartz Long Johns',
        kind: 'Merino tights with a fly',
        description:
          'They stop four fingers above the ankle, where a ski boot begins, so nothing rucks up under the liner. There is a fly, which a surprising number of long johns think you will manage without. By day beneath shell pants, by night as pajamas in a cold van.',
        features: [
          'Seven-eighths length, clear of boots',
          'A fly that works with gloves on',
          'Waistband brushed inside',
        ],
      },
      fr: {
        name: 'Caleçon long Quartz',
        kind: 'Caleçon mérinos avec braguette',
        description:
          'Il s’arrête quatre doigts au-dessus de la cheville, là où commence la chaussure de ski : rien ne plisse sous le chausson. Il a une braguette, dont bien des caleçons longs pensent que vous vous passerez. Le jour sous le pantalon imperméable, la nuit en pyjama dans un fourgon froid.',
        features: [
          'Longueur sept huitièmes, hors des chaussures',
          'Braguette praticable avec des gants',
          'Ceinture grattée à l’intérieur',
        ],
      },
      de: {
        name: 'Lange Unterhose Quartz',
        kind: 'Lange Merinounterhose mit Eingriff',
        description:
          'Sie endet vier Finger über dem Knöchel, wo der Skischuh beginnt, damit unter dem Innenschuh nichts Falten wirft. Einen Eingriff hat sie auch; erstaunlich viele lange Unterhosen meinen, es gehe ohne. Am Tag unter der Regenhose, nachts als Schlafanzug im kalten Bus.',
        features: [
          'Siebenachtellang, frei vom Schuh',
          'Eingriff, auch mit Handschuhen zu finden',
          'Bund innen angeraut',
        ],
      },
      it: {
        name: 'Calzamaglia merino Quartz',
        kind: 'Calzamaglia in merino con apertura',
        description:
          'Finisce quattro dita sopra la caviglia, dove comincia lo scarpone: sotto la scarpetta non fa pieghe. Ha l’apertura davanti, di cui molte calzamaglie pensano che tu possa fare a meno. Di giorno sotto i pantaloni da sci, di notte da pigiama in un furgone freddo.',
        features: [
          'Lunga sette ottavi, fuori dallo scarpone',
          'Apertura che funziona anche coi guanti',
          'Elastico garzato all’interno',
        ],
      },
      es: {
        name: 'Calzón largo Quartz',
        kind: 'Calzón de merino con bragueta',
        description:
          'Acaba cuatro dedos por encima del tobillo, donde empieza la bota de esquí, y así nada se arruga bajo el botín. Lleva bragueta, de la que muchos calzones largos creen que puedes prescindir. De día bajo el pantalón impermeable, de noche de pijama en una furgoneta fría.',
        features: [
          'Largo siete octavos, libre de la bota',
          'Bragueta practicable con guantes',
          'Cinturilla perchada por dentro',
        ],
      },
    },
    regional: {
      'en-gb': {
        description:
          'They stop four fingers above the ankle, where a ski boot begins, so nothing rucks up under the liner. There is a fly, which a surprising number of long johns think you will manage without. By day beneath shell trousers, by night as pyjamas in a cold van.',
      },
    },
  },
]
