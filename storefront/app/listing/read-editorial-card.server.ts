import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { siteOf } from '@cairn/contract/sites/sites'
import { findBlock } from '../content/reading/find-block.ts'
import { contentQuery } from '../content/reading/content-query.ts'
import { contentMode } from '../content/reading/read-content.server.ts'
import type { PageContext } from '../platform/page/page-context.ts'

export type EditorialCardFields = BlockFields['linked-card']

/** Reads the card that authors have placed in the category, if there is one. */
export async function readEditorialCard(
  { commerce, locale }: Pick<PageContext, 'commerce' | 'locale'>,
  request: Request,
  categoryId: string,
): Promise<EditorialCardFields | undefined> {
  const params = { mode: contentMode(request), siteId: siteOf(locale).siteId, categoryId }
  const read = await commerce.readCategoryContent({ params, query: contentQuery })
  return read.ok ? findBlock(read.value, 'linked-card')?.fields : undefined
}
