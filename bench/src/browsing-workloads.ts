import type { CallRequest } from '@cairn/commerce/testing/visitor'
import type { CallName } from '@cairn/contract/calls'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { demoRows } from '@cairn/demo/demo-rows'
import type { RawRequest, Visit } from './load-run.ts'
import { rawRequest, rawCallRequest } from './shop.ts'

export type BrowsingVisits = {
  list: Visit[]
  detail: Visit[]
  repeatedSearch: Visit[]
  newSearch: Visit[]
  cachedPage: Visit[]
  renderedPage: Visit[]
}

const locale = 'en-us'
const womenCategoryId = '210000'
const searchWords = ['jacket', 'merino', 'trail', 'waterproof', 'kids', 'down', 'boot', 'shell']

/** No price is as high, so these limits make each request different without changing its result. */
const aboveAllPrices = 500_000
const newSearchCount = 24_000

/** The requests of visitors who only browse. */
export async function browsingVisits(): Promise<BrowsingVisits> {
  const products = sampleProducts()
  const pages = products.map(({ slug, productId }) => `/${locale}/p/${slug}-${productId}`)
  return {
    list: await requestsFor('readCatalogue', [
      { query: { categoryId: womenCategoryId, count: '24' } },
    ]),
    detail: await requestsFor(
      'readProduct',
      products.map(({ productId }) => ({ params: { productId } })),
    ),
    repeatedSearch: await requestsFor(
      'searchProducts',
      searchWords.map((q) => ({ query: { q } })),
    ),
    newSearch: await requestsFor(
      'searchProducts',
      Array.from({ length: newSearchCount }, newSearch),
    ),
    cachedPage: await visitForEach(pages, (page) => rawRequest(pageRequest(page, {}))),
    // A page with sample answers is not cached, and a real shop serves the normal page.
    renderedPage: await visitForEach(pages, (page) =>
      rawRequest(pageRequest(page, { cookie: `${flagCookies.mock}=0` })),
    ),
  }
}

const newSearch = (_: unknown, index: number): CallRequest => ({
  query: {
    q: searchWords[index % searchWords.length] ?? '',
    maxPrice: String(aboveAllPrices + index),
  },
})

const requestsFor = (name: CallName, callRequests: readonly CallRequest[]) =>
  visitForEach(callRequests, (callRequest) => rawCallRequest(name, { ...callRequest, locale }))

const visitForEach = <Item>(
  items: readonly Item[],
  requestOf: (item: Item) => Promise<RawRequest>,
) => Promise.all(items.map(async (item): Promise<Visit> => [await requestOf(item)]))

const pageRequest = (path: string, headers: Record<string, string>) =>
  new Request(`http://localhost${path}`, {
    headers: { accept: 'text/html', 'accept-encoding': 'br', ...headers },
  })

function sampleProducts() {
  return demoRows('2026-01-01')
    .filter((row) => row.kind === 'style')
    .flatMap(({ products, texts }) => {
      const [product] = products
      const text = texts[locale]
      return product && text ? [{ productId: product.productId, slug: text.slug }] : []
    })
    .slice(0, 160)
}
