import type { ContentBlock } from '@cairn/contract/content-blocks'
import type { Page } from '../platform/page-context.ts'
import { readContentPage } from './read-content.server.ts'

type Wanted = {
  request: Request
  page: 'cart' | 'checkout' | 'contact-us' | 'loyalty-modal' | 'order-confirmation' | 'search'
}

/** What authors have put around a page that does something else. It does so without them too, so a failure is only logged. */
export async function readAround(
  { commerce, locale, report }: Pick<Page, 'commerce' | 'locale' | 'report'>,
  wanted: Wanted,
): Promise<ContentBlock[]> {
  const read = await readContentPage({ commerce, locale }, wanted)
  if (!('status' in read)) return read.sections.flatMap(({ blocks }) => blocks)
  if (read.status !== 404) report?.(new Error(`content of ${wanted.page}: ${read.status}`))
  return []
}
