import type { StyleIdea } from '../idea.ts'

export const trekkingPacks: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1007',
    categories: ['240102'],
    look: {
      kind: 'backpack',
      litres: 55,
      shape: 'top-lid',
      surface: 'ripstop',
      extras: 'bottle-pockets',
    },
    seed: 4107,
    colours: ['fjord', 'larch', 'basalt', 'moss'],
    sizes: 'three-backs',
    price: { current: { USD: 269_00, CAD: 359_00, GBP: 235_00, EUR: 270_00 } },
    stock: 'plenty',
    activities: ['hike', 'camp'],
    facts: {
      grams: 1690,
      material: ['recycled-nylon', 'aluminium'],
      litres: 55,
      recycledPercent: 85,
      care: 'wipe',
    },
    reviews: { score: 4.7, count: 188 },
    age: 40,
    words: {
      en: {
        name: 'Aletsch 55 Trekking Pack',
        kind: 'Framed pack for a week between huts',
        description:
          'Fifteen kilos feel like ten when they sit on the hips, and the Aletsch puts them there: two aluminum stays, a belt that bends where a pelvis does, three back lengths. The front opens like a suitcase, so the stove is not at the bottom of everything.',
        features: [
          'Carries 10 to 20 kg without complaint',
          'Rain cover in the lid, in lichen yellow',
          'Belt pockets take a large phone',
        ],
      },
      fr: {
        name: 'Sac de trek Aletsch 55',
        kind: 'Sac à armature pour une semaine de refuges',
        description:
          'Quinze kilos en valent dix quand ils reposent sur les hanches, et l’Aletsch les y met : deux lames d’aluminium, une ceinture qui plie où plie le bassin, trois longueurs de dos. L’avant s’ouvre comme une valise ; le réchaud n’est plus tout au fond.',
        features: [
          'Porte de 10 à 20 kg sans se plaindre',
          'Housse de pluie jaune lichen dans le rabat',
          'Poches de ceinture pour un grand téléphone',
        ],
      },
      de: {
        name: 'Trekkingrucksack Aletsch 55',
        kind: 'Rucksack mit Gestell für eine Woche Hütten',
        description:
          'Fünfzehn Kilo auf der Hüfte fühlen sich an wie zehn, und dort bringt der Aletsch sie hin: zwei Aluminiumschienen, ein Gurt, der mit dem Becken nachgibt, drei Rückenlängen. Vorn öffnet er sich wie ein Koffer, der Kocher liegt also nicht unter allem anderen.',
        features: [
          'Trägt 10 bis 20 kg, ohne zu murren',
          'Regenhülle im Deckel, flechtengelb',
          'Gurttaschen für ein großes Telefon',
        ],
      },
      it: {
        name: 'Zaino da trekking Aletsch 55',
        kind: 'Zaino con telaio per una settimana di rifugi',
        description:
          'Quindici chili sui fianchi sembrano dieci, e Aletsch li porta lì: due stecche d’alluminio, una cintura che piega dove piega il bacino, tre lunghezze di schienale. Davanti si apre come una valigia, così il fornello non è sotto tutto il resto.',
        features: [
          'Porta da 10 a 20 kg senza lamentarsi',
          'Coprizaino giallo lichene nel cappuccio',
          'Tasche in cintura per un telefono grande',
        ],
      },
      es: {
        name: 'Mochila de trekking Aletsch 55',
        kind: 'Mochila con armazón para una semana de refugios',
        description:
          'Quince kilos en la cadera parecen diez, y Aletsch los pone ahí: dos varillas de aluminio, un cinturón que se dobla donde se dobla la pelvis y tres largos de espalda. Por delante se abre como una maleta, así que el hornillo no está debajo de todo.',
        features: [
          'Lleva de 10 a 20 kg sin quejarse',
          'Funda de lluvia amarilla en la seta',
          'Bolsillos de cinturón para un móvil grande',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1008',
    categories: ['240102'],
    look: {
      kind: 'backpack',
      litres: 75,
      shape: 'top-lid',
      surface: 'ballistic',
      extras: 'bungee',
    },
    seed: 4108,
    colours: ['rowan', 'spruce'],
    sizes: 'three-backs',
    price: { current: { USD: 329_00, CAD: 439_00, GBP: 289_00, EUR: 330_00 } },
    stock: 'some',
    activities: ['hike', 'camp', 'ski'],
    facts: { grams: 2380, material: ['recycled-nylon', 'aluminium'], litres: 75, care: 'wipe' },
    reviews: { score: 4.6, count: 31 },
    age: 26,
    words: {
      en: {
        name: 'Jostedal 75 Expedition Pack',
        kind: 'Load hauler for places without shops',
        description:
          'Ten days of food in Sarek weigh what they weigh. The Jostedal answers with a steel-sprung back, a double floor and side straps that hold skis, a tripod or somebody else’s tent when they are having a bad day.',
        features: [
          'Stable from 20 to 32 kg',
          'Lower compartment with a zipped divider',
          'Lid turns into a summit bag',
        ],
      },
      fr: {
        name: 'Sac d’expédition Jostedal 75',
        kind: 'Porteur pour les pays sans épicerie',
        description:
          'Dix jours de vivres dans le Sarek pèsent ce qu’ils pèsent. Le Jostedal répond par un dos à ressort d’acier, un double fond et des sangles latérales pour les skis, un trépied ou la tente d’un autre, un jour où il n’en peut plus.',
        features: [
          'Stable de 20 à 32 kg',
          'Compartiment bas avec séparation zippée',
          'Rabat transformable en sac de sommet',
        ],
      },
      de: {
        name: 'Expeditionsrucksack Jostedal 75',
        kind: 'Lastenträger für Gegenden ohne Laden',
        description:
          'Zehn Tage Proviant im Sarek wiegen, was sie wiegen. Der Jostedal hält mit federndem Stahlrücken, doppeltem Boden und Seitenriemen dagegen, an die Ski, ein Stativ oder das Zelt von jemandem passen, der gerade nicht mehr kann.',
        features: [
          'Stabil von 20 bis 32 kg',
          'Bodenfach mit Reißverschluss-Trennung',
          'Deckel wird zum Gipfelrucksack',
        ],
      },
      it: {
        name: 'Zaino da spedizione Jostedal 75',
        kind: 'Da carico, per posti senza botteghe',
        description:
          'Dieci giorni di viveri nel Sarek pesano quel che pesano. Jostedal risponde con uno schienale a molla d’acciaio, un doppio fondo e cinghie laterali per gli sci, un treppiede o la tenda di chi quel giorno non ce la fa.',
        features: [
          'Stabile da 20 a 32 kg',
          'Vano inferiore con divisorio a zip',
          'Il cappuccio diventa uno zainetto da vetta',
        ],
      },
      es: {
        name: 'Mochila de expedición Jostedal 75',
        kind: 'De carga, para sitios sin tiendas',
        description:
          'Diez días de comida en Sarek pesan lo que pesan. Jostedal responde con un respaldo de fleje de acero, doble fondo y correas laterales para los esquís, un trípode o la tienda de quien tenga un mal día.',
        features: [
          'Estable de 20 a 32 kg',
          'Compartimento inferior con separador de cremallera',
          'La seta se convierte en mochila de cumbre',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1009',
    categories: ['240102'],
    look: {
      kind: 'backpack',
      litres: 38,
      shape: 'roll-top',
      surface: 'ripstop',
      extras: 'mesh-pockets',
    },
    seed: 4109,
    colours: ['snowmelt', 'tarn', 'saffron'],
    sizes: 'three-backs',
    price: {
      current: { USD: 199_00, CAD: 269_00, GBP: 175_00, EUR: 199_00 },
      original: { USD: 239_00, CAD: 319_00, GBP: 209_00, EUR: 239_00 },
    },
    stock: 'some',
    activities: ['hike', 'camp', 'travel'],
    facts: { grams: 690, material: ['nylon-ripstop', 'silnylon'], litres: 38, care: 'hand' },
    reviews: { score: 4.4, count: 52 },
    age: 10,
    words: {
      en: {
        name: 'Biafo 38 Ultralight Pack',
        kind: 'Frameless pack under 700 grams',
        description:
          'A pack for people who have already cut the handle off the toothbrush. There is no frame: your sleeping mat, folded inside the back, does that job. Keep the load under nine kilos and you will forget who is carrying it.',
        features: [
          'Front mesh swallows a wet tarp',
          'Shoulder straps cut like a running vest',
          'Every strap can be removed, even ours',
        ],
      },
      fr: {
        name: 'Sac ultraléger Biafo 38',
        kind: 'Sac sans armature, moins de 700 grammes',
        description:
          'Pour qui a déjà scié le manche de sa brosse à dents. Pas d’armature : votre matelas, plié contre le dos, s’en charge. Restez sous neuf kilos et vous oublierez qui le porte.',
        features: [
          'Le filet avant avale un tarp mouillé',
          'Bretelles taillées comme un gilet de trail',
          'Toutes les sangles s’enlèvent, même les nôtres',
        ],
      },
      de: {
        name: 'Ultraleichtrucksack Biafo 38',
        kind: 'Rahmenloser Rucksack unter 700 Gramm',
        description:
          'Für alle, die den Stiel der Zahnbürste schon abgesägt haben. Ein Gestell gibt es nicht: Ihre Isomatte, innen am Rücken gefaltet, übernimmt das. Bleiben Sie unter neun Kilo, dann vergessen Sie, wer ihn trägt.',
        features: [
          'Das Netz vorn schluckt ein nasses Tarp',
          'Träger im Schnitt einer Laufweste',
          'Alle Riemen abnehmbar, auch unsere',
        ],
      },
      it: {
        name: 'Zaino ultraleggero Biafo 38',
        kind: 'Senza telaio, sotto i 700 grammi',
        description:
          'Per chi ha già segato il manico dello spazzolino. Il telaio non c’è: lo fa il tuo materassino, piegato contro la schiena. Resta sotto i nove chili e ti scordi chi lo sta portando.',
        features: [
          'La rete davanti inghiotte un telo bagnato',
          'Spallacci tagliati come un gilet da trail',
          'Ogni cinghia si toglie, anche le nostre',
        ],
      },
      es: {
        name: 'Mochila ultraligera Biafo 38',
        kind: 'Sin armazón, menos de 700 gramos',
        description:
          'Para quien ya le ha serrado el mango al cepillo de dientes. No lleva armazón: de eso se encarga tu esterilla, doblada contra la espalda. Quédate por debajo de nueve kilos y olvidarás quién la lleva.',
        features: [
          'La malla delantera se traga un toldo mojado',
          'Hombreras cortadas como un chaleco de trail',
          'Todas las correas se quitan, hasta las nuestras',
        ],
      },
    },
  },
]
