import type { StyleIdea } from '../idea.ts'

export const winterBoots: readonly StyleIdea[] = [
  {
    styleId: 'CRNM1059',
    categories: ['220402'],
    look: {
      kind: 'winter-boot',
      shaft: 'high',
      upper: 'puffy',
      sole: 'lugged',
      lacing: 'speed-lace',
      overlays: 'toe-cap',
    },
    seed: 3159,
    colours: ['basalt', 'ember', 'moss'],
    seconds: { basalt: 'slate', ember: 'basalt', moss: 'peat' },
    sizes: 'men-shoes',
    price: {
      current: { USD: 164_99, CAD: 219_99, GBP: 142_99, EUR: 164_99 },
      original: { USD: 235_00, CAD: 315_00, GBP: 205_00, EUR: 235_00 },
    },
    stock: 'some',
    activities: ['everyday', 'camp', 'ski'],
    facts: {
      grams: 690,
      material: ['nylon-ripstop', 'rubber'],
      fill: 'synthetic',
      waterproofMillimetres: 8000,
      comfortCelsius: -28,
    },
    reviews: { score: 4.6, count: 45 },
    age: 24,
    words: {
      en: {
        name: 'Julier Winter Boot',
        kind: 'Quilted boot for deep snow and parking lots',
        description:
          'The rubber goes up to the ankle bone, the quilting from there to mid-calf, and a cord shuts the top before the snow gets the idea. Made to shovel in, to scrape windshields in, to stand about in at a village ski race. The sole stays soft at minus twenty-five, when most go like plates.',
        features: [
          '200 g insulation, reflective under the foot',
          'Removable felt liner',
          'Cold-flex rubber, siped lugs',
        ],
      },
      fr: {
        name: 'Botte d’hiver Julier',
        kind: 'Botte matelassée pour neige et parkings',
        description:
          'Le caoutchouc monte jusqu’à la malléole, le matelassage de là à mi-mollet, et un cordon ferme le haut avant que la neige n’y pense. Faite pour pelleter, gratter un pare-brise, battre la semelle à la course de ski du village. La gomme reste souple à moins vingt-cinq, quand d’autres deviennent des assiettes.',
        features: [
          'Isolant de 200 g, réfléchissant sous le pied',
          'Chausson de feutre amovible',
          'Gomme souple au froid, crampons à lamelles',
        ],
      },
      de: {
        name: 'Winterstiefel Julier',
        kind: 'Steppstiefel für Tiefschnee und Parkplätze',
        description:
          'Der Gummi reicht bis zum Knöchel, die Steppung von dort bis zur halben Wade, und eine Kordel schließt oben ab, ehe der Schnee auf Ideen kommt. Zum Schaufeln, zum Scheibenkratzen, zum Herumstehen beim Dorfskirennen. Die Sohle bleibt bei minus fünfundzwanzig weich, wo andere wie Teller werden.',
        features: [
          '200 g Isolation, reflektierend unter dem Fuß',
          'Herausnehmbarer Filzschuh',
          'Kälteweicher Gummi, Stollen mit Lamellen',
        ],
      },
      it: {
        name: 'Stivale invernale Julier',
        kind: 'Stivale trapuntato per neve e parcheggi',
        description:
          'La gomma arriva al malleolo, la trapunta da lì a metà polpaccio, e un cordino chiude in alto prima che alla neve venga l’idea. È fatto per spalare, per raschiare il parabrezza, per stare fermo alla gara di sci del paese. La suola resta morbida a meno venticinque, quando altre diventano piatti.',
        features: [
          'Isolante da 200 g, riflettente sotto il piede',
          'Scarpetta in feltro estraibile',
          'Gomma morbida al freddo, tasselli lamellati',
        ],
      },
      es: {
        name: 'Bota de invierno Julier',
        kind: 'Bota acolchada para nieve y aparcamientos',
        description:
          'La goma llega al tobillo, el acolchado sigue hasta media pantorrilla y un cordón cierra arriba antes de que a la nieve se le ocurra entrar. Hecha para palear, rascar el parabrisas y estar de pie en la carrera de esquí del pueblo. La suela sigue blanda a veinticinco bajo cero, cuando otras son platos.',
        features: [
          'Aislante de 200 g, reflectante bajo el pie',
          'Botín de fieltro extraíble',
          'Goma flexible en frío, tacos con laminillas',
        ],
      },
    },
    regional: {
      'en-gb': {
        kind: 'Quilted boot for deep snow and car parks',
        description:
          'The rubber goes up to the ankle bone, the quilting from there to mid-calf, and a cord shuts the top before the snow gets the idea. Made to shovel in, to scrape windscreens in, to stand about in at a village ski race. The sole stays soft at minus twenty-five, when most go like plates.',
      },
      'fr-ca': { kind: 'Botte matelassée pour neige et stationnements' },
    },
  },
  {
    styleId: 'CRNM1060',
    categories: ['220402'],
    look: {
      kind: 'winter-boot',
      shaft: 'mid',
      upper: 'suede',
      sole: 'wedge',
      lacing: 'laces',
      overlays: 'plain',
    },
    seed: 3160,
    colours: ['clay', 'ink', 'moss'],
    sizes: 'men-shoes',
    price: { current: { USD: 215_00, CAD: 288_00, GBP: 187_00, EUR: 215_00 } },
    stock: 'scarce',
    activities: ['everyday', 'travel'],
    facts: { grams: 560, material: ['suede', 'wool', 'rubber'], comfortCelsius: -10 },
    reviews: { score: 4.7, count: 18 },
    age: 3,
    words: {
      en: {
        name: 'Chestnut Suede Boot',
        kind: 'Wool-lined ankle boot on a wedge sole',
        description:
          'The wedge sole came from people who laid brick all day and wanted to feel their feet in the evening. Lined in wool down to the toes, proofed against slush, plain enough for an office. On sheer ice take small steps, as you would in anything.',
        features: [
          'Sheepswool lining',
          'Wedge sole, replaceable',
          'Suede treated before it is cut',
          'Waxed cotton laces, spare pair',
        ],
      },
      fr: {
        name: 'Bottine Chestnut',
        kind: 'Bottine doublée de laine, semelle compensée plate',
        description:
          'Cette semelle vient de gens qui posaient des briques tout le jour et voulaient sentir leurs pieds le soir. Doublée de laine jusqu’aux orteils, traitée contre la neige fondue, assez sobre pour le bureau. Sur la glace vive, faites de petits pas, comme avec n’importe quoi.',
        features: [
          'Doublure en laine de mouton',
          'Semelle compensée remplaçable',
          'Cuir velours traité avant la coupe',
          'Lacets de coton ciré, une paire de rechange',
        ],
      },
      de: {
        name: 'Velourslederstiefel Chestnut',
        kind: 'Wollgefütterter Halbstiefel mit Keilsohle',
        description:
          'Die Keilsohle stammt von Leuten, die den ganzen Tag mauerten und am Abend ihre Füße noch spüren wollten. Bis zu den Zehen mit Wolle gefüttert, gegen Schneematsch behandelt, schlicht genug fürs Büro. Auf blankem Eis kleine Schritte, wie in jedem Schuh.',
        features: [
          'Futter aus Schafwolle',
          'Keilsohle, austauschbar',
          'Leder vor dem Zuschnitt imprägniert',
          'Gewachste Baumwollsenkel, ein Paar in Reserve',
        ],
      },
      it: {
        name: 'Stivaletto Chestnut',
        kind: 'Stivaletto foderato in lana, suola a zeppa piatta',
        description:
          'La suola a zeppa viene da chi posava mattoni tutto il giorno e la sera voleva sentirsi ancora i piedi. Foderato in lana fino alle dita, trattato contro la neve sciolta, sobrio quanto basta per l’ufficio. Sul ghiaccio vivo fai passi corti, come con qualsiasi cosa.',
        features: [
          'Fodera in lana di pecora',
          'Suola a zeppa, sostituibile',
          'Scamosciato trattato prima del taglio',
          'Lacci in cotone cerato, un paio di scorta',
        ],
      },
      es: {
        name: 'Botín de ante Chestnut',
        kind: 'Botín forrado de lana, suela de cuña',
        description:
          'La suela de cuña viene de gente que ponía ladrillos todo el día y por la noche quería notar los pies. Forrado de lana hasta los dedos, tratado contra la nieve sucia y sobrio para la oficina. Sobre hielo vivo, pasos cortos, como con cualquier cosa.',
        features: [
          'Forro de lana de oveja',
          'Suela de cuña reemplazable',
          'Ante tratado antes del corte',
          'Cordones de algodón encerado y otro par',
        ],
      },
    },
  },
]
