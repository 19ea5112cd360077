import type { StyleIdea } from '../idea.ts'

export const technicalFleece: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1021',
    categories: ['210201'],
    look: {
      kind: 'fleece',
      cut: 'women',
      surface: 'grid',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'chest',
    },
    seed: 2121,
    colours: ['fjord', 'clay', 'basalt', 'lichen'],
    sizes: 'women',
    price: { current: { USD: 149_00, CAD: 199_00, GBP: 130_00, EUR: 149_00 } },
    stock: 'plenty',
    activities: ['climb', 'hike', 'ski'],
    fit: 'slim',
    facts: {
      grams: 295,
      material: ['polyester-fleece', 'elastane'],
      recycledPercent: 75,
      care: 'machine-30',
    },
    reviews: { score: 4.7, count: 203 },
    age: 25,
    words: {
      en: {
        name: 'Kittiwake Grid Hoody',
        kind: 'Stretch grid fleece with a snug hood',
        description:
          'Little squares of fleece with air between them: warm when still, cool when a breeze gets in. The hood goes under a helmet and the hem stays under a harness. Most people who own one stop writing reviews and just wear it.',
        features: [
          'Grid inside, smooth outside, so layers slide',
          'Balaclava hood with a chin guard',
          'Flat zip on the chest for lip balm and topo',
          'Thumb holes that disappear in the cuff',
        ],
      },
      fr: {
        name: 'Polaire à capuche Kittiwake',
        kind: 'Polaire quadrillée extensible, capuche près de la tête',
        description:
          'Des petits carrés de polaire et de l’air entre les deux, donc chaude à l’arrêt et fraîche dès qu’un souffle passe. La capuche se glisse sous un casque, le bas reste sous le baudrier. La plupart de celles qui en ont une cessent d’écrire des avis et la portent.',
        features: [
          'Quadrillée dedans, lisse dehors, pour superposer',
          'Capuche cagoule avec protège-menton',
          'Zip plat sur la poitrine pour baume et topo',
          'Passe-pouces qui se cachent dans le poignet',
        ],
      },
      de: {
        name: 'Fleecejacke Kittiwake',
        kind: 'Elastisches Gridfleece mit enger Kapuze',
        description:
          'Kleine Fleecequadrate mit Luft dazwischen: warm in der Pause, kühl, sobald ein Luftzug durchgeht. Die Kapuze passt unter den Helm, der Saum bleibt unter dem Gurt. Die meisten, die eine haben, schreiben keine Bewertungen mehr und tragen sie einfach.',
        features: [
          'Innen Raster, außen glatt, rutscht unter jede Jacke',
          'Balaclava-Kapuze mit Kinnschutz',
          'Flache Brusttasche für Lippenpflege und Topo',
          'Daumenlöcher, die im Bündchen verschwinden',
        ],
      },
      it: {
        name: 'Pile Kittiwake',
        kind: 'Pile a griglia elastico con cappuccio aderente',
        description:
          'Quadretti di pile con l’aria in mezzo: caldo da ferma, fresco appena passa un filo di vento. Il cappuccio entra sotto il casco e il fondo non esce dall’imbrago. Chi ce l’ha di solito smette di scrivere recensioni e lo indossa.',
        features: [
          'Griglia dentro, liscio fuori, scorre sotto gli altri strati',
          'Cappuccio a passamontagna con proteggi-mento',
          'Tasca piatta al petto per burrocacao e relazione',
          'Passapollici che spariscono nel polsino',
        ],
      },
      es: {
        name: 'Forro polar Kittiwake',
        kind: 'Forro polar de rejilla elástico con capucha ceñida',
        description:
          'Cuadraditos de forro polar con aire en medio: abriga en parado y refresca en cuanto corre la brisa. La capucha cabe bajo el casco y el bajo no se sale del arnés. Casi todas las que tienen uno dejan de escribir reseñas y se lo ponen.',
        features: [
          'Rejilla por dentro, liso por fuera para que resbale',
          'Capucha tipo pasamontañas con protector de barbilla',
          'Bolsillo plano en el pecho para cacao y croquis',
          'Pasapulgares que se esconden en el puño',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Polaire à capuchon Kittiwake',
        kind: 'Polaire quadrillée extensible, capuchon ajusté',
      },
    },
  },
  {
    styleId: 'CRNW1022',
    categories: ['210201'],
    look: {
      kind: 'fleece',
      cut: 'women',
      print: 'symbol',
      surface: 'smooth',
      neck: 'stand',
      closure: 'quarter-zip',
      pockets: 'none',
    },
    seed: 2122,
    colours: ['slate', 'ember', 'ink', 'moss', 'bone', 'glacier'],
    sizes: 'women',
    price: { current: { USD: 65_00, CAD: 88_00, GBP: 55_00, EUR: 65_00 } },
    stock: 'plenty',
    activities: ['hike', 'camp', 'everyday'],
    fit: 'regular',
    facts: { grams: 205, material: ['polyester-fleece'], recycledPercent: 100, care: 'machine-40' },
    reviews: { score: 4.4, count: 276 },
    age: 44,
    words: {
      en: {
        name: 'Skua Quarter-Zip',
        kind: 'The plain 100-weight fleece',
        description:
          'The simplest fleece we know how to make, and the first thing many people buy from us. No pockets, nothing that can break except a short zip. It fits under everything and dries over a chair by morning.',
        features: [
          '100-weight microfleece from recycled bottles',
          'Flat seams at the shoulder',
          'Collar that folds down without gaping',
        ],
      },
      fr: {
        name: 'Polaire Skua',
        kind: 'La micropolaire toute simple',
        description:
          'La polaire la plus simple que nous sachions faire, et souvent le premier achat chez nous. Ni poche ni rien qui casse, hormis un zip court. Elle se glisse sous tout le reste et sèche sur une chaise pendant la nuit.',
        features: [
          'Micropolaire 100 g issue de bouteilles recyclées',
          'Coutures plates aux épaules',
          'Col qui se rabat sans bâiller',
        ],
      },
      de: {
        name: 'Fleecepullover Skua',
        kind: 'Das schlichte 100er-Fleece',
        description:
          'Das einfachste Fleece, das wir machen können, und für viele der erste Kauf bei uns. Keine Taschen, nichts, was kaputtgehen kann, außer einem kurzen Reißverschluss. Er passt unter alles und trocknet über Nacht am Stuhl.',
        features: [
          '100er-Mikrofleece aus recycelten Flaschen',
          'Flache Schulternähte',
          'Kragen, der umgeschlagen nicht absteht',
        ],
      },
      it: {
        name: 'Pile Skua',
        kind: 'Il micropile semplice',
        description:
          'Il pile più semplice che sappiamo fare, e spesso il primo acquisto da noi. Niente tasche, niente che si possa rompere a parte una zip corta. Va sotto tutto il resto e in una notte si asciuga sulla sedia.',
        features: [
          'Micropile 100 g da bottiglie riciclate',
          'Cuciture piatte sulle spalle',
          'Collo che si piega senza aprirsi',
        ],
      },
      es: {
        name: 'Forro polar Skua',
        kind: 'El microforro de siempre',
        description:
          'El forro polar más sencillo que sabemos hacer, y a menudo lo primero que se compra en esta casa. Sin bolsillos ni nada que se rompa, salvo una cremallera corta. Cabe debajo de todo y se seca en una silla durante la noche.',
        features: [
          'Microforro de 100 g hecho con botellas recicladas',
          'Costuras planas en los hombros',
          'Cuello que se dobla sin abrirse',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1023',
    categories: ['210201', '210104'],
    look: {
      kind: 'fleece',
      cut: 'women',
      blocking: 'sides',
      surface: 'smooth',
      neck: 'low-stand',
      closure: 'full-zip',
      pockets: 'hand-and-chest',
    },
    seed: 2123,
    colours: ['spruce', 'rowan', 'slate'],
    seconds: { spruce: 'basalt', rowan: 'plum', slate: 'ink' },
    sizes: 'women',
    price: {
      current: { USD: 119_00, CAD: 159_00, GBP: 104_00, EUR: 119_00 },
      original: { USD: 170_00, CAD: 229_00, GBP: 149_00, EUR: 170_00 },
    },
    stock: 'some',
    activities: ['hike', 'ski', 'travel'],
    fit: 'regular',
    facts: {
      grams: 390,
      material: ['polyester-fleece', 'nylon-ripstop'],
      recycledPercent: 55,
      care: 'machine-30',
    },
    reviews: { score: 4.1, count: 31 },
    age: 23,
    words: {
      en: {
        name: 'Bora Windproof Fleece',
        kind: 'Fleece that stops the wind',
        description:
          'Trieste ties ropes along its streets so that people can walk in the bora. We put a windproof film between two faces of fleece and left the sides open to breathe. It is bulkier than a shell and much kinder to sit in.',
        features: [
          'Windproof film in front, back and sleeves',
          'Breathable side panels from wrist to hem',
          'Three zipped pockets, all with a garage',
          'Outer face sheds light snow',
        ],
      },
      fr: {
        name: 'Polaire coupe-vent Bora',
        kind: 'Polaire qui arrête le vent',
        description:
          'À Trieste, on tend des cordes le long des rues pour pouvoir marcher dans la bora. Nous avons glissé un film coupe-vent entre deux faces de polaire et laissé les côtés respirer. Plus volumineuse qu’une veste imperméable, bien plus douce quand on s’assied.',
        features: [
          'Film coupe-vent devant, dos et manches',
          'Côtés respirants du poignet à l’ourlet',
          'Trois poches zippées, curseurs protégés',
          'La neige légère glisse dessus',
        ],
      },
      de: {
        name: 'Windfleece Bora',
        kind: 'Fleecejacke, die den Wind anhält',
        description:
          'In Triest spannt man Seile an den Straßen, damit man bei Bora gehen kann. Wir haben einen winddichten Film zwischen zwei Lagen Fleece gelegt und die Seiten zum Atmen offen gelassen. Dicker als eine Hardshell, aber im Sitzen viel freundlicher.',
        features: [
          'Winddichter Film vorn, hinten und an den Ärmeln',
          'Atmungsaktive Seiten vom Handgelenk bis zum Saum',
          'Drei Reißverschlusstaschen mit abgedeckten Schiebern',
          'Lockerer Schnee perlt ab',
        ],
      },
      it: {
        name: 'Pile antivento Bora',
        kind: 'Pile che ferma il vento',
        description:
          'A Trieste si tendono corde lungo le strade per poter camminare con la bora. Noi abbiamo messo una pellicola antivento fra due facce di pile e lasciato respirare i fianchi. Più ingombrante di un guscio, ma molto più gentile quando ti siedi.',
        features: [
          'Pellicola antivento davanti, dietro e sulle maniche',
          'Fianchi traspiranti dal polso al fondo',
          'Tre tasche con zip e cursore coperto',
          'La neve leggera scivola via',
        ],
      },
      es: {
        name: 'Forro cortavientos Bora',
        kind: 'Forro polar que para el viento',
        description:
          'En Trieste tienden cuerdas por las calles para poder andar con la bora. Nosotros pusimos una lámina cortavientos entre dos caras de forro polar y dejamos los costados para respirar. Abulta más que un impermeable y se está mucho mejor dentro.',
        features: [
          'Lámina cortavientos delante, detrás y en las mangas',
          'Costados transpirables de la muñeca al bajo',
          'Tres bolsillos con cremallera cubierta',
          'La nieve suelta resbala',
        ],
      },
    },
  },
]
