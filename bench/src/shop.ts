import {
  createVisitor,
  requestFor,
  type CallRequest,
  type Visitor,
} from '@cairn/commerce/testing/visitor'
import { calls, type CallName } from '@cairn/contract/calls'
import { fixtureRows } from '@cairn/demo/demo-rows'
import type { RawRequest } from './load-run.ts'
import { host, sendToShop } from './shop-request.ts'

export type Shop = ReturnType<typeof shopOn>
export type CartOfGuest = { visitor: Visitor; basketId: string }

type CartBody = { basketId: string; items: { pageUrl: string; bonus: boolean }[] }

/** A client of the shop on a port: creates guests, and writes requests ahead of the run. */
export function shopOn(port: number) {
  const fetchFromShop = (request: Request) => sendToShop(port, request)

  /** A new guest with one of each product in the cart. */
  async function openCart(skus: readonly string[]): Promise<CartOfGuest> {
    const visitor = createVisitor(fetchFromShop)
    await send(visitor, 'requestToken', { body: { type: 'Guest' } })
    const basketId = await fillCart(visitor, skus)
    const { items } = await readCart(visitor, basketId)
    // A promotion may add a free gift.
    const boughtItems = items.filter(({ bonus }) => !bonus)
    if (boughtItems.length !== skus.length) throw new Error(`a cart of ${boughtItems.length} lines`)
    return { visitor, basketId }
  }

  return { port, fetchFromShop, openCart }
}

/** Adds one of each product to the cart, which is created if there is none. */
export async function fillCart(visitor: Visitor, skus: readonly string[]): Promise<string> {
  const [first, ...otherSkus] = skus
  const body = { sku: first, qty: 1 }
  const { basketId } = await send<CartBody>(visitor, 'createCartWithItem', { body })
  for (const sku of otherSkus) await addItem(visitor, basketId, sku)
  return basketId
}

const addItem = (visitor: Visitor, basketId: string, sku: string) =>
  send<CartBody>(visitor, 'addItem', { body: { basketId, sku, qty: 1 } })

export const readCart = (visitor: Visitor, basketId: string) =>
  send<CartBody>(visitor, 'readCart', { params: { basketId } })

async function send<Body>(
  visitor: Visitor,
  name: CallName,
  callRequest: CallRequest,
): Promise<Body> {
  const { status, body } = await visitor.send<Body>(name, callRequest)
  if (status !== 200) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`)
  return body
}

export const rawCallRequest = (
  name: CallName,
  callRequest: CallRequest,
  visitor?: Visitor,
): Promise<RawRequest> =>
  rawRequest(requestFor(calls[name], callRequest, visitor && cookiesOf(visitor)))

export async function rawRequest(request: Request): Promise<RawRequest> {
  const { pathname, search } = new URL(request.url)
  const body = await request.text()
  const headers = [
    `${request.method} ${pathname}${search} HTTP/1.1`,
    `host: ${host}`,
    ...Array.from(request.headers, ([name, value]) => `${name}: ${value}`),
    ...(body ? [`content-length: ${Buffer.byteLength(body)}`] : []),
  ]
  return { head: `${headers.join('\r\n')}\r\n`, body }
}

export const cookiesOf = ({ jar }: Visitor): string =>
  Array.from(jar, ([name, value]) => `${name}=${value}`).join('; ')

/** Products without a quantity limit, those with most stock first. */
export function sellableSkus(): string[] {
  return fixtureRows('2026-01-01')
    .filter((row) => row.kind === 'style')
    .filter((style) => style.soldAlone && !style.isDigital && !style.isCustom)
    .filter(({ maxPerOrder }) => maxPerOrder === undefined)
    .flatMap(({ products }) => products)
    .filter(({ prices }) => prices.some(({ siteId }) => siteId === 'CAIRN-US'))
    .flatMap(({ variants }) => variants)
    .filter(({ onHand }) => onHand >= 50)
    .toSorted((one, other) => other.onHand - one.onHand)
    .map(({ sku }) => sku)
}
