import type { StyleIdea } from '../idea.ts'

export const knownGifts: readonly StyleIdea[] = [
  {
    styleId: 'CAIRN007',
    categories: ['240401'],
    look: { kind: 'mug', shape: 'enamel' },
    seed: 7,
    colours: ['snowmelt'],
    sizes: 'one',
    price: { current: { USD: 20_00, CAD: 27_00, GBP: 18_00, EUR: 20_00 } },
    stock: 500,
    activities: ['camp', 'travel'],
    facts: { grams: 110, material: ['stainless-steel'], millilitres: 350, care: 'hand' },
    age: 20,
    notSoldAlone: true,
    words: {
      en: {
        name: 'Trail Mug',
        kind: 'Enamel mug, a gift with larger orders',
        description:
          'Not for sale. It comes with larger orders, as a thank-you you can drink from. Enamel on steel, so it goes on the stove, chips honestly and gets better looking.',
        features: [
          'Goes on flame and embers',
          'Marks inside for one and two cups',
          'A handle wide enough for gloves',
        ],
      },
      fr: {
        name: 'Tasse Trail',
        kind: 'Tasse émaillée, offerte dès une certaine somme',
        description:
          'Elle n’est pas à vendre. Elle accompagne les commandes importantes, comme un merci dans lequel on peut boire. De l’émail sur de l’acier : elle va sur le feu, s’ébrèche avec franchise et embellit.',
        features: [
          'Va sur la flamme et sur la braise',
          'Deux repères à l’intérieur',
          'Une anse assez large pour des gants',
        ],
      },
      de: {
        name: 'Becher Trail',
        kind: 'Emaillebecher, eine Zugabe zu größeren Bestellungen',
        description:
          'Nicht zu kaufen. Er liegt größeren Bestellungen bei, als Dank, aus dem man trinken kann. Emaille auf Stahl: Er darf auf den Kocher, bekommt ehrliche Macken und wird schöner.',
        features: [
          'Darf in die Flamme und in die Glut',
          'Innen zwei Marken für eine und zwei Tassen',
          'Henkel, der auch für Handschuhe reicht',
        ],
      },
      it: {
        name: 'Tazza Trail',
        kind: 'Tazza smaltata, in regalo con gli ordini grandi',
        description:
          'Non è in vendita. Arriva con gli ordini più grandi, come un grazie da cui si può bere. Smalto su acciaio: va sul fuoco, si scheggia con onestà e diventa più bella.',
        features: [
          'Va sulla fiamma e sulla brace',
          'Due tacche all’interno',
          'Un manico largo anche per i guanti',
        ],
      },
      es: {
        name: 'Taza Trail',
        kind: 'Taza esmaltada, regalo de los pedidos grandes',
        description:
          'No está a la venta. Llega con los pedidos grandes, como un gracias del que se puede beber. Esmalte sobre acero: va al fuego, se desconcha con honradez y gana con los años.',
        features: [
          'Va a la llama y a la brasa',
          'Dos marcas por dentro',
          'Un asa ancha también con guantes',
        ],
      },
    },
  },
  {
    styleId: 'CAIRN008',
    categories: ['240500'],
    look: { kind: 'gift-card', shape: 'ridge' },
    seed: 8,
    colours: ['heather'],
    sizes: 'gift-card',
    price: { current: { USD: 25_00, CAD: 25_00, GBP: 25_00, EUR: 25_00 } },
    stock: 0,
    activities: [],
    facts: { grams: 0 },
    reviews: { score: 4.9, count: 33 },
    age: 30,
    isDigital: true,
    words: {
      en: {
        name: 'Digital Gift Card',
        kind: 'A gift card, sent by e-mail',
        description:
          'For somebody who knows best what they need. Choose an amount, write a line, and it arrives by e-mail within the hour. It does not expire and can be spent in pieces.',
        features: [
          'By e-mail, to them or to you',
          'From 25 to 500',
          'Never expires; spend it in pieces',
        ],
      },
      fr: {
        name: 'Carte cadeau numérique',
        kind: 'Une carte cadeau, envoyée par e-mail',
        description:
          'Pour quelqu’un qui sait mieux que vous ce qu’il lui faut. Choisissez un montant, écrivez une ligne : elle arrive par e-mail dans l’heure. Elle n’expire pas et se dépense en plusieurs fois.',
        features: [
          'Par e-mail, à la personne ou à vous',
          'De 25 à 500',
          'N’expire jamais, se dépense en plusieurs fois',
        ],
      },
      de: {
        name: 'Digitaler Gutschein',
        kind: 'Ein Gutschein, per E-Mail verschickt',
        description:
          'Für jemanden, der selbst am besten weiß, was fehlt. Wählen Sie einen Betrag, schreiben Sie eine Zeile, und er kommt binnen einer Stunde per E-Mail. Er verfällt nicht und lässt sich in Teilen einlösen.',
        features: [
          'Per E-Mail, an die Person oder an Sie',
          'Von 25 bis 500',
          'Verfällt nicht, in Teilen einlösbar',
        ],
      },
      it: {
        name: 'Carta regalo digitale',
        kind: 'Una carta regalo, inviata per e-mail',
        description:
          'Per chi sa meglio di tutti che cosa gli serve. Scegli un importo, scrivi una riga e arriva per e-mail entro un’ora. Non scade e si può spendere un po’ alla volta.',
        features: [
          'Per e-mail, a chi la riceve o a te',
          'Da 25 a 500',
          'Non scade, si spende un po’ alla volta',
        ],
      },
      es: {
        name: 'Tarjeta regalo digital',
        kind: 'Una tarjeta regalo, enviada por correo electrónico',
        description:
          'Para quien sabe mejor que nadie lo que le falta. Elige un importe, escribe una línea y llega por correo electrónico en menos de una hora. No caduca y se gasta por partes.',
        features: [
          'Por correo electrónico, a esa persona o a ti',
          'De 25 a 500',
          'No caduca y se gasta por partes',
        ],
      },
    },
  },
]
