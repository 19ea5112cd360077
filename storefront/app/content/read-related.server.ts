import type { Article } from '@cairn/contract/article-entity'
import type { ContentDocument } from '@cairn/contract/content-entity'
import { siteOf } from '@cairn/contract/sites'
import type { Page } from '../platform/page-context.ts'
import { contentQuery } from './content-query.ts'
import { modeOf } from './read-content.server.ts'

const most = 4

/** Other articles on what this one is about. Without them it is still an article, so a failure is only logged. */
export async function readRelated(
  { commerce, locale, report }: Pick<Page, 'commerce' | 'locale' | 'report'>,
  request: Request,
  { id, article }: ContentDocument,
): Promise<Article[]> {
  if (!article || article.tags.length === 0) return []
  const read = await commerce.searchContent({
    params: { mode: modeOf(request), siteId: siteOf(locale).siteId, searchType: 'article' },
    query: {
      ...contentQuery,
      type: 'article',
      tagId: article.tags.map((tag) => tag.id),
      limit: most + 1,
      offset: 0,
    },
  })
  if (!read.ok) {
    report?.(new Error(`related articles: ${read.refusal.errorId}`))
    return []
  }
  return read.value.result.filter((one) => one.id !== id).slice(0, most)
}
