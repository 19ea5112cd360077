import type { decide, DecisionEvent } from '@cairn/contract/analytics/analytics-calls'
import { choiceToText, type ConsentCode } from '@cairn/contract/consent/consent'
import { assignedVariant } from '@cairn/contract/experiments/assigned-variant'
import type { readExperiments } from '@cairn/contract/experiments/experiment-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { importRows } from '../testing/import-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import type { CallRequest } from '../testing/visitor.ts'
import type { DecisionBatch } from './decision-engine.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(async () => {
  await shop.database.exec('delete from experiments; delete from experiment_exposures')
  await importRows(shop.database.query, [title, members])
})
afterEach(() => expect(shop.unexpectedErrors).toEqual([]))
afterAll(() => shop.close())

const title = {
  kind: 'experiment',
  experienceId: 'title',
  name: 'A short title',
  salt: 'summer',
  shares: [{ variantId: 'short', percent: 50 }],
  from: '2026-01-01T00:00:00Z',
}
const members = {
  kind: 'experiment',
  experienceId: 'offer',
  name: 'An offer',
  audience: 'loyalty-loggedin',
  shares: [{ variantId: 'big', percent: 100 }],
  from: '2026-01-01T00:00:00Z',
}

type Decisions = AnswerOf<typeof decide>

const request = { eventType: 'DecisionRequest', requestId: 'home-1' }
const send = (body: object, more: CallRequest = {}, visitor = shop.visitor()) =>
  visitor.send<Decisions>('decide', {
    params: { brand: 'CAIRN' },
    body: { events: [request], ...body },
    ...more,
  })
const exposures = async () =>
  (
    await shop.database.run(
      'select visitor_id, experience_id, variant_id from experiment_exposures order by visitor_id, experience_id',
    )
  ).rows
const chosen = (...codes: ConsentCode[]) =>
  `cairn_consent=${choiceToText({ version: 1, chosenAt: new Date(), codes, consentId: crypto.randomUUID() })}`

const allEvents: DecisionEvent[] = [
  { eventType: 'PageView', pageType: 'PDP', url: 'https://cairn.test/en-us/p/CAIRN001BLK' },
  { eventType: 'DecisionRequest', requestId: 'r', audiences: ['loggedout'] },
  { eventType: 'ScreenSize', width: 390, height: 844 },
  { eventType: 'Language', language: 'en-us' },
  { eventType: 'UserAgent', userAgent: 'Mozilla/5.0' },
  { eventType: 'Referrer', referrer: 'https://search.example/' },
  { eventType: 'Coordinates', latitude: 39.74, longitude: -104.99 },
  { eventType: 'SearchView', q: 'jacket', total: 12 },
  { eventType: 'ProductDetailView', products: [{ productId: 'CAIRN001BLK' }] },
  {
    eventType: 'Cart',
    cartLines: [
      {
        productId: 'CAIRN001BLK',
        sku: 'CAIRN001BLK-M',
        quantity: 2,
        unitPrice: 320,
        currency: 'USD',
      },
    ],
  },
  { eventType: 'Purchase', orderNumber: 'CRN-UNKNOWN', purchaseLines: [] },
  { eventType: 'RecommendationImpressions', recTokens: ['token-1'], count: 24 },
  { eventType: 'PageEvents', pageEvents: ['sign_up'] },
]

describe('a batch of events', () => {
  test('with brand, customer, channel, events and visitor is answered with actions (PERS-029)', async () => {
    const monetateId = 'visitor-1'
    const { status, body } = await send({
      brand: 'CAIRN',
      customerId: null,
      channel: 'web',
      monetateId,
      events: allEvents,
    })
    expect(status).toBe(200)
    const shares = title.shares
    expect(body).toEqual({
      monetateId,
      actions: [
        { actionType: 'experience', experienceId: 'offer', variationKey: null, requestId: 'r' },
        {
          actionType: 'experience',
          experienceId: 'title',
          variationKey: assignedVariant(monetateId, { salt: 'summer', shares }),
          requestId: 'r',
        },
      ],
    })
  })

  test.each(allEvents.map((event) => [event.eventType, event] as const))(
    'may have the event %s alone',
    async (_, event) => {
      expect(await send({ events: [event] })).toMatchObject({ status: 200 })
    },
  )

  test('is refused if an event has an unknown type, or a field that no event may have', async () => {
    const [pageView, , screen, , , , , search, , cart] = allEvents
    const line = Object(cart).cartLines[0]
    const wrongEvents = [
      { eventType: 'Click' },
      {},
      { ...pageView, pageType: 'Other' },
      { ...screen, width: 1e9 },
      { ...screen, height: -1 },
      { ...search, q: 'x'.repeat(101) },
      { ...cart, cartLines: [{ ...line, quantity: 1e12 }] },
      { ...cart, cartLines: [{ ...line, unitPrice: 1e300 }] },
      { eventType: 'Coordinates', latitude: 91, longitude: 0 },
      { eventType: 'Purchase', orderNumber: "CRN'; drop table orders", purchaseLines: [] },
      { ...request, experienceIds: Array.from({ length: 51 }, (_, n) => `x${n}`) },
      { ...request, audiences: Array.from({ length: 31 }, (_, n) => `x${n}`) },
    ]
    for (const event of wrongEvents) {
      const { status, errorId } = await send({ events: [request, event] })
      expect({ event, status, errorId }).toEqual({ event, status: 400, errorId: 'REQ400' })
    }
    expect(await exposures()).toEqual([])
  })

  test('has 100 events at most, of which ten are decision requests', async () => {
    const views = (count: number) => Array.from({ length: count }, () => allEvents[0])
    const requests = (count: number) => Array.from({ length: count }, () => request)
    expect(await send({ events: views(100) })).toMatchObject({ status: 200 })
    expect(await send({ events: views(101) })).toMatchObject({ errorId: 'REQ400' })
    expect((await send({ events: requests(10) })).body.actions).toHaveLength(20)
    expect(await send({ events: requests(11) })).toMatchObject({ errorId: 'REQ400' })
  })

  test('for another brand is refused', async () => {
    expect(await send({}, { params: { brand: 'OTHER' } })).toMatchObject({ errorId: 'API404' })
    expect(await send({ brand: 'OTHER' })).toMatchObject({ errorId: 'API404' })
    expect(await exposures()).toEqual([])
  })

  test.each(['', ' ', 'a b', '\0', 'x'.repeat(61), "'; drop table experiments --", '🏔️', 7, {}])(
    'with the visitor %j is refused',
    async (monetateId) => {
      expect(await send({ monetateId })).toMatchObject({ errorId: 'REQ400' })
    },
  )

  test('without a visitor gets a new one, and the same variant with it', async () => {
    const first = await send({})
    expect(first.body.monetateId).toMatch(/^[\da-f-]{36}$/)
    const { monetateId } = first.body
    expect((await send({ monetateId })).body).toEqual(first.body)
    expect(await exposures()).toHaveLength(1)
    expect((await send({})).body.monetateId).not.toBe(monetateId)
  })
})

