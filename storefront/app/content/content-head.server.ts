import type { BlockFields } from '@cairn/contract/content-blocks'
import type { ContentDocument } from '@cairn/contract/content-entity'
import { imageUrl } from '@cairn/contract/images'
import type { PageHead } from '../platform/page-head.ts'
import { type Player, playerFor } from './play-video.ts'

type Shown = {
  document: ContentDocument
  url: string
  alternates: PageHead['alternates']
}

export function contentHead({ document, url, alternates }: Shown): PageHead {
  const { article, title } = document
  const videos = videosIn(document)
  if (!article) return { kind: 'website', image: undefined, alternates, things: videos }
  const image = `/images/${article.picture.picture}`
  const thing = {
    '@type': 'Article',
    headline: title,
    image,
    url,
    ...(article.publishedOn && { datePublished: article.publishedOn }),
    publisher: { '@type': 'Organization', name: 'Cairn', logo: '/symbol.svg' },
  }
  return { kind: 'article', image, alternates, things: [thing, ...videos] }
}

const videosIn = ({ sections }: ContentDocument): object[] =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) =>
      block.type === 'video' && block.fields.seoTitle ? [videoOf(block.fields)] : [],
    )

function videoOf(fields: BlockFields['video']): object {
  const { seoTitle, seoDescription, duration, width, height, poster } = fields
  return {
    '@type': 'VideoObject',
    name: seoTitle,
    description: seoDescription || seoTitle,
    width,
    height,
    ...(poster && { thumbnailUrl: imageUrl(`/images/${poster.picture}`, { width: 1200 }) }),
    ...(duration > 0 && { duration: `PT${duration}S` }),
    ...addressOf(playerFor(fields, false)),
  }
}

const addressOf = (player: Player | undefined) =>
  player?.kind === 'youtube'
    ? { embedUrl: `https://www.youtube-nocookie.com/embed/${player.id}` }
    : { contentUrl: player?.sources[0]?.src }
