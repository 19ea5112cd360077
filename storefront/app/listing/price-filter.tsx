import type { Listing } from '@cairn/contract/catalogue/listing'
import { useMessages } from '../platform/text/messages.tsx'
import { useMoney } from '../platform/text/use-money.ts'
import { Icon } from '../ui/icon.tsx'
import { useListingQuery } from './use-listing-query.ts'

type PriceFilterProps = { range: NonNullable<Listing['priceRange']> }

export function PriceFilter({ range: { lowest, highest } }: PriceFilterProps) {
  const t = useMessages()
  const money = useMoney()
  const query = useListingQuery()
  const bound = (name: 'minPrice' | 'maxPrice', label: string, edge: number) => (
    <label className="price-bound">
      <span className="text-small text-ink-soft">{label}</span>
      <input
        type="number"
        inputMode="numeric"
        name={name}
        min={Math.floor(lowest)}
        max={Math.ceil(highest)}
        placeholder={String(edge)}
        defaultValue={query.get(name) ?? ''}
      />
    </label>
  )
  return (
    <details open className="filter-group">
      <summary className="filter-title">
        {t('price')}
        <Icon name="down" className="icon-small" />
      </summary>
      <fieldset className="grid grid-cols-2 gap-3">
        <legend className="sr-only">{t('price')}</legend>
        {bound('minPrice', t('from'), Math.floor(lowest))}
        {bound('maxPrice', t('upTo'), Math.ceil(highest))}
      </fieldset>
      <p className="figures mt-2 text-small text-ink-mute">
        {t('priceRange', { low: money(lowest), high: money(highest) })}
      </p>
    </details>
  )
}
