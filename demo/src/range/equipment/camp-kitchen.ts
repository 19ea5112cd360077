import type { StyleIdea } from '../idea.ts'

export const campKitchen: readonly StyleIdea[] = [
  {
    styleId: 'CRNE1053',
    categories: ['240402'],
    look: { kind: 'cook-set', shape: 'pot' },
    seed: 4153,
    colours: ['tarn', 'slate'],
    sizes: 'one',
    price: { current: { USD: 54_00, CAD: 72_00, GBP: 46_00, EUR: 54_00 } },
    stock: 'some',
    activities: ['camp', 'travel'],
    facts: {
      grams: 340,
      material: ['aluminium', 'stainless-steel'],
      millilitres: 1800,
      packedCentimetres: [18, 12],
      care: 'wipe',
    },
    reviews: { score: 4.7, count: 66 },
    age: 10,
    words: {
      en: {
        name: 'Trient Camp Pot',
        kind: 'Hard-anodized pot for two and a guest',
        description:
          'Pasta for two needs more pot than people think, and somebody always turns up. The lid drains through its own holes, the handle is sleeved against burns, and a mug, a stove and a canister ride inside without a rattle.',
        features: [
          'Marks inside at every 200 ml',
          'Knob and handle stay cool over gas',
          'Base grooved to stay on a small burner',
        ],
      },
      fr: {
        name: 'Casserole de camp Trient',
        kind: 'Casserole anodisée pour deux et un invité',
        description:
          'Des pâtes pour deux demandent plus de casserole qu’on ne croit, et il vient toujours quelqu’un. Le couvercle égoutte par ses propres trous, la poignée gainée ne brûle pas ; une tasse, un réchaud et une cartouche voyagent dedans sans tinter.',
        features: [
          'Gradué à l’intérieur tous les 200 ml',
          'Poignée froide au-dessus du gaz',
          'Fond rainuré, stable sur un petit brûleur',
        ],
      },
      de: {
        name: 'Zelttopf Trient',
        kind: 'Hartanodisierter Topf für zwei und einen Gast',
        description:
          'Nudeln für zwei brauchen mehr Topf, als man denkt, und irgendwer kommt immer vorbei. Der Deckel seiht durch eigene Löcher ab, der ummantelte Griff verbrennt niemanden; Becher, Kocher und Kartusche reisen darin, ohne zu klappern.',
        features: [
          'Innen alle 200 ml eine Marke',
          'Der Griff bleibt über Gas kühl',
          'Gerillter Boden, steht auf kleinen Brennern',
        ],
      },
      it: {
        name: 'Pentola da campo Trient',
        kind: 'Pentola anodizzata per due più un ospite',
        description:
          'La pasta per due vuole più pentola di quanto si pensi, e qualcuno arriva sempre. Il coperchio scola dai suoi fori, il manico rivestito non scotta; una tazza, un fornello e una cartuccia ci viaggiano dentro senza sferragliare.',
        features: [
          'Tacche interne ogni 200 ml',
          'Manico freddo anche sul gas',
          'Fondo rigato, fermo sui bruciatori piccoli',
        ],
      },
      es: {
        name: 'Olla de campamento Trient',
        kind: 'Olla anodizada para dos y un invitado',
        description:
          'La pasta para dos pide más olla de lo que se cree, y siempre aparece alguien. La tapa escurre por sus propios agujeros, el mango forrado no quema; una taza, un hornillo y un cartucho viajan dentro sin sonar.',
        features: [
          'Marcas interiores cada 200 ml',
          'Mango frío sobre el gas',
          'Fondo estriado, firme en quemadores pequeños',
        ],
      },
    },
    regional: { 'en-gb': { kind: 'Hard-anodised pot for two and a guest' } },
  },
  {
    styleId: 'CRNE1057',
    categories: ['240401'],
    look: { kind: 'bottle', shape: 'wide' },
    seed: 4157,
    colours: ['spruce', 'dawn', 'basalt'],
    sizes: 'one',
    price: { current: { USD: 42_00, CAD: 56_00, GBP: 36_00, EUR: 42_00 } },
    stock: 'plenty',
    activities: ['hike', 'everyday', 'travel'],
    facts: { grams: 410, material: ['stainless-steel'], millilitres: 1000, care: 'wipe' },
    reviews: { score: 4.7, count: 83 },
    age: 12,
    words: {
      en: {
        name: 'Folgefonna Wide Bottle',
        kind: 'Insulated liter with a mouth for ice',
        description:
          'Wide enough for ice cubes, for a filter, for soup, and for the brush that cleans all three away. Double steel walls keep it cold from one hut to the next; the carry loop is big enough for a mitten and strong enough for a child to swing it.',
        features: [
          'Cold for 24 hours, hot for 12',
          'Loop lid in one piece',
          'Powder coat that wears like enamel',
        ],
      },
      fr: {
        name: 'Gourde large Folgefonna',
        kind: 'Un litre isotherme, un goulot pour les glaçons',
        description:
          'Assez large pour des glaçons, un filtre, une soupe et la brosse qui nettoie après les trois. Deux parois d’acier gardent le froid d’un refuge à l’autre ; l’anse prend une moufle et résiste à l’enfant qui la fait tourner.',
        features: [
          'Froid 24 heures, chaud 12',
          'Bouchon et anse d’une seule pièce',
          'Laque poudre, dure comme l’émail',
        ],
      },
      de: {
        name: 'Weithalsflasche Folgefonna',
        kind: 'Isolierter Liter mit Platz für Eis',
        description:
          'Weit genug für Eiswürfel, für einen Filter, für Suppe und für die Bürste, die alle drei wieder wegputzt. Doppelte Stahlwände halten von Hütte zu Hütte kalt; der Bügel ist groß genug für einen Fäustling und hält aus, dass ein Kind ihn schwingt.',
        features: [
          '24 Stunden kalt, 12 heiß',
          'Deckel und Bügel aus einem Stück',
          'Pulverlack, hart wie Emaille',
        ],
      },
      it: {
        name: 'Borraccia larga Folgefonna',
        kind: 'Un litro termico con la bocca per il ghiaccio',
        description:
          'Larga abbastanza per i cubetti di ghiaccio, per un filtro, per la zuppa e per lo spazzolino che poi pulisce tutto. Le doppie pareti d’acciaio tengono il freddo da un rifugio all’altro; nel manico passa una muffola, e regge il bambino che la fa roteare.',
        features: [
          'Freddo 24 ore, caldo 12',
          'Tappo e manico in un pezzo solo',
          'Vernice a polvere, dura come smalto',
        ],
      },
      es: {
        name: 'Botella ancha Folgefonna',
        kind: 'Un litro isotérmico con boca para el hielo',
        description:
          'Ancha para cubitos, para un filtro, para la sopa y para el cepillo que lo limpia todo después. La doble pared de acero mantiene el frío de refugio a refugio; en el asa cabe una manopla y aguanta que un niño la haga girar.',
        features: [
          'Fría 24 horas, caliente 12',
          'Tapón y asa de una pieza',
          'Lacada en polvo, dura como esmalte',
        ],
      },
    },
    regional: { 'fr-ca': { name: 'Bouteille large Folgefonna' } },
  },
]
