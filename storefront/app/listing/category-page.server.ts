import type { readCatalogue } from '@cairn/contract/catalogue/catalogue-calls'
import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { siteOf } from '@cairn/contract/sites/sites'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { contentQuery } from '../content/reading/content-query.ts'
import { findBlock } from '../content/reading/find-block.ts'
import { contentMode } from '../content/reading/read-content.server.ts'
import { goOn } from '../platform/calls/handling.ts'
import type { PageContext, PageHead } from '../platform/page/page-context.ts'
import { breadcrumbJsonLd } from '../platform/page/page-head.server.ts'

type EditorialCardFields = BlockFields['linked-card']

/** Reads the card that authors have placed in the category, if there is one. */
export async function readEditorialCard(
  { commerce, locale }: Pick<PageContext, 'commerce' | 'locale'>,
  request: Request,
  categoryId: string,
): Promise<EditorialCardFields | undefined> {
  const params = { mode: contentMode(request), siteId: siteOf(locale).siteId, categoryId }
  const result = await commerce.readCategoryContent(
    { params, query: contentQuery },
    { callUnknown: goOn },
  )
  return result.ok ? findBlock(result.value, 'linked-card')?.fields : undefined
}

type CategoryHeadInput = {
  listing: AnswerOf<typeof readCatalogue>
  url: string
  alternates: PageHead['alternates']
}

export const categoryHead = ({
  listing: { category, products },
  url,
  alternates,
}: CategoryHeadInput): PageHead => ({
  kind: 'website',
  image: products[0]?.image.src,
  alternates,
  structuredData: [breadcrumbJsonLd([...category.breadcrumbs, { name: category.name, url }])],
})
