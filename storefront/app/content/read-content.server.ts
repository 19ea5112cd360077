import type { ContentDocument } from '@cairn/contract/content-entity'
import { siteOf } from '@cairn/contract/sites'
import { cookieOf } from '../platform/cookies.ts'
import type { Page } from '../platform/page-context.ts'
import { contentQuery } from './content-query.ts'

/** An author looks at what is not published yet: by the address, or for as long as a cookie says so. */
export function modeOf(request: Request): 'publish' | 'preview' {
  const isAsked = new URL(request.url).searchParams.get('preview') === 'true'
  const isKept = cookieOf(request.headers.get('cookie') ?? '', 'preview-date') !== undefined
  return isAsked || isKept ? 'preview' : 'publish'
}

type Wanted = { request: Request; page: string }
type Reading = Pick<Page, 'commerce' | 'locale'>

/** A page with all that it refers to; the refusal's status if it cannot be had. */
export async function readContentPage(
  { commerce, locale }: Reading,
  { request, page }: Wanted,
): Promise<ContentDocument | { status: number }> {
  const { siteId } = siteOf(locale)
  const params = { mode: modeOf(request), siteId, page }
  const read = await commerce.readAugmentedPage({ params, query: contentQuery })
  return read.ok ? read.value : { status: read.refusal.status }
}
