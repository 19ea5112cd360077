import { type ContentBlock, contentBlock } from '@cairn/contract/content-blocks'
import type { Words } from './words.ts'

/** What authors put pages together from, in the states that the calls of the content tell apart. */
export function sampleBlocks(words: Words): ContentBlock[] {
  const told = { words, text: paragraph(words.paragraphs[0] ?? '') }
  return [...moving(told), ...dialogs(told), ...forms(told), ...articles(told)]
}

type Told = { words: Words; text: object[] }

const block = (type: ContentBlock['type'], fields: object, id: string = type) =>
  contentBlock.parse({ id, type, fields })

const paragraph = (text: string) => [{ type: 'paragraph', words: [{ type: 'text', text }] }]

const scenes = ['scene-alpenglow', 'scene-tarn', 'scene-storm']
const positions = ['top', 'body', 'left-normal', 'left-large']

const moving = ({ words }: Told): ContentBlock[] => {
  const named = [words.rain, words.cold, words.waterproof]
  const cards = named.map((title, at) => ({ title, media: { picture: scenes[at] } }))
  const poster = { picture: 'scene-hut-night' }
  const url = '/films/snow-on-the-hut.webm'
  const shape = { width: 2, height: 1 }
  return [
    block('carousel', { title: words.letters, slides: cards, autorotateTime: 6 }),
    block('collections', { title: words.seeNew, cards }),
    block('collections', { title: words.seeNew, cards, variant: 'carousel' }, 'turned'),
    block('video', { title: words.fabric, url, poster, ...shape }),
    block(
      'video',
      { title: words.care, url, poster, ...shape, playerSettings: { hideControls: true } },
      'bare',
    ),
    block(
      'video',
      { title: words.returns, url: 'https://youtu.be/aaaaaaaaaaa', poster, ...shape },
      'youtube',
    ),
  ]
}

const dialogs = ({ words, text }: Told): ContentBlock[] =>
  positions.map((mediaPosition) =>
    block(
      'dialog',
      {
        name: `block-${mediaPosition}`,
        title: words.guide,
        subtitle: words.returns,
        richText: text,
        media: { picture: mediaPosition.startsWith('left') ? 'scene-wall-tall' : 'scene-wall' },
        mediaPosition,
        targets: [{ url: '#done', text: words.understood }],
      },
      mediaPosition,
    ),
  )

const forms = ({ words }: Told): ContentBlock[] => [
  block('gift-card-balance', { title: words.guide, subtitle: words.returns }),
  block(
    'dialog',
    { name: 'block-newsletter', title: words.letters, newsletterForm: true },
    'letters',
  ),
  block(
    'dialog',
    {
      name: 'block-event',
      title: words.letters,
      variant: 'event-signup',
      event: {
        eventId: 'workshop',
        startDate: '2027-02-27',
        endDate: '2027-03-01',
        enablePlusOne: true,
      },
    },
    'event',
  ),
]

/** More subjects than any width shows at first. */
const articles = ({ words }: Told): ContentBlock[] => {
  const facets = Array.from({ length: 25 }, (_, at) => ({
    id: `subject-${at}`,
    label: `${words.note} ${at + 1}`,
  }))
  return [
    block('article-grid', {
      title: words.letters,
      found: {
        result: scenes.map((picture, at) => ({
          id: picture,
          url: '#done',
          title: words.facts[at],
          picture: { url: `/images/${picture}`, alt: '' },
          eyebrow: null,
          publishedOn: null,
          tags: facets.slice(at, at + 2),
        })),
        facets,
        numFound: scenes.length,
      },
    }),
  ]
}
