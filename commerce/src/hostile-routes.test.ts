import type { Call } from '@cairn/contract/call'
import { calls, type CallName } from '@cairn/contract/calls'
import { errorBody } from '@cairn/contract/error-body'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { arbitraryOf } from './testing/arbitrary.ts'
import { hostileTexts, hostileValues } from './testing/hostile.ts'
import { naming, sampleRequest } from './testing/sample-request.ts'
import { openShop, type Shop } from './testing/shop.ts'
import type { Received, Sent, Visitor } from './testing/visitor.ts'

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
afterEach(() => expect(shop.failures).toEqual([]))
afterAll(() => shop.close())

/** Answered, one way or the other: with an answer, or with an error in the one shape of errors. */
const isAnswered = ({ status, body }: Received) =>
  status < 400 || ((status < 500 || status === 501) && errorBody.safeParse(body).success)

type Known = z.core.JSONSchema.JSONSchema | boolean | undefined
type Path = readonly string[]

/** Every field that a schema knows, at any depth, also the ones that may be left out. */
function pathsOf(known: Known, above: Path = []): Path[] {
  if (typeof known !== 'object' || above.length > 4) return []
  const choices = [...(known.anyOf ?? []), ...(known.oneOf ?? [])]
  const items = Array.isArray(known.items) ? [] : [known.items]
  const below = Object.entries(known.properties ?? {}).flatMap(([name, property]) => {
    const path = [...above, name]
    return [path, ...pathsOf(property, path)]
  })
  return [
    ...below,
    ...choices.flatMap((choice) => pathsOf(choice, above)),
    ...items.flatMap((item) => pathsOf(item, [...above, '0'])),
  ]
}

const fieldsOf = (schema: z.ZodType | undefined): Path[] =>
  schema ? pathsOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })) : []

function planted(into: unknown, [name = '', ...rest]: Path, value: unknown): unknown {
  const deeper = rest.length > 0 ? planted(Object(into)[name], rest, value) : value
  if (Array.isArray(into)) return [deeper]
  return { ...Object(into), [name]: deeper }
}

type Part = 'params' | 'query' | 'body'

function withValue(sent: Sent, part: Part, [path, value]: readonly [Path, unknown]): Sent {
  return { ...sent, [part]: planted(sent[part], path, part === 'body' ? value : String(value)) }
}

test.each(tables)('%s answers every trick in every field (promise 30)', async (name, call) => {
  const sent = naming(sampleRequest(call), basketId)
  const unanswered: Sent[] = []
  for (const part of ['params', 'query', 'body'] as const) {
    const tricks = part === 'body' ? hostileValues : hostileTexts
    for (const trick of fieldsOf(call[part]).flatMap((field) =>
      tricks.map((one) => [field, one] as const),
    )) {
      const tricky = withValue(sent, part, trick)
      if (!isAnswered(await guest.send(name, tricky))) unanswered.push(tricky)
    }
  }
  expect(unanswered).toEqual([])
})

const askable = fc.oneof(
  ...tables.map(([name, call]) =>
    fc.record({
      name: fc.constant(name),
      params: call.params ? arbitraryOf(call.params) : fc.constant({}),
      query: call.query ? arbitraryOf(call.query) : fc.constant({}),
      body: call.body ? arbitraryOf(call.body) : fc.constant(undefined),
      isMine: fc.boolean(),
    }),
  ),
)

test(
  'whatever the contract can be asked is answered (promise 30)',
  { timeout: 30 * 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(askable, async ({ name, params, query, body, isMine }) => {
        const sent = { params: asTexts(params), query: asTexts(query), body }
        expect(await guest.send(name, isMine ? naming(sent, basketId) : sent)).toSatisfy(isAnswered)
      }),
      { numRuns: requests },
    )
  },
)

const asTexts = (given: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(given ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
    ]),
  )
