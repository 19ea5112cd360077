import type { StyleIdea } from '../idea.ts'

export const shirtAndPants: readonly StyleIdea[] = [
  {
    styleId: 'CRNK1016',
    categories: ['230201'],
    look: {
      kind: 'shirt',
      cut: 'kids',
      print: 'check',
      sleeves: 'long',
      neck: 'collar',
      fit: 'boxy',
      surface: 'flannel',
      pockets: 'two-chest',
    },
    seed: 5116,
    colours: ['spruce', 'ember', 'clay'],
    sizes: 'juniors',
    price: { current: { USD: 45_00, CAD: 60_00, GBP: 38_00, EUR: 45_00 } },
    stock: 'some',
    activities: ['everyday', 'camp'],
    fit: 'relaxed',
    facts: { grams: 210, material: ['organic-cotton'], care: 'machine-40' },
    reviews: { score: 4.4, count: 9 },
    age: 9,
    words: {
      en: {
        name: 'Beaver Flannel Shirt',
        kind: 'Checked shirt for building dams',
        description:
          'Worn open over a tee in the evening, buttoned wrong at breakfast. Brushed on both sides, cut square so it can be passed between cousins, with elbows doubled before they need it.',
        features: [
          'Elbow patches in the same check',
          'Sleeves roll and button up',
          'Spare buttons sewn inside, in two sizes',
        ],
      },
      fr: {
        name: 'Chemise de flanelle enfant Beaver',
        kind: 'Chemise à carreaux pour bâtir des barrages',
        description:
          'Ouverte sur un t-shirt le soir, boutonnée de travers au petit-déjeuner. Grattée des deux côtés, coupée droit pour circuler entre cousins, avec des coudes doublés avant d’en avoir besoin.',
        features: [
          'Coudières dans les mêmes carreaux',
          'Manches retroussables et boutonnables',
          'Boutons de rechange cousus dedans',
        ],
      },
      de: {
        name: 'Kinder-Flanellhemd Beaver',
        kind: 'Kariertes Hemd zum Dämmebauen',
        description:
          'Abends offen über dem T-Shirt, zum Frühstück falsch geknöpft. Beidseitig aufgeraut, gerade geschnitten, damit es unter Cousins wandern kann, und an den Ellbogen doppelt, bevor es nötig wird.',
        features: [
          'Ellbogenflicken im selben Karo',
          'Ärmel zum Hochrollen und Festknöpfen',
          'Ersatzknöpfe in zwei Größen eingenäht',
        ],
      },
      it: {
        name: 'Camicia di flanella bimbi Beaver',
        kind: 'Camicia a quadri per costruire dighe',
        description:
          'La sera aperta sulla maglietta, a colazione abbottonata storta. Garzata da tutte e due le parti, tagliata dritta per passare tra cugini, con i gomiti doppi prima che serva.',
        features: [
          'Toppe ai gomiti negli stessi quadri',
          'Maniche che si arrotolano e si abbottonano',
          'Bottoni di scorta cuciti dentro',
        ],
      },
      es: {
        name: 'Camisa de franela infantil Beaver',
        kind: 'Camisa de cuadros para construir presas',
        description:
          'Abierta sobre la camiseta por la tarde, mal abotonada en el desayuno. Cardada por las dos caras, de corte recto para pasar entre primos y con los codos dobles antes de que haga falta.',
        features: [
          'Coderas en los mismos cuadros',
          'Mangas que se remangan y se abotonan',
          'Botones de repuesto cosidos por dentro',
        ],
      },
    },
  },
  {
    styleId: 'CRNK1017',
    categories: ['230202'],
    look: {
      kind: 'trousers',
      cut: 'kids',
      blocking: 'chest-panel',
      leg: 'tapered',
      length: 'full',
      waist: 'drawstring',
      pockets: 'cargo',
      surface: 'ripstop',
    },
    seed: 5117,
    colours: ['peat', 'lichen', 'fjord'],
    seconds: { peat: 'clay', lichen: 'moss', fjord: 'ink' },
    sizes: 'juniors',
    price: { current: { USD: 59_00, CAD: 79_00, GBP: 49_00, EUR: 59_00 } },
    stock: 'plenty',
    activities: ['hike', 'climb'],
    fit: 'regular',
    facts: {
      grams: 260,
      material: ['nylon-ripstop', 'elastane'],
      recycledPercent: 70,
      care: 'machine-30',
    },
    reviews: { score: 4.6, count: 82 },
    age: 18,
    words: {
      en: {
        name: 'Ibex Scramble Pants',
        kind: 'Tough pants with knees sewn twice',
        description:
          'Granite wins against most cloth within an hour. These have a second knee over the first, open at the lower edge so gravel falls out, and a waist that a child can close without help or privacy.',
        features: [
          'Double knees, open below',
          'Cargo pocket for a guidebook to beetles',
          'Hem lets down 4 cm',
        ],
      },
      fr: {
        name: 'Pantalon de grimpe enfant Ibex',
        kind: 'Pantalon solide aux genoux cousus deux fois',
        description:
          'Le granit l’emporte sur la plupart des tissus en une heure. Celui-ci a un second genou sur le premier, ouvert en bas pour laisser tomber les graviers, et une taille qu’un enfant ferme sans aide ni intimité.',
        features: [
          'Genoux doubles, ouverts en bas',
          'Poche cargo pour un guide des scarabées',
          'Ourlet à rallonger de 4 cm',
        ],
      },
      de: {
        name: 'Kinder-Kraxelhose Ibex',
        kind: 'Robuste Hose mit zweimal genähten Knien',
        description:
          'Granit gewinnt gegen die meisten Stoffe binnen einer Stunde. Hier liegt ein zweites Knie über dem ersten, unten offen, damit der Kies herausfällt, und den Bund schließt ein Kind ohne Hilfe und ohne Kabine.',
        features: [
          'Doppelte Knie, unten offen',
          'Beintasche für das Käferbuch',
          'Saum um 4 cm auszulassen',
        ],
      },
      it: {
        name: 'Pantaloni da roccia bimbi Ibex',
        kind: 'Pantaloni tosti, ginocchia cucite due volte',
        description:
          'Il granito batte quasi tutti i tessuti in un’ora. Questi hanno un secondo ginocchio sopra il primo, aperto in basso perché la ghiaia cada fuori, e una vita che un bambino chiude senza aiuto né spogliatoio.',
        features: [
          'Ginocchia doppie, aperte sotto',
          'Tasca cargo per la guida ai coleotteri',
          'Orlo che si allunga di 4 cm',
        ],
      },
      es: {
        name: 'Pantalón de trepar infantil Ibex',
        kind: 'Pantalón duro con rodillas cosidas dos veces',
        description:
          'El granito le gana a casi cualquier tela en una hora. Este lleva una segunda rodilla sobre la primera, abierta por abajo para que caiga la grava, y una cintura que un niño cierra sin ayuda ni probador.',
        features: [
          'Rodillas dobles, abiertas por abajo',
          'Bolsillo cargo para la guía de escarabajos',
          'Dobladillo que da 4 cm más',
        ],
      },
    },
    regional: {
      'en-gb': { name: 'Ibex Scramble Trousers', kind: 'Tough trousers with knees sewn twice' },
    },
  },
  {
    styleId: 'CRNK1018',
    categories: ['230202', '230102'],
    look: {
      kind: 'bib',
      cut: 'kids',
      leg: 'straight',
      length: 'full',
      waist: 'elastic',
      pockets: 'none',
      surface: 'shell',
    },
    seed: 5118,
    colours: ['saffron', 'slate', 'rowan'],
    sizes: 'kids',
    price: { current: { USD: 49_00, CAD: 65_00, GBP: 42_00, EUR: 49_00 } },
    stock: 'plenty',
    activities: ['everyday', 'camp'],
    fit: 'relaxed',
    facts: {
      grams: 240,
      material: ['recycled-polyester'],
      waterproofMillimetres: 8000,
      recycledPercent: 100,
      care: 'wipe',
    },
    reviews: { score: 4.8, count: 205 },
    age: 40,
    words: {
      en: {
        name: 'Duckling Rain Bib',
        kind: 'Waterproof overalls for sitting in streams',
        description:
          'High in front, higher behind, welded everywhere. Goes over whatever was being worn when the rain stopped and the puddle was discovered, and hangs dripping on a hook by its own strap.',
        features: [
          'Straps grow through two winters',
          'Foot loops that can be replaced',
          'No fly, no pockets, nothing to leak',
        ],
      },
      fr: {
        name: 'Salopette de pluie enfant Duckling',
        kind: 'Salopette imperméable pour s’asseoir au ruisseau',
        description:
          'Haute devant, plus haute derrière, soudée partout. Elle passe par-dessus ce que l’on portait quand la pluie a cessé et qu’on a découvert la flaque, puis s’égoutte au crochet par sa propre bretelle.',
        features: [
          'Bretelles réglables sur deux hivers',
          'Sous-pieds remplaçables',
          'Ni braguette ni poches : rien ne fuit',
        ],
      },
      de: {
        name: 'Kinder-Regenlatzhose Duckling',
        kind: 'Wasserdichte Latzhose, um im Bach zu sitzen',
        description:
          'Vorn hoch, hinten höher, überall verschweißt. Sie kommt über alles, was gerade an war, als der Regen aufhörte und die Pfütze entdeckt wurde, und hängt danach tropfend am eigenen Träger am Haken.',
        features: [
          'Träger wachsen zwei Winter mit',
          'Fußschlaufen austauschbar',
          'Kein Schlitz, keine Taschen, nichts undicht',
        ],
      },
      it: {
        name: 'Salopette da pioggia bimbi Duckling',
        kind: 'Salopette impermeabile per sedersi nel ruscello',
        description:
          'Alta davanti, più alta dietro, saldata dappertutto. Va sopra quello che si aveva addosso quando è spiovuto e si è scoperta la pozzanghera, e poi sgocciola appesa alla sua bretella.',
        features: [
          'Bretelle che crescono per due inverni',
          'Sottopiedi sostituibili',
          'Niente patta, niente tasche, niente da cui entri acqua',
        ],
      },
      es: {
        name: 'Peto de lluvia infantil Duckling',
        kind: 'Peto impermeable para sentarse en el arroyo',
        description:
          'Alto por delante, más alto por detrás, soldado por todas partes. Se pone sobre lo que se llevara cuando paró la lluvia y apareció el charco, y luego gotea en el gancho colgado de su propio tirante.',
        features: [
          'Tirantes que crecen dos inviernos',
          'Trabillas del pie recambiables',
          'Sin bragueta ni bolsillos: nada cala',
        ],
      },
    },
    regional: { 'en-gb': { kind: 'Waterproof dungarees for sitting in streams' } },
  },
]
