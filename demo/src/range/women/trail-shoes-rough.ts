import type { StyleIdea } from '../idea.ts'

export const roughGroundShoes: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1068',
    categories: ['210401'],
    look: {
      kind: 'trail-shoe',
      shaft: 'low',
      upper: 'ripstop',
      sole: 'lugged',
      lacing: 'laces',
      overlays: 'toe-cap',
    },
    seed: 2168,
    colours: ['spruce', 'slate', 'rowan'],
    seconds: { spruce: 'saffron', slate: 'basalt', rowan: 'peat' },
    sizes: 'women-shoes',
    price: { current: { USD: 170_00, CAD: 228_00, GBP: 148_00, EUR: 170_00 } },
    stock: 'plenty',
    activities: ['hike', 'trail-run'],
    facts: {
      grams: 318,
      material: ['nylon-ripstop', 'rubber', 'eva-foam'],
      waterproofMillimetres: 10000,
      dropMillimetres: 8,
    },
    reviews: { score: 4.4, count: 112 },
    age: 23,
    words: {
      en: {
        name: 'Ostro Waterproof Shoe',
        kind: 'Waterproof low shoe for rough paths',
        description:
          'For heather, peat hags and the kind of path that is also a stream. The membrane stops at the ankle like the shoe does, so mind the depth. A rubber toe cap meets the stones that you did not see.',
        features: [
          'Membrane bootie, seam-sealed',
          '6 mm lugs that let go of mud',
          'Toe cap in solid rubber',
          'Gusseted tongue against grit',
        ],
      },
      fr: {
        name: 'Chaussure imperméable Ostro',
        kind: 'Basse et imperméable, pour mauvais chemins',
        description:
          'Pour la bruyère, la tourbe et ces sentiers qui sont aussi des ruisseaux. La membrane s’arrête à la cheville, comme la chaussure ; surveillez la profondeur. Un pare-pierres en caoutchouc rencontre les cailloux que vous n’aviez pas vus.',
        features: [
          'Chausson à membrane, coutures étanches',
          'Crampons de 6 mm qui relâchent la boue',
          'Pare-pierres en caoutchouc massif',
          'Languette à soufflet contre les graviers',
        ],
      },
      de: {
        name: 'Wasserdichter Halbschuh Ostro',
        kind: 'Wasserdicht, für ruppige Wege',
        description:
          'Für Heide, Moor und Wege, die zugleich Bäche sind. Die Membran endet am Knöchel wie der Schuh, also achten Sie auf die Tiefe. Eine Gummikappe begegnet den Steinen, die Sie nicht gesehen haben.',
        features: [
          'Membran-Innenschuh mit versiegelten Nähten',
          '6-mm-Stollen, die den Schlamm loslassen',
          'Zehenkappe aus Vollgummi',
          'Faltenzunge gegen Steinchen',
        ],
      },
      it: {
        name: 'Scarpa impermeabile Ostro',
        kind: 'Bassa e impermeabile, per sentieri rotti',
        description:
          'Per brughiere, torbiere e quei sentieri che sono anche ruscelli. La membrana finisce alla caviglia, come la scarpa: attenta a quanto è fondo. Un puntale in gomma incontra per te i sassi che non avevi visto.',
        features: [
          'Calzino a membrana con cuciture sigillate',
          'Tasselli da 6 mm che lasciano andare il fango',
          'Puntale in gomma piena',
          'Linguetta a soffietto contro la ghiaia',
        ],
      },
      es: {
        name: 'Zapatilla impermeable Ostro',
        kind: 'Baja e impermeable, para caminos malos',
        description:
          'Para brezales, turberas y esas sendas que también son arroyos. La membrana acaba en el tobillo, igual que la zapatilla: mira la profundidad. Una puntera de goma se encuentra por ti con las piedras que no viste.',
        features: [
          'Botín de membrana con costuras selladas',
          'Tacos de 6 mm que sueltan el barro',
          'Puntera de goma maciza',
          'Lengüeta de fuelle contra la gravilla',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1069',
    categories: ['210401'],
    look: {
      kind: 'trail-shoe',
      shaft: 'mid',
      upper: 'knit',
      sole: 'lugged',
      lacing: 'dial',
      overlays: 'ribs',
    },
    seed: 2169,
    colours: ['ink', 'lichen'],
    seconds: { ink: 'glacier', lichen: 'basalt' },
    sizes: 'women-shoes',
    price: { current: { USD: 195_00, CAD: 260_00, GBP: 169_00, EUR: 195_00 } },
    stock: 'scarce',
    activities: ['trail-run'],
    facts: {
      grams: 288,
      material: ['recycled-polyester', 'rubber', 'eva-foam'],
      dropMillimetres: 5,
    },
    reviews: { score: 3.9, count: 13 },
    age: 10,
    words: {
      en: {
        name: 'Autan Winter Trail Shoe',
        kind: 'Running shoe with a collar and a dial',
        description:
          'A knitted collar keeps slush out at the ankle, and the dial can be turned in mittens, which is more than laces could say. The rubber is a winter compound; it stays soft at minus ten and wears quicker in July.',
        features: [
          'Dial lacing, replaceable if it breaks',
          'Knit collar, water-repellent yarn',
          'Sixteen seats for screw-in studs',
        ],
      },
      fr: {
        name: 'Chaussure de trail d’hiver Autan',
        kind: 'Tige montante tricotée, serrage à molette',
        description:
          'Un col tricoté arrête la neige fondue à la cheville, et la molette se tourne avec des moufles, ce qu’on ne peut pas dire de lacets. La gomme est celle de l’hiver, souple à moins dix, plus vite usée en juillet.',
        features: [
          'Serrage à molette, remplaçable',
          'Col en maille déperlante',
          'Seize logements pour crampons vissés',
        ],
      },
      de: {
        name: 'Wintertrailschuh Autan',
        kind: 'Laufschuh mit Strickschaft und Drehverschluss',
        description:
          'Ein gestrickter Schaft hält den Matsch vom Knöchel fern, und der Drehverschluss lässt sich in Fäustlingen bedienen, was Schnürsenkel nicht von sich sagen können. Das Gummi ist eine Wintermischung: weich bei minus zehn, schneller abgelaufen im Juli.',
        features: [
          'Drehverschluss, bei Bruch ersetzbar',
          'Strickschaft aus wasserabweisendem Garn',
          'Sechzehn Plätze für Schraubspikes',
        ],
      },
      it: {
        name: 'Scarpa da trail invernale Autan',
        kind: 'Scarpa da corsa con collo a maglia e rotella',
        description:
          'Il collo a maglia tiene la poltiglia fuori dalla caviglia e la rotella si gira con le muffole, cosa che i lacci non possono dire. La gomma è una mescola invernale: morbida a meno dieci, a luglio si consuma prima.',
        features: [
          'Chiusura a rotella, sostituibile',
          'Collo in maglia idrorepellente',
          'Sedici sedi per chiodi a vite',
        ],
      },
      es: {
        name: 'Zapatilla de invierno Autan',
        kind: 'Zapatilla con cuello de punto y rueda de ajuste',
        description:
          'El cuello de punto deja la nieve medio derretida fuera del tobillo y la rueda se gira con manoplas, cosa que los cordones no pueden decir. La goma es de invierno: blanda a diez bajo cero y se gasta antes en julio.',
        features: [
          'Cierre de rueda, con recambio',
          'Cuello de hilo que repele el agua',
          'Dieciséis alojamientos para clavos',
        ],
      },
    },
  },
  {
    styleId: 'CRNW1070',
    categories: ['210401'],
    look: {
      kind: 'trail-shoe',
      shaft: 'low',
      upper: 'suede',
      sole: 'low',
      lacing: 'laces',
      overlays: 'toe-cap',
    },
    seed: 2170,
    colours: ['larch', 'heather', 'slate'],
    seconds: { larch: 'peat', heather: 'ink', slate: 'ember' },
    sizes: 'women-shoes',
    price: { current: { USD: 155_00, CAD: 208_00, GBP: 135_00, EUR: 155_00 } },
    stock: 'some',
    activities: ['climb', 'hike', 'travel'],
    facts: { grams: 335, material: ['suede', 'rubber'], dropMillimetres: 9 },
    reviews: { score: 4.7, count: 48 },
    age: 17,
    words: {
      en: {
        name: 'Lundy Approach Shoe',
        kind: 'Suede shoe for the walk to the crag',
        description:
          'Laces to the toe, a smooth climbing zone under it, and a loop behind for the harness. It will edge on a scramble graded moderate and then walk you off the back. Resole it when the toe goes; the suede will outlast two soles.',
        features: [
          'Sticky rubber, flat under the big toe',
          'Lacing starts at the toes',
          'Stitched construction, can be resoled',
        ],
      },
      fr: {
        name: 'Chaussure d’approche Lundy',
        kind: 'Cuir velours, pour marcher jusqu’à la voie',
        description:
          'Un laçage jusqu’aux orteils, une zone lisse dessous pour grimper et une boucle derrière pour le baudrier. Elle tient les petites prises d’une arête facile, puis vous ramène à pied par l’autre versant. Ressemelez quand la pointe s’en va ; le cuir en verra deux.',
        features: [
          'Gomme adhérente, lisse sous le gros orteil',
          'Laçage depuis les orteils',
          'Montage cousu, ressemelable',
        ],
      },
      de: {
        name: 'Zustiegsschuh Lundy',
        kind: 'Veloursleder für den Weg zum Fels',
        description:
          'Schnürung bis zu den Zehen, darunter eine glatte Kletterzone, hinten eine Schlaufe für den Gurt. Er steht auf kleinen Tritten im leichten Gelände und bringt Sie auf der anderen Seite wieder hinunter. Lassen Sie ihn neu besohlen, wenn die Spitze durch ist; das Leder hält zwei Sohlen lang.',
        features: [
          'Haftgummi, glatt unter dem großen Zeh',
          'Schnürung von den Zehen an',
          'Genäht und wiederbesohlbar',
        ],
      },
      it: {
        name: 'Scarpa da avvicinamento Lundy',
        kind: 'Scamosciata, per arrivare alla parete',
        description:
          'Lacci fino alle dita, una zona liscia sotto per arrampicare e un’asola dietro per l’imbrago. Sta sugli appoggi di una cresta facile e poi ti riporta giù dall’altra parte. Quando la punta se ne va, falla risuolare: la pelle regge due suole.',
        features: [
          'Gomma aderente, liscia sotto l’alluce',
          'Allacciatura che parte dalle dita',
          'Cucita, si può risuolare',
        ],
      },
      es: {
        name: 'Zapatilla de aproximación Lundy',
        kind: 'Serraje, para llegar a pie de vía',
        description:
          'Cordones hasta los dedos, zona lisa debajo para trepar y una trabilla detrás para el arnés. Se sostiene en los cantos de una cresta fácil y luego te baja por el otro lado. Cambia la suela cuando se gaste la punta; el serraje aguanta dos.',
        features: [
          'Goma adherente, lisa bajo el dedo gordo',
          'Cordones desde los dedos',
          'Cosida, admite suela nueva',
        ],
      },
    },
  },
]
