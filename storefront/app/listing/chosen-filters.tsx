import type { Filter } from '@cairn/contract/listing-entity'
import { Link, useSearchParams } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { Icon } from '../ui/icon.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { addressOfAll, addressWithout } from './listing-address.ts'

export function ChosenFilters({ filters }: { filters: readonly Filter[] }) {
  const t = useMessages()
  const [query] = useSearchParams()
  const chosen = filters.flatMap((filter) =>
    filter.values
      .filter(({ isSelected }) => isSelected)
      .map(({ id, label }) => ({ filter: `${filter.id}:${id}`, label })),
  )
  const hasBounds = query.has('minPrice') || query.has('maxPrice')
  if (chosen.length === 0 && !hasBounds) return null
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2">
      {chosen.map(({ filter, label }) => (
        <Link
          key={filter}
          to={addressWithout(query, filter)}
          preventScrollReset
          aria-label={t('removeFilter', { label })}
          className="filter-chip"
        >
          {label}
          <Icon name="close" className="icon-small" />
        </Link>
      ))}
      <TextLink to={addressOfAll(query)} preventScrollReset>
        {t('clearAll')}
      </TextLink>
    </div>
  )
}
