import { searchProducts, suggest } from '@cairn/contract/search'
import { accept } from '@cairn/contract/result'
import type { Locale } from '@cairn/contract/sites'
import { productCard } from '../catalogue/listed-style.ts'
import { type FoundListing, listingAnswer } from '../catalogue/listing-answer.ts'
import { narrowingOf, productsPerPage } from '../catalogue/narrowing.ts'
import { categoryPath, productPath } from '../catalogue/product-address.ts'
import { type Market, marketOf } from '../catalogue/sellable.ts'
import type { Database } from '../platform/database/database.ts'
import { catalogueTag } from '../platform/kept/tag.ts'
import type { Guard } from '../platform/wire/guard.ts'
import { serveAnybody } from '../platform/wire/serve.ts'
import { findAll, findByText } from './find-by-text-store.ts'
import { findByCode, findSuggestions } from './search-store.ts'
import { codeIn, nameQuery, wordsOf } from './typed-text.ts'

type SearchNeeds = { database: Database; guards: { anyone: Guard<'anyone'> } }

export function searchRoutes({ database, guards }: SearchNeeds) {
  async function addressOfCode(typed: string, market: Market) {
    const code = codeIn(typed)
    const product = code && (await findByCode(database, { code, market }))
    return product ? productPath(product, market.locale) : undefined
  }

  return [
    serveAnybody(searchProducts, guards.anyone, async ({ query, asked }) => {
      asked.madeOf(catalogueTag)
      const { q, start, count = productsPerPage } = query
      const { locale } = asked
      const market = marketOf(asked)
      const narrowing = narrowingOf(query)
      const wanted = { market, narrowing, start, count }
      const { found, correctedTo } = await (q === undefined
        ? findAll(database, wanted)
        : findByText(database, { typed: q, wanted }))
      return accept({
        ...listingAnswer(found, { locale, narrowing, start, count }),
        q: q ?? '',
        correctedTo,
        redirectUrl: (await addressOfCode(q ?? '', market)) ?? addressOfCategory(found, locale),
      })
    }),

    serveAnybody(suggest, guards.anyone, async ({ query, asked }) => {
      asked.madeOf(catalogueTag)
      const { locale } = asked
      const words = wordsOf(query.q)
      if (words.length === 0) return accept({ suggestions: [], categories: [], products: [] })
      const { kinds, categories, styles } = await findSuggestions(database, {
        market: marketOf(asked),
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
}

const addressOfCategory = ({ category }: FoundListing, locale: Locale) =>
  category && categoryPath({ categoryId: category.id, slug: category.slug }, locale)
