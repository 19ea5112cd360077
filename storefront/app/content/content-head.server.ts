import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { allBlocks } from '@cairn/contract/content/blocks/nested-blocks'
import type { ContentDocument } from '@cairn/contract/content/document'
import type { ShopEvent } from '@cairn/contract/events/event-calls'
import { imageUrl } from '@cairn/contract/wire/image-url'
import type { PageHead } from '../platform/page/page-context.ts'
import { type Player, playerFor } from './blocks/video-player.ts'

type ContentHeadInput = {
  document: ContentDocument
  url: string
  alternates: PageHead['alternates']
}

export function contentHead({ document, url, alternates }: ContentHeadInput): PageHead {
  const { article, title } = document
  const description = document.description || firstSubtitleIn(document) || title
  const videos = videoObjectsIn(document)
  if (!article) {
    const structuredData = [...videos, ...eventsIn(document, url)]
    return { kind: 'website', description, image: undefined, alternates, structuredData }
  }
  const image = `/images/${article.picture.picture}`
  const articleData = {
    '@type': 'Article',
    headline: title,
    image,
    url,
    ...(article.publishedOn && { datePublished: article.publishedOn }),
    publisher: { '@type': 'Organization', name: 'Cairn', logo: '/symbol.svg' },
  }
  return {
    kind: 'article',
    description,
    image,
    alternates,
    structuredData: [articleData, ...videos],
  }
}

const firstSubtitleIn = (document: ContentDocument): string | undefined =>
  allBlocks(document)
    .map(({ fields }) => ('subtitle' in fields ? fields.subtitle : undefined))
    .find((subtitle) => typeof subtitle === 'string' && subtitle !== '')

const videoObjectsIn = (document: ContentDocument): object[] =>
  allBlocks(document).flatMap((block) =>
    block.type === 'video' && block.fields.seoTitle
      ? [videoObject(block.fields, document.article?.publishedOn)]
      : [],
  )

function videoObject(fields: BlockFields['video'], publishedOn: string | undefined): object {
  const uploadedOn = fields.uploadedOn ?? publishedOn
  const { seoTitle, seoDescription, duration, width, height, poster } = fields
  return {
    '@type': 'VideoObject',
    name: seoTitle,
    description: seoDescription || seoTitle,
    ...(uploadedOn && { uploadDate: `${uploadedOn}T00:00:00Z` }),
    width,
    height,
    ...(poster && { thumbnailUrl: imageUrl(`/images/${poster.picture}`, { width: 1200 }) }),
    ...(duration > 0 && { duration: `PT${duration}S` }),
    ...videoUrl(playerFor(fields, false)),
  }
}

const videoUrl = (player: Player | undefined) =>
  player?.kind === 'youtube'
    ? { embedUrl: `https://www.youtube-nocookie.com/embed/${player.id}` }
    : { contentUrl: player?.sources[0]?.src }

const plainTextOf = (tree: BlockFields['dialog']['richText']): string =>
  tree
    .flatMap((node) => (node.type === 'list' ? node.items : [node.text]))
    .map((parts) => parts.map((part) => (part.type === 'break' ? ' ' : part.text)).join(''))
    .join(' ')

/** Search engines show only events with a place. */
const eventsIn = (document: ContentDocument, url: string): object[] =>
  allBlocks(document).flatMap((block) =>
    block.type === 'dialog' && block.fields.event?.place
      ? [
          eventData(block.fields, {
            event: block.fields.event,
            place: block.fields.event.place,
            url,
          }),
        ]
      : [],
  )

type EventInput = { event: ShopEvent; place: NonNullable<ShopEvent['place']>; url: string }

const eventData = (
  { title, subtitle, richText, media, name }: BlockFields['dialog'],
  { event, place, url }: EventInput,
) => ({
  '@type': 'Event',
  name: title,
  description: subtitle || plainTextOf(richText),
  startDate: event.startDate,
  endDate: event.endDate,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  url: `${url}#${name}`,
  ...(media && { image: imageUrl(`/images/${media.picture}`, { width: 1200 }) }),
  location: {
    '@type': 'Place',
    name: place.name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: place.addressLine1,
      addressLocality: place.city,
      postalCode: place.postalCode,
      addressCountry: place.countryCode,
    },
  },
  organizer: { '@type': 'Organization', name: 'Cairn' },
})
