import type { Price } from '@cairn/contract/product-entity'

export type PriceRange = { low: number; high: number }

export type ShownPrice = {
  now: PriceRange
  /** What it cost before, where that was more. */
  was: PriceRange | undefined
  percentOff: number | undefined
  /** The lowest of the days before the reduction, where the law wants it said. */
  lowestBefore: number | undefined
}

/** Which of its amounts a product shows. */
export function shownPrice(price: Price, { isOmnibusOn }: { isOmnibusOn: boolean }): ShownPrice {
  const { lowCurrent, highCurrent, lowOriginal, highOriginal } = price
  const isReduced = lowCurrent < lowOriginal || highCurrent < highOriginal
  return {
    now: { low: lowCurrent, high: highCurrent },
    was: isReduced ? { low: lowOriginal, high: highOriginal } : undefined,
    percentOff: isReduced ? price.percentagePriceDiscount || undefined : undefined,
    lowestBefore:
      isOmnibusOn && isBelowItsBest(price) ? (price.historicBestPrice ?? undefined) : undefined,
  }
}

const isBelowItsBest = ({ lowCurrent, lowOriginal, historicBestPrice }: Price): boolean =>
  historicBestPrice !== null && lowCurrent < lowOriginal && lowCurrent < historicBestPrice
