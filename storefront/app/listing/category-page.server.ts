import type { readCatalogue } from '@cairn/contract/catalogue/catalogue-calls'
import { topBlocks } from '@cairn/contract/content/blocks/block-tree'
import type { BlockFields, ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { contentQuery } from '../content/reading/content-query.ts'
import { findBlock } from '../content/reading/find-block.ts'
import { contentMode } from '../content/reading/read-content.server.ts'
import { withShownBlocks } from '../content/reading/shown-blocks.ts'
import { shownPage } from '../content/reading/shown-page.server.ts'
import { goOn } from '../platform/calls/handling.ts'
import type { PageContext, PageHead } from '../platform/page/page-context.ts'
import { categoryDescription, categoryTitle } from '../platform/page/page-description.ts'
import { breadcrumbJsonLd } from '../platform/page/page-head.server.ts'

type CategoryContent = {
  /** Shown among the products. */
  card?: BlockFields['linked-card']
  /** Shown below the products. */
  blocks?: ContentBlock[]
}

/** Reads what authors have written for the category, if there is anything. */
export async function readCategoryContent(
  { commerce, locale }: Pick<PageContext, 'commerce' | 'locale'>,
  request: Request,
  categoryId: string,
): Promise<CategoryContent> {
  const params = { mode: contentMode(request), siteId: siteOf(locale).siteId, categoryId }
  const result = await commerce.readCategoryContent(
    { params, query: contentQuery },
    { callUnknown: goOn },
  )
  if (!result.ok) return {}
  const shown = await shownPage({ commerce, request }, result.value)
  const document = withShownBlocks(result.value, shown)
  const card = findBlock(document, 'linked-card')
  const blocks = topBlocks(document).filter((block) => block !== card)
  return { ...(card && { card: card.fields }), ...(blocks.length > 0 && { blocks }) }
}

type Listing = AnswerOf<typeof readCatalogue>
type CategoryHeadInput = {
  listing: Listing
  page: number
  url: string
  alternates: PageHead['alternates']
}

/** The other locales have the same page of the list, unless their lists are shorter. */
export function categoryHead(
  { listing, page, url, alternates }: CategoryHeadInput,
  locale: Locale,
): PageHead {
  const { category, products, total } = listing
  return {
    kind: 'website',
    description:
      category.description && page === 1
        ? category.description
        : categoryDescription(
            {
              names: namesOf(category),
              page,
              total,
              productNames: [...new Set(products.map(({ name }) => name))],
            },
            locale,
          ),
    image: products[0]?.image.src,
    alternates: alternates.map((alternate) => ({
      ...alternate,
      url: page > 1 ? `${alternate.url}?page=${page}` : alternate.url,
    })),
    structuredData: [breadcrumbJsonLd([...category.breadcrumbs, { name: category.name, url }])],
  }
}

export const titleOfCategory = (
  { category }: Listing,
  { page, locale }: { page: number; locale: Locale },
): string => categoryTitle({ names: namesOf(category), page }, locale)

const namesOf = ({ breadcrumbs, name }: Listing['category']): string[] => [
  ...breadcrumbs.map((crumb) => crumb.name),
  name,
]
