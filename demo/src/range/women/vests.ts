import type { StyleIdea } from '../idea.ts'

export const vests: readonly StyleIdea[] = [
  {
    styleId: 'CRNW1081',
    categories: ['210104', '210103'],
    look: {
      kind: 'insulated-jacket',
      cut: 'women',
      length: 'thigh',
      neck: 'hood',
      closure: 'full-zip',
      pockets: 'hand',
      sleeves: 'none',
      quilting: 'vertical',
    },
    seed: 2181,
    colours: ['bone', 'moss', 'ink'],
    seconds: { bone: 'clay', moss: 'peat', ink: 'slate' },
    sizes: 'women',
    price: {
      current: { USD: 139_00, CAD: 185_00, GBP: 119_00, EUR: 139_00 },
      original: { USD: 175_00, CAD: 234_00, GBP: 150_00, EUR: 175_00 },
    },
    stock: 'some',
    activities: ['everyday', 'travel', 'camp'],
    fit: 'regular',
    facts: {
      grams: 470,
      material: ['recycled-polyester'],
      fill: 'synthetic',
      recycledPercent: 100,
      care: 'machine-30',
    },
    reviews: { score: 4.5, count: 37 },
    age: 7,
    words: {
      en: {
        name: 'Bittern Long Vest',
        kind: 'Hooded vest down to mid-thigh',
        description:
          'A bittern stands in the reeds for hours and does not freeze; it keeps its middle warm and its arms out of the way. This does the same over a thick sweater, on touchlines, in barns, on the first ferry. The two-way zip opens from below for sitting, cycling and stiles.',
        features: [
          'Vertical quilting, nothing to billow',
          'Two-way zip to the chin',
          'Fleece-backed hand pockets',
          'Hem drawn in from inside the pockets',
        ],
      },
      fr: {
        name: 'Gilet long Bittern',
        kind: 'Gilet à capuche jusqu’à mi-cuisse',
        description:
          'Le butor reste des heures dans les roseaux sans geler : le tronc au chaud, les bras libres. Ce gilet fait pareil par-dessus un gros pull, au bord du terrain, à l’étable, sur le premier bac. Le zip double sens s’ouvre par le bas pour s’asseoir, pédaler ou passer une clôture.',
        features: [
          'Surpiqûres verticales, rien ne ballonne',
          'Zip double sens jusqu’au menton',
          'Poches doublées de polaire',
          'Ourlet ajusté depuis les poches',
        ],
      },
      de: {
        name: 'Lange Weste Bittern',
        kind: 'Kapuzenweste bis zur Mitte des Schenkels',
        description:
          'Eine Rohrdommel steht stundenlang im Schilf und friert nicht: die Mitte warm, die Arme frei. So hält es diese Weste über dem dicken Pullover, am Spielfeldrand, im Stall, auf der ersten Fähre. Der Zweiwege-Reißverschluss geht von unten auf, zum Sitzen, Radeln und Übersteigen von Zäunen.',
        features: [
          'Längs gesteppt, nichts plustert sich',
          'Zweiwege-Reißverschluss bis zum Kinn',
          'Handtaschen mit Fleece gefüttert',
          'Saumzug in den Taschen',
        ],
      },
      it: {
        name: 'Gilet lungo Bittern',
        kind: 'Gilet con cappuccio fino a metà coscia',
        description:
          'Il tarabuso sta per ore fra le canne e non gela: tiene al caldo il busto e le braccia libere. Questo gilet fa lo stesso sopra un maglione grosso, a bordo campo, nella stalla, sul primo traghetto. La zip a due cursori si apre da sotto per sedersi, pedalare e scavalcare.',
        features: [
          'Trapunta verticale, niente che si gonfi',
          'Zip a due cursori fino al mento',
          'Tasche foderate in pile',
          'Orlo che si stringe da dentro le tasche',
        ],
      },
      es: {
        name: 'Chaleco largo Bittern',
        kind: 'Chaleco con capucha hasta medio muslo',
        description:
          'El avetoro pasa horas entre juncos y no se hiela: el cuerpo caliente y los brazos libres. Este chaleco hace lo mismo sobre un jersey gordo, en la banda, en el establo, en el primer transbordador. La cremallera de doble sentido se abre desde abajo para sentarse, pedalear y saltar vallas.',
        features: [
          'Acolchado vertical, sin abombarse',
          'Cremallera de doble sentido hasta la barbilla',
          'Bolsillos forrados de polar',
          'Bajo que se ajusta desde los bolsillos',
        ],
      },
    },
    regional: {
      'en-gb': {
        name: 'Bittern Long Gilet',
        kind: 'Hooded gilet down to mid-thigh',
        description:
          'A bittern stands in the reeds for hours and does not freeze; it keeps its middle warm and its arms out of the way. This does the same over a thick jumper, on touchlines, in barns, on the first ferry. The two-way zip opens from below for sitting, cycling and stiles.',
      },
      'fr-ca': {
        name: 'Veste longue sans manches Bittern',
        kind: 'Veste sans manches à capuchon, à mi-cuisse',
      },
    },
  },
]
