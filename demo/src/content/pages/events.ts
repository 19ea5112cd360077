import { said, type Said } from '../said.ts'
import { writtenIn } from '../written.ts'

const day = 86_400_000

const daysFrom = (today: string, days: number) =>
  new Date(Date.parse(today) + days * day).toISOString().slice(0, 10)

const title: Said<string> = {
  en: 'Events',
  fr: 'Événements',
  de: 'Veranstaltungen',
  it: 'Eventi',
  es: 'Eventos',
}

const walk: Said<string> = {
  en: 'Up before the sun',
  fr: 'Debout avant le soleil',
  de: 'Vor der Sonne oben',
  it: 'Su prima del sole',
  es: 'Arriba antes que el sol',
}

const join: Said<string> = {
  en: 'Come along',
  fr: 'Se joindre à nous',
  de: 'Mitgehen',
  it: 'Vieni anche tu',
  es: 'Apuntarse',
}

const nextTime: Said<string> = {
  en: 'Hear of the next one',
  fr: 'Être prévenu du prochain',
  de: 'Vom nächsten Mal erfahren',
  it: 'Sapere del prossimo',
  es: 'Enterarse del próximo',
}

const invitation = {
  type: 'hero',
  fields: {
    variant: 'block-below',
    eyebrowText: said(title),
    title: said(walk),
    subtitle: said({
      en: 'Three mornings, one guide, a stove and twelve of us. We leave in the dark and are back for breakfast.',
      fr: 'Trois matins, un guide, un réchaud et nous douze. Nous partons de nuit et rentrons pour le petit-déjeuner.',
      de: 'Drei Morgen, ein Guide, ein Kocher und wir zwölf. Wir gehen im Dunkeln los und sind zum Frühstück zurück.',
      it: 'Tre mattine, una guida, un fornello e noi in dodici. Si parte al buio e si torna per colazione.',
      es: 'Tres mañanas, un guía, un hornillo y nosotros doce. Salimos de noche y volvemos a desayunar.',
    }),
    media: { picture: 'scene-summit-ridge' },
    mediaList: [{ breakpoint: 'sm', picture: 'scene-summit-ridge-tall' }],
    gradient: { style: 'off', tone: 'dark' },
    targets: [
      { url: '#dawn-walk', text: said(join) },
      { url: '#hear-of-the-next', text: said(nextTime), style: 'link' },
    ],
  },
}

const signUp = (today: string) => ({
  type: 'dialog',
  fields: {
    name: 'dawn-walk',
    variant: 'event-signup',
    title: said(walk),
    richText: writtenIn({
      en: 'Bring a warm layer, a headlamp and whoever else is awake. It costs nothing.',
      fr: 'Prenez une couche chaude, une frontale et quiconque est réveillé. C’est gratuit.',
      de: 'Bringen Sie eine warme Schicht mit, eine Stirnlampe und wer sonst noch wach ist. Es kostet nichts.',
      it: 'Porta uno strato caldo, una frontale e chi altro è sveglio. Non costa niente.',
      es: 'Trae una capa de abrigo, un frontal y a quien más esté despierto. No cuesta nada.',
    }),
    event: {
      eventId: 'dawn-walk',
      startDate: daysFrom(today, 40),
      endDate: daysFrom(today, 42),
      enablePlusOne: true,
    },
  },
})

const letters = {
  type: 'dialog',
  fields: {
    name: 'hear-of-the-next',
    title: said(nextTime),
    subtitle: said({
      en: 'Our letter comes once a month. Whatever is planned stands at its end.',
      fr: 'Notre lettre paraît une fois par mois. Ce qui est prévu se trouve à la fin.',
      de: 'Unser Brief kommt einmal im Monat. Was geplant ist, steht am Ende.',
      it: 'La nostra lettera arriva una volta al mese. Quello che è in programma sta in fondo.',
      es: 'Nuestra carta llega una vez al mes. Lo que viene está al final.',
    }),
    newsletterForm: true,
    mediaPosition: 'left-normal',
    media: { picture: 'scene-river-crossing-tall', focus: { x: 45, y: 82 } },
  },
}

/** What one can come to, some weeks after the shop was filled. */
export const eventsPage = (today: string) => ({
  kind: 'page',
  slug: 'events',
  title: said(title),
  sections: [
    {
      name: 'main',
      blocks: [
        invitation,
        signUp(today),
        letters,
        { type: 'fragment', fields: { fragmentId: 'benefits' } },
      ],
    },
  ],
})
