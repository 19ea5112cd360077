// @vitest-environment jsdom
import { decisionEvent } from '@cairn/contract/analytics/analytics-calls'
import { describe, expect, test } from 'vitest'
import { consentChange } from '../platform/consent-changes.ts'
import type { TrackedEvent } from '../platform/tracked-events.ts'
import {
  allow,
  network,
  pass,
  sent,
  sentEvents,
  usedPage,
  usePages,
  view,
} from './test-decisions.ts'

usePages()

const menuClick: TrackedEvent = { event: 'mobileMenuSectionClick', text: 'Women' }

describe('the queue', () => {
  test('sends ten events at once (PERS-045)', async () => {
    const take = await usedPage()
    for (let count = 1; count < 10; count += 1) take(menuClick)
    await pass(0)
    expect(sent).toEqual([])
    take(menuClick)
    expect(sent).toHaveLength(1)
    expect(sentEvents()).toHaveLength(10)
    for (let count = 1; count <= 20; count += 1) take(menuClick)
    await pass(0)
    expect(sent.map(({ events }) => events.length)).toEqual([10, 10, 10])
  })

  test('sends a single event after one second, with those that have followed (PERS-046)', async () => {
    const take = await usedPage()
    take(menuClick)
    await pass(600)
    take(menuClick)
    await pass(399)
    expect(sent).toEqual([])
    await pass(1)
    expect(sent.map(({ events }) => events.length)).toEqual([2])
    await pass(5_000)
    expect(sent).toHaveLength(1)
  })

  test('keeps the newest 10,000 events while nothing can be sent (PERS-047)', async () => {
    const take = await usedPage()
    network.status = 0
    const viewOf = (index: number): TrackedEvent => ({
      event: 'view_item_list',
      item_list_id: String(index),
      item_list_name: '',
      items: [],
    })
    take({ event: 'login' })
    for (let index = 1; index <= 10_000; index += 1) take(viewOf(index))
    await pass(1_000)
    expect(JSON.stringify(sentEvents())).toContain('login')
    sent.length = 0
    network.status = 200
    dispatchEvent(new Event('online'))
    await pass(100_000)
    expect(sentEvents()).toHaveLength(10_000)
    expect(JSON.stringify(sentEvents())).not.toContain('login')
    expect(Math.max(...sent.map(({ events }) => events.length))).toBe(10)
  })

  test.each([0, 429, 500, 503])(
    'tries again after an answer with the status %i, less and less often',
    async (failure) => {
      const take = await usedPage()
      network.status = failure
      take(menuClick)
      const attempts: number[] = []
      for (const wait of [1_000, 1_000, 2_000, 4_000]) {
        await pass(wait)
        attempts.push(sent.length)
      }
      expect(attempts).toEqual([1, 2, 3, 4])
      network.status = 200
      await pass(8_000)
      await pass(600_000)
      expect(sent).toHaveLength(5)
    },
  )

  test('drops what the server refuses for good', async () => {
    const take = await usedPage()
    network.status = 400
    take(menuClick)
    await pass(100_000)
    expect(sent).toHaveLength(1)
  })

  test('is sent when the visitor leaves the page', async () => {
    const take = await usedPage()
    take(menuClick)
    dispatchEvent(new Event('pagehide'))
    expect(sent).toHaveLength(1)
    expect(sent[0]?.init.keepalive).toBe(true)
  })

  test('is emptied by a refusal', async () => {
    const take = await usedPage()
    take(menuClick)
    allow('performanceAndAnalytics')
    dispatchEvent(new Event(consentChange))
    take(menuClick)
    allow('performanceAndAnalytics', 'targeting')
    dispatchEvent(new Event(consentChange))
    await pass(5_000)
    expect(sentEvents()).toEqual([])
  })
})

describe('the client', () => {
  const item = { item_id: 'CAIRN002TRN', item_name: 'Ridge' }
  const line = { ...item, item_variant: 'CAIRN002TRN-M', price: 320, quantity: 2 }
  const items = { currency: 'USD', value: 640, items: [line] }
  const boughtLine = {
    productId: 'CAIRN002TRN',
    sku: 'CAIRN002TRN-M',
    quantity: 2,
    unitPrice: 320,
    currency: 'USD',
  }

  test.each<[TrackedEvent, object]>([
    [
      { event: 'cart_changed', ...items },
      { eventType: 'Cart', cartLines: [boughtLine] },
    ],
    [
      { event: 'purchase', ...items, transaction_id: 'CRN-1000', tax: 0, shipping: 0 },
      { eventType: 'Purchase', orderNumber: 'CRN-1000', purchaseLines: [boughtLine] },
    ],
    [
      { event: 'recommendation_impressions', rec_tokens: ['one', 'two'] },
      { eventType: 'RecommendationImpressions', recTokens: ['one', 'two'], count: 24 },
    ],
    [menuClick, { eventType: 'PageEvents', pageEvents: ['mobileMenuSectionClick'] }],
  ])('sends the event %j as the contract has it', async (event, expected) => {
    const take = await usedPage()
    take(event)
    await pass(1_000)
    expect(sentEvents()).toEqual([expected])
    expect(decisionEvent.safeParse(sentEvents()[0]).error).toBeUndefined()
  })

  test('leaves the view, the product and the search of the first page to the page', async () => {
    const take = await usedPage()
    take(view('Search', '/en-us/search'))
    take({ event: 'search', search_term: 'jacket', results: 7 })
    take({ event: 'view_item', ...items })
    await pass(5_000)
    expect(sent).toEqual([])
  })

  test('sends the category with the view of a further page', async () => {
    const take = await usedPage()
    take(view('Home', '/en-us'))
    take(view('PLP', '/en-us/c/women-210000'))
    await pass(1_000)
    const path = '/en-us/c/women-210000'
    const shown = { eventType: 'PageView', pageType: 'PLP', path, categoryId: '210000' }
    expect(sentEvents()[0]).toMatchObject(shown)
    expect(decisionEvent.safeParse(sentEvents()[0]).error).toBeUndefined()
  })

  test('sends the view, the product and the search of each further page', async () => {
    const take = await usedPage()
    take(view('Home', '/en-us'))
    take(view('Search', '/en-us/search'))
    take({ event: 'search', search_term: 'jacket', results: 7 })
    take(view('PDP', '/en-us/p/ridge-CAIRN002TRN'))
    take({ event: 'view_item', currency: 'USD', value: 320, items: [item] })
    await pass(1_000)
    const pageTypes = sentEvents().flatMap((event) =>
      event.eventType === 'PageView' ? [event.pageType] : [],
    )
    expect(pageTypes).toEqual(['Search', 'PDP'])
    const referrer = `${location.origin}/en-us/search`
    expect(sentEvents()).toContainEqual({ eventType: 'Referrer', referrer })
    expect(sentEvents()).toContainEqual({ eventType: 'SearchView', q: 'jacket', total: 7 })
    expect(sentEvents()).toContainEqual({
      eventType: 'ProductDetailView',
      products: [{ productId: 'CAIRN002TRN' }],
    })
    for (const event of sentEvents()) expect(decisionEvent.safeParse(event).error).toBeUndefined()
  })
})
