import type { StyleIdea } from '../idea.ts'

export const socks: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1040',
    categories: ['240303'],
    look: { kind: 'socks', height: 'crew', pattern: 'heel-and-toe' },
    seed: 4140,
    colours: ['moss', 'slate', 'plum', 'larch'],
    seconds: { moss: 'larch', slate: 'rowan', plum: 'dawn', larch: 'peat' },
    sizes: 'feet',
    price: { current: { USD: 24_00, CAD: 32_00, GBP: 21_00, EUR: 24_00 } },
    stock: 'plenty',
    activities: ['hike', 'camp'],
    facts: { grams: 74, material: ['merino', 'recycled-nylon'], care: 'machine-40' },
    reviews: { score: 4.9, count: 268 },
    age: 47,
    words: {
      en: {
        name: 'Badger Hiking Socks',
        kind: 'Cushioned merino for boots',
        description:
          'The heel and toe are knitted from a harder yarn because that is where socks die. Terry under the foot, a plain top so the boot does not press, and if you wear through a pair we send another.',
        features: [
          'Guaranteed against holes for two years',
          'Terry loops heel to toe',
          'Made near Biella since the first winter',
        ],
      },
      fr: {
        name: 'Chaussettes de randonnée Badger',
        kind: 'Mérinos bouclette pour chaussures montantes',
        description:
          'Le talon et la pointe sont tricotés d’un fil plus dur, car c’est là que meurent les chaussettes. Bouclette sous le pied, dessus lisse pour que rien n’appuie, et si vous en percez une paire nous en renvoyons une.',
        features: [
          'Garanties deux ans contre les trous',
          'Bouclette du talon aux orteils',
          'Tricotées près de Biella depuis le premier hiver',
        ],
      },
      de: {
        name: 'Wandersocken Badger',
        kind: 'Gepolstertes Merino für Wanderstiefel',
        description:
          'Ferse und Zehen sind aus härterem Garn gestrickt, denn dort sterben Socken. Frottee unter dem Fuß, oben glatt, damit der Schuh nicht drückt, und wenn Sie ein Paar durchlaufen, schicken wir ein neues.',
        features: [
          'Zwei Jahre Garantie gegen Löcher',
          'Frottee von der Ferse bis zu den Zehen',
          'Seit dem ersten Winter bei Biella gestrickt',
        ],
      },
      it: {
        name: 'Calze da trekking Badger',
        kind: 'Merino ammortizzato per scarponi',
        description:
          'Tallone e punta sono di un filo più duro, perché è lì che le calze muoiono. Spugna sotto il piede, liscio sopra perché lo scarpone non prema, e se ne consumi un paio te ne mandiamo un altro.',
        features: [
          'Garantite due anni contro i buchi',
          'Spugna dal tallone alla punta',
          'Fatte vicino a Biella dal primo inverno',
        ],
      },
      es: {
        name: 'Calcetines de montaña Badger',
        kind: 'Merino acolchado para botas',
        description:
          'El talón y la puntera van en un hilo más duro, porque ahí mueren los calcetines. Rizo bajo el pie, liso encima para que la bota no apriete, y si gastas un par te mandamos otro.',
        features: [
          'Dos años de garantía contra agujeros',
          'Rizo del talón a la puntera',
          'Hechos cerca de Biella desde el primer invierno',
        ],
      },
    },
    regional: {
      'en-gb': { name: 'Badger Walking Socks' },
      'fr-ca': { name: 'Bas de randonnée Badger' },
    },
  },
  {
    styleId: 'CRNE1041',
    categories: ['240303'],
    look: { kind: 'socks', height: 'ankle', pattern: 'plain' },
    seed: 4141,
    colours: ['lichen', 'snowmelt', 'basalt', 'ember', 'fjord'],
    sizes: 'feet',
    price: { current: { USD: 18_00, CAD: 24_00, GBP: 15_00, EUR: 18_00 } },
    stock: 'plenty',
    activities: ['trail-run'],
    facts: {
      grams: 34,
      material: ['recycled-nylon', 'elastane'],
      recycledPercent: 94,
      care: 'machine-40',
    },
    reviews: { score: 4.4, count: 51 },
    age: 16,
    words: {
      en: {
        name: 'Sandhopper Running Socks',
        kind: 'Low, thin and quick to drain',
        description:
          'Rivers happen. Holes knitted over the toes let the water out in ten strides, a tab behind keeps the sand in the dune, and the arch is held firmly enough that the sock and the foot agree on every corner.',
        features: [
          'Tab against the heel collar',
          'Drain mesh over the toes',
          'Two skins at the heel against blisters',
        ],
      },
      fr: {
        name: 'Socquettes de trail Sandhopper',
        kind: 'Basses, fines, vite vidées',
        description:
          'Les rivières, cela arrive. Un ajouré sur les orteils évacue l’eau en dix foulées, une languette laisse le sable à la dune, et la voûte est assez tenue pour que chaussette et pied s’accordent dans chaque virage.',
        features: [
          'Languette contre le col de la chaussure',
          'Maille ajourée sur les orteils',
          'Double peau au talon contre les ampoules',
        ],
      },
      de: {
        name: 'Laufsocken Sandhopper',
        kind: 'Niedrig, dünn, schnell leer',
        description:
          'Flüsse kommen vor. Löcher über den Zehen lassen das Wasser in zehn Schritten hinaus, eine Lasche hinten lässt den Sand in der Düne, und das Fußgewölbe sitzt so fest, dass Socke und Fuß sich in jeder Kurve einig sind.',
        features: [
          'Lasche gegen den Fersenrand',
          'Ablaufmasche über den Zehen',
          'Doppelte Lage an der Ferse gegen Blasen',
        ],
      },
      it: {
        name: 'Calzini da trail Sandhopper',
        kind: 'Bassi, sottili, si svuotano in fretta',
        description:
          'I fiumi capitano. I fori sopra le dita fanno uscire l’acqua in dieci passi, una linguetta lascia la sabbia sulla duna, e l’arco è tenuto quel tanto che calza e piede vanno d’accordo a ogni curva.',
        features: [
          'Linguetta contro il bordo della scarpa',
          'Maglia drenante sulle dita',
          'Doppio strato al tallone contro le vesciche',
        ],
      },
      es: {
        name: 'Calcetines de trail Sandhopper',
        kind: 'Bajos, finos y rápidos de vaciar',
        description:
          'Los ríos pasan. El calado sobre los dedos echa el agua en diez zancadas, una lengüeta deja la arena en la duna y el arco va tan sujeto que calcetín y pie se ponen de acuerdo en cada curva.',
        features: [
          'Lengüeta contra el borde de la zapatilla',
          'Malla de drenaje sobre los dedos',
          'Doble capa en el talón contra las ampollas',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1042',
    categories: ['240303'],
    look: { kind: 'socks', height: 'crew', pattern: 'fleck' },
    seed: 4142,
    colours: ['bone', 'heather', 'clay'],
    sizes: 'feet',
    price: {
      current: { USD: 19_99, CAD: 26_99, GBP: 16_99, EUR: 19_99 },
      original: { USD: 28_00, CAD: 38_00, GBP: 24_00, EUR: 28_00 },
    },
    stock: 'some',
    activities: ['camp', 'everyday'],
    facts: { grams: 110, material: ['wool', 'recycled-polyester'], care: 'hand' },
    reviews: { score: 4.7, count: 83 },
    age: 23,
    words: {
      en: {
        name: 'Hedgehog Hut Socks',
        kind: 'Thick ragg wool for stone floors',
        description:
          'For the hour between taking off wet boots and being told that supper is ready. Coarse wool, spun from two colors of leftovers, so no pair is quite like the next; far too thick for any shoe.',
        features: [
          'Spun from our knitwear’s offcuts',
          'Ribbed leg that does not slide',
          'Wash by hand or own smaller ones',
        ],
      },
      fr: {
        name: 'Chaussettes de refuge Hedgehog',
        kind: 'Grosse laine pour sols de pierre',
        description:
          'Pour l’heure entre les chaussures mouillées qu’on enlève et l’annonce de la soupe. Une laine rude, filée de restes de deux couleurs : aucune paire n’est tout à fait la même ; bien trop épaisses pour une chaussure.',
        features: [
          'Filées des chutes de nos tricots',
          'Tige côtelée qui ne glisse pas',
          'Lavez-les à la main, ou aimez-les plus petites',
        ],
      },
      de: {
        name: 'Hüttensocken Hedgehog',
        kind: 'Dicke Wolle für Steinböden',
        description:
          'Für die Stunde zwischen dem Ausziehen nasser Schuhe und dem Ruf zum Abendessen. Grobe Wolle, aus Resten in zwei Farben gesponnen, sodass kein Paar ganz dem nächsten gleicht; für jeden Schuh viel zu dick.',
        features: [
          'Gesponnen aus Resten unserer Strickwaren',
          'Gerippter Schaft, der nicht rutscht',
          'Von Hand waschen, oder bald kleinere haben',
        ],
      },
      it: {
        name: 'Calze da rifugio Hedgehog',
        kind: 'Lana grossa per pavimenti di pietra',
        description:
          'Per l’ora tra quando ti togli gli scarponi bagnati e quando chiamano a cena. Lana ruvida filata con avanzi di due colori, così nessun paio è uguale al successivo; troppo spesse per qualsiasi scarpa.',
        features: [
          'Filate dagli avanzi della nostra maglieria',
          'Gamba a coste che non scivola',
          'Lavale a mano, o le avrai più piccole',
        ],
      },
      es: {
        name: 'Calcetines de refugio Hedgehog',
        kind: 'Lana gruesa para suelos de piedra',
        description:
          'Para la hora entre quitarte las botas mojadas y oír que la cena está lista. Lana áspera hilada con restos de dos colores, así que no hay dos pares iguales; demasiado gruesos para cualquier zapato.',
        features: [
          'Hilados con restos de nuestro punto',
          'Caña de canalé que no se baja',
          'Lávalos a mano o tendrás unos más pequeños',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Bas de refuge Hedgehog' } },
  },
]
