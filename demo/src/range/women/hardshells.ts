import type { StyleIdea } from '../idea.ts'

export const hardshells: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1007',
    categories: ['210102'],
    look: {
      kind: 'shell-jacket',
      cut: 'women',
      length: 'hip',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand-and-chest',
    },
    seed: 2107,
    colours: ['tarn', 'saffron', 'basalt', 'rowan', 'slate'],
    sizes: 'women',
    price: { current: { USD: 420_00, CAD: 560_00, GBP: 370_00, EUR: 420_00 } },
    stock: 'plenty',
    activities: ['hike', 'climb', 'ski'],
    fit: 'regular',
    facts: {
      grams: 395,
      material: ['recycled-nylon'],
      waterproofMillimetres: 28000,
      recycledPercent: 60,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.6, count: 164 },
    age: 14,
    words: {
      en: {
        name: 'Petrel Shell',
        kind: 'Three-layer hardshell',
        description:
          'For weather that arrives sideways. The front pockets sit above a hip belt, the sleeves stay put when you reach, and the underarm zips let out the heat of a climb without letting in the rain. After six washes, proof it again; we say so on the label.',
        features: [
          'Three layers, all seams taped at 13 mm',
          'Underarm zips with two sliders',
          'Stiffened hood brim for rain in the face',
          'Recco reflector in the left cuff',
        ],
      },
      fr: {
        name: 'Veste imperméable Petrel',
        kind: 'Veste trois couches',
        description:
          'Pour le temps qui arrive de côté. Les poches sont placées plus haut que la ceinture du sac, les manches ne remontent pas quand on tend le bras, et les zips d’aération évacuent la chaleur de la montée sans laisser entrer la pluie. Après six lavages, réimperméabilisez ; c’est écrit sur l’étiquette.',
        features: [
          'Trois couches, coutures étanchées de 13 mm',
          'Aérations sous les bras à double curseur',
          'Visière rigide contre la pluie de face',
          'Réflecteur Recco dans le poignet gauche',
        ],
      },
      de: {
        name: 'Hardshelljacke Petrel',
        kind: 'Dreilagige Hardshell',
        description:
          'Für Wetter, das von der Seite kommt. Die Taschen sitzen über dem Hüftgurt, die Ärmel bleiben beim Greifen am Handgelenk, und die Belüftung unter den Armen lässt die Wärme des Aufstiegs hinaus und den Regen draußen. Nach sechs Wäschen bitte neu imprägnieren; es steht auch auf dem Etikett.',
        features: [
          'Drei Lagen, alle Nähte mit 13 mm getapt',
          'Unterarmbelüftung mit zwei Schiebern',
          'Versteifter Kapuzenschirm gegen Regen von vorn',
          'Recco-Reflektor im linken Bündchen',
        ],
      },
      it: {
        name: 'Guscio Petrel',
        kind: 'Guscio a tre strati',
        description:
          'Per il tempo che arriva di traverso. Le tasche stanno sopra la fascia lombare, le maniche restano al polso quando allunghi il braccio e le zip sotto le ascelle fanno uscire il calore della salita senza far entrare la pioggia. Dopo sei lavaggi va reimpermeabilizzato: c’è scritto anche sull’etichetta.',
        features: [
          'Tre strati, cuciture nastrate da 13 mm',
          'Aperture sotto le ascelle a doppio cursore',
          'Visiera rigida contro la pioggia in faccia',
          'Riflettore Recco nel polsino sinistro',
        ],
      },
      es: {
        name: 'Chaqueta impermeable Petrel',
        kind: 'Impermeable de tres capas',
        description:
          'Para el tiempo que llega de lado. Los bolsillos quedan por encima del cinturón de la mochila, las mangas no se suben al estirar el brazo y las cremalleras de las axilas sueltan el calor de la subida sin dejar pasar la lluvia. Tras seis lavados, vuelve a impermeabilizarla; lo pone en la etiqueta.',
        features: [
          'Tres capas, costuras selladas de 13 mm',
          'Ventilación en las axilas con doble carro',
          'Visera rígida para la lluvia de frente',
          'Reflector Recco en el puño izquierdo',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Manteau imperméable Petrel', kind: 'Coquille trois couches' } },
  },
  {
    styleId: 'CRNW1008',
    categories: ['210102'],
    look: {
      kind: 'shell-jacket',
      cut: 'women',
      blocking: 'yoke',
      length: 'thigh',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'cargo',
    },
    seed: 2108,
    colours: ['glacier', 'plum', 'ember'],
    seconds: { glacier: 'fjord', plum: 'dawn', ember: 'peat' },
    sizes: 'women',
    price: {
      current: { USD: 349_99, CAD: 469_99, GBP: 309_99, EUR: 349_99 },
      original: { USD: 480_00, CAD: 640_00, GBP: 425_00, EUR: 480_00 },
    },
    stock: 'some',
    activities: ['ski'],
    fit: 'relaxed',
    facts: {
      grams: 560,
      material: ['recycled-polyester'],
      waterproofMillimetres: 20000,
      recycledPercent: 100,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.4, count: 36 },
    age: 25,
    words: {
      en: {
        name: 'Hirta Ski Shell',
        kind: 'Long shell for snow over the knee',
        description:
          'Long in the body, because powder finds the gap. A snow skirt buttons to our ski bib, the pass sits on the left forearm where the gate reads it, and the big pockets take a pair of skins still warm from your chest.',
        features: [
          'Snow skirt snaps to the Thun Ski Bib',
          'Lift-pass pocket on the left forearm',
          'Two mesh pockets inside for climbing skins',
          'Wrist gaiters with a thumb loop',
        ],
      },
      fr: {
        name: 'Veste de ski Hirta',
        kind: 'Longue veste imperméable pour la poudreuse',
        description:
          'Coupe longue, car la poudreuse trouve toujours la faille. La jupe pare-neige se fixe à notre salopette, le forfait se glisse sur l’avant-bras gauche, côté borne, et les grandes poches accueillent une paire de peaux encore tièdes.',
        features: [
          'Jupe pare-neige à fixer sur la salopette Thun',
          'Poche à forfait sur l’avant-bras gauche',
          'Deux filets intérieurs pour les peaux',
          'Manchons à passe-pouce',
        ],
      },
      de: {
        name: 'Skijacke Hirta',
        kind: 'Lange Hardshell für tiefen Schnee',
        description:
          'Lang geschnitten, denn Pulverschnee findet jede Lücke. Der Schneefang lässt sich an unsere Latzhose knöpfen, der Skipass steckt am linken Unterarm, wo das Drehkreuz ihn liest, und in die großen Taschen passen Felle, die noch warm vom Körper sind.',
        features: [
          'Schneefang, passend zur Skilatzhose Thun',
          'Skipasstasche am linken Unterarm',
          'Zwei Netztaschen innen für Felle',
          'Stulpen mit Daumenschlaufe',
        ],
      },
      it: {
        name: 'Giacca da sci Hirta',
        kind: 'Guscio lungo per la neve alta',
        description:
          'Taglio lungo, perché la neve fresca trova ogni fessura. La ghetta si abbottona alla nostra salopette, lo skipass sta sull’avambraccio sinistro, dove lo legge il tornello, e nelle tasche grandi ci sta un paio di pelli ancora tiepide.',
        features: [
          'Ghetta antineve compatibile con la salopette Thun',
          'Tasca skipass sull’avambraccio sinistro',
          'Due tasche interne in rete per le pelli',
          'Polsini interni con foro per il pollice',
        ],
      },
      es: {
        name: 'Chaqueta de esquí Hirta',
        kind: 'Impermeable largo para nieve honda',
        description:
          'Larga, porque la nieve polvo encuentra cualquier hueco. El faldón se abrocha a nuestro peto, el forfait va en el antebrazo izquierdo, a la altura del torno, y en los bolsillos grandes caben unas pieles aún templadas.',
        features: [
          'Faldón que se abrocha al peto Thun',
          'Bolsillo para el forfait en el antebrazo izquierdo',
          'Dos bolsillos interiores de malla para las pieles',
          'Manguitos con pasapulgar',
        ],
      },
    },
    regional: {
      'fr-ca': { name: 'Manteau de ski Hirta', kind: 'Long manteau imperméable pour la poudreuse' },
    },
  },
  {
    styleId: 'CRNW1009',
    categories: ['210102'],
    look: {
      kind: 'shell-jacket',
      cut: 'women',
      blocking: 'diagonal',
      length: 'hip',
      neck: 'hood',
      closure: 'half-zip',
      pockets: 'kangaroo',
    },
    seed: 2109,
    colours: ['larch', 'fjord', 'bone'],
    seconds: { larch: 'basalt', fjord: 'lichen', bone: 'moss' },
    sizes: 'women',
    price: { current: { USD: 230_00, CAD: 310_00, GBP: 200_00, EUR: 229_00 } },
    stock: 'some',
    activities: ['hike', 'camp', 'everyday'],
    fit: 'relaxed',
    facts: {
      grams: 340,
      material: ['nylon-ripstop'],
      waterproofMillimetres: 15000,
      care: 'proof-after-wash',
    },
    reviews: { score: 4.2, count: 11 },
    age: 1,
    words: {
      en: {
        name: 'Libeccio Anorak',
        kind: 'Waterproof pullover anorak',
        description:
          'The libeccio is a southwest wind that gives Corsica its wet afternoons. An anorak answers it better than a jacket: half the zip, so half the places to leak, and a pouch that holds a map open at today.',
        features: [
          'Side zip, so it comes off over wet hair',
          'Map pouch with a drain at each corner',
          'Hem cord you can reach from inside the pouch',
        ],
      },
      fr: {
        name: 'Anorak Libeccio',
        kind: 'Anorak imperméable à enfiler',
        description:
          'Le libeccio est ce vent de sud-ouest à qui la Corse doit ses après-midi mouillés. Un anorak lui répond mieux qu’une veste ouverte de haut en bas, avec un demi-zip et donc moitié moins d’endroits où prendre l’eau. La poche ventrale garde la carte pliée à la bonne page.',
        features: [
          'Zip latéral pour l’ôter avec les cheveux mouillés',
          'Poche à carte, évacuation d’eau aux deux coins',
          'Cordon de bas réglable depuis la poche',
        ],
      },
      de: {
        name: 'Anorak Libeccio',
        kind: 'Wasserdichter Schlupfanorak',
        description:
          'Der Libeccio ist der Südwestwind, dem Korsika seine nassen Nachmittage verdankt. Ein Anorak kommt besser mit ihm zurecht als eine Jacke: halb so viel Reißverschluss, halb so viele Stellen, an denen es hereinläuft. In der Bauchtasche bleibt die Karte auf der richtigen Seite aufgeschlagen.',
        features: [
          'Seitlicher Reißverschluss, zum Ausziehen mit nassen Haaren',
          'Kartentasche mit Ablauf an beiden Ecken',
          'Saumzug, aus der Bauchtasche zu bedienen',
        ],
      },
      it: {
        name: 'Anorak Libeccio',
        kind: 'Anorak impermeabile da infilare',
        description:
          'Il libeccio porta alla Corsica i suoi pomeriggi bagnati. Un anorak gli tiene testa meglio di una giacca: metà zip, quindi metà dei punti da cui entra l’acqua, e un tascone che tiene la cartina aperta sulla tappa di oggi.',
        features: [
          'Zip laterale, per toglierlo con i capelli bagnati',
          'Tascone per la cartina con scolo ai due angoli',
          'Coulisse del fondo che si tira da dentro la tasca',
        ],
      },
      es: {
        name: 'Anorak Libeccio',
        kind: 'Anorak impermeable',
        description:
          'El libeccio es el viento del suroeste que le deja a Córcega sus tardes mojadas. Contra él un anorak se defiende mejor que una chaqueta: media cremallera, la mitad de sitios por donde calar, y un bolsillo que guarda el mapa abierto por la etapa de hoy.',
        features: [
          'Cremallera lateral, para quitártelo con el pelo mojado',
          'Bolsillo para el mapa con desagüe en las esquinas',
          'Cordón del bajo accesible desde el bolsillo',
        ],
      },
    },
  },
]
