import type { Badge, Price, ProductCard } from '@cairn/contract/catalogue/product'
import { amountOf, type Minor } from '@cairn/contract/fields/money'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { picturePath, productPath } from '../catalogue-paths.ts'

/** The range of prices of the sizes of a colour. */
export type PriceRange = {
  lowCurrent: Minor
  highCurrent: Minor
  lowOriginal: Minor
  highOriginal: Minor
  /** The lowest price in the days before the reduction. */
  historicBest: Minor | null
}

export type ListedColour = {
  productId: string
  /** Null, like the family, for a digital product. */
  name: string | null
  family: string | null
  hex: string
  views: readonly string[]
  /** The sizes in stock. */
  sizes: readonly string[]
  onlySku: string | null
  inStock: boolean
  /** Null if it is not sold in the market. */
  price: PriceRange | null
}

/** A style in a listing, shown in one of its colours. */
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
  const mainColour = shownColour(style)
  const [image, alternateImage = null] = imagesOf(style, mainColour)
  return {
    id: mainColour.productId,
    masterId: style.styleId,
    name: style.name,
    kind: style.kind,
    slug: style.slug,
    pageUrl: productPath({ productId: mainColour.productId, slug: style.slug }, locale),
    image: image ?? { src: picturePath(mainColour), alt: style.name },
    alternateImage,
    price: priceOf(mainColour, locale),
    rating: { score: style.score, reviewsCount: style.reviewsCount },
    badge: badgeOf(withMemberBadge(style, locale), mainColour),
    eyebrow: style.eyebrow,
    colours: style.colours
      .filter(isNamedColour)
      .map((colour) => colourAnswer(style, colour, locale)),
    onlySku: mainColour.onlySku,
  }
}

/** Only sites with a loyalty programme have members. */
const withMemberBadge = ({ isNew, isForMembers }: ListedStyle, locale: Locale) => ({
  isNew,
  isForMembers: isForMembers && settingsOf(locale).hasLoyalty,
})

export function shownColour({ styleId, colours, shownId }: ListedStyle): ListedColour {
  const colour = colours.find(({ productId }) => productId === shownId) ?? colours[0]
  if (!colour) throw new Error(`style ${styleId} is listed without a colour`)
  return colour
}

export const imagesOf = (
  { name }: { name: string },
  { productId, views, name: colour }: ListedColour,
) =>
  views.map((view) => ({
    src: picturePath({ productId, view }),
    alt: colour === null ? name : `${name}, ${colour}`,
  }))

type NamedColour = ListedColour & { name: string; family: string }

export const isNamedColour = (colour: ListedColour): colour is NamedColour =>
  colour.name !== null && colour.family !== null

export const colourAnswer = (style: ListedStyle, colour: NamedColour, locale: Locale) => ({
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

/** Rounded to one decimal; null without a reduction. */
export function percentOff(current: Minor, original: Minor): number | null {
  const tenths = Math.round(((original - current) * 1000) / original)
  return tenths > 0 ? tenths / 10 : null
}

/** The first that applies, in the order of the contract. */
export function badgeOf(
  { isNew, isForMembers }: Pick<ListedStyle, 'isNew' | 'isForMembers'>,
  { inStock, price }: Pick<ListedColour, 'inStock' | 'price'>,
): Badge | null {
  if (!inStock) return 'soldOut'
  if (price && price.lowCurrent < price.lowOriginal) return 'sale'
  if (isNew) return 'new'
  return isForMembers ? 'member' : null
}
