import type { Listing } from '@cairn/contract/listing-entity'
import { type ReactNode, Suspense } from 'react'
import { useNavigation } from 'react-router'
import { needed } from '../platform/later.ts'
import { useMessages } from '../platform/messages.tsx'
import { Icon } from '../ui/icon.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { filterPanelId, FilterPanel } from './filter-panel.tsx'
import { choiceIn, pageAddress, pageCount, productsPerPage } from './listing-address.ts'
import { ProductGrid } from './product-grid.tsx'
import { SortChoice } from './sort-choice.tsx'
import { useListingQuery } from './use-listing-query.ts'

const NothingFits = needed(async () => (await import('./nothing-fits.tsx')).NothingFits)

type ListingPageProps = { listing: Listing; head: ReactNode; story?: ReactNode }

/** What a category and a search have in common: products, and how to find the right ones among them. */
export function ListingPage({ listing, head, story }: ListingPageProps) {
  const t = useMessages()
  const isNarrowing = useNavigation().state === 'loading'
  const chosen = useChosenCount()
  const canBeNarrowed = chosen > 0 || listing.filters.some(({ values }) => values.length > 0)
  return (
    <div className="page pb-section">
      <div className="listing-head">
        {head}
        {canBeNarrowed && <ListingOrder listing={listing} chosen={chosen} />}
      </div>
      <div className={canBeNarrowed ? 'listing' : ''}>
        {canBeNarrowed && <FilterPanel listing={listing} />}
        <div>
          <ChosenFilters filters={listing.filters} />
          {listing.products.length > 0 ? (
            <>
              <h2 className="sr-only">{t('products')}</h2>
              <ProductGrid products={listing.products} isPending={isNarrowing} story={story} />
            </>
          ) : (
            <Suspense>
              <NothingFits />
            </Suspense>
          )}
          <ListingPages total={listing.total} />
        </div>
      </div>
    </div>
  )
}

function useChosenCount(): number {
  const { filters, minPrice, maxPrice } = choiceIn(useListingQuery())
  return filters.length + (minPrice === undefined && maxPrice === undefined ? 0 : 1)
}

function ListingOrder({ listing, chosen }: { listing: Listing; chosen: number }) {
  const t = useMessages()
  return (
    <div className="listing-order">
      <output className="figures text-ui">{t('productCount', { count: listing.total })}</output>
      <button
        type="button"
        popoverTarget={filterPanelId}
        className="button button-line button-small lg:hidden"
      >
        <Icon name="filter" />
        {t('filters')}
        {chosen > 0 && ` (${chosen})`}
      </button>
      <SortChoice current={listing.sort} />
    </div>
  )
}

function ListingPages({ total }: { total: number }) {
  const t = useMessages()
  const query = useListingQuery()
  const { page } = choiceIn(query)
  const pages = pageCount(total)
  if (pages === 1) return null
  const seen = Math.min(page * productsPerPage, total)
  return (
    <div className="mt-14 grid justify-items-center gap-4">
      <p className="figures text-small text-ink-soft">{t('seenOf', { seen, total })}</p>
      <Pagination current={page} count={pages} addressOf={(number) => pageAddress(query, number)} />
    </div>
  )
}
