import type { Filter } from '@cairn/contract/catalogue/listing'
import { Link } from 'react-router'
import { useMessages } from '../platform/text/messages.tsx'
import { useMoney } from '../platform/text/use-money.ts'
import { Icon } from '../ui/icon.tsx'
import { TextLink } from '../ui/navigation/text-link.tsx'
import {
  urlWithoutFilters,
  urlWithoutFilter,
  urlWithoutPriceBounds,
  parseListingQuery,
} from './listing-url.ts'
import { useListingQuery } from './use-listing-query.ts'

export function ChosenFilters({ filters }: { filters: readonly Filter[] }) {
  const t = useMessages()
  const query = useListingQuery()
  const bounds = useBounds(query)
  const chosen = filters.flatMap((filter) =>
    filter.values
      .filter(({ isSelected }) => isSelected)
      .map(({ id, label }) => ({ to: urlWithoutFilter(query, `${filter.id}:${id}`), label })),
  )
  if (bounds) chosen.push({ to: urlWithoutPriceBounds(query), label: bounds })
  if (chosen.length === 0) return null
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      {chosen.map(({ to, label }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset
          aria-label={t('removeFilter', { label })}
          className="filter-chip"
        >
          {label}
          <Icon name="close" className="icon-small" />
        </Link>
      ))}
      <TextLink to={urlWithoutFilters(query)} preventScrollReset>
        {t('clearAll')}
      </TextLink>
    </div>
  )
}

function useBounds(query: URLSearchParams): string | undefined {
  const t = useMessages()
  const money = useMoney()
  const { minPrice, maxPrice } = parseListingQuery(query)
  if (minPrice === undefined && maxPrice === undefined) return undefined
  if (minPrice === undefined) return `${t('upTo')} ${money(maxPrice ?? 0)}`
  if (maxPrice === undefined) return `${t('from')} ${money(minPrice)}`
  return t('priceRange', { low: money(minPrice), high: money(maxPrice) })
}
