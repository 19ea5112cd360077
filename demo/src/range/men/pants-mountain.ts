import type { StyleIdea } from '../idea.ts'

export const mountainPants: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1044',
    categories: ['220301'],
    look: {
      kind: 'trousers',
      cut: 'men',
      leg: 'tapered',
      length: 'full',
      waist: 'belted',
      pockets: 'zip-thigh',
      surface: 'softshell',
    },
    seed: 3144,
    colours: ['basalt', 'moss', 'fjord', 'clay'],
    sizes: 'waist',
    price: { current: { USD: 145_00, CAD: 195_00, GBP: 126_00, EUR: 145_00 } },
    stock: 'plenty',
    activities: ['hike', 'climb'],
    fit: 'regular',
    facts: {
      grams: 410,
      material: ['recycled-nylon', 'elastane'],
      recycledPercent: 73,
      care: 'machine-30',
    },
    reviews: { score: 4.7, count: 305 },
    age: 42,
    words: {
      en: {
        name: 'Klausen Hiking Pants',
        kind: 'Stretch softshell for the whole season',
        description:
          'The map of a long walk, in reverse: they have been improved at the knee, the seat and the inside ankle, where returned pairs were always worn. Four-way stretch, no membrane, dry by the next pass. May to October, and winter below the tree line with something beneath.',
        features: [
          'Knees and seat in a heavier weave',
          'Low-profile belt that lies under a hip belt',
          'Thigh pocket fits a 1:25,000 map',
          'Kick patch inside each ankle',
        ],
      },
      fr: {
        name: 'Pantalon de randonnée Klausen',
        kind: 'Softshell extensible pour toute la saison',
        description:
          'La carte d’une longue marche, lue à l’envers : on l’a amélioré aux genoux, à l’assise et à l’intérieur des chevilles, là où les paires rendues étaient toujours usées. Extensible en tous sens, sans membrane, sec au col suivant. De mai à octobre, et l’hiver sous la limite des arbres avec une couche dessous.',
        features: [
          'Genoux et assise en tissu plus lourd',
          'Ceinture plate, tient sous celle du sac',
          'Poche de cuisse pour une carte au 1/25 000',
          'Renfort à l’intérieur des chevilles',
        ],
      },
      de: {
        name: 'Wanderhose Klausen',
        kind: 'Dehnbare Softshell für die ganze Saison',
        description:
          'Die Karte einer langen Wanderung, rückwärts gelesen: Verbessert wurde sie an Knie, Gesäß und innerem Knöchel, wo zurückgeschickte Hosen immer durch waren. In alle Richtungen dehnbar, ohne Membran, am nächsten Pass trocken. Von Mai bis Oktober, mit etwas darunter auch im Winter unterhalb der Baumgrenze.',
        features: [
          'Knie und Gesäß dichter gewebt',
          'Flacher Gürtel, passt unter den Hüftgurt',
          'Beintasche für eine Karte 1:25.000',
          'Kantenschutz innen am Knöchel',
        ],
      },
      it: {
        name: 'Pantaloni da trekking Klausen',
        kind: 'Softshell elastico per tutta la stagione',
        description:
          'La mappa di un lungo cammino, letta al contrario: li abbiamo migliorati a ginocchia, seduta e interno caviglia, dove i resi erano sempre consumati. Elastici in ogni verso, senza membrana, asciutti al passo dopo. Da maggio a ottobre, e d’inverno sotto il limite del bosco con qualcosa sotto.',
        features: [
          'Ginocchia e seduta in tessuto più pesante',
          'Cintura piatta, sta sotto quella dello zaino',
          'Tasca sulla coscia per la carta 1:25.000',
          'Rinforzo all’interno della caviglia',
        ],
      },
      es: {
        name: 'Pantalón de montaña Klausen',
        kind: 'Softshell elástico para toda la temporada',
        description:
          'El mapa de una caminata larga, leído al revés: lo hemos mejorado en las rodillas, el asiento y el interior del tobillo, donde volvían siempre gastados. Elástico en todas direcciones, sin membrana, seco en el siguiente collado. De mayo a octubre, y en invierno por debajo del bosque con algo debajo.',
        features: [
          'Rodillas y asiento en tejido más grueso',
          'Cinturón plano bajo el de la mochila',
          'Bolsillo de muslo para un mapa 1:25.000',
          'Refuerzo interior en los tobillos',
        ],
      },
    },
    regional: { 'en-gb': { name: 'Klausen Hiking Trousers' } },
  },
  {
    styleId: 'CRNM1045',
    categories: ['220301'],
    look: {
      kind: 'trousers',
      cut: 'men',
      blocking: 'sides',
      leg: 'straight',
      length: 'full',
      waist: 'elastic',
      pockets: 'none',
      surface: 'shell',
    },
    seed: 3145,
    colours: ['ink', 'basalt'],
    seconds: { ink: 'lichen', basalt: 'slate' },
    sizes: 'men',
    price: { current: { USD: 139_00, CAD: 187_00, GBP: 120_00, EUR: 139_00 } },
    stock: 'some',
    activities: ['hike', 'ski'],
    fit: 'regular',
    facts: {
      grams: 295,
      material: ['recycled-nylon'],
      waterproofMillimetres: 20000,
      packedCentimetres: [10, 18],
      recycledPercent: 100,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.1, count: 54 },
    age: 30,
    words: {
      en: {
        name: 'Falzarego Rain Pants',
        kind: 'Full side zips, on over boots',
        description:
          'Nobody loves rain pants; they are what you are wearing when you stop being wet. The zips run hip to hem, so these go on standing up, in boots, in the wind, in about forty seconds. Vent from the top when it eases off.',
        features: [
          'Two-way zips along the whole leg',
          'Seat without a seam',
          'Hem strap goes under the boot',
        ],
      },
      fr: {
        name: 'Pantalon de pluie Falzarego',
        kind: 'Zips sur toute la jambe, chaussures aux pieds',
        description:
          'Personne n’aime les pantalons de pluie ; c’est ce qu’on porte quand on cesse d’être mouillé. Les zips vont de la hanche à l’ourlet : il s’enfile debout, chaussures aux pieds, dans le vent, en une quarantaine de secondes. Aérez par le haut quand ça se calme.',
        features: [
          'Zips à double curseur sur toute la jambe',
          'Assise sans couture',
          'Sangle de bas sous la chaussure',
        ],
      },
      de: {
        name: 'Regenhose Falzarego',
        kind: 'Durchgehende Seitenzipper, über Schuhe',
        description:
          'Niemand liebt Regenhosen; man trägt sie, wenn man aufhört, nass zu sein. Die Reißverschlüsse laufen von der Hüfte bis zum Saum, also zieht man sie im Stehen an, in Stiefeln, im Wind, in etwa vierzig Sekunden. Lässt es nach, lüften Sie von oben.',
        features: [
          'Zweiwegereißverschlüsse über das ganze Bein',
          'Gesäß ohne Naht',
          'Saumriemen unter dem Schuh',
        ],
      },
      it: {
        name: 'Pantaloni da pioggia Falzarego',
        kind: 'Zip lungo tutta la gamba, sopra gli scarponi',
        description:
          'Nessuno ama i pantaloni da pioggia: sono quello che hai addosso quando smetti di bagnarti. Le zip vanno dall’anca all’orlo, così li infili in piedi, con gli scarponi, nel vento, in una quarantina di secondi. Quando spiove, arieggia dall’alto.',
        features: [
          'Zip doppie su tutta la gamba',
          'Seduta senza cuciture',
          'Cinghietto sotto lo scarpone',
        ],
      },
      es: {
        name: 'Pantalón impermeable Falzarego',
        kind: 'Cremallera en toda la pierna, con botas puestas',
        description:
          'A nadie le gustan los pantalones de agua; son lo que llevas cuando dejas de mojarte. Las cremalleras van de la cadera al bajo: te lo pones de pie, con botas y con viento, en unos cuarenta segundos. Cuando escampe, ventila por arriba.',
        features: [
          'Cremalleras dobles en toda la pierna',
          'Asiento sin costura',
          'Cinta de bajo por debajo de la bota',
        ],
      },
    },
    regional: {
      'en-gb': {
        name: 'Falzarego Rain Trousers',
        description:
          'Nobody loves rain trousers; they are what you are wearing when you stop being wet. The zips run hip to hem, so these go on standing up, in boots, in the wind, in about forty seconds. Vent from the top when it eases off.',
      },
    },
  },
]
