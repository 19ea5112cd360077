import type { Article } from '@cairn/contract/content/article'
import { articleMetadata } from '@cairn/contract/content/document'
import type { Locale } from '@cairn/contract/sites/sites'
import { documentId, type StoredDocument } from './document-answer.ts'

export const pageUrl = (slug: string, locale: Locale): string =>
  slug === 'home' ? `/${locale}` : `/${locale}/${slug}`

/** Empty for a document without valid article metadata. */
export function articleAnswer(stored: StoredDocument, locale: Locale): Article[] {
  const { slug, title, body } = stored
  const metadata = articleMetadata.safeParse(body['article'])
  if (!metadata.success) return []
  const { picture, tags, eyebrow = null, publishedOn = null } = metadata.data
  return [
    {
      id: documentId(stored),
      url: pageUrl(slug, locale),
      title,
      picture: { url: `/images/${picture.picture}`, alt: picture.alt },
      tags,
      eyebrow,
      publishedOn,
    },
  ]
}
