// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pageViewIds } from './browser-state.ts'
import {
  answering,
  basketId,
  browser,
  error,
  livingSession,
  newBrowser,
  readCart,
  state,
  validating,
} from './test-browser.ts'

beforeEach(newBrowser)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('holding answers against their contract', () => {
  beforeEach(livingSession)
  const checks = () =>
    browser.sent.filter(({ url }) => url.includes('/fapi/api/validate-response/'))

  it('follows every answer with its check when it is switched on, and never otherwise (SES-025)', async () => {
    await answering(() => ({ body: { basketId } })).readCart(readCart)
    expect(checks()).toEqual([])

    await answering(() => ({ body: { basketId } }), validating).readCart(readCart)
    expect(checks()).toHaveLength(1)
    expect(checks()[0]?.url).toContain('/fapi/api/validate-response/readCart?')
    expect(await checks()[0]?.json()).toEqual({
      data: { basketId },
      path: '/cart/v1/cart/{basketId}',
      method: 'GET',
    })
  })

  it('sends a refusal as the error it is', async () => {
    const client = answering(() => error(404, 'BSK404'), validating)
    await client.readCart(readCart)
    expect(await checks()[0]?.json()).toMatchObject({
      error: { errorDetails: [{ errorId: 'BSK404' }] },
    })
  })
})

describe('what every call carries', () => {
  beforeEach(livingSession)

  it('is asked for under /api, with the locale in the query (SES-013)', async () => {
    await answering(() => ({})).readCart(readCart)
    expect(browser.sent[0]?.url).toBe(
      `http://localhost:3000/api/cart/v1/cart/${basketId}?locale=en-us`,
    )
  })

  it('has another transaction id each time, and the correlation id of the page view (SES-014, SES-015)', async () => {
    const commerce = answering(() => ({}))
    await commerce.readCart(readCart)
    await commerce.readCart(readCart)
    const ids = browser.sent.map(({ headers }) => headers.get('x-transaction-id'))
    expect(new Set(ids).size).toBe(2)
    expect(browser.sent.map(({ headers }) => headers.get('x-correlation-id'))).toEqual([
      'the-page-view',
      'the-page-view',
    ])
  })

  it('names site, channel, brand, region, source, app, browser and key (SES-016, SES-017, SES-018, SES-019, SES-020, SES-021, SES-022, SES-023, SES-034)', async () => {
    await answering(() => ({})).readCart(readCart)
    const { headers = new Headers() } = browser.sent[0] ?? {}
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-site-id': 'CAIRN-US',
      'x-channel': 'ECOMM',
      'x-brand': 'CAIRN',
      'x-region': 'NORA',
      'x-source': 'ECOM15',
      'x-client-app': 'cairn-storefront',
      'x-trust-id': 'the-browser',
      'x-access-key': 'the-key',
    })
  })

  it('carries the session id on consumer calls, and only there (SES-024)', async () => {
    browser.cookies.set('cairn_usid', 'the-session')
    const commerce = answering(() => ({}))
    await commerce.signOut({ body: {} })
    await commerce.readCart(readCart)
    expect(browser.sent.map(({ headers }) => headers.get('usid'))).toEqual(['the-session', null])
  })

  it('goes to /pre in preview', async () => {
    const commerce = answering(() => ({}))
    vi.spyOn(state, 'isPreview').mockReturnValueOnce(true)
    await commerce.readCart(readCart)
    expect(browser.sent[0]?.url).toContain('http://localhost:3000/pre/api/cart/')
  })

  it('gives a page view its own correlation id, and the next one another', () => {
    let path = '/en-us'
    const idOf = pageViewIds(() => path)
    const first = idOf()
    expect(idOf()).toBe(first)
    path = '/en-us/cart'
    expect(idOf()).not.toBe(first)
  })
})

describe('what comes back', () => {
  beforeEach(livingSession)

  it('is the answer, as a value', async () => {
    const read = await answering(() => ({ body: { basketId } })).readCart(readCart)
    expect(read).toEqual({ ok: true, value: { basketId } })
  })

  it('is told by the first of several errors (ERR-003, ERR-005)', async () => {
    const body = {
      errorDetails: [
        { errorId: 'INV700', message: 'Sold out.' },
        { errorId: 'GEN500', message: 'Never mind.' },
      ],
      correlationId: 'c',
    }
    const read = await answering(() => ({ status: 409, body })).readCart(readCart)
    expect(read).toMatchObject({
      ok: false,
      refusal: { status: 409, errorId: 'INV700', message: 'Sold out.' },
    })
  })

  it('is the general error when nothing, or nothing of ours, was heard (SES-033)', async () => {
    const unheard = await answering(() => 'nothing').readCart(readCart)
    expect(unheard).toMatchObject({ ok: false, refusal: { status: 0, errorId: 'GEN500' } })
    const foreign = await answering(() => ({ status: 502, body: '<html>' })).readCart(readCart)
    expect(foreign).toMatchObject({ ok: false, refusal: { status: 502, errorId: 'GEN500' } })
  })

  it('is waited for thirty seconds (SES-033)', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    await answering(() => ({})).readCart(readCart)
    expect(timeout).toHaveBeenCalledWith(30_000)
  })
})
