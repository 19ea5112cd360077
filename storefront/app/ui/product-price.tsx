import type { Price as ProductPrices } from '@cairn/contract/product-entity'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { useNumber } from '../platform/use-number.ts'
import { Badge } from './badge.tsx'
import { Price } from './price.tsx'
import { type PriceRange, shownPrice } from './shown-price.ts'

type ProductPriceProps = { price: ProductPrices; isOmnibusOn: boolean }

/** A product's price by all the rules: from and to, before, and the lowest of late. */
export function ProductPrice({ price, isOmnibusOn }: ProductPriceProps) {
  const t = useMessages()
  const money = useMoney()
  const { now, was, lowestBefore } = shownPrice(price, { isOmnibusOn })
  const written = ({ low, high }: PriceRange) =>
    low === high ? money(low) : t('priceRange', { low: money(low), high: money(high) })
  return (
    <>
      <Price now={written(now)} was={was && written(was)} />
      {lowestBefore !== undefined && (
        <span className="price-note">{t('lowestBefore', { price: money(lowestBefore) })}</span>
      )}
    </>
  )
}

/** How much is off, in percent, with one decimal at most. */
export function DiscountBadge({ price }: { price: ProductPrices }) {
  const t = useMessages()
  const number = useNumber()
  const { percentOff } = shownPrice(price, { isOmnibusOn: false })
  if (percentOff === undefined) return null
  const share = number(percentOff / 100, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <Badge look="sale">
      <span aria-hidden="true">−{share}</span>
      <span className="sr-only">{t('percentOff', { share })}</span>
    </Badge>
  )
}
