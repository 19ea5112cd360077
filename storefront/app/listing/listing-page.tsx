import type { Listing } from '@cairn/contract/listing-entity'
import type { ReactNode } from 'react'
import { useNavigation, useSearchParams } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { Icon } from '../ui/icon.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { ChosenFilters } from './chosen-filters.tsx'
import { filterPanelId, FilterPanel } from './filter-panel.tsx'
import { choiceIn, pageAddress, pageCount, productsPerPage } from './listing-address.ts'
import { NothingFits } from './nothing-fits.tsx'
import { ProductGrid } from './product-grid.tsx'
import { SortChoice } from './sort-choice.tsx'

type ListingPageProps = { listing: Listing; head: ReactNode }

/** What a category and a search have in common: products, and how to find the right ones among them. */
export function ListingPage({ listing, head }: ListingPageProps) {
  const t = useMessages()
  const [query] = useSearchParams()
  const { page } = choiceIn(query)
  const pages = pageCount(listing.total)
  const isNarrowing = useNavigation().state === 'loading'
  const seen = Math.min(page * productsPerPage, listing.total)
  return (
    <div className="page pb-section">
      <div className="listing-head">
        {head}
        <div className="listing-order">
          <output className="figures text-ui">{t('productCount', { count: listing.total })}</output>
          <button
            type="button"
            popoverTarget={filterPanelId}
            className="button button-line button-small lg:hidden"
          >
            <Icon name="filter" />
            {t('filters')}
          </button>
          <SortChoice current={listing.sort} />
        </div>
      </div>
      <div className="listing">
        <FilterPanel listing={listing} />
        <div>
          <ChosenFilters filters={listing.filters} />
          {listing.products.length > 0 ? (
            <ProductGrid products={listing.products} isPending={isNarrowing} />
          ) : (
            <NothingFits />
          )}
          {pages > 1 && (
            <div className="mt-14 grid justify-items-center gap-4">
              <p className="figures text-small text-ink-soft">
                {t('seenOf', { seen, total: listing.total })}
              </p>
              <Pagination
                current={page}
                count={pages}
                addressOf={(number) => pageAddress(query, number)}
              />
            </div>
          )}
        </div>
      </div>
    </div>
  )
}
