import { calls, type CallName } from '@cairn/contract/calls'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { withBasketId, sampleRequest } from '../testing/sample-request.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { Visitor } from '../testing/visitor.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

async function guestWithCart() {
  const guest = await shop.guest()
  const { body } = await guest.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  return { guest, basketId: String(body['basketId']) }
}

const totalItems = async (guest: Visitor, basketId: string) =>
  (await guest.send('readCart', { params: { basketId } })).body['totalItems']

const unsafeCalls = (Object.keys(calls) as CallName[]).filter(
  (name) => calls[name].method !== 'GET',
)

test.each(unsafeCalls)('%s is refused for another origin (guarantee 25)', async (name) => {
  const { guest, basketId } = await guestWithCart()
  const request = withBasketId(sampleRequest(calls[name]), basketId)
  const answers = await Promise.all(
    [undefined, 'null', 'https://evil.example'].map((origin) =>
      guest.send(name, { ...request, headers: { origin } }),
    ),
  )

  expect(answers.map(({ errorId }) => errorId)).toEqual(['REQ403', 'REQ403', 'REQ403'])
  expect(await totalItems(guest, basketId)).toBe(1)
})

const callsWithBody = (Object.keys(calls) as CallName[]).filter((name) => 'body' in calls[name])

test.each(callsWithBody)('%s ignores undeclared fields (guarantee 27)', async (name) => {
  const padding = {
    consumerType: 'EMPLOYEE',
    price: { current: 1 },
    total: 1,
    status: 'paid',
    isAdmin: true,
    consumerId: crypto.randomUUID(),
    constructor: { prototype: { isAdmin: true } },
  }
  const answerTo = async (more: object) => {
    const { guest, basketId } = await guestWithCart()
    const request = withBasketId(sampleRequest(calls[name]), basketId)
    const fields = JSON.stringify({ ...more, ...Object(request.body) }).slice(1)
    const rawBody = `{"__proto__":{"qty":9}${fields === '}' ? '' : ','}${fields}`
    const headers = { 'content-type': 'application/json' }
    const { status, errorId } = await guest.send(name, { ...request, rawBody, headers })
    return { status, errorId, totalItems: await totalItems(guest, basketId) }
  }

  expect(await answerTo(padding)).toEqual(await answerTo({}))
})
