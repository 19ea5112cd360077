import type { StyleIdea } from '../idea.ts'

export const shorts: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1057',
    categories: ['210302'],
    look: {
      kind: 'shorts',
      cut: 'women',
      blocking: 'sides',
      leg: 'straight',
      length: 'short',
      waist: 'elastic',
      pockets: 'none',
      surface: 'ripstop',
    },
    seed: 2157,
    colours: ['glacier', 'basalt', 'lichen', 'plum'],
    seconds: { glacier: 'fjord', basalt: 'slate', lichen: 'moss', plum: 'dawn' },
    sizes: 'women',
    price: { current: { USD: 58_00, CAD: 78_00, GBP: 50_00, EUR: 58_00 } },
    stock: 'plenty',
    activities: ['trail-run'],
    fit: 'regular',
    facts: {
      grams: 98,
      material: ['recycled-polyester', 'elastane'],
      recycledPercent: 86,
      care: 'machine-30',
    },
    reviews: { score: 4.5, count: 102 },
    age: 12,
    words: {
      en: {
        name: 'Wagtail Trail Shorts',
        kind: 'Running shorts with a pocketed waistband',
        description:
          'The waistband is the luggage: five mesh slots around the hips that carry gels, a phone and a wind jacket without bouncing. Below it hangs as little short as decency and a 10 cm inseam allow.',
        features: [
          'Five slots, the rear one zipped',
          'Brief liner you can cut out if you prefer your own',
          'Notched sides for long strides downhill',
        ],
      },
      fr: {
        name: 'Short de trail Wagtail',
        kind: 'Short de course à ceinture porte-tout',
        description:
          'La ceinture sert de bagage ; cinq filets autour des hanches portent gels, téléphone et coupe-vent sans ballotter. En dessous, aussi peu de tissu que le permettent la décence et un entrejambe de 10 cm.',
        features: [
          'Cinq compartiments, celui du dos zippé',
          'Slip intérieur, à découper si vous préférez le vôtre',
          'Côtés fendus pour les grandes foulées en descente',
        ],
      },
      de: {
        name: 'Trailshorts Wagtail',
        kind: 'Laufshorts mit Taschenbund',
        description:
          'Der Bund ist das Gepäck: Fünf Netzfächer rund um die Hüfte tragen Gels, Telefon und Windjacke, ohne zu hüpfen. Darunter so wenig Hose, wie Anstand und 10 cm Schrittlänge zulassen.',
        features: [
          'Fünf Fächer, das hintere mit Reißverschluss',
          'Innenslip, zum Heraustrennen für alle, die den eigenen mögen',
          'Seitenschlitze für lange Schritte bergab',
        ],
      },
      it: {
        name: 'Shorts da trail Wagtail',
        kind: 'Shorts da corsa con cintura portatutto',
        description:
          'Il bagaglio è la cintura: cinque tasche in rete intorno ai fianchi portano gel, telefono e antivento senza ballare. Sotto c’è il minimo di stoffa che decenza e 10 cm di interno gamba consentono.',
        features: [
          'Cinque scomparti, quello dietro con zip',
          'Slip interno, da tagliare via se preferisci il tuo',
          'Spacchetti per la falcata lunga in discesa',
        ],
      },
      es: {
        name: 'Pantalón corto de trail Wagtail',
        kind: 'Pantalón de correr con cinturilla de bolsillos',
        description:
          'El equipaje va en la cinturilla: cinco huecos de malla alrededor de la cadera llevan geles, móvil y cortavientos sin que boten. Debajo, la menor tela que permiten la decencia y 10 cm de tiro.',
        features: [
          'Cinco huecos, el de atrás con cremallera',
          'Braguita interior, se corta si prefieres la tuya',
          'Aberturas laterales para zancadas cuesta abajo',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1058',
    categories: ['210302'],
    look: {
      kind: 'shorts',
      cut: 'women',
      leg: 'straight',
      length: 'knee',
      waist: 'belted',
      pockets: 'zip-thigh',
      surface: 'softshell',
    },
    seed: 2158,
    colours: ['clay', 'spruce', 'ink'],
    sizes: 'women-waist',
    price: {
      current: { USD: 59_50, CAD: 79_50, GBP: 51_00, EUR: 59_50 },
      original: { USD: 85_00, CAD: 114_00, GBP: 73_00, EUR: 85_00 },
    },
    stock: 'plenty',
    activities: ['hike', 'travel'],
    fit: 'regular',
    facts: {
      grams: 215,
      material: ['recycled-nylon', 'elastane'],
      recycledPercent: 65,
      care: 'machine-30',
    },
    reviews: { score: 4.4, count: 39 },
    age: 25,
    words: {
      en: {
        name: 'Naxos Hiking Shorts',
        kind: 'Knee-length shorts with a thigh zip',
        description:
          'Long enough that a granite boulder meets cloth before skin. The same softshell as the Curlew in a thinner weave, so they dry between the ford and the ice cream. The belt is sewn on at the back and cannot be left in a hut.',
        features: [
          'Two-way stretch, UPF 50',
          'Belt fixed behind, buckle to one side',
          'Seat without a center seam',
        ],
      },
      fr: {
        name: 'Bermuda de randonnée Naxos',
        kind: 'Bermuda au genou, zip de cuisse',
        description:
          'Assez long pour que le granit rencontre le tissu avant la peau. Le même softshell que le Curlew, en plus mince, qui sèche entre le gué et la glace du village. La ceinture est cousue au dos ; impossible de l’oublier au refuge.',
        features: [
          'Extensible dans les deux sens, UPF 50',
          'Ceinture fixée au dos, boucle décalée',
          'Fond sans couture centrale',
        ],
      },
      de: {
        name: 'Wandershorts Naxos',
        kind: 'Knielange Shorts mit Oberschenkeltasche',
        description:
          'So lang, dass der Granit zuerst auf Stoff trifft und dann erst auf Haut. Das Softshell der Curlew, nur dünner gewebt; zwischen Furt und Eisdiele ist es trocken. Der Gürtel ist hinten angenäht und bleibt auf keiner Hütte liegen.',
        features: [
          'In zwei Richtungen elastisch, UPF 50',
          'Gürtel hinten fest, Schnalle seitlich',
          'Gesäß ohne Mittelnaht',
        ],
      },
      it: {
        name: 'Bermuda da escursione Naxos',
        kind: 'Bermuda al ginocchio con zip sulla coscia',
        description:
          'Lunghi abbastanza perché il granito trovi prima la stoffa e poi la pelle. È il softshell dei Curlew, più sottile: tra il guado e il gelato è già asciutto. La cintura è cucita dietro, in rifugio non la dimentichi.',
        features: [
          'Elastici nei due sensi, UPF 50',
          'Cintura fissa dietro, fibbia di lato',
          'Sedere senza cucitura centrale',
        ],
      },
      es: {
        name: 'Bermudas de montaña Naxos',
        kind: 'Bermudas por la rodilla, cremallera en el muslo',
        description:
          'Lo bastante largas para que el granito encuentre tela antes que piel. El mismo softshell del Curlew, más fino: entre el vado y el helado ya están secas. El cinturón va cosido detrás y no se queda olvidado en el refugio.',
        features: [
          'Elásticas en dos sentidos, UPF 50',
          'Cinturón fijo atrás, hebilla a un lado',
          'Trasera sin costura central',
        ],
      },
    },
    regional: { 'en-gb': { name: 'Naxos Walking Shorts' } },
  },
]
