import type { ImportedStyle } from '@cairn/contract/imports/catalogue-import'
import { type Locale, locales, siteIds } from '@cairn/contract/sites/sites'

type Text = ImportedStyle['texts'][Locale]
type Sizes = Readonly<Record<string, number>>
type Colour = {
  family: string
  sizes: Sizes
  price?: number
  originalPrice?: number
  historicBest?: number
}

/** A short description of a style. Omitted fields have default values. */
export type GeneratedStyle = {
  id: string
  name: string
  kind?: string
  description?: string
  categories?: string[]
  activities?: string[]
  fit?: string
  launchedOn?: string
  membersFirst?: boolean
  soldAlone?: boolean
  rating?: { score: number; reviewsCount: number }
  price?: number
  /** Sold on these sites only. */
  sites?: string[]
  /** By the three letters at the end of the product's id. */
  colours: Readonly<Record<string, Colour>>
  texts?: Partial<Record<Locale, Partial<Text>>>
}

export type GeneratedCategory = {
  id: string
  parent?: string
  name: string
  names?: Partial<Record<Locale, string>>
}

type SmallRange = { categories: readonly GeneratedCategory[]; styles: readonly GeneratedStyle[] }

/** The rows of these categories and styles for an import. */
export const generatedRange = ({ categories, styles }: SmallRange) => [
  ...categories.map(categoryOf),
  ...styles.map(styleOf),
]

const categoryOf = ({ id, parent, name, names }: GeneratedCategory, position: number) => ({
  kind: 'category',
  categoryId: id,
  parentId: parent ?? null,
  position,
  texts: Object.fromEntries(
    locales.map((locale) => {
      const own = names?.[locale] ?? name
      return [locale, { name: own, slug: slugOf(own) }]
    }),
  ),
})

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function styleOf(style: GeneratedStyle, styleNumber: number) {
  const { name, kind = '', description = '', price = 100, sites: soldOn = siteIds } = style
  return {
    kind: 'style',
    styleId: style.id,
    soldAlone: style.soldAlone,
    rating: style.rating,
    activities: style.activities,
    categories: style.categories,
    fit: style.fit,
    launchedOn: style.launchedOn,
    membersFirst: style.membersFirst,
    texts: Object.fromEntries(
      locales.map((locale) => [
        locale,
        { name, slug: slugOf(name), kind, description, ...style.texts?.[locale] },
      ]),
    ),
    products: Object.entries(style.colours).map(([code, colour], index) => ({
      productId: `${style.id}${code}`,
      colour: code.toLowerCase(),
      family: colour.family,
      colourNames: Object.fromEntries(
        locales.map((locale) => [locale, `${colour.family} ${code}`]),
      ),
      prices: soldOn.map((siteId) => ({
        siteId,
        current: (colour.price ?? price) * 100,
        original: (colour.originalPrice ?? colour.price ?? price) * 100,
        ...(colour.historicBest !== undefined && { historicBest: colour.historicBest * 100 }),
      })),
      variants: Object.entries(colour.sizes).map(([size, onHand], position) => ({
        sku: `${style.id}${code}-${size}`,
        upc: String(84_000_000_000 + styleNumber * 10_000 + index * 100 + position),
        size: size === 'OS' ? null : size,
        onHand,
      })),
    })),
  }
}
