import { browsingVisits } from './browsing-works.ts'
import { openConnection } from './connection.ts'
import type { LoadOrder, Visit } from './load-order.ts'
import { makeVisit } from './make-visit.ts'
import {
  type CartOfGuest,
  cookiesOf,
  readCart,
  sellableSkus,
  type Shop,
  written,
  writtenCall,
} from './shop.ts'

/** A workload: visits that are repeated. */
export type Work = Pick<LoadOrder, 'port' | 'visits' | 'leastBytes'> & {
  name: string
  /** The number of connections, if it differs from the usual one. */
  connections?: number
}

export const connections = 16

const cartPage = '/en-us/cart'

/** The requests of visitors who only browse. */
export async function prepareBrowsing({ port }: Shop) {
  const work = (name: string, visits: Visit[]) => triedWork(name, port, visits)
  const browsing = await browsingVisits()
  return {
    list: await work('list of 24 products', forAll(browsing.list)),
    detail: await work('product detail', browsing.detail),
    repeatedSearch: await work('search with facets, repeated', forAll(browsing.repeatedSearch)),
    newSearch: await work('search with facets, never asked before', browsing.newSearch),
    cachedPage: await work('product page, kept', browsing.cachedPage),
    renderedPage: await work('product page, rendered afresh', browsing.renderedPage),
  }
}

/** Fills carts through the API, and prepares the requests of the run. */
export async function prepareWorks(shop: Shop) {
  const skus = sellableSkus()
  const many = await openCarts(shop, connections * 10, skus.slice(0, 3))
  const five = await openCarts(shop, connections, skus.slice(0, 5))
  const fifty = await openCarts(shop, connections, skus.slice(0, 50))
  const token = await writtenCall('requestToken', { body: { type: 'Guest' } })
  const body = { sku: skus[0], qty: 1 }
  const withItem = await writtenCall('createCartWithItem', { body })
  const work = (name: string, visits: Visit[]) => triedWork(name, shop.port, visits)
  return {
    read: await work('read a cart of 3 lines', await reads(many)),
    five: await work('read a cart of 5 lines', await reads(five)),
    fifty: await work('read a cart of 50 lines', await reads(fifty)),
    add: await work('add an item', await adds(many, skus.slice(0, 3))),
    newCart: await work('new guest, new cart, first item', everywhere([token, withItem])),
    token: await work('guest token', everywhere([token])),
    page: await work('cart page', await pages(shop, many)),
  }
}

export async function prepareReferences(port: number) {
  const work = async (name: string, path: string) => {
    const request = await written(new Request(`http://localhost${path}`))
    return triedWork(name, port, everywhere([request]))
  }
  return {
    memory: await work('18.7 KB from memory', '/memory'),
    query: await work('select 1', '/select-1'),
    insert: await work('one row kept', '/one-row'),
  }
}

const everywhere = (visit: Visit): Visit[] => Array.from({ length: connections }, () => visit)

/** Every connection needs its own carts. */
const forAll = (visits: readonly Visit[]): Visit[] =>
  Array.from({ length: Math.ceil(connections / visits.length) }, () => visits).flat()

async function openCarts(shop: Shop, count: number, skus: readonly string[]) {
  const carts: CartOfGuest[] = []
  while (carts.length < count) {
    const some = Array.from({ length: 8 }, () => shop.openCart(skus))
    carts.push(...(await Promise.all(some)))
  }
  return carts
}

const reads = (carts: readonly CartOfGuest[]): Promise<Visit[]> =>
  Promise.all(
    carts.map(async ({ visitor, basketId }) => [
      await writtenCall('readCart', { params: { basketId } }, visitor),
    ]),
  )

/** Each visit adds one piece of an item that is already in the cart, so that carts keep their number of lines. */
function adds(carts: readonly CartOfGuest[], skus: readonly string[]): Promise<Visit[]> {
  const visits = skus.flatMap((sku) =>
    carts.map(async ({ visitor, basketId }) => [
      await writtenCall('addItem', { body: { basketId, sku, qty: 1 } }, visitor),
    ]),
  )
  return Promise.all(visits)
}

async function pages(shop: Shop, carts: readonly CartOfGuest[]): Promise<Visit[]> {
  await checkPageShowsCart(shop, carts[0])
  return Promise.all(carts.map(async ({ visitor }) => [await written(pageRequest(visitor))]))
}

const pageRequest = (visitor: CartOfGuest['visitor']) =>
  new Request(`http://localhost${cartPage}`, { headers: { cookie: cookiesOf(visitor) } })

async function checkPageShowsCart(shop: Shop, cart: CartOfGuest | undefined): Promise<void> {
  if (!cart) throw new Error('there is no cart')
  const { items } = await readCart(cart.visitor, cart.basketId)
  const html = await (await shop.fetchFromShop(pageRequest(cart.visitor))).text()
  if (items.every(({ pageUrl }) => html.includes(pageUrl))) return
  throw new Error(`the page ${cartPage} does not show the cart`)
}

/** Repeated answers are compressed better than the first one. */
const leastShare = 0.7

/** Visits before the run determine the size of a correct answer. */
export async function triedWork(name: string, port: number, visits: Visit[]): Promise<Work> {
  const connection = await openConnection(port)
  const sizes: number[] = []
  for (const visit of visits.slice(0, 160)) sizes.push(await makeVisit(connection, visit))
  connection.close()
  return { name, port, visits, leastBytes: Math.min(...sizes) * leastShare }
}
