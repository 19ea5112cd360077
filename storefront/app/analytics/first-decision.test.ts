// @vitest-environment jsdom
import { type DecisionEvent, decide } from '@cairn/contract/analytics/analytics-calls'
import { describe, expect, test } from 'vitest'
import { visitorId } from '../content/audiences/visitor-id.ts'
import { consentChange } from '../platform/consent-changes.ts'
import { startDecisions } from './decision-client.ts'
import {
  allow,
  openPage,
  pass,
  network,
  sent,
  sentEvents,
  usePages,
  viewPage,
} from './test-decisions.ts'

usePages()

const typesOf = (events: readonly DecisionEvent[]) => events.map(({ eventType }) => eventType)

describe('a page that is viewed', () => {
  test('sends its view after one second, with the names that the call has', async () => {
    openPage()
    await pass(999)
    expect(sent).toEqual([])
    await pass(1)
    expect(sent).toHaveLength(1)
    const { url, init } = sent[0] ?? { url: '', init: {} }
    expect(url).toBe('/api/engine/v1/decide/CAIRN?locale=en-us')
    expect(init).toMatchObject({
      method: 'POST',
      keepalive: true,
      headers: { 'x-access-key': 'the-key', 'x-site-id': 'CAIRN-US' },
    })
    const body: unknown = JSON.parse(String(init.body))
    expect(decide.body.safeParse(body).error).toBeUndefined()
    expect(body).toMatchObject({
      brand: 'CAIRN',
      customerId: null,
      channel: 'ECOMM',
      monetateId: visitorId(),
    })
    expect(typesOf(sentEvents())).toEqual([
      'PageView',
      'ScreenSize',
      'Language',
      'UserAgent',
      'DecisionRequest',
    ])
  })

  test('requests a decision, also without an experiment (PERS-031)', async () => {
    openPage()
    await pass(1_000)
    expect(sentEvents()).toContainEqual({
      eventType: 'DecisionRequest',
      requestId: expect.any(String),
      experienceIds: [],
      audiences: [],
    })
  })

  test('is sent once, also if the visitor leaves it before or returns to its window', async () => {
    openPage()
    dispatchEvent(new Event('pagehide'))
    expect(sent).toHaveLength(1)
    dispatchEvent(new Event('focus'))
    await pass(5_000)
    dispatchEvent(new Event('pagehide'))
    expect(sent).toHaveLength(1)
  })

  test.each([[[]], [['performanceAndAnalytics']], [['targeting']]])(
    'sends nothing and stores nothing if the visitor allows %j only',
    async (categories) => {
      allow(...categories)
      openPage()
      await pass(5_000)
      dispatchEvent(new Event('pagehide'))
      expect(sent).toEqual([])
      expect(document.cookie).not.toContain('cairn_visitor')
    },
  )

  test('begins to send when the visitor allows it, and not if they refuse meanwhile', async () => {
    allow()
    openPage()
    allow('performanceAndAnalytics', 'targeting')
    dispatchEvent(new Event(consentChange))
    await pass(500)
    allow()
    await pass(5_000)
    expect(sent).toEqual([])
  })

  test('names the experiments that it contains and the audiences of its visitor', async () => {
    const block = document.createElement('div')
    block.dataset['experiment'] = JSON.stringify({ experienceId: 'one' })
    document.body.append(block)
    const visitor = { isSignedIn: false, groups: [], hasItems: false, forced: [] }
    globalThis.visitorAtLoad = { ...visitor, id: visitorId(), audiences: ['loggedout'] }
    openPage()
    await pass(1_000)
    expect(sentEvents()).toContainEqual({
      eventType: 'DecisionRequest',
      requestId: expect.any(String),
      experienceIds: ['one'],
      audiences: ['loggedout'],
    })
  })

  test.each([
    ['a test of the page forces what is shown', { id: 'a', forced: ['b'] }],
    ['its visitor had no id when it was shown', { forced: [] }],
  ])('names no experiment if %s', async (_, more) => {
    const block = document.createElement('div')
    block.dataset['experiment'] = JSON.stringify({ experienceId: 'one' })
    document.body.append(block)
    const visitor = { isSignedIn: false, groups: [], hasItems: false, audiences: [] }
    globalThis.visitorAtLoad = { ...visitor, ...more }
    openPage()
    await pass(1_000)
    expect(sentEvents()).toContainEqual(
      expect.objectContaining({ eventType: 'DecisionRequest', experienceIds: [] }),
    )
  })

  test('sends a search without email addresses, and the product of its path', async () => {
    document.body.innerHTML = '<div class="listing-order"><output>1,207 products</output></div>'
    viewPage('Search', '/en-us/search')
    history.replaceState(null, '', '/en-us/search?q=jacket+ada@example.com')
    openPage()
    await pass(1_000)
    expect(sentEvents()).toContainEqual({ eventType: 'SearchView', q: 'jacket @', total: 1207 })
    viewPage('PDP', '/en-us/p/ridge-shell-CAIRN002TRN')
    openPage()
    await pass(1_000)
    expect(sentEvents()).toContainEqual({
      eventType: 'ProductDetailView',
      products: [{ productId: 'CAIRN002TRN' }],
    })
  })

  test('has a type only if the decision engine knows it', async () => {
    viewPage('Other', '/en-us/brand-terms')
    openPage()
    await pass(1_000)
    expect(sentEvents()[0]).toEqual({
      eventType: 'PageView',
      url: `${location.origin}/en-us/brand-terms`,
      path: '/en-us/brand-terms',
    })
  })

  test('sends its events again if that has failed, when the page is used', async () => {
    network.status = 503
    openPage()
    await pass(1_000)
    const first = sentEvents()
    sent.length = 0
    network.status = 200
    startDecisions()
    await pass(1_000)
    // Other tests of this worker may have decided about experiments.
    const again = sentEvents().filter(
      (event) => event.eventType !== 'DecisionRequest' || event.experienceIds?.length === 0,
    )
    expect(again).toEqual(first)
  })
})
