import type { StyleIdea } from '../idea.ts'

export const bottles: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1043',
    categories: ['240401'],
    look: { kind: 'bottle', shape: 'slim' },
    seed: 4143,
    colours: ['glacier', 'rowan', 'moss', 'basalt', 'saffron', 'bone'],
    sizes: 'one',
    price: { current: { USD: 29_00, CAD: 39_00, GBP: 25_00, EUR: 29_00 } },
    stock: 'plenty',
    activities: ['hike', 'everyday', 'travel'],
    facts: {
      grams: 148,
      material: ['stainless-steel'],
      millilitres: 700,
      recycledPercent: 90,
      care: 'wipe',
    },
    reviews: { score: 4.6, count: 231 },
    age: 35,
    words: {
      en: {
        name: 'Rhone Steel Bottle',
        kind: 'Single-wall bottle, fits every side pocket',
        description:
          'The Rhone begins as a drip under a glacier and so can this, if you are patient. One wall of steel, 148 grams, no paint inside; it fits a bike cage and may stand on a stove with the cap off.',
        features: [
          'Rinses clean, keeps no taste',
          'Loop cap with a spare seal',
          'Marks for 250 and 500 ml inside',
        ],
      },
      fr: {
        name: 'Gourde en acier Rhone',
        kind: 'Simple paroi, entre dans toutes les poches latérales',
        description:
          'Le Rhône naît goutte à goutte sous un glacier ; cette gourde peut s’y remplir de même, avec de la patience. Une seule paroi d’acier, 148 grammes, rien de peint dedans ; elle tient dans un porte-bidon et va sur le réchaud sans son bouchon.',
        features: [
          'Se rince bien, ne garde aucun goût',
          'Bouchon à anse et joint de rechange',
          'Repères intérieurs à 250 et 500 ml',
        ],
      },
      de: {
        name: 'Stahlflasche Rhone',
        kind: 'Einwandige Flasche für jede Seitentasche',
        description:
          'Die Rhone beginnt als Tropfen unter einem Gletscher, und so lässt sich auch diese Flasche füllen, mit Geduld. Eine Wand aus Stahl, 148 Gramm, innen unlackiert; sie passt in den Flaschenhalter am Rad und ohne Deckel auf den Kocher.',
        features: [
          'Leicht auszuspülen, nimmt keinen Geschmack an',
          'Bügeldeckel mit Ersatzdichtung',
          'Innen Marken bei 250 und 500 ml',
        ],
      },
      it: {
        name: 'Borraccia in acciaio Rhone',
        kind: 'Parete singola, entra in ogni tasca laterale',
        description:
          'Il Rodano nasce goccia a goccia sotto un ghiacciaio, e così puoi riempire anche questa, con pazienza. Una parete d’acciaio, 148 grammi, niente vernice dentro; sta nel portaborraccia della bici e, senza tappo, sul fornello.',
        features: [
          'Si sciacqua bene, non prende sapori',
          'Tappo ad anello con guarnizione di scorta',
          'Tacche interne a 250 e 500 ml',
        ],
      },
      es: {
        name: 'Botella de acero Rhone',
        kind: 'Pared simple, cabe en cualquier bolsillo lateral',
        description:
          'El Ródano empieza gota a gota bajo un glaciar, y así puedes llenar también esta, con paciencia. Una pared de acero, 148 gramos, sin pintura dentro; cabe en el portabidón de la bici y, sin tapón, va al hornillo.',
        features: [
          'Se aclara bien, no guarda sabores',
          'Tapón con asa y junta de repuesto',
          'Marcas interiores de 250 y 500 ml',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1044',
    categories: ['240401'],
    look: { kind: 'bottle', shape: 'thermos' },
    seed: 4144,
    colours: ['spruce', 'ember', 'snowmelt'],
    sizes: 'one',
    price: { current: { USD: 49_00, CAD: 65_00, GBP: 42_00, EUR: 49_00 } },
    stock: 'plenty',
    activities: ['ski', 'hike', 'camp'],
    facts: { grams: 520, material: ['stainless-steel'], millilitres: 1000, care: 'wipe' },
    reviews: { score: 4.9, count: 176 },
    age: 42,
    words: {
      en: {
        name: 'Siachen Vacuum Flask',
        kind: 'One liter, hot for a whole winter day',
        description:
          'Filled at six, it still burns the tongue at noon and is drinkable in the dark. The steel lid is a proper cup, the stopper pours without being taken out, and the base is rubber because ledges slope.',
        features: [
          '98 °C in, 71 °C after twelve hours at −5 °C',
          'Cup holds 250 ml',
          'Spare stopper sold for as long as we exist',
        ],
      },
      fr: {
        name: 'Bouteille isotherme Siachen',
        kind: 'Un litre, chaud toute une journée d’hiver',
        description:
          'Remplie à six heures, elle brûle encore la langue à midi et se boit encore à la nuit. Le couvercle d’acier est une vraie tasse, le bouchon verse sans qu’on l’ôte, et la base est en caoutchouc parce que les vires penchent.',
        features: [
          '98 °C au départ, 71 °C après douze heures à −5 °C',
          'Tasse de 250 ml',
          'Bouchon de rechange vendu tant que nous existons',
        ],
      },
      de: {
        name: 'Isolierflasche Siachen',
        kind: 'Ein Liter, heiß einen Wintertag lang',
        description:
          'Um sechs gefüllt, verbrennt man sich mittags noch die Zunge, und im Dunkeln ist der Tee noch trinkbar. Der Stahldeckel ist ein richtiger Becher, der Verschluss gießt, ohne dass man ihn abnimmt, und der Boden ist aus Gummi, denn Felsbänder sind schräg.',
        features: [
          '98 °C hinein, 71 °C nach zwölf Stunden bei −5 °C',
          'Becher fasst 250 ml',
          'Ersatzverschluss, solange es uns gibt',
        ],
      },
      it: {
        name: 'Thermos Siachen',
        kind: 'Un litro, caldo per un giorno d’inverno',
        description:
          'Riempito alle sei, a mezzogiorno scotta ancora la lingua e col buio si beve ancora volentieri. Il coperchio d’acciaio è una tazza vera, il tappo versa senza toglierlo e la base è di gomma, perché le cenge pendono.',
        features: [
          '98 °C alla partenza, 71 °C dopo dodici ore a −5 °C',
          'Tazza da 250 ml',
          'Tappo di ricambio finché esistiamo',
        ],
      },
      es: {
        name: 'Termo Siachen',
        kind: 'Un litro, caliente todo un día de invierno',
        description:
          'Lleno a las seis, a mediodía aún quema la lengua y de noche todavía se bebe a gusto. La tapa de acero es una taza de verdad, el tapón sirve sin quitarlo y la base es de goma porque las repisas se inclinan.',
        features: [
          '98 °C al salir, 71 °C tras doce horas a −5 °C',
          'Taza de 250 ml',
          'Tapón de repuesto mientras existamos',
        ],
      },
    },
  },
  {
    styleId: 'CRNE1045',
    categories: ['240401'],
    look: { kind: 'bottle', shape: 'soft-flask' },
    seed: 4145,
    colours: ['slate', 'lichen'],
    sizes: 'one',
    price: { current: { USD: 22_00, CAD: 30_00, GBP: 19_00, EUR: 22_00 } },
    stock: 'gone',
    activities: ['trail-run', 'hike'],
    facts: { grams: 31, millilitres: 500, care: 'hand' },
    reviews: { score: 4.1, count: 19 },
    age: 7,
    words: {
      en: {
        name: 'Newt Soft Flask',
        kind: 'Half a liter that shrinks as you drink',
        description:
          'No air inside means no sloshing and no company of drums on a quiet trail. Bite, drink, let go: the valve closes by itself, and empty it weighs as much as a letter.',
        features: [
          'Wide neck takes ice and powder',
          'Bite valve with a lock',
          'Fits the pockets of the Stoat vest',
        ],
      },
      fr: {
        name: 'Flasque souple Newt',
        kind: 'Un demi-litre qui rétrécit quand on boit',
        description:
          'Sans air, plus de clapotis, et plus de tambour sur un sentier tranquille. On mord, on boit, on lâche : la valve se referme seule, et vide elle pèse le poids d’une lettre.',
        features: [
          'Large goulot pour glaçons et poudre',
          'Embout verrouillable',
          'Va dans les poches du gilet Stoat',
        ],
      },
      de: {
        name: 'Softflask Newt',
        kind: 'Ein halber Liter, der beim Trinken schrumpft',
        description:
          'Ohne Luft darin schwappt nichts, und auf stillem Pfad trommelt nichts. Beißen, trinken, loslassen: Das Ventil schließt von selbst, und leer wiegt sie so viel wie ein Brief.',
        features: [
          'Weite Öffnung für Eis und Pulver',
          'Beißventil mit Sperre',
          'Passt in die Taschen der Weste Stoat',
        ],
      },
      it: {
        name: 'Flask morbida Newt',
        kind: 'Mezzo litro che si restringe mentre bevi',
        description:
          'Senz’aria dentro non sciaborda, e su un sentiero tranquillo non si sentono tamburi. Mordi, bevi, lascia: la valvola si chiude da sé, e vuota pesa come una lettera.',
        features: [
          'Collo largo per ghiaccio e polveri',
          'Valvola a morso con blocco',
          'Entra nelle tasche del gilet Stoat',
        ],
      },
      es: {
        name: 'Bidón blando Newt',
        kind: 'Medio litro que encoge según bebes',
        description:
          'Sin aire dentro no hay chapoteo ni tambores en un sendero tranquilo. Muerde, bebe, suelta: la válvula se cierra sola, y vacío pesa lo que una carta.',
        features: [
          'Boca ancha para hielo y polvos',
          'Válvula de mordida con bloqueo',
          'Cabe en los bolsillos del chaleco Stoat',
        ],
      },
    },
  },
]
