import { productsPerPage } from '@cairn/contract/catalogue/products-per-page'
import { searchProducts, suggest } from '@cairn/contract/catalogue/search-calls'
import { accept } from '@cairn/contract/refusals/result'
import type { Locale } from '@cairn/contract/sites/sites'
import { categoryPath, productPath } from '../catalogue/catalogue-paths.ts'
import {
  type ListingResult,
  listingAnswer,
  listingFiltersOf,
} from '../catalogue/listing/listing.ts'
import { marketOf, type Market } from '../catalogue/market.ts'
import { productCard } from '../catalogue/product/product-card.ts'
import { catalogueTag } from '../platform/cache/cache-tags.ts'
import type { Database } from '../platform/database/database.ts'
import { type Guard, servePublic } from '../platform/wire/serve.ts'
import { findByCode, findSuggestions } from './search-store.ts'
import { productCodeIn, nameQuery, wordsOf } from './search-text.ts'
import { findAllProducts, findOneProduct, findProductsByText } from './text-search-flow.ts'

type SearchRouteDeps = { database: Database; guards: { anyone: Guard<'anyone'> } }

export const searchRoutes = ({ database, guards }: SearchRouteDeps) => [
  servePublic(searchProducts, guards.anyone, async ({ query, context }) => {
    context.cacheTags(catalogueTag)
    const { q: text, start, count = productsPerPage } = query
    const { locale } = context
    const market = marketOf(context)
    const filters = listingFiltersOf(query)
    const request = { market, filters, start, count }
    const product = await findByCodeIn(database, text ?? '', market)
    const { listing, correctedTo } = await findProducts(database, { text, product, request })
    return accept({
      ...listingAnswer(listing, { locale, filters, start, count }),
      q: text ?? '',
      correctedTo,
      redirectUrl: (product && productPath(product, locale)) ?? urlOfCategory(listing, locale),
    })
  }),

  servePublic(suggest, guards.anyone, async ({ query, context }) => {
    context.cacheTags(catalogueTag)
    const { locale } = context
    const words = wordsOf(query.q)
    if (words.length === 0) return accept({ suggestions: [], categories: [], products: [] })
    const { kinds, categories, styles } = await findSuggestions(database, {
      market: marketOf(context),
      words,
      query: nameQuery(words),
    })
    return accept({
      suggestions: kinds,
      categories: categories.map(({ id, name, slug, within }) => ({
        name,
        within,
        url: categoryPath({ categoryId: id, slug }, locale),
      })),
      products: styles.map((style) => productCard(style, locale)),
    })
  }),
]

async function findByCodeIn(database: Database, text: string, market: Market) {
  const code = productCodeIn(text)
  return code === undefined ? undefined : findByCode(database, { code, market })
}

type ProductSearch = {
  text: string | undefined
  product: Awaited<ReturnType<typeof findByCode>>
  request: Parameters<typeof findAllProducts>[1]
}

function findProducts(database: Database, { text, product, request }: ProductSearch) {
  if (product) return findOneProduct(database, { productId: product.productId, request })
  return text === undefined
    ? findAllProducts(database, request)
    : findProductsByText(database, { text, request })
}

const urlOfCategory = ({ category }: ListingResult, locale: Locale) =>
  category && categoryPath({ categoryId: category.id, slug: category.slug }, locale)
