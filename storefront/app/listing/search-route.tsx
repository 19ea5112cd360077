import type { Listing } from '@cairn/contract/catalogue/listing'
import { Suspense } from 'react'
import { data, redirect } from 'react-router'
import { readPageSlot } from '../content/reading/read-content.server.ts'
import { lazyRequired } from '../platform/lazy-component.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/search-route.ts'
import { ListingPage } from './listing-page.tsx'
import { parseListingQuery, hasFilters, catalogueQuery, isPastEnd } from './listing-url.ts'

const WithoutResults = lazyRequired(() =>
  import('./without-results.tsx').then((module) => module.WithoutResults),
)

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  const listingQuery = parseListingQuery(url.searchParams)
  const page = context.get(pageContext)
  const readBlocks = () => readPageSlot(page, { request, page: 'search' })
  if (q === '' && !hasFilters(listingQuery))
    return { listing: undefined, blocks: await readBlocks() }
  const result = await page.commerce.searchProducts({
    query: { ...(q !== '' && { q }), ...catalogueQuery(listingQuery) },
  })
  if (!result.ok) throw data(null, { status: result.refusal.status })
  if (result.value.redirectUrl) throw redirect(result.value.redirectUrl)
  if (isPastEnd(listingQuery, result.value)) throw data(null, { status: 404 })
  const blocks = result.value.total === 0 ? await readBlocks() : []
  return { listing: result.value, blocks, ...titlePartsOf(result.value) }
}

/** What the title of the page contains. Analytics tools read it, so it has no email address that somebody searched. */
function titlePartsOf({ q, filters }: Pick<Listing, 'filters'> & { q: string }) {
  const saleFilter = filters.find(({ id }) => id === 'onSale')
  const isSale = saleFilter?.values.some(({ isSelected }) => isSelected)
  return {
    publicTerm: q.replaceAll(/\S+@/g, '@'),
    saleTitle: isSale ? saleFilter?.label : undefined,
  }
}

/** Without a search term or results, the page shows editorial content. */
export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { listing, blocks } = loaderData
  const t = useMessages()
  const withoutResults = (
    <Suspense>
      <WithoutResults hasField={!listing} blocks={blocks} />
    </Suspense>
  )
  if (!listing) return withoutResults
  const { publicTerm, saleTitle } = loaderData
  const titleOf = (text: string) =>
    text === '' ? (saleTitle ?? t('allProducts')) : t('searchTitle', { text })
  return (
    <>
      <PageTitle>{titleOf(publicTerm)}</PageTitle>
      <ListingPage
        listing={listing}
        head={
          <div className="search-head">
            <h1 className="display text-h1">{titleOf(listing.q)}</h1>
            {listing.correctedTo && (
              <p className="mt-3 text-ink-soft">
                {t('searchCorrected', { text: listing.q, corrected: listing.correctedTo })}
              </p>
            )}
          </div>
        }
      />
      {blocks.length > 0 && withoutResults}
    </>
  )
}
