import type { BlockFields } from '@cairn/contract/content-blocks'
import { siteOf } from '@cairn/contract/sites'
import { blockIn } from '../content/block-in.ts'
import { contentQuery } from '../content/content-query.ts'
import { modeOf } from '../content/read-content.server.ts'
import type { Page } from '../platform/page-context.ts'

export type Story = BlockFields['linked-card']

/** What authors tell among the products of a category, if they do. */
export async function readStory(
  { commerce, locale }: Pick<Page, 'commerce' | 'locale'>,
  request: Request,
  categoryId: string,
): Promise<Story | undefined> {
  const params = { mode: modeOf(request), siteId: siteOf(locale).siteId, categoryId }
  const read = await commerce.readCategoryContent({ params, query: contentQuery })
  return read.ok ? blockIn(read.value, 'linked-card')?.fields : undefined
}
