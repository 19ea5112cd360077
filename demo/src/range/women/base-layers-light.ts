import type { StyleIdea } from '../idea.ts'

export const lightBaseLayers: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1027',
    categories: ['210202'],
    look: {
      kind: 'base-layer',
      cut: 'women',
      sleeves: 'long',
      neck: 'crew',
      fit: 'slim',
      surface: 'merino',
    },
    seed: 2127,
    colours: ['plum', 'basalt', 'glacier', 'moss'],
    sizes: 'women',
    price: { current: { USD: 95_00, CAD: 128_00, GBP: 82_00, EUR: 95_00 } },
    stock: 'plenty',
    activities: ['hike', 'ski', 'travel'],
    fit: 'slim',
    facts: { grams: 165, material: ['merino', 'recycled-nylon'], care: 'machine-30' },
    reviews: { score: 4.6, count: 154 },
    age: 37,
    words: {
      en: {
        name: 'Soldanella Merino Crew',
        kind: 'Long-sleeved merino, 150 g',
        description:
          'Merino spun round a nylon core, so it wears like cloth and smells like nothing after four days. The weight is right for walking in May and for anything in January that makes you breathe hard. Shoulder seams sit forward of the straps.',
        features: [
          '87% merino, 18.5 microns, mulesing-free',
          'Side seams turned forward, flat-locked',
          'Long enough to stay tucked',
        ],
      },
      fr: {
        name: 'Maillot mérinos Soldanella',
        kind: 'Mérinos manches longues, 150 g',
        description:
          'Un fil de mérinos autour d’une âme en nylon, solide comme une étoffe et sans odeur au quatrième jour. Un grammage fait pour marcher en mai et pour tout ce qui essouffle en janvier. Les coutures d’épaule passent devant les bretelles.',
        features: [
          '87 % mérinos, 18,5 microns, sans mulesing',
          'Coutures latérales plates, décalées vers l’avant',
          'Assez long pour rester rentré',
        ],
      },
      de: {
        name: 'Merinoshirt Soldanella',
        kind: 'Langarmshirt aus Merino, 150 g',
        description:
          'Merino, um einen Nylonkern gesponnen: hält wie ein Gewebe und riecht nach vier Tagen nach nichts. Das richtige Gewicht zum Wandern im Mai und für alles, was Sie im Januar außer Atem bringt. Die Schulternähte liegen vor den Trägern.',
        features: [
          '87 % Merino, 18,5 Mikron, ohne Mulesing',
          'Flache Seitennähte, nach vorn versetzt',
          'Lang genug, um in der Hose zu bleiben',
        ],
      },
      it: {
        name: 'Maglia merino Soldanella',
        kind: 'Merino a manica lunga, 150 g',
        description:
          'Merino filato attorno a un’anima di nylon: resiste come un tessuto e dopo quattro giorni non sa di niente. È il peso giusto per camminare a maggio e per tutto ciò che a gennaio ti toglie il fiato. Le cuciture delle spalle stanno davanti agli spallacci.',
        features: [
          '87% merino, 18,5 micron, senza mulesing',
          'Cuciture laterali piatte, spostate in avanti',
          'Lunga quanto serve per non uscire dai pantaloni',
        ],
      },
      es: {
        name: 'Camiseta merina Soldanella',
        kind: 'Merino de manga larga, 150 g',
        description:
          'Merino hilado en torno a un alma de nailon: dura como una tela y a los cuatro días no huele a nada. Es el grosor justo para caminar en mayo y para todo lo que en enero te deje sin aliento. Las costuras del hombro quedan por delante de los tirantes.',
        features: [
          '87 % merino, 18,5 micras, sin mulesing',
          'Costuras laterales planas, hacia delante',
          'Larga para que no se salga',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1028',
    categories: ['210202', '210203'],
    look: {
      kind: 'base-layer',
      cut: 'women',
      blocking: 'sleeves',
      sleeves: 'short',
      neck: 'crew',
      fit: 'slim',
      surface: 'merino',
    },
    seed: 2128,
    colours: ['snowmelt', 'fjord', 'lichen'],
    seconds: { snowmelt: 'heather', fjord: 'ink', lichen: 'spruce' },
    sizes: 'women',
    price: { current: { USD: 79_00, CAD: 106_00, GBP: 68_00, EUR: 79_00 } },
    stock: 'some',
    activities: ['trail-run', 'hike'],
    fit: 'slim',
    facts: { grams: 118, material: ['merino', 'recycled-polyester'], care: 'machine-30' },
    reviews: { score: 4.3, count: 28 },
    age: 10,
    words: {
      en: {
        name: 'Silene Merino Tee',
        kind: 'Short-sleeved merino, 120 g',
        description:
          'Wool for people who think wool is for winter. At 120 grams per square meter it is thinner than most cotton, takes up sweat before you notice it, and lets it go in the first breeze on the ridge.',
        features: [
          'Half merino, half recycled polyester',
          'Raglan sleeves, no seam on the shoulder',
          'A loop at the neck for sunglasses',
        ],
      },
      fr: {
        name: 'T-shirt mérinos Silene',
        kind: 'Mérinos manches courtes, 120 g',
        description:
          'De la laine pour qui croit que la laine, c’est l’hiver. À 120 grammes au mètre carré, plus fin que bien des cotons, il absorbe la sueur avant que vous la sentiez et la rend au premier souffle sur la crête.',
        features: [
          'Moitié mérinos, moitié polyester recyclé',
          'Manches raglan, sans couture sur l’épaule',
          'Boucle à l’encolure pour les lunettes',
        ],
      },
      de: {
        name: 'Merino-T-Shirt Silene',
        kind: 'Kurzarmshirt aus Merino, 120 g',
        description:
          'Wolle für alle, die Wolle für Winterware halten. Mit 120 Gramm pro Quadratmeter ist es dünner als die meiste Baumwolle, nimmt den Schweiß auf, bevor Sie ihn spüren, und gibt ihn beim ersten Wind am Grat wieder ab.',
        features: [
          'Halb Merino, halb recyceltes Polyester',
          'Raglanärmel, keine Naht auf der Schulter',
          'Schlaufe am Ausschnitt für die Brille',
        ],
      },
      it: {
        name: 'T-shirt merino Silene',
        kind: 'Merino a manica corta, 120 g',
        description:
          'Lana per chi pensa che la lana sia roba da inverno. Con 120 grammi al metro quadro è più sottile di molto cotone, prende il sudore prima che tu lo senta e lo lascia andare al primo vento in cresta.',
        features: [
          'Metà merino, metà poliestere riciclato',
          'Maniche raglan, nessuna cucitura sulla spalla',
          'Asola allo scollo per gli occhiali',
        ],
      },
      es: {
        name: 'Camiseta merina corta Silene',
        kind: 'Merino de manga corta, 120 g',
        description:
          'Lana para quien cree que la lana es de invierno. Con 120 gramos por metro cuadrado es más fina que mucho algodón, recoge el sudor antes de que lo notes y lo suelta con la primera brisa de la cresta.',
        features: [
          'Mitad merino, mitad poliéster reciclado',
          'Mangas raglán, sin costura en el hombro',
          'Trabilla en el escote para las gafas',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1029',
    categories: ['210202'],
    look: {
      kind: 'base-layer',
      cut: 'women',
      print: 'stripes',
      sleeves: 'long',
      neck: 'henley',
      fit: 'regular',
      surface: 'merino',
    },
    seed: 2129,
    colours: ['ink', 'rowan', 'bone'],
    sizes: 'women',
    price: {
      current: { USD: 69_99, CAD: 94_99, GBP: 60_99, EUR: 69_99 },
      original: { USD: 105_00, CAD: 140_00, GBP: 92_00, EUR: 105_00 },
    },
    stock: 'scarce',
    activities: ['camp', 'travel', 'everyday'],
    fit: 'regular',
    facts: { grams: 220, material: ['merino'], care: 'machine-30' },
    reviews: { score: 4.8, count: 41 },
    age: 33,
    words: {
      en: {
        name: 'Matins Merino Henley',
        kind: 'Striped wool henley for slow mornings',
        description:
          'Long underwear you can be seen in. Three buttons, a rounded hem and a stripe that owes something to old pajamas; people sleep in it at the hut and come to breakfast in it. Pure merino, with nothing added to help.',
        features: [
          '100% merino, 180 g',
          'Buttons of corozo nut',
          'Rounded hem, the same front and back',
          'Ribbed cuffs that hold when pushed up',
        ],
      },
      fr: {
        name: 'Tunisien mérinos Matins',
        kind: 'Maillot rayé pour matins lents',
        description:
          'Un sous-vêtement qu’on peut montrer. Trois boutons, un bas arrondi et une rayure héritée des vieux pyjamas ; on dort avec au refuge, et l’on descend prendre le café sans se changer. Pur mérinos, sans rien pour l’aider.',
        features: [
          '100 % mérinos, 180 g',
          'Boutons en corozo',
          'Bas arrondi devant comme derrière',
          'Poignets côtelés qui tiennent une fois remontés',
        ],
      },
      de: {
        name: 'Henley-Shirt Matins',
        kind: 'Gestreiftes Wollshirt für langsame Morgen',
        description:
          'Lange Unterwäsche, in der man sich zeigen kann. Drei Knöpfe, ein runder Saum und Streifen, die von alten Schlafanzügen stammen; auf der Hütte schläft man darin und kommt darin zum Frühstück. Reines Merino, ohne Beimischung.',
        features: [
          '100 % Merino, 180 g',
          'Knöpfe aus Steinnuss',
          'Saum vorn und hinten gerundet',
          'Rippbündchen, die hochgeschoben halten',
        ],
      },
      it: {
        name: 'Serafino merino Matins',
        kind: 'Maglia a righe per mattine lente',
        description:
          'Biancheria lunga con cui farsi vedere. Tre bottoni, fondo stondato e una riga che viene dai vecchi pigiami: in rifugio ci si dorme e ci si va a colazione. Merino puro, senza aiuti.',
        features: [
          '100% merino, 180 g',
          'Bottoni in corozo',
          'Fondo stondato davanti e dietro',
          'Polsini a coste che restano su',
        ],
      },
      es: {
        name: 'Camiseta panadera Matins',
        kind: 'Camiseta de lana a rayas, para mañanas lentas',
        description:
          'Ropa interior larga con la que dejarse ver. Tres botones, bajo redondeado y una raya que viene de los pijamas antiguos: en el refugio se duerme con ella y con ella se baja a desayunar. Merino puro, sin ayudas.',
        features: [
          '100 % merino, 180 g',
          'Botones de corozo',
          'Bajo redondeado delante y detrás',
          'Puños de canalé que se quedan arriba',
        ],
      },
    },
  },
]
