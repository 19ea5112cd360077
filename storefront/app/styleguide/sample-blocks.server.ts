import { type ContentBlock, contentBlock } from '@cairn/contract/content/blocks/content-block'
import type { StyleguideTexts } from './texts.ts'

/** Samples of the content blocks in their different states. */
export function sampleBlocks(texts: StyleguideTexts): ContentBlock[] {
  const samples = { texts, text: paragraph(texts.paragraphs[0] ?? '') }
  return [...moving(samples), ...dialogs(samples), ...forms(samples), ...articles(samples)]
}

type SampleTexts = { texts: StyleguideTexts; text: object[] }

const block = (type: ContentBlock['type'], fields: object, id: string = type) =>
  contentBlock.parse({ id, type, fields })

const paragraph = (text: string) => [{ type: 'paragraph', text: [{ type: 'text', text }] }]

const scenes = ['scene-alpenglow', 'scene-tarn', 'scene-storm']
const positions = ['top', 'body', 'left-normal', 'left-large']

const moving = ({ texts }: SampleTexts): ContentBlock[] => {
  const named = [texts.rain, texts.cold, texts.waterproof]
  const cards = named.map((title, index) => ({ title, media: { picture: scenes[index] } }))
  const poster = { picture: 'scene-hut-night' }
  const url = '/films/snow-on-the-hut.webm'
  const shape = { width: 2, height: 1 }
  return [
    block('carousel', { title: texts.letters, slides: cards, autorotateTime: 6 }),
    block('collections', { title: texts.seeNew, cards }),
    block('collections', { title: texts.seeNew, cards, variant: 'carousel' }, 'turned'),
    block('video', { title: texts.fabric, url, poster, ...shape }),
    block(
      'video',
      { title: texts.care, url, poster, ...shape, playerSettings: { hideControls: true } },
      'bare',
    ),
    block(
      'video',
      { title: texts.returns, url: 'https://youtu.be/aaaaaaaaaaa', poster, ...shape },
      'youtube',
    ),
  ]
}

const dialogs = ({ texts, text }: SampleTexts): ContentBlock[] =>
  positions.map((mediaPosition) =>
    block(
      'dialog',
      {
        name: `block-${mediaPosition}`,
        title: texts.guide,
        subtitle: texts.returns,
        richText: text,
        media: { picture: mediaPosition.startsWith('left') ? 'scene-wall-tall' : 'scene-wall' },
        mediaPosition,
        targets: [{ url: '#done', text: texts.understood }],
      },
      mediaPosition,
    ),
  )

const forms = ({ texts }: SampleTexts): ContentBlock[] => [
  block('gift-card-balance', { title: texts.guide, subtitle: texts.returns }),
  block(
    'dialog',
    { name: 'block-newsletter', title: texts.letters, newsletterForm: true },
    'letters',
  ),
  block(
    'dialog',
    {
      name: 'block-event',
      title: texts.letters,
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

/** More subjects than any screen width shows at first. */
const articles = ({ texts }: SampleTexts): ContentBlock[] => {
  const facets = Array.from({ length: 25 }, (_, index) => ({
    id: `subject-${index}`,
    label: `${texts.note} ${index + 1}`,
  }))
  return [
    block('article-grid', {
      title: texts.letters,
      found: {
        result: scenes.map((picture, index) => ({
          id: picture,
          url: '#done',
          title: texts.facts[index],
          picture: { url: `/images/${picture}`, alt: '' },
          eyebrow: null,
          publishedOn: null,
          tags: facets.slice(index, index + 2),
        })),
        facets,
        numFound: scenes.length,
      },
    }),
  ]
}
