import type { StyleIdea } from '../idea.ts'

export const hikingBoots: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1071',
    categories: ['210402'],
    look: {
      kind: 'hiking-boot',
      shaft: 'high',
      upper: 'leather',
      sole: 'lugged',
      lacing: 'laces',
      overlays: 'toe-cap',
    },
    seed: 2171,
    colours: ['peat', 'larch', 'basalt'],
    seconds: { peat: 'rowan', larch: 'peat', basalt: 'slate' },
    sizes: 'women-shoes',
    price: { current: { USD: 310_00, CAD: 415_00, GBP: 270_00, EUR: 310_00 } },
    stock: 'some',
    activities: ['hike'],
    facts: {
      grams: 690,
      material: ['full-grain-leather', 'rubber'],
      waterproofMillimetres: 10000,
      care: 'wipe',
    },
    reviews: { score: 4.8, count: 74 },
    age: 34,
    words: {
      en: {
        name: 'Molveno Leather Boot',
        kind: 'Full-grain boot for heavy packs',
        description:
          'One piece of leather, 2.6 mm thick, with a single seam at the heel. Give it thirty kilometers before the first hut-to-hut; after that it gives you about two thousand. The rand is rubber all the way round, so scree costs nothing.',
        features: [
          'Full-grain leather from a tannery in Trentino',
          'Lace lock between foot and shaft',
          'Resoleable, twice at least',
          'Wax included, sock advice free in store',
        ],
      },
      fr: {
        name: 'Chaussure en cuir Molveno',
        kind: 'Cuir pleine fleur, pour sacs lourds',
        description:
          'Une seule pièce de cuir de 2,6 mm, une seule couture, au talon. Accordez-lui trente kilomètres avant la première traversée ; elle vous en rendra deux mille environ. Le pare-pierres fait tout le tour, si bien que l’éboulis ne coûte rien.',
        features: [
          'Cuir pleine fleur d’une tannerie du Trentin',
          'Blocage des lacets entre pied et tige',
          'Ressemelable, deux fois au moins',
          'Cire fournie, conseil chaussettes offert en boutique',
        ],
      },
      de: {
        name: 'Lederstiefel Molveno',
        kind: 'Volllederstiefel für schwere Rucksäcke',
        description:
          'Ein Stück Leder, 2,6 mm dick, mit einer einzigen Naht an der Ferse. Geben Sie ihm dreißig Kilometer vor der ersten Hüttentour; danach gibt er Ihnen etwa zweitausend zurück. Der Gummirand läuft ganz herum, Geröll kostet also nichts.',
        features: [
          'Narbenleder aus einer Gerberei im Trentino',
          'Schnürsperre zwischen Fuß und Schaft',
          'Mindestens zweimal neu besohlbar',
          'Mit Wachs, Sockenberatung im Laden gratis',
        ],
      },
      it: {
        name: 'Scarpone in pelle Molveno',
        kind: 'Pelle pieno fiore, per zaini pesanti',
        description:
          'Un solo pezzo di pelle da 2,6 mm, una sola cucitura, sul tallone. Dagli trenta chilometri prima della prima traversata: poi te ne renderà circa duemila. Il fascione di gomma gira tutto intorno, così il ghiaione non costa niente.',
        features: [
          'Pelle pieno fiore di una conceria trentina',
          'Blocco lacci fra piede e gambetto',
          'Risuolabile, almeno due volte',
          'Cera compresa, consigli sulle calze gratis in negozio',
        ],
      },
      es: {
        name: 'Bota de cuero Molveno',
        kind: 'Cuero plena flor, para mochilas pesadas',
        description:
          'Una sola pieza de cuero de 2,6 mm y una sola costura, en el talón. Dale treinta kilómetros antes de la primera travesía; después te devolverá unos dos mil. El canto de goma da toda la vuelta, así que el canchal sale gratis.',
        features: [
          'Cuero plena flor de una curtiduría del Trentino',
          'Bloqueo de cordones entre pie y caña',
          'Admite suela nueva, dos veces al menos',
          'Cera incluida, consejo de calcetines gratis en tienda',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Botte en cuir Molveno' } },
  },
  {
    styleId: 'CRNW1072',
    categories: ['210402'],
    look: {
      kind: 'hiking-boot',
      shaft: 'mid',
      upper: 'mesh',
      sole: 'cushioned',
      lacing: 'laces',
      overlays: 'saddle',
    },
    seed: 2172,
    colours: ['slate', 'clay', 'tarn', 'heather'],
    seconds: { slate: 'lichen', clay: 'peat', tarn: 'ember', heather: 'dawn' },
    sizes: 'women-shoes',
    price: { current: { USD: 185_00, CAD: 248_00, GBP: 160_00, EUR: 185_00 } },
    stock: 'plenty',
    activities: ['hike', 'travel'],
    facts: {
      grams: 415,
      material: ['recycled-polyester', 'rubber', 'eva-foam'],
      waterproofMillimetres: 10000,
      dropMillimetres: 8,
      recycledPercent: 45,
    },
    reviews: { score: 4.4, count: 226 },
    age: 28,
    words: {
      en: {
        name: 'Ohau Mid Boot',
        kind: 'Light waterproof boot, no breaking in',
        description:
          'A running shoe that grew an ankle. You can put it on in the shop and walk the Kerry Way in it the same week. What it saves in weight it spends in years: count on 900 kilometers rather than two thousand.',
        features: [
          'Waterproof membrane under mesh',
          'Saddle strap pulls the heel back',
          'Padded collar, lower behind the tendon',
          'Vegan glue and materials',
        ],
      },
      fr: {
        name: 'Chaussure de randonnée Ohau',
        kind: 'Mi-haute légère et imperméable, prête d’emblée',
        description:
          'Une chaussure de course à qui il a poussé une cheville. On l’enfile en boutique et l’on parcourt la Kerry Way la même semaine. Ce qu’elle gagne en poids, elle le rend en années ; comptez 900 kilomètres plutôt que deux mille.',
        features: [
          'Membrane imperméable sous le filet',
          'Sangle de cou-de-pied, talon bien calé',
          'Col rembourré, échancré au tendon',
          'Colles et matières véganes',
        ],
      },
      de: {
        name: 'Wanderschuh Ohau',
        kind: 'Leicht, wasserdicht, ohne Einlaufen',
        description:
          'Ein Laufschuh, dem ein Knöchel gewachsen ist. Man zieht ihn im Laden an und wandert noch in derselben Woche den Kerry Way. Was er an Gewicht spart, kostet er an Jahren: Rechnen Sie mit 900 Kilometern statt zweitausend.',
        features: [
          'Wasserdichte Membran unter dem Netz',
          'Ristriemen zieht die Ferse nach hinten',
          'Gepolsterter Schaft, an der Sehne niedriger',
          'Kleber und Material vegan',
        ],
      },
      it: {
        name: 'Scarponcino Ohau',
        kind: 'Leggero, impermeabile, pronto subito',
        description:
          'Una scarpa da corsa a cui è cresciuta la caviglia. La infili in negozio e nella stessa settimana ci fai la Kerry Way. Quello che risparmia in peso lo spende in anni: conta 900 chilometri, non duemila.',
        features: [
          'Membrana impermeabile sotto la rete',
          'Fascia sul collo del piede che tira indietro il tallone',
          'Collo imbottito, più basso sul tendine',
          'Colle e materiali vegani',
        ],
      },
      es: {
        name: 'Bota de senderismo Ohau',
        kind: 'Media caña ligera e impermeable, lista ya',
        description:
          'Una zapatilla de correr a la que le salió tobillo. Te la pones en la tienda y esa misma semana recorres con ella el Kerry Way. Lo que ahorra en peso lo paga en años: calcula 900 kilómetros, no dos mil.',
        features: [
          'Membrana impermeable bajo la malla',
          'Banda en el empeine que asienta el talón',
          'Cuello acolchado, más bajo en el tendón',
          'Colas y materiales veganos',
        ],
      },
    },
    regional: {
      'fr-ca': { name: 'Botte de randonnée Ohau' },
    },
  },
  {
    styleId: 'CRNW1073',
    categories: ['210402'],
    look: {
      kind: 'hiking-boot',
      shaft: 'mid',
      upper: 'suede',
      sole: 'wedge',
      lacing: 'laces',
      overlays: 'plain',
    },
    seed: 2173,
    colours: ['saffron', 'moss', 'plum'],
    seconds: { saffron: 'peat', moss: 'bone', plum: 'rowan' },
    sizes: 'women-shoes',
    price: {
      current: { USD: 149_99, CAD: 199_99, GBP: 129_99, EUR: 149_99 },
      original: { USD: 210_00, CAD: 282_00, GBP: 182_00, EUR: 210_00 },
    },
    stock: 'some',
    activities: ['everyday', 'hike', 'travel'],
    facts: { grams: 455, material: ['suede', 'rubber', 'cork'] },
    reviews: { score: 4.5, count: 32 },
    age: 22,
    words: {
      en: {
        name: 'Sils Suede Boot',
        kind: 'Soft boot with a wedge sole',
        description:
          'For the gravel round the lake and the train home. The wedge is cork and rubber, springy without being bouncy, and the suede is waxed at the tannery, so the first rain leaves dark spots that dry away. Not for scree.',
        features: [
          'Waxed suede, unlined at the toe',
          'Cork and rubber wedge that can be replaced',
          'Hooks at the top two rows',
        ],
      },
      fr: {
        name: 'Bottine en cuir velours Sils',
        kind: 'Bottine souple à semelle compensée',
        description:
          'Pour le gravier du tour du lac et le train du retour. La semelle de liège et de caoutchouc a du ressort sans rebondir ; le velours, ciré à la tannerie, prend à la première pluie des taches sombres qui s’en vont en séchant. Pas pour les éboulis.',
        features: [
          'Velours ciré, sans doublure à la pointe',
          'Semelle liège et caoutchouc, remplaçable',
          'Crochets sur les deux derniers rangs',
        ],
      },
      de: {
        name: 'Velourslederstiefel Sils',
        kind: 'Weicher Stiefel mit Keilsohle',
        description:
          'Für den Kiesweg um den See und den Zug nach Hause. Der Keil aus Kork und Gummi federt, ohne zu hüpfen; das Veloursleder ist in der Gerberei gewachst, und die dunklen Flecken vom ersten Regen trocknen wieder weg. Nichts für Geröll.',
        features: [
          'Gewachstes Veloursleder, vorn ungefüttert',
          'Keilsohle aus Kork und Gummi, austauschbar',
          'Haken in den oberen zwei Reihen',
        ],
      },
      it: {
        name: 'Polacchino scamosciato Sils',
        kind: 'Polacchino morbido con suola a zeppa bassa',
        description:
          'Per la ghiaia intorno al lago e il treno di ritorno. La suola di sughero e gomma ha molla senza rimbalzare; lo scamosciato è cerato in conceria, e le macchie scure della prima pioggia asciugando se ne vanno. Per i ghiaioni no.',
        features: [
          'Scamosciato cerato, punta sfoderata',
          'Suola in sughero e gomma, sostituibile',
          'Ganci nelle ultime due file',
        ],
      },
      es: {
        name: 'Botín de serraje Sils',
        kind: 'Botín blando con suela de cuña',
        description:
          'Para la gravilla de la vuelta al lago y el tren a casa. La cuña de corcho y goma tiene muelle sin llegar a botar; el serraje va encerado de curtiduría, y las manchas oscuras de la primera lluvia se van al secar. No es para canchales.',
        features: [
          'Serraje encerado, sin forro en la puntera',
          'Cuña de corcho y goma, recambiable',
          'Ganchos en las dos filas de arriba',
        ],
      },
    },
  },
]
