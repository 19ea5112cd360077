import type { Listing } from '@cairn/contract/catalogue/listing'
import type { ProductCard } from '@cairn/contract/catalogue/product'
import { productsPerPage } from '@cairn/contract/catalogue/products-per-page'
import { type ReactNode, Suspense, Fragment } from 'react'
import { useNavigation } from 'react-router'
import { lazyRequired } from '../platform/lazy-component.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { PriceNote } from '../product/price-note.tsx'
import { ProductTile } from '../product/product-tile.tsx'
import { Icon } from '../ui/icon.tsx'
import { pageCount } from '../ui/navigation/page-number.ts'
import { Pagination } from '../ui/navigation/pagination.tsx'
import { filterPanelId, FilterPanel } from './filter-panel.tsx'
import { ChosenFilters, SortChoice } from './listing-controls.tsx'
import { parseListingQuery, urlOfPage } from './listing-url.ts'
import { useListingQuery } from './use-listing-query.ts'

const NoMatches = lazyRequired(() => import('./no-matches.tsx').then((module) => module.NoMatches))

type ListingPageProps = { listing: Listing; head: ReactNode; card?: ReactNode }

/** The part that category and search pages share. */
export function ListingPage({ listing, head, card }: ListingPageProps) {
  const t = useMessages()
  const isLoading = useNavigation().state === 'loading'
  const chosenCount = useChosenCount()
  const hasFilterPanel = chosenCount > 0 || listing.filters.some(({ values }) => values.length > 0)
  return (
    <div className="page pb-section">
      <div className="listing-head">
        {head}
        {hasFilterPanel && <ListingToolbar listing={listing} chosenCount={chosenCount} />}
      </div>
      <div className={hasFilterPanel ? 'listing' : ''}>
        {hasFilterPanel && <FilterPanel listing={listing} />}
        <div>
          <ChosenFilters filters={listing.filters} />
          <PriceNote />
          {listing.products.length > 0 ? (
            <>
              <h2 className="sr-only">{t('products')}</h2>
              <ProductGrid products={listing.products} isPending={isLoading} card={card} />
            </>
          ) : (
            <Suspense>
              <NoMatches />
            </Suspense>
          )}
          <ListingPagination total={listing.total} />
        </div>
      </div>
    </div>
  )
}

function useChosenCount(): number {
  const { filters, minPrice, maxPrice } = parseListingQuery(useListingQuery())
  return filters.length + (minPrice === undefined && maxPrice === undefined ? 0 : 1)
}

function ListingToolbar({ listing, chosenCount }: { listing: Listing; chosenCount: number }) {
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
        {chosenCount > 0 && ` (${chosenCount})`}
      </button>
      <SortChoice current={listing.sort} />
    </div>
  )
}

function ListingPagination({ total }: { total: number }) {
  const t = useMessages()
  const query = useListingQuery()
  const { page } = parseListingQuery(query)
  const pages = pageCount(total, productsPerPage)
  if (pages === 1) return null
  const shownCount = Math.min(page * productsPerPage, total)
  return (
    <div className="mt-14 grid justify-items-center gap-4">
      <p className="figures text-small text-ink-soft">
        {t('seenCount', { seen: shownCount, total })}
      </p>
      <Pagination current={page} count={pages} urlOf={(number) => urlOfPage(query, number)} />
    </div>
  )
}

type ProductGridProps = {
  products: readonly ProductCard[]
  isPending?: boolean
  /** An editorial card shown between the products. */
  card?: ReactNode
}

/** The number of pictures that load at once: those a phone shows first. More would slow each other down. */
const eagerPictures = 2

function ProductGrid({ products, isPending = false, card }: ProductGridProps) {
  return (
    <ul aria-busy={isPending} className={`product-grid ${isPending ? 'product-grid-pending' : ''}`}>
      {products.map((product, index) => (
        <Fragment key={product.id}>
          <li>
            <ProductTile product={product} isFirst={index < eagerPictures} />
          </li>
          {index === 3 && card && (
            <li className="product-grid-story">
              <Suspense>{card}</Suspense>
            </li>
          )}
        </Fragment>
      ))}
    </ul>
  )
}
