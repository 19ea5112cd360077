import type { ContentDocument } from '@cairn/contract/content-entity'
import type { PageHead } from '../platform/page-head.ts'

type Shown = {
  document: ContentDocument
  url: string
  alternates: PageHead['alternates']
}

export function contentHead({ document, url, alternates }: Shown): PageHead {
  const { article, title } = document
  if (!article) return { kind: 'website', image: undefined, alternates, things: [] }
  const image = `/images/${article.picture.picture}`
  const thing = {
    '@type': 'Article',
    headline: title,
    image,
    url,
    ...(article.publishedOn && { datePublished: article.publishedOn }),
    publisher: { '@type': 'Organization', name: 'Cairn', logo: '/symbol.svg' },
  }
  return { kind: 'article', image, alternates, things: [thing] }
}
