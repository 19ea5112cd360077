import type { CatalogueRow } from '@cairn/contract/catalogue-import'
import type { Site } from '@cairn/contract/sites'
import { viewsOfColour } from '../../art/pictures.ts'
import { type Colour, colours } from '../../colours.ts'
import { pricesFor } from '../../prices.ts'
import { specificationsOf } from '../facts/specifications.ts'
import type { StyleIdea } from '../idea.ts'
import { sizeRuns } from '../sizes.ts'
import { wholeOf } from './chance.ts'
import { inEveryLanguage, inEveryLocale } from './in-every-locale.ts'
import { faceValue, onHandOf, withHistory } from './market.ts'
import { daysBefore, skuOf, upcOf } from './numbers.ts'
import { slugOf } from './slug.ts'
import { wordsIn } from './words-in.ts'

export type StyleRow = Extract<CatalogueRow, { kind: 'style' }>
type ProductRow = StyleRow['products'][number]

type Assembly = {
  /** Counts the style for its upcs; two styles never have the same. */
  number: number
  /** The day of seeding, from which ages are counted. */
  today: string
  isSoldOn: (styleId: string, site: Site) => boolean
}

const mostColours = 10
const mostSizes = 20

/** What a copywriter thought up as what a merchant hands in. */
export function assembleStyle(idea: StyleIdea, assembly: Assembly): StyleRow {
  const { styleId, reviews, fit, maxPerOrder } = idea
  return {
    kind: 'style',
    styleId,
    categories: [...idea.categories],
    // What has the same sizes has the same size chart.
    productType: idea.sizes,
    ...(fit && { fit }),
    activities: [...idea.activities],
    launchedOn: launchOf(idea, assembly.today),
    membersFirst: idea.membersFirst ?? false,
    ...(maxPerOrder !== undefined && { maxPerOrder }),
    isDigital: idea.isDigital ?? false,
    isCustom: idea.isCustom ?? false,
    soldAlone: !idea.notSoldAlone,
    inStores: !idea.isBulky,
    ...(reviews && { rating: { score: reviews.score, reviewsCount: reviews.count } }),
    texts: inEveryLocale((locale) => {
      const { features, ...words } = wordsIn(idea, locale)
      return {
        ...words,
        slug: slugOf(words.name),
        features: [...features],
        specifications: specificationsOf(idea, locale),
      }
    }),
    products: idea.colours.map((colour, at) => assembleProduct(idea, { ...assembly, colour, at })),
  }
}

const daysOfMonth = 30

const launchOf = ({ styleId, age }: StyleIdea, today: string) =>
  daysBefore(today, age * daysOfMonth + wholeOf(0, daysOfMonth - 2, 'launch', styleId))

function assembleProduct(
  idea: StyleIdea,
  { colour, at, number, isSoldOn }: Assembly & { colour: Colour; at: number },
): ProductRow {
  const { styleId, price } = idea
  const { code, family, hex, names } = colours[colour]
  const productId = `${styleId}${code}`
  const isSoldHere = (site: Site) => isSoldOn(styleId, site)
  return {
    productId,
    colour,
    family,
    swatch: hex,
    views: [...viewsOfColour(idea.look, at)],
    colourNames: inEveryLanguage(names),
    prices: price ? pricesFor(withHistory(styleId, price), isSoldHere) : [],
    variants: sizeRuns[idea.sizes].map((size, position) => {
      const sku = skuOf(productId, size)
      return {
        sku,
        upc: upcOf((number * mostColours + at) * mostSizes + position),
        size,
        onHand: onHandOf(idea, sku),
        ...(idea.sizes === 'gift-card' &&
          size !== null && { prices: pricesFor(faceValue(size), isSoldHere) }),
      }
    }),
  }
}
