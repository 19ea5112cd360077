import { flagCookies } from '@cairn/contract/wire/cookies'
import type { CallName } from '@cairn/contract/calls'
import type { CallRequest } from '@cairn/commerce/testing/visitor'
import { demoWorld } from '@cairn/demo/world'
import type { RawRequest, Visit } from './load-order.ts'
import { written, writtenCall } from './shop.ts'

export type BrowsingVisits = {
  list: Visit[]
  detail: Visit[]
  repeatedSearch: Visit[]
  newSearch: Visit[]
  cachedPage: Visit[]
  renderedPage: Visit[]
}

const locale = 'en-us'
const women = '210000'
const words = ['jacket', 'merino', 'trail', 'waterproof', 'kids', 'down', 'boot', 'shell']

/** No price is as high, so these limits make each request different without changing its result. */
const aboveAllPrices = 500_000
const newSearches = 24_000

/** The requests of visitors who only browse. */
export async function browsingVisits(): Promise<BrowsingVisits> {
  const products = someProducts()
  const pages = products.map(({ slug, productId }) => `/${locale}/p/${slug}-${productId}`)
  return {
    list: await requestsFor('readCatalogue', [{ query: { categoryId: women, count: '24' } }]),
    detail: await requestsFor(
      'readProduct',
      products.map(({ productId }) => ({ params: { productId } })),
    ),
    repeatedSearch: await requestsFor(
      'searchProducts',
      words.map((q) => ({ query: { q } })),
    ),
    newSearch: await requestsFor('searchProducts', Array.from({ length: newSearches }, newSearch)),
    cachedPage: await each(pages, (page) => written(pageRequest(page, {}))),
    // A page with sample answers is not cached, and a real shop serves the normal page.
    renderedPage: await each(pages, (page) =>
      written(pageRequest(page, { cookie: `${flagCookies.mock}=0` })),
    ),
  }
}

const newSearch = (_: unknown, index: number): CallRequest => ({
  query: { q: words[index % words.length] ?? '', maxPrice: String(aboveAllPrices + index) },
})

const requestsFor = (name: CallName, all: readonly CallRequest[]) =>
  each(all, (sent) => writtenCall(name, { ...sent, locale }))

const each = <Item>(items: readonly Item[], ask: (item: Item) => Promise<RawRequest>) =>
  Promise.all(items.map(async (item): Promise<Visit> => [await ask(item)]))

const pageRequest = (path: string, headers: Record<string, string>) =>
  new Request(`http://localhost${path}`, {
    headers: { accept: 'text/html', 'accept-encoding': 'br', ...headers },
  })

function someProducts() {
  return demoWorld('2026-01-01')
    .filter((row) => row.kind === 'style')
    .flatMap(({ products, texts }) => {
      const [product] = products
      const text = texts[locale]
      return product && text ? [{ productId: product.productId, slug: text.slug }] : []
    })
    .slice(0, 160)
}
