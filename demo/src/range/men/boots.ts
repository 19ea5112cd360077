import type { StyleIdea } from '../idea.ts'

export const hikingBoots: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1057',
    categories: ['220402'],
    look: {
      kind: 'hiking-boot',
      shaft: 'high',
      upper: 'leather',
      sole: 'lugged',
      lacing: 'laces',
      overlays: 'toe-cap',
    },
    seed: 3157,
    colours: ['peat', 'larch'],
    seconds: { peat: 'basalt', larch: 'peat' },
    sizes: 'men-shoes',
    price: { current: { USD: 335_00, CAD: 449_00, GBP: 289_00, EUR: 335_00 } },
    stock: 'some',
    activities: ['hike', 'climb'],
    facts: { grams: 820, material: ['full-grain-leather', 'rubber'], waterproofMillimetres: 15000 },
    reviews: { score: 4.8, count: 96 },
    age: 52,
    words: {
      en: {
        name: 'Mattock Leather Boot',
        kind: 'One-piece leather boot for heavy packs',
        description:
          'A single piece of hide goes round the whole foot, so there is one seam, at the back, where nothing bends. Stiff enough for a strap-on crampon and a fifteen-kilo load; give it two weeks of short walks before you trust it with a long one. Wax it twice a year.',
        features: [
          '2.8 mm full-grain leather',
          'Welted, so it can be resoled three times',
          'Rubber rand all the way round',
          'Lace lock at the ankle',
        ],
      },
      fr: {
        name: 'Chaussure en cuir Mattock',
        kind: 'Cuir d’une pièce pour gros sacs',
        description:
          'Une seule pièce de cuir fait le tour du pied : il n’y a qu’une couture, à l’arrière, là où rien ne plie. Assez rigide pour un crampon à lanières et quinze kilos sur le dos ; accordez-lui deux semaines de petites marches avant la grande. À cirer deux fois l’an.',
        features: [
          'Cuir pleine fleur de 2,8 mm',
          'Cousue trépointe, trois ressemelages possibles',
          'Pare-pierres tout autour',
          'Blocage des lacets à la cheville',
        ],
      },
      de: {
        name: 'Bergstiefel Mattock',
        kind: 'Lederstiefel aus einem Stück für schwere Lasten',
        description:
          'Ein einziges Stück Leder umschließt den ganzen Fuß; es gibt nur eine Naht, hinten, wo sich nichts biegt. Steif genug für Riemensteigeisen und fünfzehn Kilo Gepäck. Gönnen Sie ihm zwei Wochen kurze Wege, bevor Sie ihm einen langen anvertrauen, und zweimal im Jahr Wachs.',
        features: [
          'Vollleder, 2,8 mm',
          'Zwiegenäht, dreimal neu besohlbar',
          'Gummirand rundum',
          'Schnürung am Knöchel feststellbar',
        ],
      },
      it: {
        name: 'Scarpone in cuoio Mattock',
        kind: 'Cuoio in un pezzo solo per zaini pesanti',
        description:
          'Un unico pezzo di pelle avvolge tutto il piede: c’è una sola cucitura, dietro, dove niente si piega. Rigido abbastanza per un rampone a cinghie e quindici chili di zaino; dagli due settimane di passeggiate prima di affidargli un viaggio. Cera due volte l’anno.',
        features: [
          'Cuoio pieno fiore da 2,8 mm',
          'Cucito a guardolo, si risuola tre volte',
          'Fascione in gomma tutto attorno',
          'Blocco dei lacci alla caviglia',
        ],
      },
      es: {
        name: 'Bota de cuero Mattock',
        kind: 'Cuero de una pieza para mochilas pesadas',
        description:
          'Una sola pieza de piel rodea todo el pie: hay una costura, detrás, donde nada se dobla. Es rígida para un crampón de correas y quince kilos a la espalda; dale dos semanas de paseos antes de confiarle una travesía. Cera dos veces al año.',
        features: [
          'Piel flor entera de 2,8 mm',
          'Cosida con vira, admite tres suelas',
          'Banda de goma en todo el contorno',
          'Bloqueo de cordones en el tobillo',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Botte en cuir Mattock' } },
  },
  {
    styleId: 'CRNM1058',
    categories: ['220402'],
    look: {
      kind: 'hiking-boot',
      shaft: 'mid',
      upper: 'mesh',
      sole: 'cushioned',
      lacing: 'speed-lace',
      overlays: 'ribs',
    },
    seed: 3158,
    colours: ['spruce', 'slate', 'saffron', 'basalt'],
    seconds: { spruce: 'lichen', slate: 'ember', saffron: 'peat', basalt: 'tarn' },
    sizes: 'men-shoes',
    price: { current: { USD: 199_00, CAD: 267_00, GBP: 172_00, EUR: 199_00 } },
    stock: 'plenty',
    activities: ['hike', 'travel'],
    facts: {
      grams: 440,
      material: ['recycled-polyester', 'eva-foam', 'rubber'],
      waterproofMillimetres: 10000,
      dropMillimetres: 8,
      recycledPercent: 38,
    },
    reviews: { score: 4.4, count: 223 },
    age: 21,
    words: {
      en: {
        name: 'Serpentine Mid Boot',
        kind: 'Light waterproof boot, ready on day one',
        description:
          'No breaking in: take it out of the box on Friday and into the hills on Saturday. The foam is that of a running shoe, the ankle is held but not lectured. Two or three years of weekends is its span, and at half the weight of leather you may find that fair.',
        features: [
          '440 grams in a size 9',
          'Waterproof to the top of the tongue',
          'Fits an insole of your own',
        ],
      },
      fr: {
        name: 'Chaussure mi-haute Serpentine',
        kind: 'Légère, imperméable, prête le premier jour',
        description:
          'Rien à faire à son pied : sortie de la boîte le vendredi, en montagne le samedi. La mousse est celle d’une chaussure de course, la cheville est tenue sans être sermonnée. Elle dure deux ou trois ans de week-ends, et pour moitié moins lourd que le cuir, c’est peut-être honnête.',
        features: [
          '440 grammes en 42,5',
          'Chausson à membrane, coutures étanchées',
          'Accepte votre propre semelle',
        ],
      },
      de: {
        name: 'Wanderstiefel Serpentine',
        kind: 'Leicht, wasserdicht, vom ersten Tag an bequem',
        description:
          'Einlaufen entfällt: freitags aus dem Karton, samstags in die Berge. Der Schaum stammt vom Laufschuh, der Knöchel wird gehalten, aber nicht belehrt. Zwei, drei Jahre Wochenenden hält der Stiefel, und bei halb so viel Gewicht wie Leder ist das vielleicht ein fairer Tausch.',
        features: [
          '440 Gramm in Größe 42,5',
          'Membransocke mit dichten Nähten',
          'Platz für Ihre eigene Einlage',
        ],
      },
      it: {
        name: 'Scarponcino Serpentine',
        kind: 'Leggero, impermeabile, comodo dal primo giorno',
        description:
          'Niente rodaggio: venerdì fuori dalla scatola, sabato in montagna. La schiuma è quella di una scarpa da corsa, la caviglia è tenuta ma senza prediche. Dura due o tre anni di fine settimana, e pesando la metà del cuoio forse è un patto onesto.',
        features: [
          '440 grammi nella misura 42,5',
          'Calza con membrana, cuciture nastrate',
          'Ci sta il tuo plantare',
        ],
      },
      es: {
        name: 'Bota media Serpentine',
        kind: 'Ligera, impermeable, lista desde el primer día',
        description:
          'No hay que domarla: el viernes sale de la caja y el sábado va al monte. La espuma es de zapatilla de correr y el tobillo va sujeto, pero sin sermones. Dura dos o tres años de fines de semana, y con la mitad de peso que el cuero quizá sea un trato justo.',
        features: [
          '440 gramos en la talla 42,5',
          'Botín con membrana y costuras selladas',
          'Admite tu propia plantilla',
        ],
      },
    },
    regional: {
      'fr-ca': {
        name: 'Botte mi-haute Serpentine',
        description:
          'Pas besoin de la casser : sortie de la boîte le vendredi, en montagne le samedi. La mousse est celle d’une chaussure de course, la cheville est tenue sans être sermonnée. Elle dure deux ou trois ans de fins de semaine, et pour moitié moins lourd que le cuir, c’est peut-être honnête.',
        features: [
          '440 grammes en pointure 9',
          'Chausson à membrane, coutures étanchées',
          'Accepte votre propre semelle',
        ],
      },
    },
  },
  {
    styleId: 'CRNM1069',
    categories: ['220402', '210402'],
    look: {
      kind: 'rain-boot',
      shaft: 'mid',
      upper: 'rubber',
      sole: 'lugged',
      lacing: 'slip-on',
      overlays: 'plain',
    },
    seed: 3169,
    colours: ['spruce', 'basalt', 'ember'],
    seconds: { spruce: 'moss', basalt: 'slate', ember: 'plum' },
    sizes: 'unisex-shoes',
    price: { current: { USD: 98_00, CAD: 130_00, GBP: 85_00, EUR: 98_00 } },
    stock: 'plenty',
    activities: ['everyday', 'camp', 'hike'],
    facts: { grams: 540, material: ['rubber', 'wool'], care: 'wipe' },
    reviews: { score: 4.6, count: 73 },
    age: 9,
    words: {
      en: {
        name: 'Loam Ankle Rain Boot',
        kind: 'Natural rubber, pulled on by its loop',
        description:
          'For the morning that starts with the dog and ends in the vegetable garden, by way of a stream. Laid up by hand from natural rubber, doubled where spades and stones meet it, and lugged like a hiking boot. A felt footbed comes out to dry by the stove.',
        features: ['No seam below the ankle', 'Wool felt footbed', 'Rinse it and it is new'],
      },
      fr: {
        name: 'Bottine de pluie Loam',
        kind: 'Caoutchouc naturel, s’enfile par sa boucle',
        description:
          'Pour la matinée qui commence avec le chien et finit au potager en passant par le ruisseau. Montée à la main en caoutchouc naturel, doublée là où bêches et pierres la touchent, crantée comme une chaussure de marche. La semelle de feutre sort sécher près du poêle.',
        features: [
          'Aucune couture sous la cheville',
          'Semelle intérieure en feutre de laine',
          'Un coup de jet et elle est neuve',
        ],
      },
      de: {
        name: 'Kurzer Gummistiefel Loam',
        kind: 'Naturkautschuk mit Schlaufe zum Anziehen',
        description:
          'Für den Morgen, der mit dem Hund beginnt und über den Bach im Gemüsegarten endet. Von Hand aus Naturkautschuk gelegt, doppelt, wo Spaten und Steine hinkommen, mit Stollen wie ein Wanderschuh. Die Filzsohle kommt zum Trocknen heraus, an den Ofen.',
        features: [
          'Keine Naht unter dem Knöchel',
          'Einlegesohle aus Wollfilz',
          'Abgespült wie neu',
        ],
      },
      it: {
        name: 'Stivaletto da pioggia Loam',
        kind: 'Gomma naturale, si infila con l’anello',
        description:
          'Per la mattina che comincia col cane e finisce nell’orto passando dal ruscello. Montato a mano in gomma naturale, doppia dove arrivano vanghe e sassi, con tasselli da scarpone. La soletta di feltro si toglie e asciuga accanto alla stufa.',
        features: [
          'Nessuna cucitura sotto la caviglia',
          'Soletta in feltro di lana',
          'Una sciacquata e torna nuovo',
        ],
      },
      es: {
        name: 'Botín de agua Loam',
        kind: 'Caucho natural, se calza tirando de la anilla',
        description:
          'Para la mañana que empieza con el perro y acaba en la huerta tras cruzar el arroyo. Montado a mano en caucho natural, doble donde dan la azada y las piedras, y con tacos de bota de montaña. La plantilla de fieltro se saca a secar junto a la estufa.',
        features: [
          'Sin costuras por debajo del tobillo',
          'Plantilla de fieltro de lana',
          'Un manguerazo y como nuevo',
        ],
      },
    },
    regional: {
      'en-gb': { name: 'Loam Ankle Welly', kind: 'A short wellington, pulled on by its loop' },
      'fr-ca': { name: 'Botte de pluie courte Loam' },
    },
  },
]
