import { allBlocks } from '@cairn/contract/content/blocks/block-tree'
import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import type { ContentDocument } from '@cairn/contract/content/document'
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
    return { kind: 'website', description, image: undefined, alternates, structuredData: videos }
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
    block.type === 'video' && block.fields.seoTitle ? [videoObject(block.fields)] : [],
  )

function videoObject(fields: BlockFields['video']): object {
  const { seoTitle, seoDescription, duration, width, height, poster } = fields
  return {
    '@type': 'VideoObject',
    name: seoTitle,
    description: seoDescription || seoTitle,
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
