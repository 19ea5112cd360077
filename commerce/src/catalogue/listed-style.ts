import { amountOf, type Minor } from '@cairn/contract/money'
import type { Badge, Price, ProductCard } from '@cairn/contract/product-entity'
import { settingsOf } from '@cairn/contract/site-settings'
import { type Locale, siteOf } from '@cairn/contract/sites'
import { picturePath, productPath } from './product-address.ts'

/** The least and the most that a colour's sizes cost. */
export type PriceSpan = {
  lowCurrent: Minor
  highCurrent: Minor
  lowOriginal: Minor
  highOriginal: Minor
  /** The lowest of the days before the reduction. */
  historicBest: Minor | null
}

export type ListedColour = {
  productId: string
  name: string
  family: string
  hex: string
  views: readonly string[]
  /** The sizes that are there. */
  sizes: readonly string[]
  onlySku: string | null
  inStock: boolean
  /** None: not sold in this market. */
  price: PriceSpan | null
}

/** A style as lists show it, in one of its colours. */
export type ListedStyle = {
  styleId: string
  name: string
  kind: string
  slug: string
  eyebrow: string | null
  score: number
  reviewsCount: number
  isNew: boolean
  isForMembers: boolean
  colours: readonly ListedColour[]
  shownId: string
}

export function productCard(style: ListedStyle, locale: Locale): ProductCard {
  const shown = shownColour(style)
  const [image, alternateImage = null] = imagesOf(style, shown)
  return {
    id: shown.productId,
    masterId: style.styleId,
    name: style.name,
    kind: style.kind,
    slug: style.slug,
    pageUrl: productPath({ productId: shown.productId, slug: style.slug }, locale),
    image: image ?? { src: picturePath(shown), alt: style.name },
    alternateImage,
    price: priceOf(shown, locale),
    rating: { score: style.score, reviewsCount: style.reviewsCount },
    badge: badgeOf(forMembers(style, locale), shown),
    eyebrow: style.eyebrow,
    colours: style.colours.map((colour) => colourAnswer(style, colour, locale)),
    onlySku: shown.onlySku,
  }
}

/** There are no members where there is no programme. */
const forMembers = ({ isNew, isForMembers }: ListedStyle, locale: Locale) => ({
  isNew,
  isForMembers: isForMembers && settingsOf(locale).hasLoyalty,
})

export function shownColour({ styleId, colours, shownId }: ListedStyle): ListedColour {
  const shown = colours.find(({ productId }) => productId === shownId) ?? colours[0]
  if (!shown) throw new Error(`style ${styleId} is listed without a colour`)
  return shown
}

export const imagesOf = (
  { name }: { name: string },
  { productId, views, name: colour }: ListedColour,
) => views.map((view) => ({ src: picturePath({ productId, view }), alt: `${name}, ${colour}` }))

export const colourAnswer = (style: ListedStyle, colour: ListedColour, locale: Locale) => ({
  productId: colour.productId,
  name: colour.name,
  family: colour.family,
  hex: colour.hex,
  swatch: { src: picturePath(colour), alt: colour.name },
  pageUrl: productPath({ productId: colour.productId, slug: style.slug }, locale),
  inStock: colour.inStock,
})

export function priceOf({ price }: Pick<ListedColour, 'price'>, locale: Locale): Price | null {
  if (!price) return null
  const { lowCurrent, highCurrent, lowOriginal, highOriginal, historicBest } = price
  // Lower than the full price, so it was a reduced one.
  const wasReduced = historicBest !== null && historicBest < lowOriginal
  return {
    currency: siteOf(locale).currency,
    lowCurrent: amountOf(lowCurrent),
    highCurrent: amountOf(highCurrent),
    lowOriginal: amountOf(lowOriginal),
    highOriginal: amountOf(highOriginal),
    historicBestPrice: historicBest === null ? null : amountOf(historicBest),
    previousBestSalesPrice: wasReduced ? amountOf(historicBest) : null,
    percentagePriceDiscount: percentOff(lowCurrent, lowOriginal),
  }
}

/** To one decimal; none where nothing is taken off. */
export function percentOff(current: Minor, original: Minor): number | null {
  const tenths = Math.round(((original - current) * 1000) / original)
  return tenths > 0 ? tenths / 10 : null
}

/** The brand shows one badge only: what stops a purchase first, then what speaks for it. */
export function badgeOf(
  { isNew, isForMembers }: Pick<ListedStyle, 'isNew' | 'isForMembers'>,
  { inStock, price }: Pick<ListedColour, 'inStock' | 'price'>,
): Badge | null {
  if (!inStock) return 'soldOut'
  if (price && price.lowCurrent < price.lowOriginal) return 'sale'
  if (isNew) return 'new'
  return isForMembers ? 'member' : null
}
