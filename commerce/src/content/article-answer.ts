import type { Article } from '@cairn/contract/article-entity'
import { articleTraits } from '@cairn/contract/content-entity'
import type { Locale } from '@cairn/contract/sites'
import { documentId, type StoredDocument } from './document-answer.ts'

export const pageUrl = (slug: string, locale: Locale): string =>
  slug === 'home' ? `/${locale}` : `/${locale}/${slug}`

/** What a grid of articles shows of one; nothing of what does not read as an article. */
export function articleAnswer(stored: StoredDocument, locale: Locale): Article[] {
  const { slug, title, body } = stored
  const read = articleTraits.safeParse(body['article'])
  if (!read.success) return []
  const { picture, tags, eyebrow = null, publishedOn = null } = read.data
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
