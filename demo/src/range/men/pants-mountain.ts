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
  {
    styleId: 'CRNM1063',
    categories: ['220301'],
    look: {
      kind: 'bib',
      cut: 'men',
      blocking: 'sides',
      leg: 'straight',
      length: 'full',
      waist: 'elastic',
      pockets: 'zip-thigh',
      surface: 'shell',
    },
    seed: 3163,
    colours: ['fjord', 'larch', 'basalt'],
    seconds: { fjord: 'ink', larch: 'peat', basalt: 'slate' },
    sizes: 'men',
    price: { current: { USD: 375_00, CAD: 499_00, GBP: 325_00, EUR: 375_00 } },
    stock: 'some',
    activities: ['ski'],
    fit: 'relaxed',
    facts: {
      grams: 690,
      material: ['recycled-nylon'],
      waterproofMillimetres: 20000,
      recycledPercent: 85,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.7, count: 33 },
    age: 11,
    words: {
      en: {
        name: 'Gavia Ski Bib',
        kind: 'Three-layer bib for deep snow and cold lifts',
        description:
          'The Gavia opens late and closes early; in between it is the longest shaded descent we know. High in the back, so a fall in powder stays outside, and cut to be skied in rather than stood about in. The side zips run to the knee and vent the walk up.',
        features: [
          'Bib in stretch, the rest in 3-layer shell',
          'Side zips from hip to knee',
          'Cuffs that close over any boot',
          'Chest pocket for beacon or radio',
        ],
      },
      fr: {
        name: 'Salopette de ski Gavia',
        kind: 'Trois couches pour la poudreuse et les télésièges',
        description:
          'Le Gavia ouvre tard et ferme tôt ; entre les deux, c’est la plus longue descente à l’ombre que nous connaissions. Haute dans le dos, elle laisse dehors la neige des chutes, et elle est taillée pour skier plutôt que pour attendre. Les zips latéraux descendent au genou et aèrent la montée.',
        features: [
          'Plastron extensible, le reste en trois couches',
          'Zips latéraux de la hanche au genou',
          'Bas qui ferment sur toute chaussure',
          'Poche de poitrine pour DVA ou radio',
        ],
      },
      de: {
        name: 'Skilatzhose Gavia',
        kind: 'Dreilagige Latzhose für Tiefschnee und kalte Lifte',
        description:
          'Der Gavia öffnet spät und schließt früh; dazwischen ist er die längste Schattenabfahrt, die wir kennen. Hinten ist die Hose hoch, damit ein Sturz im Pulver draußen bleibt, und sie ist zum Fahren geschnitten, nicht zum Herumstehen. Die Seitenreißverschlüsse reichen bis zum Knie und lüften den Aufstieg.',
        features: [
          'Latz aus Stretch, der Rest dreilagig',
          'Seitlich offen von Hüfte bis Knie',
          'Beinabschluss passt über jeden Schuh',
          'Brusttasche für LVS oder Funkgerät',
        ],
      },
      it: {
        name: 'Salopette da sci Gavia',
        kind: 'Tre strati per neve fresca e seggiovie gelide',
        description:
          'Il Gavia apre tardi e chiude presto; nel mezzo è la discesa in ombra più lunga che conosciamo. Alta dietro, così una caduta in fresca resta fuori, e tagliata per sciare più che per stare in piedi. Le zip laterali arrivano al ginocchio e danno aria in salita.',
        features: [
          'Pettorina elastica, il resto a tre strati',
          'Zip laterali dall’anca al ginocchio',
          'Fondo che chiude su ogni scarpone',
          'Tasca sul petto per ARTVA o radio',
        ],
      },
      es: {
        name: 'Peto de esquí Gavia',
        kind: 'Tres capas para nieve polvo y telesillas heladas',
        description:
          'El Gavia abre tarde y cierra pronto; entremedias es la bajada en sombra más larga que conocemos. Alto por detrás, para que una caída en polvo se quede fuera, y cortado para esquiar más que para estar de pie. Las cremalleras laterales llegan a la rodilla y ventilan la subida.',
        features: [
          'Pechera elástica, lo demás de tres capas',
          'Cremalleras de la cadera a la rodilla',
          'Bajos que cierran sobre cualquier bota',
          'Bolsillo de pecho para ARVA o radio',
        ],
      },
    },
    regional: {
      'fr-ca': {
        kind: 'Trois couches pour la poudreuse et les remontées',
        features: [
          'Plastron extensible, le reste en trois couches',
          'Glissières latérales de la hanche au genou',
          'Bas qui ferment sur toute botte',
          'Poche de poitrine pour DVA ou radio',
        ],
      },
    },
  },
]