describe('a requested experience', () => {
  test('that is running has an action with the variation, others have none (PERS-010)', async () => {
    const actions = async (monetateId: string) => {
      const event = { ...request, experienceIds: ['title', 'unknown'] }
      return (await send({ monetateId, events: [event] })).body.actions
    }
    const action = { actionType: 'experience', experienceId: 'title', requestId: 'home-1' }
    const keys = new Set<string | null>()
    for (let n = 0; n < 20; n += 1) {
      const variationKey = assignedVariant(`v-${n}`, { salt: 'summer', shares: title.shares })
      expect(await actions(`v-${n}`)).toEqual([{ ...action, variationKey }])
      keys.add(variationKey)
    }
    expect(keys).toEqual(new Set(['short', null]))
    await shop.database.run(`update experiments set stopped_at = now()`)
    expect(await actions('v-1')).toEqual([])
  })

  test('is none of a page without an experiment, which counts for nothing', async () => {
    const event = { ...request, experienceIds: [] }
    expect((await send({ monetateId: 'v-1', events: [event] })).body.actions).toEqual([])
    expect(await exposures()).toEqual([])
  })

  test('is an exposure only in its audience', async () => {
    const monetateId = 'v-1'
    const event = { ...request, experienceIds: ['offer'] }
    const outside = await send({ monetateId, events: [{ ...event, audiences: ['loggedout'] }] })
    expect(outside.body.actions).toMatchObject([{ experienceId: 'offer', variationKey: null }])
    expect(await exposures()).toEqual([])
    const audiences = ['loggedin', 'loyalty-loggedin']
    const inside = await send({ monetateId, events: [{ ...event, audiences }] })
    expect(inside.body.actions).toMatchObject([{ experienceId: 'offer', variationKey: 'big' }])
    expect(await exposures()).toEqual([
      { visitor_id: 'v-1', experience_id: 'offer', variant_id: 'big' },
    ])
  })
})

describe('without consent to measurements and targeting', () => {
  test.each([
    ['in EMEA before a choice', { locale: 'de-de' }],
    ['in EMEA with a refusal', { locale: 'de-de', headers: { cookie: chosen('C0001') } }],
    [
      'in EMEA with measurements only',
      { locale: 'fr-fr', headers: { cookie: chosen('C0001', 'C0002') } },
    ],
    ['in North America with a refusal', { headers: { cookie: chosen('C0001', 'C0003') } }],
    ['with Global Privacy Control', { headers: { 'sec-gpc': '1' } }],
  ] satisfies [string, CallRequest][])(
    '%s nothing is stored, and there are no actions',
    async (_, more) => {
      expect((await send({ monetateId: 'v-1' }, more)).body).toEqual({
        monetateId: 'v-1',
        actions: [],
      })
      expect((await send({}, more)).body).toEqual({ monetateId: '', actions: [] })
      expect(await exposures()).toEqual([])
    },
  )

  test('no events reach the engine, and with consent all of them do', async () => {
    const batches: DecisionBatch[] = []
    const decisionEngine = {
      decide: async (batch: DecisionBatch) => {
        batches.push(batch)
        return []
      },
    }
    const other = await openShop({ decisionEngine })
    const visitor = other.visitor()
    const body = { monetateId: 'v-1', events: allEvents }
    await send(body, { locale: 'de-de' }, visitor)
    expect(batches).toEqual([])
    const headers = { cookie: chosen('C0001', 'C0002', 'C0004') }
    await send(body, { locale: 'de-de', headers }, visitor)
    expect(batches).toEqual([{ visitorId: 'v-1', locale: 'de-de', events: allEvents }])
    await other.close()
  })
})

test('the running experiments are readable by everybody, without names or planned ones', async () => {
  await importRows(shop.database.query, [
    { ...title, experienceId: 'planned', from: '2090-01-01T00:00:00Z' },
    { ...title, experienceId: 'ended', until: '2026-01-02T00:00:00Z' },
  ])
  const { status, body } = await shop
    .visitor()
    .send<AnswerOf<typeof readExperiments>>('readExperiments')
  expect(status).toBe(200)
  expect(body).toEqual({
    experiments: [
      {
        experienceId: 'offer',
        salt: 'offer',
        audience: 'loyalty-loggedin',
        shares: members.shares,
      },
      { experienceId: 'title', salt: 'summer', audience: null, shares: title.shares },
    ],
  })
})
