import { topBlocks } from '@cairn/contract/content/blocks/block-tree'
import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import type { ContentDocument } from '@cairn/contract/content/document'
import { siteOf } from '@cairn/contract/sites/sites'
import { goOn } from '../../platform/calls/handling.ts'
import type { PageContext } from '../../platform/page/page-context.ts'
import { worksWithoutScripts } from '../works-without-scripts.ts'
import { contentQuery } from './content-query.ts'
import { contentMode, readPageSections, readPageSlot } from './read-content.server.ts'
import { withShownBlocks } from './shown-blocks.ts'
import { shownPage } from './shown-page.server.ts'

type Sections = ContentDocument['sections']
type PlaceReader = Pick<PageContext, 'commerce' | 'locale' | 'report'>

/** Content in the places of a product page. A place without content is left out. */
export type ProductPlaces = {
  /** In the column of the product, below its description. */
  side?: ContentBlock[]
  /** Below the product. */
  below?: ContentBlock[]
  /** Whether the content does not work without scripts. */
  needsScripts?: boolean
}

/**
 * Reads what authors have written for the product, then what they have written for all products. The section `side` has
 * a place of its own. The page works without them.
 */
export async function readProductPlaces(
  page: PlaceReader,
  request: Request,
  productId: string,
): Promise<ProductPlaces> {
  const [ownSections, commonSections] = await Promise.all([
    readProductSections(page, request, productId),
    readPageSections(page, { request, page: 'product' }),
  ])
  const sections = [...ownSections, ...withOtherIds(commonSections)]
  const side = topBlocks({ sections: sections.filter(({ name }) => name === 'side') })
  const below = topBlocks({ sections: sections.filter(({ name }) => name !== 'side') })
  return {
    ...(side.length > 0 && { side }),
    ...(below.length > 0 && { below }),
    ...(![...side, ...below].every(worksWithoutScripts) && { needsScripts: true }),
  }
}

async function readProductSections(
  { commerce, locale }: PlaceReader,
  request: Request,
  productId: string,
): Promise<Sections> {
  const params = { mode: contentMode(request), siteId: siteOf(locale).siteId, productId }
  const result = await commerce.readProductContent(
    { params, query: contentQuery },
    { callUnknown: goOn },
  )
  if (!result.ok) return []
  const shown = await shownPage({ commerce, request }, result.value)
  return withShownBlocks(result.value, shown).sections
}

/** Two documents may have blocks with the same id. */
const withOtherIds = (sections: Sections): Sections =>
  sections.map(({ name, blocks }) => ({
    name,
    blocks: blocks.map((block) => ({ ...block, id: `every-product-${block.id}` })),
  }))

/** The pages of the account whose content is the section of this name in the document `account`. */
const accountPages: ReadonlySet<string> = new Set([
  'addresses',
  'communication',
  'devices',
  'loyalty',
  'orders',
  'passkeys',
  'payment',
  'preferences',
  'privacy',
  'requests',
])

/** Reads the content of a page of the account. Its overview has the sections that belong to no other page. */
export async function readAccountPlace(
  page: PlaceReader,
  { request, place }: { request: Request; place: string },
): Promise<ContentBlock[]> {
  if (place === 'profile') return readPageSlot(page, { request, page: 'account-profile' })
  const isOverview = place === ''
  if (!isOverview && !accountPages.has(place)) return []
  const sections = await readPageSections(page, { request, page: 'account' })
  return topBlocks({
    sections: sections.filter(({ name }) =>
      isOverview ? !accountPages.has(name) : name === place,
    ),
  })
}
