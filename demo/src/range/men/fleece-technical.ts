import type { StyleIdea } from '../idea.ts'

export const technicalFleece: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1019',
    categories: ['220201'],
    look: {
      kind: 'fleece',
      cut: 'men',
      surface: 'grid',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'chest',
    },
    seed: 3119,
    colours: ['moss', 'basalt', 'saffron', 'fjord'],
    sizes: 'men',
    price: { current: { USD: 155_00, CAD: 208_00, GBP: 135_00, EUR: 155_00 } },
    stock: 'plenty',
    activities: ['climb', 'ski', 'hike'],
    fit: 'slim',
    facts: {
      grams: 330,
      material: ['recycled-polyester', 'elastane'],
      recycledPercent: 92,
      care: 'machine-30',
    },
    reviews: { score: 4.8, count: 241 },
    age: 38,
    words: {
      en: {
        name: 'Whinstone Grid Hoody',
        kind: 'Stretch grid fleece with a close hood',
        description:
          'The inside is a waffle: warm squares touch you and the gutters between them carry off the sweat. The hood fits like a balaclava, so you can leave the hat at home. Our guides wear it nine days in ten and send it back for new elbows.',
        features: [
          'Half the weight of a plain fleece this warm',
          'Zip set off center, away from the chin',
          'Thumb loops that hide when not in use',
          'We patch the elbows free of charge',
        ],
      },
      fr: {
        name: 'Polaire à capuche Whinstone',
        kind: 'Polaire gaufrée extensible, capuche ajustée',
        description:
          'L’intérieur est une gaufre : les carrés vous touchent et tiennent chaud, les rigoles évacuent la sueur. La capuche serre comme une cagoule, le bonnet peut rester à la maison. Nos guides la portent neuf jours sur dix et nous la renvoient pour des coudes neufs.',
        features: [
          'Moitié moins lourde qu’une polaire lisse aussi chaude',
          'Zip décalé, loin du menton',
          'Passe-pouces qui s’effacent',
          'Coudes rapiécés gratuitement',
        ],
      },
      de: {
        name: 'Gitterfleece Whinstone',
        kind: 'Stretchfleece mit eng sitzender Kapuze',
        description:
          'Innen ist es eine Waffel: Die warmen Felder liegen an, die Rinnen dazwischen führen den Schweiß ab. Die Kapuze sitzt wie eine Sturmhaube, die Mütze kann zu Hause bleiben. Unsere Bergführer tragen es an neun von zehn Tagen und schicken es für neue Ellbogen zurück.',
        features: [
          'Halb so schwer wie glattes Fleece gleicher Wärme',
          'Versetzter Reißverschluss, weg vom Kinn',
          'Daumenschlaufen, die sich verstecken',
          'Ellbogen flicken wir kostenlos',
        ],
      },
      it: {
        name: 'Pile con cappuccio Whinstone',
        kind: 'Pile elastico a nido d’ape, cappuccio aderente',
        description:
          'Dentro è un wafer: i quadretti ti toccano e scaldano, i canali in mezzo portano via il sudore. Il cappuccio calza come un passamontagna, il berretto può restare a casa. Le nostre guide lo portano nove giorni su dieci e ce lo rispediscono per rifare i gomiti.',
        features: [
          'Pesa metà di un pile liscio altrettanto caldo',
          'Zip spostata, lontana dal mento',
          'Passapollice che scompare',
          'Le toppe ai gomiti le mettiamo gratis',
        ],
      },
      es: {
        name: 'Forro con capucha Whinstone',
        kind: 'Forro elástico en cuadrícula, capucha ceñida',
        description:
          'Por dentro es un gofre: los cuadros te tocan y abrigan, y los canales de en medio se llevan el sudor. La capucha ajusta como un pasamontañas, así que el gorro puede quedarse en casa. Nuestros guías lo llevan nueve días de cada diez y nos lo devuelven para ponerle codos nuevos.',
        features: [
          'La mitad de peso que un forro liso igual de cálido',
          'Cremallera desplazada, lejos de la barbilla',
          'Trabillas de pulgar que se esconden',
          'Remendamos los codos gratis',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Polaire à capuchon Whinstone',
        kind: 'Polaire gaufrée extensible, capuchon ajusté',
        description:
          'L’intérieur est une gaufre : les carrés vous touchent et tiennent chaud, les rigoles évacuent la sueur. Le capuchon serre comme une cagoule, la tuque peut rester à la maison. Nos guides la portent neuf jours sur dix et nous la renvoient pour des coudes neufs.',
      },
    },
  },
  {
    styleId: 'CRNM1020',
    categories: ['220201'],
    look: {
      kind: 'fleece',
      cut: 'men',
      blocking: 'plain',
      surface: 'smooth',
      neck: 'low-stand',
      closure: 'quarter-zip',
      pockets: 'none',
    },
    seed: 3120,
    colours: ['slate', 'rowan', 'ink', 'lichen', 'spruce', 'bone', 'plum'],
    sizes: 'men',
    price: { current: { USD: 69_00, CAD: 92_00, GBP: 59_00, EUR: 69_00 } },
    stock: 'plenty',
    activities: ['hike', 'everyday', 'travel'],
    fit: 'regular',
    facts: { grams: 225, material: ['polyester-fleece'], recycledPercent: 100, care: 'machine-40' },
    reviews: { score: 4.5, count: 398 },
    age: 54,
    words: {
      en: {
        name: 'Chert Quarter-Zip',
        kind: 'Thin everyday fleece',
        description:
          'The plain one, sold since our second winter and changed once, when we moved the label. Thin enough beneath a jacket, enough by itself from April on, dry an hour after the wash. If you only own one fleece, it may as well be this.',
        features: [
          '100-weight fleece from old bottles',
          'Flat seams, tape at the neck',
          'Seven colors, restocked each autumn',
        ],
      },
      fr: {
        name: 'Polaire col zippé Chert',
        kind: 'Polaire fine de tous les jours',
        description:
          'La toute simple, vendue depuis notre deuxième hiver et modifiée une seule fois, quand l’étiquette a changé de place. Assez fine sous une veste, suffisante seule dès avril, sèche une heure après la lessive. S’il ne vous en faut qu’une, autant que ce soit elle.',
        features: [
          'Polaire légère issue de bouteilles',
          'Coutures plates, ganse à l’encolure',
          'Sept couleurs, de retour chaque automne',
        ],
      },
      de: {
        name: 'Fleecepulli Chert',
        kind: 'Dünnes Fleece für alle Tage',
        description:
          'Das schlichte, seit unserem zweiten Winter im Programm und ein einziges Mal geändert: Da zog das Etikett um. Dünn genug für unter die Jacke, ab April allein genug, eine Stunde nach der Wäsche trocken. Wer nur ein Fleece besitzt, kann gut dieses nehmen.',
        features: [
          'Leichtes Fleece aus alten Flaschen',
          'Flache Nähte, Band im Nacken',
          'Sieben Farben, jeden Herbst neu',
        ],
      },
      it: {
        name: 'Pile mezza zip Chert',
        kind: 'Pile sottile di tutti i giorni',
        description:
          'Quello semplice, in vendita dal nostro secondo inverno e cambiato una volta sola, quando abbiamo spostato l’etichetta. Abbastanza sottile sotto la giacca, sufficiente da solo da aprile, asciutto un’ora dopo il bucato. Se di pile ne hai uno solo, tanto vale che sia questo.',
        features: [
          'Pile leggero da vecchie bottiglie',
          'Cuciture piatte, fettuccia al collo',
          'Sette colori, rifatti ogni autunno',
        ],
      },
      es: {
        name: 'Forro de media cremallera Chert',
        kind: 'Forro fino para todos los días',
        description:
          'El sencillo: a la venta desde nuestro segundo invierno y cambiado una sola vez, cuando movimos la etiqueta. Es fino bajo la chaqueta, basta solo a partir de abril y se seca una hora después de lavarlo. Si vas a tener un único forro, bien puede ser este.',
        features: [
          'Forro ligero de botellas viejas',
          'Costuras planas, cinta en el cuello',
          'Siete colores, repuestos cada otoño',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1021',
    categories: ['220201'],
    look: {
      kind: 'fleece',
      cut: 'men',
      blocking: 'chest-panel',
      surface: 'smooth',
      neck: 'stand',
      closure: 'full-zip',
      pockets: 'hand-and-chest',
    },
    seed: 3121,
    colours: ['ember', 'glacier', 'basalt'],
    seconds: { ember: 'basalt', glacier: 'ink', basalt: 'slate' },
    sizes: 'men',
    price: {
      current: { USD: 104_99, CAD: 139_99, GBP: 89_99, EUR: 104_99 },
      original: { USD: 149_00, CAD: 199_00, GBP: 129_00, EUR: 149_00 },
    },
    stock: 'some',
    activities: ['ski', 'hike'],
    fit: 'regular',
    facts: {
      grams: 415,
      material: ['polyester-fleece', 'nylon-ripstop'],
      recycledPercent: 64,
      care: 'machine-30',
    },
    reviews: { score: 4.4, count: 36 },
    age: 17,
    words: {
      en: {
        name: 'Bernina Fleece Jacket',
        kind: 'Ski fleece with a windproof chest',
        description:
          'Fleece is a sieve in a wind, so the chest has been given a front door of woven nylon, and the back has been left a sieve. The face is dense and smooth; snow brushes off and a shell slides over it. For lift queues, for hut terraces, for the long traverse in the shade.',
        features: [
          'Windproof panel from collar to ribs',
          'Smooth face sheds snow',
          'Pass pocket on the chest, with a wiper',
        ],
      },
      fr: {
        name: 'Veste polaire Bernina',
        kind: 'Polaire de ski au buste coupe-vent',
        description:
          'Au vent, une polaire est une passoire : on a donc donné à la poitrine une porte d’entrée en nylon tissé, et laissé le dos en passoire. L’endroit est dense et lisse, la neige s’en va d’un revers de main et la veste glisse dessus. Pour la queue du télésiège, la terrasse du refuge, la longue traversée à l’ombre.',
        features: [
          'Panneau coupe-vent du col aux côtes',
          'Endroit lisse, la neige n’y tient pas',
          'Poche à forfait avec chiffon',
        ],
      },
      de: {
        name: 'Fleecejacke Bernina',
        kind: 'Skifleece mit winddichter Brust',
        description:
          'Im Wind ist Fleece ein Sieb. Also hat die Brust eine Haustür aus gewebtem Nylon bekommen, und der Rücken durfte Sieb bleiben. Die Außenseite ist dicht und glatt: Schnee klopft man ab, die Hardshell gleitet darüber. Für die Liftschlange, die Hüttenterrasse, die lange Querung im Schatten.',
        features: [
          'Winddicht vom Kragen bis zu den Rippen',
          'Glatte Außenseite, Schnee haftet nicht',
          'Skipasstasche auf der Brust, mit Putztuch',
        ],
      },
      it: {
        name: 'Giacca in pile Bernina',
        kind: 'Pile da sci con petto antivento',
        description:
          'Col vento il pile è un colino: così al petto abbiamo messo una porta di nylon tessuto, e la schiena l’abbiamo lasciata colino. Fuori è fitto e liscio, la neve si spazzola via e il guscio ci scivola sopra. Per la coda alla seggiovia, la terrazza del rifugio, il lungo traverso in ombra.',
        features: [
          'Pannello antivento dal collo alle costole',
          'Esterno liscio, la neve non attacca',
          'Tasca skipass sul petto, con pannetto',
        ],
      },
      es: {
        name: 'Chaqueta polar Bernina',
        kind: 'Forro de esquí con pecho cortavientos',
        description:
          'Con viento, un forro es un colador: al pecho le pusimos una puerta de nailon tejido y a la espalda la dejamos de colador. Por fuera es denso y liso, la nieve se sacude y la membrana resbala encima. Para la cola del telesilla, la terraza del refugio y la travesía larga a la sombra.',
        features: [
          'Panel cortavientos del cuello a las costillas',
          'Cara lisa, la nieve no se agarra',
          'Bolsillo para el forfait, con gamuza',
        ],
      },
    },
  },
]
