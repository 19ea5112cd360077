import type { Article } from './article.ts'
import { subjects } from './subjects.ts'

export const washDown: Article = {
  slug: 'wash-your-down',
  position: 3,
  publishedOn: '2026-09-28',
  tags: [subjects.care, subjects.tested],
  eyebrow: {
    en: 'From the workshop',
    fr: 'De l’atelier',
    de: 'Aus der Werkstatt',
    it: 'Dal laboratorio',
    es: 'Del taller',
  },
  title: {
    en: 'Wash your down. It wants you to.',
    fr: 'Lavez votre duvet. Il n’attend que ça.',
    de: 'Waschen Sie Ihre Daune. Sie wartet darauf.',
    it: 'Lava il tuo piumino. Non aspetta altro.',
    es: 'Lava tu plumífero. Lo está deseando.',
  },
  lead: {
    en: 'Most jackets that come to us as worn out are only dirty. Forty minutes and three tennis balls put them right.',
    fr: 'La plupart des doudounes qu’on nous apporte usées sont seulement sales. Quarante minutes et trois balles de tennis suffisent.',
    de: 'Die meisten Jacken, die als verschlissen zu uns kommen, sind nur schmutzig. Vierzig Minuten und drei Tennisbälle helfen.',
    it: 'La maggior parte dei piumini che arrivano da noi come consumati è solo sporca. Bastano quaranta minuti e tre palline da tennis.',
    es: 'Casi todos los plumíferos que nos llegan por gastados solo están sucios. Cuarenta minutos y tres pelotas de tenis lo arreglan.',
  },
  picture: {
    picture: 'scene-hut-night',
    alt: {
      en: 'A hut at night, one window lit, snow to the sill',
      fr: 'Une cabane la nuit, une fenêtre allumée, la neige jusqu’au rebord',
      de: 'Eine Hütte bei Nacht, ein helles Fenster, Schnee bis ans Sims',
      it: 'Un rifugio di notte, una finestra accesa, la neve fino al davanzale',
      es: 'Una cabaña de noche, una ventana encendida, nieve hasta el alféizar',
    },
  },
  text: {
    en: `Down is warm because it stands up. Skin oil and smoke make it lie down, and then a jacket is a thin one.

## What you need

- A front-loading machine and its longest rinse
- Soap for down, half of what the bottle says
- Three clean tennis balls and a dryer

Wash at 30 °C, rinse twice, and carry it with both hands: wet down is heavy and the baffles are thin. Dry it low, with the balls, until it no longer clumps. That takes three hours, not one.`,
    fr: `Le duvet tient chaud parce qu’il se redresse. Le sébum et la fumée l’aplatissent, et la doudoune devient mince.

## Ce qu’il faut

- Une machine à hublot et son rinçage le plus long
- Un savon pour duvet, la moitié de la dose indiquée
- Trois balles de tennis propres et un sèche-linge

Lavez à 30 °C, rincez deux fois et portez-la à deux mains : mouillé, le duvet est lourd et les cloisons sont fines. Séchez doucement, avec les balles, jusqu’à ce qu’il n’y ait plus de paquets. Comptez trois heures, pas une.`,
    de: `Daune wärmt, weil sie sich aufrichtet. Hautfett und Rauch drücken sie nieder, und dann ist die Jacke eine dünne.

## Was Sie brauchen

- Eine Trommel von vorn und deren längsten Spülgang
- Daunenseife, die Hälfte von dem, was auf der Flasche steht
- Drei saubere Tennisbälle und einen Trockner

Waschen Sie bei 30 °C, spülen Sie zweimal und tragen Sie die Jacke mit beiden Händen: Nasse Daune ist schwer, die Kammern sind dünn. Trocknen Sie sie schonend mit den Bällen, bis nichts mehr klumpt. Das dauert drei Stunden, nicht eine.`,
    it: `La piuma scalda perché sta dritta. Il sebo e il fumo la schiacciano, e allora il piumino è sottile.

## Che cosa serve

- Una lavatrice con l’oblò e il risciacquo più lungo
- Sapone per piuma, metà di quello che dice il flacone
- Tre palline da tennis pulite e un’asciugatrice

Lava a 30 °C, risciacqua due volte e portalo con due mani: bagnata, la piuma pesa e le camere sono sottili. Asciuga piano, con le palline, finché non fa più grumi. Ci vogliono tre ore, non una.`,
    es: `El plumón abriga porque se levanta. La grasa de la piel y el humo lo aplastan, y entonces la chaqueta es fina.

## Lo que hace falta

- Una lavadora de carga frontal y su aclarado más largo
- Jabón para plumón, la mitad de lo que dice el bote
- Tres pelotas de tenis limpias y una secadora

Lava a 30 °C, aclara dos veces y llévalo con las dos manos: mojado, el plumón pesa y las cámaras son finas. Seca despacio, con las pelotas, hasta que no queden grumos. Son tres horas, no una.`,
  },
}
