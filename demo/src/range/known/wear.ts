import type { StyleIdea } from '../idea.ts'

export const knownWear: readonly StyleIdea[] = [
  {
    styleId: 'CAIRN003',
    categories: ['240301'],
    look: { kind: 'beanie', shape: 'cuffed', surface: 'rib' },
    seed: 3,
    colours: ['larch'],
    sizes: 'one',
    price: { current: { USD: 35_00, CAD: 48_00, GBP: 30_00, EUR: 35_00 } },
    stock: 1,
    activities: ['everyday', 'hike'],
    facts: { grams: 72, material: ['merino'], care: 'hand' },
    reviews: { score: 4.8, count: 16 },
    age: 11,
    words: {
      en: {
        name: 'Last One Beanie',
        kind: 'Ribbed merino beanie',
        description:
          'There is one left. It is a plain ribbed hat of merino wool, warm over the ears and not too clever on top. Whoever gets it should wear it; a hat in a drawer keeps nobody warm.',
        features: [
          'Merino from one flock, spun in one mill',
          'Cuff doubles over the ears',
          'Knitted round, so no seam at the back',
        ],
      },
      fr: {
        name: 'Bonnet Last One',
        kind: 'Bonnet côtelé en mérinos',
        description:
          'Il en reste un. Un bonnet côtelé tout simple en laine mérinos, chaud sur les oreilles et sans prétention au sommet. Que celui ou celle qui l’aura le porte ; un bonnet dans un tiroir ne réchauffe personne.',
        features: [
          'Mérinos d’un seul troupeau, d’une seule filature',
          'Le revers double l’épaisseur sur les oreilles',
          'Tricoté en rond, sans couture derrière',
        ],
      },
      de: {
        name: 'Mütze Last One',
        kind: 'Gerippte Mütze aus Merinowolle',
        description:
          'Eine ist noch da. Eine schlichte gerippte Mütze aus Merinowolle, warm über den Ohren und oben nicht weiter auffällig. Wer sie bekommt, sollte sie tragen; in der Schublade wärmt sie niemanden.',
        features: [
          'Merino von einer Herde, aus einer Spinnerei',
          'Umschlag liegt doppelt über den Ohren',
          'Rund gestrickt, hinten keine Naht',
        ],
      },
      it: {
        name: 'Berretto Last One',
        kind: 'Berretto a coste in merino',
        description:
          'Ne è rimasto uno. È un semplice berretto a coste in lana merino, caldo sulle orecchie e senza pretese in cima. Chi lo prende lo metta; un berretto nel cassetto non scalda nessuno.',
        features: [
          'Merino di un solo gregge, di una sola filatura',
          'Il risvolto raddoppia sulle orecchie',
          'Lavorato in tondo, senza cucitura dietro',
        ],
      },
      es: {
        name: 'Gorro Last One',
        kind: 'Gorro de canalé en merino',
        description:
          'Queda uno. Es un gorro sencillo de canalé, de lana merino, que abriga las orejas y arriba no presume. Quien se lo lleve, que lo use; un gorro en un cajón no abriga a nadie.',
        features: [
          'Merino de un solo rebaño y una sola hilatura',
          'La vuelta se dobla sobre las orejas',
          'Tejido en redondo, sin costura detrás',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Tuque Last One',
        kind: 'Tuque côtelée en mérinos',
        description:
          'Il en reste une. Une tuque côtelée toute simple en laine mérinos, chaude sur les oreilles et sans prétention au sommet. Que celui ou celle qui l’aura la porte ; une tuque dans un tiroir ne réchauffe personne.',
      },
    },
  },
  {
    styleId: 'CAIRN011',
    categories: ['220203', '210203'],
    look: {
      kind: 'tee',
      cut: 'men',
      sleeves: 'short',
      neck: 'crew',
      fit: 'regular',
      surface: 'jersey',
      print: 'stacked-stones',
    },
    seed: 11,
    colours: ['heather'],
    sizes: 'unisex',
    price: null,
    stock: 500,
    activities: ['everyday'],
    fit: 'regular',
    facts: { grams: 165, material: ['organic-cotton'], care: 'machine-40' },
    age: 5,
    words: {
      en: {
        name: 'No Price Tee',
        kind: 'Cotton T-shirt with three stones',
        description:
          'The shirt our own people wear, with three stones on the chest and nothing on the back. It has no price because it has never been for sale. You may look.',
        features: [
          'Organic cotton, washed once before you see it',
          'Three stones, printed in water-based ink',
          'Side seams that stay at the side',
        ],
      },
      fr: {
        name: 'T-shirt No Price',
        kind: 'T-shirt en coton aux trois pierres',
        description:
          'Le t-shirt que portent les gens de la maison, trois pierres sur la poitrine et rien dans le dos. Il n’a pas de prix parce qu’il n’a jamais été à vendre. On peut regarder.',
        features: [
          'Coton biologique, lavé une fois avant vous',
          'Trois pierres imprimées à l’encre à l’eau',
          'Des coutures latérales qui restent sur le côté',
        ],
      },
      de: {
        name: 'T-Shirt No Price',
        kind: 'Baumwollshirt mit drei Steinen',
        description:
          'Das Hemd, das unsere eigenen Leute tragen: drei Steine auf der Brust, nichts auf dem Rücken. Es hat keinen Preis, weil es nie zu kaufen war. Ansehen dürfen Sie es.',
        features: [
          'Bio-Baumwolle, einmal vorgewaschen',
          'Drei Steine, mit Farbe auf Wasserbasis gedruckt',
          'Seitennähte, die an der Seite bleiben',
        ],
      },
      it: {
        name: 'T-shirt No Price',
        kind: 'T-shirt di cotone con tre sassi',
        description:
          'La maglietta che portano le nostre persone, con tre sassi sul petto e niente sulla schiena. Non ha prezzo perché non è mai stata in vendita. Guardare si può.',
        features: [
          'Cotone biologico, lavato una volta prima di te',
          'Tre sassi stampati con inchiostro ad acqua',
          'Cuciture laterali che restano di lato',
        ],
      },
      es: {
        name: 'Camiseta No Price',
        kind: 'Camiseta de algodón con tres piedras',
        description:
          'La camiseta que lleva nuestra propia gente, con tres piedras en el pecho y nada en la espalda. No tiene precio porque nunca ha estado a la venta. Mirar se puede.',
        features: [
          'Algodón ecológico, lavado una vez antes de ti',
          'Tres piedras impresas con tinta al agua',
          'Costuras laterales que se quedan en el lado',
        ],
      },
    },
  },
  {
    styleId: 'CAIRN012',
    categories: ['230102'],
    look: { kind: 'kids-suit', cut: 'kids', warmth: 'rain', neck: 'hood' },
    seed: 12,
    colours: ['larch', 'tarn'],
    sizes: 'kids',
    price: { current: { USD: 70_00, CAD: 95_00, GBP: 60_00, EUR: 70_00 }, region: 'EMEA' },
    stock: 80,
    activities: ['everyday', 'hike'],
    facts: {
      grams: 380,
      material: ['recycled-polyester'],
      waterproofMillimetres: 10_000,
      recycledPercent: 100,
      care: 'wipe',
    },
    reviews: { score: 4.7, count: 64 },
    age: 16,
    words: {
      en: {
        name: 'Kids Puddle Suit',
        kind: 'One-piece rain suit for small people',
        description:
          'For children who go through the puddle, not round it. One piece, so nothing rides up, with two zips so that it goes on before the tantrum starts. Hang it up wet; it will be dry by breakfast.',
        features: [
          'Two zips, chest to knee',
          'Loops that keep the legs over the boots',
          'Room for three names in the collar',
          'Knees and seat of double cloth',
        ],
      },
      fr: {
        name: 'Combinaison de pluie enfant',
        kind: 'Combinaison une pièce pour petites personnes',
        description:
          'Pour les enfants qui traversent la flaque au lieu d’en faire le tour. En une pièce, rien ne remonte ; avec deux zips, elle s’enfile avant la colère. Suspendez-la mouillée ; elle sera sèche au petit déjeuner.',
        features: [
          'Deux zips, de la poitrine au genou',
          'Des passants tiennent les jambes sur les bottes',
          'De la place pour trois prénoms dans le col',
          'Genoux et assise en double épaisseur',
        ],
      },
      de: {
        name: 'Matschanzug für Kinder',
        kind: 'Einteiliger Regenanzug für kleine Leute',
        description:
          'Für Kinder, die durch die Pfütze gehen und nicht außen herum. Ein Teil, da rutscht nichts hoch, und zwei Reißverschlüsse, damit er sitzt, bevor es Tränen gibt. Nass aufhängen; bis zum Frühstück ist er trocken.',
        features: [
          'Zwei Reißverschlüsse, von der Brust bis zum Knie',
          'Stege halten die Beine über den Stiefeln',
          'Platz für drei Namen im Kragen',
          'Knie und Po aus doppeltem Stoff',
        ],
      },
      it: {
        name: 'Tuta antipioggia bambino',
        kind: 'Tuta intera da pioggia per piccole persone',
        description:
          'Per chi attraversa la pozzanghera invece di girarle intorno. È in un pezzo solo, così niente sale, e ha due zip, così si infila prima dei capricci. Appendila bagnata; a colazione è asciutta.',
        features: [
          'Due zip, dal petto al ginocchio',
          'Passanti che tengono le gambe sugli stivali',
          'Posto per tre nomi nel collo',
          'Ginocchia e seduta in tessuto doppio',
        ],
      },
      es: {
        name: 'Mono de lluvia infantil',
        kind: 'Mono de una pieza para gente pequeña',
        description:
          'Para quien cruza el charco en vez de rodearlo. De una sola pieza, así nada se sube, y con dos cremalleras, para ponerlo antes del berrinche. Cuélgalo mojado; estará seco para el desayuno.',
        features: [
          'Dos cremalleras, del pecho a la rodilla',
          'Trabillas que sujetan las perneras a las botas',
          'Sitio para tres nombres en el cuello',
          'Rodillas y culera de tejido doble',
        ],
      },
    },
  },
]
