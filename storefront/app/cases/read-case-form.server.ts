import { readAround } from '../content/read-around.server.ts'
import type { Page } from '../platform/page-context.ts'
import type { CaseView } from './case-view.ts'

/** None on most pages. */
export async function readCaseForm(
  reading: Page,
  request: Request,
  page: string,
): Promise<CaseView | undefined> {
  if (page === 'help/warranty') return { kind: 'warranty' }
  if (page !== 'help/contact-us') return undefined
  const [read, around] = await Promise.all([
    reading.commerce.readContactCategories({}),
    readAround(reading, { request, page: 'contact-us' }),
  ])
  return read.ok ? { kind: 'contact', categories: read.value.categories, around } : undefined
}
