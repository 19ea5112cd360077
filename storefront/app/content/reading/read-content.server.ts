import type { Article } from '@cairn/contract/content/article'
import { topBlocks } from '@cairn/contract/content/blocks/block-tree'
import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import type { ContentDocument } from '@cairn/contract/content/document'
import { siteOf } from '@cairn/contract/sites/sites'
import { goOn } from '../../platform/calls/handling.ts'
import type { PageContext } from '../../platform/page/page-context.ts'
import { isPreviewRequest } from '../../platform/page/preview-request.ts'
import { contentQuery } from './content-query.ts'
import { type PageDocument, pageDocument } from './page-document.ts'
import { shownPage } from './shown-page.server.ts'

/** Authors see unpublished content with a query parameter, or for as long as they have the cookie. */
export const contentMode = (request: Request): 'publish' | 'preview' =>
  isPreviewRequest(request) ? 'preview' : 'publish'

type UnreadPage = { isMissing: boolean; status: number }
type ContentReader = Pick<PageContext, 'commerce' | 'locale'>

/** Reads a page with the products and articles that it refers to, or returns why not. */
export async function readContentPage(
  { commerce, locale }: ContentReader,
  { request, page }: { request: Request; page: string },
): Promise<PageDocument | UnreadPage> {
  const { siteId } = siteOf(locale)
  const params = { mode: contentMode(request), siteId, page }
  const result = await commerce.readAugmentedPage(
    { params, query: contentQuery },
    { callUnknown: 'showNotFound' },
  )
  if (result.ok)
    return pageDocument(result.value, await shownPage({ commerce, request }, result.value))
  const { handling, status } = result.refusal
  return { isMissing: handling === 'showNotFound', status }
}

type PageSlotRequest = {
  request: Request
  page:
    | 'account'
    | 'account-profile'
    | 'cart'
    | 'checkout'
    | 'contact-us'
    | 'loyalty-modal'
    | 'order-confirmation'
    | 'product'
    | 'search'
    | 'sign-up'
}

/** Reads the blocks that authors add to a page of the shop. */
export const readPageSlot = async (
  page: Pick<PageContext, 'commerce' | 'locale' | 'report'>,
  slot: PageSlotRequest,
): Promise<ContentBlock[]> => topBlocks({ sections: await readPageSections(page, slot) })

/** The same by section. The page works without them, so a failure is only logged. */
export async function readPageSections(
  { commerce, locale, report }: Pick<PageContext, 'commerce' | 'locale' | 'report'>,
  slot: PageSlotRequest,
): Promise<ContentDocument['sections']> {
  const result = await readContentPage({ commerce, locale }, slot)
  if (!('status' in result)) return result.sections
  if (!result.isMissing) report?.(new Error(`content of ${slot.page}: ${result.status}`))
  return []
}

const maxRelatedArticles = 4

/** Reads other articles with the same tags. The article works without them, so a failure is only logged. */
export async function readRelatedArticles(
  { commerce, locale, report }: Pick<PageContext, 'commerce' | 'locale' | 'report'>,
  request: Request,
  { id, article }: ContentDocument,
): Promise<Article[]> {
  if (!article || article.tags.length === 0) return []
  const result = await commerce.searchContent(
    {
      params: { mode: contentMode(request), siteId: siteOf(locale).siteId, searchType: 'article' },
      query: {
        ...contentQuery,
        type: 'article',
        tagId: article.tags.map((tag) => tag.id),
        limit: maxRelatedArticles + 1,
        offset: 0,
      },
    },
    { callUnknown: goOn },
  )
  if (!result.ok) {
    report?.(new Error(`related articles: ${result.refusal.name}`))
    return []
  }
  return result.value.result.filter((related) => related.id !== id).slice(0, maxRelatedArticles)
}
