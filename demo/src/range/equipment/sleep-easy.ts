import type { StyleIdea } from '../idea.ts'

export const easySleep: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1023',
    categories: ['240202'],
    look: { kind: 'sleeping-bag', shape: 'rectangular', quilting: 'wide' },
    seed: 4123,
    colours: ['fjord', 'clay', 'lichen'],
    seconds: { fjord: 'bone', clay: 'peat', lichen: 'slate' },
    sizes: 'one',
    price: {
      current: { USD: 119_00, CAD: 159_00, GBP: 99_00, EUR: 119_00 },
      original: { USD: 149_00, CAD: 199_00, GBP: 129_00, EUR: 149_00 },
    },
    stock: 'plenty',
    activities: ['camp', 'travel'],
    facts: {
      grams: 1620,
      material: ['recycled-polyester', 'organic-cotton'],
      fill: 'synthetic',
      comfortCelsius: 8,
      packedCentimetres: [42, 24],
      recycledPercent: 80,
      care: 'machine-40',
    },
    reviews: { score: 4.4, count: 81 },
    age: 36,
    words: {
      en: {
        name: 'Gleckstein Camp Bag',
        kind: 'Rectangular bag, cotton inside',
        description:
          'Feels like a bed and behaves like a blanket. Two of them zip into a double, one of them opens over the knees at the fire, and the brushed cotton lining does not crackle when a child turns over for the ninth time.',
        features: [
          'Left and right zip the same, so any two join',
          'Goes in the washing machine at 40 °C',
          'Straps to carry it rolled',
        ],
      },
      fr: {
        name: 'Sac de camp Gleckstein',
        kind: 'Sac rectangulaire doublé de coton',
        description:
          'On dirait un lit, il sert de couverture. Deux se zippent en un lit double, un seul s’ouvre sur les genoux près du feu, et la doublure de coton gratté ne crisse pas quand un enfant se retourne pour la neuvième fois.',
        features: [
          'Zips identiques : deux sacs s’assemblent toujours',
          'Lavable en machine à 40 °C',
          'Sangles pour le porter roulé',
        ],
      },
      de: {
        name: 'Deckenschlafsack Gleckstein',
        kind: 'Rechteckiger Schlafsack, innen Baumwolle',
        description:
          'Liegt sich wie ein Bett und benimmt sich wie eine Decke. Zwei lassen sich zum Doppelbett verbinden, einer liegt offen über den Knien am Feuer, und das aufgeraute Baumwollfutter knistert nicht, wenn ein Kind sich zum neunten Mal umdreht.',
        features: [
          'Gleiche Reißverschlüsse: Je zwei passen zusammen',
          'Waschmaschine, 40 °C',
          'Riemen zum Tragen, gerollt',
        ],
      },
      it: {
        name: 'Sacco da campo Gleckstein',
        kind: 'Sacco rettangolare, cotone all’interno',
        description:
          'Sembra un letto e fa da coperta. Due si uniscono in un matrimoniale, uno si apre sulle ginocchia davanti al fuoco, e la fodera di cotone garzato non fruscia quando un bambino si gira per la nona volta.',
        features: [
          'Zip uguali: due sacchi si uniscono sempre',
          'In lavatrice a 40 °C',
          'Cinghie per portarlo arrotolato',
        ],
      },
      es: {
        name: 'Saco de acampada Gleckstein',
        kind: 'Saco rectangular, algodón por dentro',
        description:
          'Parece una cama y hace de manta. Dos se unen en uno doble, uno solo se abre sobre las rodillas junto al fuego, y el forro de algodón cardado no cruje cuando un niño se da la vuelta por novena vez.',
        features: [
          'Cremalleras iguales: dos sacos siempre se unen',
          'A la lavadora, a 40 °C',
          'Correas para llevarlo enrollado',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1024',
    categories: ['240203'],
    look: { kind: 'mat', shape: 'air' },
    seed: 4124,
    colours: ['saffron', 'tarn', 'slate'],
    sizes: 'two-lengths',
    price: { current: { USD: 169_00, CAD: 229_00, GBP: 149_00, EUR: 170_00 } },
    stock: 'plenty',
    activities: ['camp', 'hike', 'climb'],
    facts: {
      grams: 480,
      material: ['recycled-nylon'],
      comfortCelsius: -12,
      packedCentimetres: [23, 10],
      care: 'wipe',
    },
    reviews: { score: 4.5, count: 176 },
    age: 19,
    words: {
      en: {
        name: 'Tasman Air Pad',
        kind: 'Insulated air pad, 8 cm thick',
        description:
          'Twenty breaths, or one minute with the pump sack, and the ground is somewhere else. A reflective sheet inside sends warmth back up, so it serves on frozen earth; the outer tubes are fatter and keep you from rolling off.',
        features: [
          'R-value 4.5',
          'Valve with separate in and out',
          'Pump sack doubles as a dry bag',
        ],
      },
      fr: {
        name: 'Matelas gonflable Tasman',
        kind: 'Matelas isolé, 8 cm d’épaisseur',
        description:
          'Vingt expirations, ou une minute avec le sac de gonflage, et le sol est ailleurs. Une feuille réfléchissante renvoie la chaleur vers le haut, même sur la terre gelée ; les boudins extérieurs, plus gros, vous retiennent au milieu.',
        features: [
          'Valeur R de 4,5',
          'Valve à entrée et sortie séparées',
          'Sac de gonflage utilisable en sac étanche',
        ],
      },
      de: {
        name: 'Luftmatte Tasman',
        kind: 'Isolierte Luftmatte, 8 cm dick',
        description:
          'Zwanzig Atemzüge oder eine Minute mit dem Pumpsack, und der Boden ist woanders. Eine reflektierende Folie im Inneren schickt die Wärme zurück, auch über gefrorener Erde; die äußeren Kammern sind dicker und halten Sie in der Mitte.',
        features: [
          'R-Wert 4,5',
          'Ventil mit getrenntem Ein- und Auslass',
          'Pumpsack dient als Packsack',
        ],
      },
      it: {
        name: 'Materassino Tasman',
        kind: 'Materassino gonfiabile isolato, 8 cm',
        description:
          'Venti respiri, o un minuto con il sacco pompa, e il terreno è altrove. Un foglio riflettente rimanda su il calore, anche sulla terra gelata; i tubi esterni sono più grossi e ti tengono nel mezzo.',
        features: [
          'Valore R 4,5',
          'Valvola con entrata e uscita separate',
          'Il sacco pompa fa da sacca stagna',
        ],
      },
      es: {
        name: 'Colchoneta Tasman',
        kind: 'Colchoneta inflable aislada, 8 cm',
        description:
          'Veinte soplidos, o un minuto con la bolsa de inflado, y el suelo queda en otra parte. Una lámina reflectante devuelve el calor, incluso sobre tierra helada; los tubos exteriores son más gruesos y evitan que te caigas.',
        features: [
          'Valor R de 4,5',
          'Válvula con entrada y salida separadas',
          'La bolsa de inflado sirve de bolsa estanca',
        ],
      },
    },
    regional: { 'en-gb': { name: 'Tasman Air Mat', kind: 'Insulated air mat, 8 cm thick' } },
  },
  {
    styleId: 'CRNE1025',
    categories: ['240203'],
    look: { kind: 'mat', shape: 'foam' },
    seed: 4125,
    colours: ['lichen', 'rowan', 'ink', 'bone'],
    sizes: 'one',
    price: { current: { USD: 49_00, CAD: 65_00, GBP: 42_00, EUR: 49_00 } },
    stock: 'plenty',
    activities: ['camp', 'hike'],
    facts: { grams: 390, material: ['eva-foam'], packedCentimetres: [51, 14], care: 'wipe' },
    reviews: { score: 4.6, count: 7 },
    age: 3,
    words: {
      en: {
        name: 'Vajolet Folding Pad',
        kind: 'Closed-cell foam that cannot go flat',
        description:
          'Nothing to inflate, nothing to puncture, nothing to mend at midnight. It folds like an accordion, hangs outside the pack in thorns and drizzle, and is the first thing to come out at lunch and the last to be packed.',
        features: [
          'R-value 2, more under another one',
          'Fold lines pressed in: always the same size',
          'Cut two panels off and it is a seat',
        ],
      },
      fr: {
        name: 'Matelas pliant Vajolet',
        kind: 'Mousse à cellules fermées, increvable',
        description:
          'Rien à gonfler, rien à percer, rien à recoller à minuit. Il se plie en accordéon, pend hors du sac dans les ronces et la bruine, sort le premier au pique-nique et se range le dernier.',
        features: [
          'Valeur R de 2, plus sous un autre matelas',
          'Plis pressés : toujours la même taille',
          'Coupez-en deux panneaux, voilà un siège',
        ],
      },
      de: {
        name: 'Faltmatte Vajolet',
        kind: 'Geschlossenzelliger Schaum, unplattbar',
        description:
          'Nichts aufzupumpen, nichts zu durchstechen, nichts um Mitternacht zu flicken. Sie faltet sich wie eine Ziehharmonika, hängt außen am Rucksack in Dornen und Niesel, kommt bei der Rast als Erste heraus und am Ende als Letzte hinein.',
        features: [
          'R-Wert 2, unter einer zweiten Matte mehr',
          'Eingepresste Falten: immer gleich groß',
          'Zwei Felder abgeschnitten ergeben ein Sitzkissen',
        ],
      },
      it: {
        name: 'Stuoino pieghevole Vajolet',
        kind: 'Schiuma a celle chiuse che non si buca',
        description:
          'Niente da gonfiare, niente da forare, niente da riparare a mezzanotte. Si piega a fisarmonica, sta appeso fuori dallo zaino tra spine e pioggerella, esce per primo a pranzo e si mette via per ultimo.',
        features: [
          'Valore R 2, di più sotto un altro',
          'Pieghe pressate: sempre la stessa misura',
          'Taglia due pannelli e hai un sedile',
        ],
      },
      es: {
        name: 'Esterilla plegable Vajolet',
        kind: 'Espuma de célula cerrada, no se pincha',
        description:
          'Nada que inflar, nada que pinchar, nada que arreglar a medianoche. Se pliega en acordeón, cuelga por fuera entre zarzas y llovizna, es lo primero que sale al comer y lo último que se guarda.',
        features: [
          'Valor R de 2, más debajo de otra',
          'Pliegues prensados: siempre ocupa lo mismo',
          'Corta dos paneles y tienes un asiento',
        ],
      },
    },
    regional: { 'en-gb': { name: 'Vajolet Folding Mat' } },
  },
]
