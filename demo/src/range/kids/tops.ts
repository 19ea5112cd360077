import type { StyleIdea } from '../idea.ts'

export const tops: readonly StyleIdea[] = [
  {
    styleId: 'CRNK1013',
    categories: ['230201'],
    look: {
      kind: 'hoodie',
      cut: 'kids',
      print: 'sun-and-peak',
      surface: 'jersey',
      neck: 'hood',
      closure: 'pullover',
      pockets: 'kangaroo',
    },
    seed: 5113,
    colours: ['plum', 'moss', 'slate'],
    sizes: 'juniors',
    price: { current: { USD: 49_00, CAD: 66_00, GBP: 42_00, EUR: 49_00 } },
    stock: 'plenty',
    activities: ['everyday'],
    fit: 'relaxed',
    facts: { grams: 340, material: ['organic-cotton'], care: 'machine-40' },
    reviews: { score: 4.5, count: 71 },
    age: 22,
    words: {
      en: {
        name: 'Hoopoe Hoodie',
        kind: 'Heavy cotton hoodie with a printed peak',
        description:
          'Thick loopback cotton that is allowed to look slept in. The peak on the front was cut in lino by a class in Chamonix; the one with the crooked sun won the vote, and rightly.',
        features: [
          'Organic cotton, 320 g',
          'Water-based print that does not crack',
          'No cords at the neck',
        ],
      },
      fr: {
        name: 'Sweat à capuche enfant Hoopoe',
        kind: 'Sweat épais en coton, sommet imprimé',
        description:
          'Un molleton bouclé épais, qui a le droit d’avoir l’air d’avoir dormi. Le sommet du devant a été gravé dans le lino par une classe de Chamonix ; celui au soleil de travers a gagné le vote, à juste titre.',
        features: [
          'Coton biologique, 320 g',
          'Impression à l’eau qui ne craquelle pas',
          'Pas de cordon au cou',
        ],
      },
      de: {
        name: 'Kinder-Hoodie Hoopoe',
        kind: 'Schwerer Baumwollhoodie mit Gipfel',
        description:
          'Dicker Baumwollsweat, der aussehen darf, als hätte man darin geschlafen. Den Gipfel vorn hat eine Schulklasse in Chamonix in Linol geschnitten; der mit der schiefen Sonne gewann die Abstimmung, zu Recht.',
        features: [
          'Bio-Baumwolle, 320 g',
          'Druck auf Wasserbasis, der nicht bricht',
          'Keine Kordeln am Hals',
        ],
      },
      it: {
        name: 'Felpa bimbi Hoopoe',
        kind: 'Felpa pesante di cotone con una vetta',
        description:
          'Cotone spesso a ricciolo, che può permettersi l’aria di chi ci ha dormito. La vetta sul davanti l’ha incisa nel linoleum una classe di Chamonix; ha vinto quella con il sole storto, e giustamente.',
        features: [
          'Cotone biologico, 320 g',
          'Stampa ad acqua che non si screpola',
          'Nessun cordino al collo',
        ],
      },
      es: {
        name: 'Sudadera infantil Hoopoe',
        kind: 'Sudadera gruesa de algodón con una cima',
        description:
          'Algodón grueso de bucle, con permiso para parecer que has dormido con ella. La cima del pecho la grabó en linóleo una clase de Chamonix; ganó la del sol torcido, y con razón.',
        features: [
          'Algodón ecológico, 320 g',
          'Estampado al agua que no se agrieta',
          'Sin cordones en el cuello',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Kangourou enfant Hoopoe',
        kind: 'Coton ouaté épais à capuchon, sommet imprimé',
      },
    },
  },
  {
    styleId: 'CRNK1014',
    categories: ['230201'],
    look: {
      kind: 'tee',
      cut: 'kids',
      print: 'stars',
      sleeves: 'short',
      neck: 'crew',
      fit: 'regular',
      surface: 'jersey',
    },
    seed: 5114,
    colours: ['ink', 'saffron', 'snowmelt', 'heather', 'tarn'],
    sizes: 'kids',
    price: { current: { USD: 22_00, CAD: 29_00, GBP: 18_00, EUR: 22_00 } },
    stock: 'plenty',
    activities: ['everyday', 'camp'],
    fit: 'regular',
    facts: { grams: 95, material: ['organic-cotton'], care: 'machine-40' },
    reviews: { score: 4.7, count: 38 },
    age: 1,
    words: {
      en: {
        name: 'Glowworm Tee',
        kind: 'Cotton tee whose stars shine in the tent',
        description:
          'Hold it under a lamp for a minute, then switch off. The constellations are those over the Pyrenees on the tenth of August at eleven at night, Cassiopeia included, and they fade just after the stories do.',
        features: [
          'Glows for about twenty minutes',
          'Label printed, so nothing scratches',
          'Star map with names on the inside',
        ],
      },
      fr: {
        name: 'T-shirt enfant Glowworm',
        kind: 'T-shirt dont les étoiles brillent sous la tente',
        description:
          'Une minute sous une lampe, puis on éteint. Les constellations sont celles des Pyrénées le 10 août à onze heures du soir, Cassiopée comprise, et elles pâlissent juste après la fin des histoires.',
        features: [
          'Luit une vingtaine de minutes',
          'Étiquette imprimée, rien ne gratte',
          'Carte du ciel légendée à l’intérieur',
        ],
      },
      de: {
        name: 'Kinder-T-Shirt Glowworm',
        kind: 'T-Shirt, dessen Sterne im Zelt leuchten',
        description:
          'Eine Minute unter die Lampe halten, dann ausschalten. Es sind die Sternbilder über den Pyrenäen am 10. August um elf Uhr nachts, samt Kassiopeia, und sie verblassen kurz nach den Geschichten.',
        features: [
          'Leuchtet etwa zwanzig Minuten',
          'Etikett aufgedruckt, nichts kratzt',
          'Innen eine Sternkarte mit Namen',
        ],
      },
      it: {
        name: 'T-shirt bimbi Glowworm',
        kind: 'Maglietta con le stelle che brillano in tenda',
        description:
          'Un minuto sotto la lampada, poi si spegne. Le costellazioni sono quelle sui Pirenei il 10 agosto alle undici di sera, Cassiopea compresa, e svaniscono subito dopo le storie.',
        features: [
          'Brilla per una ventina di minuti',
          'Etichetta stampata, niente che gratta',
          'Dentro, la mappa del cielo con i nomi',
        ],
      },
      es: {
        name: 'Camiseta infantil Glowworm',
        kind: 'Camiseta cuyas estrellas brillan en la tienda',
        description:
          'Un minuto bajo la lámpara y luego se apaga. Las constelaciones son las de los Pirineos el 10 de agosto a las once de la noche, Casiopea incluida, y se desvanecen justo después de los cuentos.',
        features: [
          'Brilla unos veinte minutos',
          'Etiqueta impresa, nada rasca',
          'Por dentro, un mapa del cielo con nombres',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Chandail enfant Glowworm' } },
  },
  {
    styleId: 'CRNK1015',
    categories: ['230201'],
    look: {
      kind: 'base-layer',
      cut: 'kids',
      print: 'stripes',
      sleeves: 'long',
      neck: 'crew',
      fit: 'slim',
      surface: 'merino',
    },
    seed: 5115,
    colours: ['rowan', 'glacier', 'peat'],
    sizes: 'kids',
    price: {
      current: { USD: 42_00, CAD: 56_00, GBP: 36_00, EUR: 42_00 },
      original: { USD: 55_00, CAD: 74_00, GBP: 47_00, EUR: 55_00 },
    },
    stock: 'some',
    activities: ['ski', 'camp', 'everyday'],
    fit: 'slim',
    facts: { grams: 105, material: ['merino'], care: 'machine-30' },
    reviews: { score: 4.9, count: 52 },
    age: 27,
    words: {
      en: {
        name: 'Mole Merino Top',
        kind: 'Striped wool next to the skin',
        description:
          'The finest wool we buy, 17.5 microns, because children report every itch. Warm under a suit, worn for three days without anyone noticing, and the stripe makes the front easy to find.',
        features: [
          'Pure merino, 160 g',
          'Envelope shoulders up to size 104',
          'Long back, stays tucked on the sled',
        ],
      },
      fr: {
        name: 'Maillot mérinos enfant Mole',
        kind: 'Laine rayée à même la peau',
        description:
          'La laine la plus fine que nous achetions, 17,5 microns, car un enfant signale la moindre démangeaison. Chaud sous une combinaison, porté trois jours de vacances sans que nul ne s’en aperçoive, et la rayure aide à trouver le devant.',
        features: [
          'Pur mérinos, 160 g',
          'Épaules croisées jusqu’à la taille 104',
          'Dos long, ne sort pas sur la luge',
        ],
      },
      de: {
        name: 'Kinder-Merinoshirt Mole',
        kind: 'Gestreifte Wolle direkt auf der Haut',
        description:
          'Die feinste Wolle, die wir kaufen, 17,5 Mikron, denn Kinder melden jedes Kratzen. Warm unter dem Schneeanzug, drei Ferientage getragen, ohne dass es jemand merkt, und am Streifen erkennt man, wo vorn ist.',
        features: [
          'Reines Merino, 160 g',
          'Schlupfkragen bis Größe 104',
          'Langer Rücken, bleibt beim Rodeln in der Hose',
        ],
      },
      it: {
        name: 'Maglia merino bimbi Mole',
        kind: 'Lana a righe a contatto di pelle',
        description:
          'La lana più fine che compriamo, 17,5 micron, perché i bambini segnalano ogni prurito. Calda sotto la tuta, portata tre giorni di vacanza senza che nessuno lo noti, e la riga aiuta a trovare il davanti.',
        features: [
          'Merino puro, 160 g',
          'Spalle a busta fino alla taglia 104',
          'Schiena lunga, non esce sullo slittino',
        ],
      },
      es: {
        name: 'Camiseta merina infantil Mole',
        kind: 'Lana a rayas pegada a la piel',
        description:
          'La lana más fina que compramos, 17,5 micras, porque los niños avisan de cada picor. Abriga bajo el mono, se lleva tres días de vacaciones sin que nadie lo note y la raya ayuda a saber qué va delante.',
        features: [
          'Merino puro, 160 g',
          'Hombros cruzados hasta la talla 104',
          'Espalda larga, no se sale en el trineo',
        ],
      },
    },
  },
]
