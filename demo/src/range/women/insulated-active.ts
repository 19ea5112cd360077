import type { StyleIdea } from '../idea.ts'

export const activeInsulation: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1014',
    categories: ['210103'],
    look: {
      kind: 'insulated-jacket',
      cut: 'women',
      length: 'hip',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand-and-chest',
      quilting: 'chevron',
    },
    seed: 2114,
    colours: ['spruce', 'dawn', 'basalt', 'fjord'],
    sizes: 'women',
    price: { current: { USD: 229_00, CAD: 309_00, GBP: 199_00, EUR: 230_00 } },
    stock: 'plenty',
    activities: ['hike', 'climb', 'ski'],
    fit: 'regular',
    facts: {
      grams: 370,
      material: ['recycled-nylon'],
      fill: 'synthetic',
      comfortCelsius: -4,
      recycledPercent: 80,
      care: 'machine-30',
    },
    reviews: { score: 4.5, count: 76 },
    age: 11,
    words: {
      en: {
        name: 'Bise Insulated Jacket',
        kind: 'Hooded synthetic jacket',
        description:
          'The bise blows down Lake Geneva for three days at a time, damp and at freezing point, which is where down gives up. This fill stays warm when wet and dries on you. Wash it as often as you like.',
        features: [
          '80 g synthetic fill in the body, 60 g in the sleeves',
          'Stretch cuffs that seal under gloves',
          'Chest pocket warm enough for a phone battery',
          'No feathers to lose',
        ],
      },
      fr: {
        name: 'Veste isolée Bise',
        kind: 'Veste synthétique à capuche',
        description:
          'La bise descend le Léman par périodes de trois jours, humide, autour de zéro, là où le duvet renonce. Ce garnissage reste chaud une fois mouillé et sèche sur vous. Lavez aussi souvent qu’il vous plaira.',
        features: [
          'Garnissage de 80 g au corps, 60 g aux manches',
          'Poignets extensibles, bien fermés sous les gants',
          'Poche poitrine assez chaude pour une batterie',
          'Aucune plume à perdre',
        ],
      },
      de: {
        name: 'Isolationsjacke Bise',
        kind: 'Kunstfaserjacke mit Kapuze',
        description:
          'Die Bise zieht drei Tage am Stück über den Genfersee, feucht und um null Grad, genau da, wo Daune aufgibt. Diese Füllung wärmt auch nass und trocknet am Körper. Waschen dürfen Sie sie, sooft Sie möchten.',
        features: [
          '80 g Kunstfaser am Rumpf, 60 g in den Ärmeln',
          'Elastische Bündchen, dicht unter Handschuhen',
          'Brusttasche, warm genug für den Telefonakku',
          'Keine Federn, die man verlieren könnte',
        ],
      },
      it: {
        name: 'Giacca imbottita Bise',
        kind: 'Giacca sintetica con cappuccio',
        description:
          'La bise scende sul Lemano per tre giorni di fila, umida e intorno allo zero, proprio dove la piuma si arrende. Questa imbottitura scalda anche bagnata e ti si asciuga addosso. Lavala quanto vuoi.',
        features: [
          'Imbottitura da 80 g sul busto, 60 g sulle maniche',
          'Polsini elastici che chiudono sotto i guanti',
          'Tasca al petto abbastanza calda per la batteria',
          'Nessuna piuma da perdere',
        ],
      },
      es: {
        name: 'Chaqueta acolchada Bise',
        kind: 'Chaqueta sintética con capucha',
        description:
          'La bise baja por el lago Lemán tres días seguidos, húmeda y en torno a cero grados, justo donde el plumón se rinde. Este relleno abriga mojado y se seca puesto. Lávala tanto como quieras.',
        features: [
          'Relleno de 80 g en el cuerpo y 60 g en las mangas',
          'Puños elásticos que cierran bajo los guantes',
          'Bolsillo en el pecho, caliente para la batería del móvil',
          'Sin plumas que perder',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Manteau isolé Bise', kind: 'Manteau synthétique à capuchon' } },
  },
  {
    styleId: 'CRNW1015',
    categories: ['210103', '210201'],
    look: {
      kind: 'insulated-jacket',
      cut: 'women',
      blocking: 'chest-panel',
      length: 'crop',
      neck: 'stand',
      closure: 'full-zip',
      pockets: 'chest',
      quilting: 'narrow',
    },
    seed: 2115,
    colours: ['ember', 'glacier', 'ink'],
    seconds: { ember: 'peat', glacier: 'slate', ink: 'lichen' },
    sizes: 'women',
    price: { current: { USD: 175_00, CAD: 235_00, GBP: 155_00, EUR: 175_00 } },
    stock: 'some',
    activities: ['ski', 'trail-run', 'hike'],
    fit: 'slim',
    facts: {
      grams: 265,
      material: ['nylon-ripstop', 'polyester-fleece', 'elastane'],
      fill: 'synthetic',
      care: 'machine-30',
    },
    reviews: { score: 4.2, count: 23 },
    age: 8,
    words: {
      en: {
        name: 'Sanderling Hybrid Jacket',
        kind: 'Part insulation, part grid fleece',
        description:
          'Quilted over the chest where the wind hits, grid fleece on the back where the pack sits and you sweat. Built for skinning uphill at minus five with a heart rate of 150. Standing still in it is cold, so bring a second jacket for lunch.',
        features: [
          'Windproof quilted front, 40 g fill',
          'Fleece back, sleeves and sides that breathe',
          'Thumb loops, set so they do not pull',
        ],
      },
      fr: {
        name: 'Veste hybride Sanderling',
        kind: 'Moitié ouatine, moitié polaire quadrillée',
        description:
          'Matelassage sur la poitrine, là où frappe le vent ; polaire quadrillée dans le dos, là où le sac fait transpirer. C’est fait pour monter en peaux par moins cinq, à 150 pulsations. À l’arrêt on y a froid, prévoyez autre chose pour la pause.',
        features: [
          'Devant matelassé coupe-vent, 40 g de ouatine',
          'Dos, manches et côtés en polaire respirante',
          'Passe-pouces placés pour ne pas tirer',
        ],
      },
      de: {
        name: 'Hybridjacke Sanderling',
        kind: 'Halb Isolation, halb Gridfleece',
        description:
          'Gesteppt an der Brust, wo der Wind auftrifft, Gridfleece am Rücken, wo der Rucksack sitzt und Sie schwitzen. Gedacht für Aufstiege mit Fellen bei minus fünf Grad und Puls 150. Im Stehen wird es darin kalt, also bitte für die Brotzeit eine zweite Jacke einpacken.',
        features: [
          'Winddichte, gesteppte Front mit 40 g Füllung',
          'Rücken, Ärmel und Seiten aus atmungsaktivem Fleece',
          'Daumenschlaufen, die nicht ziehen',
        ],
      },
      it: {
        name: 'Giacca ibrida Sanderling',
        kind: 'Metà imbottitura, metà pile a griglia',
        description:
          'Trapuntata sul petto, dove batte il vento; pile a griglia sulla schiena, dove lo zaino fa sudare. È pensata per salire con le pelli a meno cinque e 150 battiti. Da ferma ci avrai freddo: per la pausa porta un’altra giacca.',
        features: [
          'Davanti trapuntato antivento, imbottitura da 40 g',
          'Schiena, maniche e fianchi in pile traspirante',
          'Passapollici che non tirano',
        ],
      },
      es: {
        name: 'Chaqueta híbrida Sanderling',
        kind: 'Mitad relleno, mitad forro polar de rejilla',
        description:
          'Acolchada en el pecho, donde pega el viento, y de forro polar de rejilla en la espalda, donde la mochila hace sudar. Está hecha para foquear a cinco bajo cero y 150 pulsaciones. Parada da frío: para comer, lleva otra.',
        features: [
          'Delantero acolchado cortavientos, relleno de 40 g',
          'Espalda, mangas y costados de forro polar transpirable',
          'Pasapulgares que no tiran',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1016',
    categories: ['210103'],
    look: {
      kind: 'insulated-jacket',
      cut: 'women',
      length: 'hip',
      neck: 'low-stand',
      closure: 'snaps',
      pockets: 'flap',
      quilting: 'onion',
    },
    seed: 2116,
    colours: ['moss', 'larch', 'bone', 'ink'],
    sizes: 'women',
    price: {
      current: { USD: 118_99, CAD: 159_99, GBP: 103_99, EUR: 118_99 },
      original: { USD: 158_00, CAD: 213_00, GBP: 139_00, EUR: 159_00 },
    },
    stock: 'plenty',
    activities: ['everyday', 'camp'],
    fit: 'relaxed',
    facts: { grams: 420, material: ['organic-cotton'], fill: 'synthetic', care: 'machine-40' },
    reviews: { score: 4.7, count: 58 },
    age: 28,
    words: {
      en: {
        name: 'Brambling Liner Jacket',
        kind: 'Quilted cotton liner',
        description:
          'Army liners were meant to be worn under something and never were. Ours is cotton on both sides, thin as a folded blanket, and gets softer for about ten years. Good for bonfires, since cotton does not melt.',
        features: [
          'Organic cotton outside and in',
          'Snaps down the front and at the cuffs',
          'Two flap pockets, one pen slot',
          'Spare patch of cloth sewn into the hem',
        ],
      },
      fr: {
        name: 'Veste matelassée Brambling',
        kind: 'Doublure matelassée en coton',
        description:
          'Les doublures militaires devaient se porter sous autre chose ; personne ne l’a jamais fait. La nôtre est en coton des deux côtés, mince comme une couverture pliée, et s’assouplit pendant une dizaine d’années. Près d’un feu de camp, le coton ne fond pas.',
        features: [
          'Coton biologique dehors et dedans',
          'Pressions devant et aux poignets',
          'Deux poches à rabat, un passant pour stylo',
          'Une pièce de tissu de rechange cousue dans l’ourlet',
        ],
      },
      de: {
        name: 'Steppjacke Brambling',
        kind: 'Gesteppte Baumwolljacke',
        description:
          'Armeefutter sollten unter etwas getragen werden, nur hat das nie jemand getan. Unseres ist innen und außen aus Baumwolle, dünn wie eine gefaltete Decke, und wird ungefähr zehn Jahre lang weicher. Gut am Lagerfeuer, denn Baumwolle schmilzt nicht.',
        features: [
          'Bio-Baumwolle außen und innen',
          'Druckknöpfe vorn und an den Ärmeln',
          'Zwei Klappentaschen, ein Stiftfach',
          'Im Saum ein Stück Stoff zum Flicken',
        ],
      },
      it: {
        name: 'Giacca trapuntata Brambling',
        kind: 'Interno trapuntato in cotone',
        description:
          'Gli interni militari andavano portati sotto qualcosa, e nessuno l’ha mai fatto. Il nostro è di cotone dentro e fuori, sottile come una coperta piegata, e si ammorbidisce per una decina d’anni. Va bene vicino al fuoco, perché il cotone non fonde.',
        features: [
          'Cotone biologico fuori e dentro',
          'Automatici davanti e ai polsi',
          'Due tasche con pattina e un porta penna',
          'Una toppa di scorta cucita nell’orlo',
        ],
      },
      es: {
        name: 'Chaqueta guateada Brambling',
        kind: 'Forro guateado de algodón',
        description:
          'Los forros del ejército eran para llevar debajo de algo, y nadie lo hizo nunca. El nuestro es de algodón por dentro y por fuera, fino como una manta doblada, y se ablanda durante unos diez años. Bueno para hogueras: el algodón no se derrite.',
        features: [
          'Algodón orgánico por fuera y por dentro',
          'Broches delante y en los puños',
          'Dos bolsillos de solapa y uno para el boli',
          'Un parche de repuesto cosido en el bajo',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Manteau matelassé Brambling' } },
  },
]
