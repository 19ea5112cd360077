import { browsingVisits } from './browsing-workloads.ts'
import { openConnection } from './connection.ts'
import type { LoadOptions, Visit } from './load-run.ts'
import { makeVisit } from './make-visit.ts'
import {
  type CartOfGuest,
  cookiesOf,
  readCart,
  sellableSkus,
  type Shop,
  rawRequest,
  rawCallRequest,
} from './shop.ts'

/** A workload: visits that are repeated. */
export type Workload = Pick<LoadOptions, 'port' | 'visits' | 'minBytes'> & {
  name: string
  /** The number of connections, if it differs from the usual one. */
  connections?: number
}

export const connections = 16

const cartPage = '/en-us/cart'

/** The requests of visitors who only browse. */
export async function prepareBrowsingWorkloads({ port }: Shop) {
  const workload = (name: string, visits: Visit[]) => createWorkload(name, port, visits)
  const visitsByWorkload = await browsingVisits()
  return {
    list: await workload('list of 24 products', onAllConnections(visitsByWorkload.list)),
    detail: await workload('product detail', visitsByWorkload.detail),
    repeatedSearch: await workload(
      'search with facets, repeated',
      onAllConnections(visitsByWorkload.repeatedSearch),
    ),
    newSearch: await workload('search with facets, new each time', visitsByWorkload.newSearch),
    cachedPage: await workload('product page, cached', visitsByWorkload.cachedPage),
    renderedPage: await workload('product page, not cached', visitsByWorkload.renderedPage),
  }
}

/** Fills carts through the API, and prepares the requests of the run. */
export async function prepareCartWorkloads(shop: Shop) {
  const skus = sellableSkus()
  const manyCarts = await openCarts(shop, connections * 10, skus.slice(0, 3))
  const fiveLineCarts = await openCarts(shop, connections, skus.slice(0, 5))
  const fiftyLineCarts = await openCarts(shop, connections, skus.slice(0, 50))
  const tokenRequest = await rawCallRequest('requestToken', { body: { type: 'Guest' } })
  const body = { sku: skus[0], qty: 1 }
  const createCartRequest = await rawCallRequest('createCartWithItem', { body })
  const workload = (name: string, visits: Visit[]) => createWorkload(name, shop.port, visits)
  return {
    readThreeLines: await workload('read a cart of 3 lines', await readVisits(manyCarts)),
    readFiveLines: await workload('read a cart of 5 lines', await readVisits(fiveLineCarts)),
    readFiftyLines: await workload('read a cart of 50 lines', await readVisits(fiftyLineCarts)),
    addItem: await workload('add an item', await addVisits(manyCarts, skus.slice(0, 3))),
    newCart: await workload(
      'new guest, new cart, first item',
      onEachConnection([tokenRequest, createCartRequest]),
    ),
    token: await workload('guest token', onEachConnection([tokenRequest])),
    page: await workload('cart page', await pageVisits(shop, manyCarts)),
  }
}

export async function prepareReferenceWorkloads(port: number) {
  const workload = async (name: string, path: string) => {
    const request = await rawRequest(new Request(`http://localhost${path}`))
    return createWorkload(name, port, onEachConnection([request]))
  }
  return {
    memory: await workload('18.7 KB from memory', '/memory'),
    query: await workload('select 1', '/select-1'),
    insert: await workload('insert of one row', '/one-row'),
    hash: await workload('hash of a password', '/password-hash'),
  }
}

const onEachConnection = (visit: Visit): Visit[] => Array.from({ length: connections }, () => visit)

/** Every connection needs its own carts. */
const onAllConnections = (visits: readonly Visit[]): Visit[] =>
  Array.from({ length: Math.ceil(connections / visits.length) }, () => visits).flat()

async function openCarts(shop: Shop, count: number, skus: readonly string[]) {
  const carts: CartOfGuest[] = []
  while (carts.length < count) {
    const batch = Array.from({ length: 8 }, () => shop.openCart(skus))
    carts.push(...(await Promise.all(batch)))
  }
  return carts
}

const readVisits = (carts: readonly CartOfGuest[]): Promise<Visit[]> =>
  Promise.all(
    carts.map(async ({ visitor, basketId }) => [
      await rawCallRequest('readCart', { params: { basketId } }, visitor),
    ]),
  )

/** Each visit adds one piece of an item that is already in the cart, so that carts keep their number of lines. */
function addVisits(carts: readonly CartOfGuest[], skus: readonly string[]): Promise<Visit[]> {
  const visits = skus.flatMap((sku) =>
    carts.map(async ({ visitor, basketId }) => [
      await rawCallRequest('addItem', { body: { basketId, sku, qty: 1 } }, visitor),
    ]),
  )
  return Promise.all(visits)
}

async function pageVisits(shop: Shop, carts: readonly CartOfGuest[]): Promise<Visit[]> {
  await checkPageShowsCart(shop, carts[0])
  return Promise.all(carts.map(async ({ visitor }) => [await rawRequest(pageRequest(visitor))]))
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
const minSizeShare = 0.7

/** Visits before the run determine the size of a correct answer. */
export async function createWorkload(
  name: string,
  port: number,
  visits: Visit[],
): Promise<Workload> {
  const connection = await openConnection(port)
  const sizes: number[] = []
  for (const visit of visits.slice(0, 160)) sizes.push(await makeVisit(connection, visit))
  connection.close()
  return { name, port, visits, minBytes: Math.min(...sizes) * minSizeShare }
}
