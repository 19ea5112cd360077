import type { StyleIdea } from '../idea.ts'

export const parkas: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1017',
    categories: ['210103'],
    look: {
      kind: 'insulated-jacket',
      cut: 'women',
      length: 'knee',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'flap',
      quilting: 'wide',
      ruff: true,
    },
    seed: 2117,
    colours: ['plum', 'basalt', 'moss', 'bone'],
    sizes: 'women',
    price: { current: { USD: 520_00, CAD: 695_00, GBP: 460_00, EUR: 525_00 } },
    stock: 'some',
    activities: ['everyday', 'travel'],
    fit: 'regular',
    facts: {
      grams: 1480,
      material: ['recycled-polyester', 'organic-cotton'],
      fill: 'recycled-down-700',
      waterproofMillimetres: 10000,
      comfortCelsius: -28,
      care: 'machine-30',
    },
    reviews: { score: 4.8, count: 119 },
    age: 28,
    words: {
      en: {
        name: 'Inari Parka',
        kind: 'Arctic parka with a ruff',
        description:
          'Tested for two winters by the woman who reads the weather station at Inari, where minus thirty is a Tuesday. The ruff breaks the wind in front of the face and comes off for washing. At minus five you will want to leave it open.',
        features: [
          'Ruff of recycled polyester, no fur',
          'Waterproof outer, so wet snow may try',
          'Ribbed cuffs inside the sleeves',
          'Inner straps to carry it over your shoulders indoors',
        ],
      },
      fr: {
        name: 'Parka Inari',
        kind: 'Parka arctique à capuche bordée',
        description:
          'Essayée pendant deux hivers par la femme qui relève la station météo d’Inari, où moins trente est un mardi comme un autre. La bordure casse le vent devant le visage et se retire pour le lavage. À moins cinq, mieux vaut la porter ouverte.',
        features: [
          'Bordure en polyester recyclé, sans fourrure',
          'Extérieur imperméable, même pour la neige lourde',
          'Bords-côtes au fond des manches',
          'Bretelles intérieures pour la porter dans le dos au chaud',
        ],
      },
      de: {
        name: 'Parka Inari',
        kind: 'Arktisparka mit Kapuzenkranz',
        description:
          'Zwei Winter lang getragen von der Frau, die in Inari die Wetterstation abliest, wo minus dreißig ein gewöhnlicher Dienstag ist. Der Kranz bricht den Wind vor dem Gesicht und lässt sich zum Waschen abnehmen. Bei minus fünf lassen Sie den Parka besser offen.',
        features: [
          'Kapuzenkranz aus recyceltem Polyester, kein Pelz',
          'Wasserdicht, auch gegen nassen Schnee',
          'Strickbündchen in den Ärmeln',
          'Innenträger, um ihn drinnen auf dem Rücken zu tragen',
        ],
      },
      it: {
        name: 'Parka Inari',
        kind: 'Parka artico con bordo al cappuccio',
        description:
          'L’ha provato per due inverni la donna che legge la stazione meteo di Inari, dove meno trenta è un martedì qualsiasi. Il bordo del cappuccio rompe il vento davanti al viso e si stacca per il lavaggio. A meno cinque ti verrà voglia di tenerlo aperto.',
        features: [
          'Bordo in poliestere riciclato, niente pelliccia',
          'Esterno impermeabile, anche con la neve bagnata',
          'Polsini a coste dentro le maniche',
          'Bretelle interne per portarlo sulla schiena al chiuso',
        ],
      },
      es: {
        name: 'Parka Inari',
        kind: 'Parka ártica con ribete en la capucha',
        description:
          'La probó dos inviernos la mujer que lee la estación meteorológica de Inari, donde treinta bajo cero es un martes cualquiera. El ribete rompe el viento delante de la cara y se quita para lavarla. A cinco bajo cero querrás llevarla abierta.',
        features: [
          'Ribete de poliéster reciclado, sin piel',
          'Exterior impermeable, también con nieve mojada',
          'Puños de canalé dentro de las mangas',
          'Tirantes interiores para colgártela a la espalda bajo techo',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1018',
    categories: ['210103'],
    look: {
      kind: 'insulated-jacket',
      cut: 'women',
      blocking: 'yoke',
      length: 'thigh',
      neck: 'stand',
      closure: 'buttons',
      pockets: 'hand-and-chest',
      quilting: 'boxes',
      belt: true,
    },
    seed: 2118,
    colours: ['tarn', 'clay', 'slate'],
    seconds: { tarn: 'ink', clay: 'peat', slate: 'basalt' },
    sizes: 'women',
    price: { current: { USD: 340_00, CAD: 455_00, GBP: 299_00, EUR: 345_00 } },
    stock: 'gone',
    activities: ['everyday', 'hike', 'travel'],
    fit: 'regular',
    facts: {
      grams: 980,
      material: ['organic-cotton', 'recycled-polyester'],
      fill: 'synthetic',
      waterproofMillimetres: 5000,
      comfortCelsius: -10,
      care: 'machine-30',
    },
    reviews: { score: 4.3, count: 9 },
    age: 16,
    words: {
      en: {
        name: 'Ladoga Parka',
        kind: 'Thigh-length parka with a drawn waist',
        description:
          'A cord at the waist keeps the warmth above it, so the skirt can hang loose for walking. The shoulders carry a second layer of cloth for straps and snow. Thermos, gloves and the keys of somebody else’s house all have a pocket.',
        features: [
          'Waist cord runs inside, no loops to catch',
          'Doubled shoulders, waxed cotton feel',
          'Four outside pockets and two within',
          'Zip under the buttons',
        ],
      },
      fr: {
        name: 'Parka Ladoga',
        kind: 'Parka mi-cuisse à taille coulissée',
        description:
          'Un cordon à la taille garde la chaleur au-dessus et laisse le bas libre pour marcher. Les épaules sont doublées contre les bretelles et la neige. Le thermos, les gants et les clés d’une autre maison ont chacun leur poche.',
        features: [
          'Cordon de taille intérieur, rien qui accroche',
          'Épaules doublées, toucher coton ciré',
          'Quatre poches dehors, deux dedans',
          'Zip sous les boutons',
        ],
      },
      de: {
        name: 'Parka Ladoga',
        kind: 'Oberschenkellanger Parka mit Taillenzug',
        description:
          'Ein Zug in der Taille hält die Wärme oben, der Schoß bleibt weit zum Gehen. Die Schultern sind doppelt, für Träger und Schnee. Thermoskanne, Handschuhe und der Schlüssel zu einem fremden Haus haben je eine eigene Tasche.',
        features: [
          'Taillenzug innen geführt, nichts bleibt hängen',
          'Doppelte Schultern, griffig wie Wachstuch',
          'Vier Taschen außen, zwei innen',
          'Reißverschluss unter den Knöpfen',
        ],
      },
      it: {
        name: 'Parka Ladoga',
        kind: 'Parka a metà coscia con coulisse in vita',
        description:
          'Una coulisse in vita tiene il caldo sopra e lascia libero il fondo per camminare. Le spalle sono doppie, per gli spallacci e per la neve. Thermos, guanti e le chiavi di casa di qualcun altro hanno ciascuno la sua tasca.',
        features: [
          'Coulisse interna, niente che si impigli',
          'Spalle doppie, mano da cotone cerato',
          'Quattro tasche fuori e due dentro',
          'Zip sotto i bottoni',
        ],
      },
      es: {
        name: 'Parka Ladoga',
        kind: 'Parka a medio muslo con cintura ajustable',
        description:
          'Un cordón en la cintura guarda el calor arriba y deja el faldón suelto para andar. Los hombros llevan doble tela, por los tirantes y por la nieve. El termo, los guantes y las llaves de una casa ajena tienen cada cual su bolsillo.',
        features: [
          'Cordón interior, nada que se enganche',
          'Hombros dobles, tacto de algodón encerado',
          'Cuatro bolsillos fuera y dos dentro',
          'Cremallera bajo los botones',
        ],
      },
    },
  },
]
