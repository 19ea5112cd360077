import type { StyleIdea } from '../idea.ts'

export const snugHats: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1033',
    categories: ['240301'],
    look: { kind: 'neck-gaiter', shape: 'plain', surface: 'merino', print: 'contour-lines' },
    seed: 4133,
    colours: ['tarn', 'ember', 'slate', 'larch', 'plum'],
    sizes: 'one',
    price: { current: { USD: 28_00, CAD: 38_00, GBP: 24_00, EUR: 28_00 } },
    stock: 'plenty',
    activities: ['ski', 'trail-run', 'hike'],
    facts: { grams: 48, material: ['merino'], care: 'machine-30' },
    reviews: { score: 4.7, count: 118 },
    age: 30,
    words: {
      en: {
        name: 'Weasel Neck Gaiter',
        kind: 'Merino tube for neck, ears or wrist',
        description:
          'A scarf that cannot come undone on a chairlift. Pull it over the nose in spindrift, double it over the ears at the belay, wear it round the wrist in May; the printed lines are the true contours of the Trift basin.',
        features: [
          'One tube, no seam',
          'Breathes wet without freezing stiff',
          'Smells of nothing after a week',
        ],
      },
      fr: {
        name: 'Tour de cou Weasel',
        kind: 'Tube mérinos : cou, oreilles ou poignet',
        description:
          'Une écharpe qui ne peut pas se défaire sur un télésiège. Sur le nez quand la neige vole, en double sur les oreilles au relais, au poignet en mai ; les lignes imprimées sont les vraies courbes de niveau du bassin de Trift.',
        features: [
          'Un seul tube, sans couture',
          'Mouillé par le souffle, il ne durcit pas au gel',
          'Sans odeur au bout d’une semaine',
        ],
      },
      de: {
        name: 'Schlauchschal Weasel',
        kind: 'Merinoschlauch für Hals, Ohren oder Handgelenk',
        description:
          'Ein Schal, der im Sessellift nicht aufgehen kann. Bei Triebschnee über die Nase, am Stand doppelt über die Ohren, im Mai ums Handgelenk; die aufgedruckten Linien sind die echten Höhenlinien des Triftkessels.',
        features: [
          'Ein Schlauch, keine Naht',
          'Friert vom Atem nicht steif',
          'Riecht nach einer Woche nach nichts',
        ],
      },
      it: {
        name: 'Scaldacollo Weasel',
        kind: 'Tubo in merino per collo, orecchie o polso',
        description:
          'Una sciarpa che in seggiovia non si può sciogliere. Sul naso quando la neve vola, doppio sulle orecchie in sosta, al polso a maggio; le linee stampate sono le vere curve di livello della conca di Trift.',
        features: [
          'Un tubo solo, senza cuciture',
          'Bagnato dal fiato, non gela rigido',
          'Dopo una settimana non ha odore',
        ],
      },
      es: {
        name: 'Braga de cuello Weasel',
        kind: 'Tubo de merino para cuello, orejas o muñeca',
        description:
          'Una bufanda que no se puede soltar en el telesilla. Sobre la nariz con ventisca, doble sobre las orejas en la reunión, en la muñeca en mayo; las líneas estampadas son las curvas de nivel reales de la cubeta del Trift.',
        features: [
          'Un solo tubo, sin costuras',
          'Mojado por el aliento, no se hiela',
          'Tras una semana no huele',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Cache-cou Weasel' } },
  },
  {
    styleId: 'CRNE1034',
    categories: ['240301'],
    look: { kind: 'headband', shape: 'plain', surface: 'fleece', print: 'stripes' },
    seed: 4134,
    colours: ['dawn', 'basalt', 'lichen'],
    sizes: 'one',
    price: { current: { USD: 24_00, CAD: 32_00, GBP: 20_00, EUR: 24_00 } },
    stock: 'plenty',
    activities: ['trail-run', 'ski'],
    facts: {
      grams: 36,
      material: ['polyester-fleece', 'elastane'],
      recycledPercent: 88,
      care: 'machine-30',
    },
    age: 0,
    words: {
      en: {
        name: 'Pasterze Headband',
        kind: 'Brushed band for ears that freeze first',
        description:
          'For climbs too warm for a hat and descents too cold for none. Windproof over the ears only; the forehead stays plain fleece and lets the steam out. A loose braid goes through the back.',
        features: [
          'Wind panels at the ears',
          '10 cm at the sides, 7 in front',
          'Fits under a ski helmet',
        ],
      },
      fr: {
        name: 'Bandeau Pasterze',
        kind: 'Bandeau gratté pour oreilles frileuses',
        description:
          'Pour les montées trop chaudes pour un bonnet et les descentes trop froides sans. Coupe-vent sur les oreilles seulement ; le front reste en polaire simple et laisse filer la vapeur. Une tresse passe derrière.',
        features: [
          'Empiècements coupe-vent aux oreilles',
          '10 cm sur les côtés, 7 devant',
          'Tient sous un casque de ski',
        ],
      },
      de: {
        name: 'Stirnband Pasterze',
        kind: 'Angerautes Band für Ohren, die zuerst frieren',
        description:
          'Für Aufstiege, zu warm für eine Mütze, und Abfahrten, zu kalt ohne. Winddicht nur über den Ohren; an der Stirn bleibt es beim einfachen Fleece, das den Dampf hinauslässt. Hinten passt ein Zopf durch.',
        features: [
          'Windeinsätze an den Ohren',
          'Seitlich 10 cm, vorn 7',
          'Passt unter den Skihelm',
        ],
      },
      it: {
        name: 'Fascia Pasterze',
        kind: 'Fascia garzata per orecchie freddolose',
        description:
          'Per salite troppo calde per un berretto e discese troppo fredde senza. Antivento solo sulle orecchie; la fronte resta di pile semplice e lascia uscire il vapore. Dietro passa una treccia.',
        features: [
          'Inserti antivento alle orecchie',
          '10 cm ai lati, 7 davanti',
          'Sta sotto il casco da sci',
        ],
      },
      es: {
        name: 'Cinta Pasterze',
        kind: 'Cinta cardada para orejas que se hielan primero',
        description:
          'Para subidas en las que sobra el gorro y bajadas en las que se echa en falta. Cortavientos solo en las orejas; la frente es de forro polar y deja salir el vapor. Por detrás cabe una trenza.',
        features: [
          'Paneles cortavientos en las orejas',
          '10 cm a los lados, 7 delante',
          'Cabe bajo el casco de esquí',
        ],
      },
    },
  },
]
