import { categoryOf, namesOf } from './category-links.ts'
import { said, type Said } from './said.ts'

type Story = {
  among: readonly string[]
  title: Said<string>
  subtitle: Said<string>
  picture: string
  focus: { x: number; y: number }
  to: string
  isTop?: boolean
}

const at = (layout: string) => {
  const words = { layout, alignment: 'left' }
  return { sm: words, md: words, lg: words }
}

/** One thing to read among the products of some categories. */
const told = ({ among, title, subtitle, picture, focus, to, isTop = false }: Story) =>
  among.map((id) => ({
    kind: 'category-content',
    slug: id,
    title: said(namesOf(categoryOf(id))),
    sections: [
      {
        name: 'main',
        blocks: [
          {
            type: 'linked-card',
            fields: {
              title: said(title),
              subtitle: said(subtitle),
              media: { picture, focus },
              target: { url: to },
              responsiveLayout: at(isTop ? 'overlay-top' : 'overlay-bottom'),
            },
          },
        ],
      },
    ],
  }))

export const listingStories = [
  ...told({
    among: ['210000', '220000', '210100', '220100', '210102', '220102'],
    title: {
      en: 'How waterproof is waterproof enough?',
      fr: 'Imperméable, oui, mais combien ?',
      de: 'Wie dicht ist dicht genug?',
      it: 'Quanto impermeabile è abbastanza?',
      es: '¿Cuánta impermeabilidad es bastante?',
    },
    subtitle: {
      en: 'Our three shells, and the days they are for.',
      fr: 'Nos trois vestes, et les jours pour lesquels elles sont faites.',
      de: 'Unsere drei Hardshells und die Tage, für die sie da sind.',
      it: 'I nostri tre gusci, e i giorni per cui sono fatti.',
      es: 'Nuestras tres chaquetas y los días para los que son.',
    },
    picture: 'scene-storm',
    focus: { x: 60, y: 50 },
    to: '/field-notes/how-waterproof-is-enough',
    isTop: true,
  }),
  ...told({
    among: ['210101', '220101', '210103', '220103'],
    title: {
      en: 'Forty dawns in one jacket',
      fr: 'Quarante aubes dans une doudoune',
      de: 'Vierzig Morgen in einer Jacke',
      it: 'Quaranta albe con un piumino',
      es: 'Cuarenta amaneceres con un plumífero',
    },
    subtitle: {
      en: 'Two guides wore one from December to April. What held, and what did not.',
      fr: 'Deux guides en ont porté une de décembre à avril. Ce qui a tenu, et le reste.',
      de: 'Zwei Bergführer trugen sie von Dezember bis April. Was hielt und was nicht.',
      it: 'Due guide lo hanno usato da dicembre ad aprile. Che cosa ha tenuto, e che cosa no.',
      es: 'Dos guías lo llevaron de diciembre a abril. Qué aguantó y qué no.',
    },
    picture: 'scene-alpenglow',
    focus: { x: 68, y: 50 },
    to: '/field-notes/forty-dawns',
  }),
  ...told({
    among: ['240000', '240100', '240200', '240400'],
    title: {
      en: 'A night at the tarn',
      fr: 'Une nuit au lac',
      de: 'Eine Nacht am Bergsee',
      it: 'Una notte al laghetto',
      es: 'Una noche en el ibón',
    },
    subtitle: {
      en: 'What somebody who hates camping took along, and would take again.',
      fr: 'Ce qu’emporte quelqu’un qui déteste camper, et ce qu’elle reprendrait.',
      de: 'Was jemand mitnahm, der Zelten hasst, und wieder mitnehmen würde.',
      it: 'Che cosa ha portato chi odia il campeggio, e che cosa riporterebbe.',
      es: 'Lo que llevó alguien que odia acampar, y lo que volvería a llevar.',
    },
    picture: 'scene-tarn',
    focus: { x: 50, y: 50 },
    to: '/field-notes/a-night-at-the-tarn',
  }),
]
