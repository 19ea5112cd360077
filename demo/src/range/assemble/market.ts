import type { Currency } from '@cairn/contract/money'
import type { Site } from '@cairn/contract/sites'
import type { PricePoint } from '../../prices.ts'
import type { StyleIdea } from '../idea.ts'
import { chanceOf } from './chance.ts'

/** How much of the range each site sells; America has all of it. */
const shares: Readonly<Record<string, number>> = {
  'CAIRN-US': 1,
  'CAIRN-CA': 0.88,
  'CAIRN-GB': 0.9,
  'CAIRN-DE': 0.9,
  'CAIRN-FR': 0.86,
  'CAIRN-IT': 0.84,
  'CAIRN-ES': 0.82,
}

export const isSoldOn = (styleId: string, { siteId }: Site): boolean =>
  chanceOf('sold', styleId, siteId) < (shares[siteId] ?? 1)

/**
 * What a reduced style cost at its lowest in the days before: for some more than now, and then the
 * page says so; for some no more than now; and of some nobody wrote it down.
 */
export function withHistory(styleId: string, price: PricePoint): PricePoint {
  const { current, original, historicBest } = price
  if (!original || historicBest) return price
  const luck = chanceOf('history', styleId)
  if (luck < 0.3) return price
  const between = (currency: Currency) =>
    luck < 0.6
      ? current[currency]
      : // As shops write prices: a whole amount less a cent.
        Math.round((current[currency] + original[currency]) / 200) * 100 - 1
  return { ...price, historicBest: byCurrency(between) }
}

const byCurrency = (amount: (currency: Currency) => number): Record<Currency, number> => ({
  USD: amount('USD'),
  CAD: amount('CAD'),
  GBP: amount('GBP'),
  EUR: amount('EUR'),
})

/** A gift card costs what it is worth, in every currency. */
export const faceValue = (size: string): PricePoint => ({
  current: byCurrency(() => Number(size) * 100),
})

/** In stock by the idea's word, each size with a luck of its own. */
export function onHandOf({ stock }: Pick<StyleIdea, 'stock'>, sku: string): number {
  if (typeof stock === 'number') return stock
  const luck = chanceOf('stock', sku)
  switch (stock) {
    case 'plenty':
      return 60 + Math.floor(luck * 240)
    case 'some':
      return 6 + Math.floor(luck * 50)
    case 'scarce':
      return luck < 0.3 ? 0 : 1 + Math.floor(((luck - 0.3) / 0.7) * 4)
    case 'gone':
      return 0
  }
}
