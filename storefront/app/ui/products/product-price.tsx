import type { Price as Prices, ProductCard } from '@cairn/contract/catalogue/product'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { useNumber } from '../../platform/text/use-number.ts'
import { Badge } from './badge.tsx'
import { Price } from './price.tsx'

/** A product's price with its range, the previous price and the lowest recent price. */
export function ProductPrice({ price, isOmnibusOn }: { price: Prices; isOmnibusOn: boolean }) {
  const t = useMessages()
  const money = useMoney()
  const { current, original, lowestBefore } = displayPrice(price, { isOmnibusOn })
  const rangeText = ({ low, high }: PriceRange) =>
    low === high ? money(low) : t('priceRange', { low: money(low), high: money(high) })
  return (
    <>
      <Price current={rangeText(current)} original={original && rangeText(original)} />
      {lowestBefore !== undefined && (
        <span className="price-note">{t('lowestBefore', { price: money(lowestBefore) })}</span>
      )}
    </>
  )
}

/** The discount in percent, with at most one decimal. */
export function DiscountBadge({ price }: { price: Prices }) {
  const t = useMessages()
  const number = useNumber()
  const { percentOff } = displayPrice(price, { isOmnibusOn: false })
  if (percentOff === undefined) return null
  const share = number(percentOff / 100, { style: 'percent', maximumFractionDigits: 1 })
  return (
    <Badge look="sale">
      <span aria-hidden="true">−{share}</span>
      <span className="sr-only">{t('percentOff', { share })}</span>
    </Badge>
  )
}

type PriceRange = { low: number; high: number }

type DisplayPrice = {
  current: PriceRange
  /** The original price, if it was higher. */
  original: PriceRange | undefined
  percentOff: number | undefined
  /** The lowest price in the days before the reduction, where the law requires it. */
  lowestBefore: number | undefined
}

/** Which amounts of a price are displayed. */
export function displayPrice(
  price: Prices,
  { isOmnibusOn }: { isOmnibusOn: boolean },
): DisplayPrice {
  const { lowCurrent, highCurrent, lowOriginal, highOriginal } = price
  const isReduced = lowCurrent < lowOriginal || highCurrent < highOriginal
  return {
    current: { low: lowCurrent, high: highCurrent },
    original: isReduced ? { low: lowOriginal, high: highOriginal } : undefined,
    percentOff: isReduced ? price.percentagePriceDiscount || undefined : undefined,
    lowestBefore:
      isOmnibusOn && isBelowHistoricBest(price)
        ? (price.historicBestPrice ?? undefined)
        : undefined,
  }
}

const isBelowHistoricBest = ({ lowCurrent, lowOriginal, historicBestPrice }: Prices): boolean =>
  historicBestPrice !== null && lowCurrent < lowOriginal && lowCurrent < historicBestPrice

/** Shows at most one badge. */
export function ProductBadge({
  product: { badge, price },
}: {
  product: Pick<ProductCard, 'badge' | 'price'>
}) {
  const t = useMessages()
  if (!badge) return null
  return (
    <div className="product-badge">
      {badge === 'sale' && price && <DiscountBadge price={price} />}
      {badge === 'soldOut' && <Badge>{t('badgeSoldOut')}</Badge>}
      {badge === 'new' && <Badge look="new">{t('badgeNew')}</Badge>}
      {badge === 'member' && <Badge>{t('badgeMember')}</Badge>}
    </div>
  )
}
