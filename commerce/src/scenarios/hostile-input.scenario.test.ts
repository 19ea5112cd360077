import { calls, type CallName } from '@cairn/contract/calls'
import type { Call } from '@cairn/contract/wire/call'
import { errorBody } from '@cairn/contract/wire/client'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { arbitraryOf, hostileTexts, hostileValues } from '../testing/arbitrary.ts'
import { fieldsOf, withBasketId, withValue, sampleRequest } from '../testing/sample-request.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { CallResponse, CallRequest, Visitor } from '../testing/visitor.ts'

const isLong = process.env['CAIRN_LONG'] === '1'
const requests = isLong ? 100_000 : 3_000
const tables = Object.entries(calls) as [CallName, Call][]

let shop: Shop
let guest: Visitor
let basketId: string

beforeAll(async () => {
  shop = await openShop()
  guest = await shop.guest()
  const { body } = await guest.send('createCartWithItem', { body: { sku: 'CAIRN001BLK-M' } })
  basketId = String(body['basketId'])
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

/** Whether the response is an answer, or an error in the declared format. */
const isAnswered = ({ status, body }: CallResponse) =>
  status < 400 || ((status < 500 || status === 501) && errorBody.safeParse(body).success)

test.each(tables)(
  '%s answers every hostile value in every field (guarantee 30)',
  async (name, call) => {
    const request = withBasketId(sampleRequest(call), basketId)
    const unanswered: CallRequest[] = []
    for (const part of ['params', 'query', 'body'] as const) {
      const vectors = part === 'body' ? hostileValues : hostileTexts
      for (const vector of fieldsOf(call[part]).flatMap((field) =>
        vectors.map((input) => [field, input] as const),
      )) {
        const hostileRequest = withValue(request, part, vector)
        if (!isAnswered(await guest.send(name, hostileRequest))) unanswered.push(hostileRequest)
      }
    }
    expect(unanswered).toEqual([])
  },
)

const anyRequest = fc.oneof(
  ...tables.map(([name, call]) =>
    fc.record({
      name: fc.constant(name),
      params: call.params ? arbitraryOf(call.params) : fc.constant({}),
      query: call.query ? arbitraryOf(call.query) : fc.constant({}),
      body: call.body ? arbitraryOf(call.body) : fc.constant(undefined),
      usesOwnCart: fc.boolean(),
    }),
  ),
)

test('every generated request is answered (guarantee 30)', { timeout: 30 * 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(anyRequest, async ({ name, params, query, body, usesOwnCart }) => {
      const request = { params: asTexts(params), query: asTexts(query), body }
      expect(
        await guest.send(name, usesOwnCart ? withBasketId(request, basketId) : request),
      ).toSatisfy(isAnswered)
    }),
    { numRuns: requests },
  )
})

const asTexts = (values: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  )
