// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createTestClient,
  basketId,
  testBrowser,
  errorBody,
  errorReply,
  setSessionCookie,
  resetTestBrowser,
  readCart,
  testState,
  validatingState,
} from '../testing/test-client.ts'
import { createPageViewId } from './browser-state.ts'

beforeEach(resetTestBrowser)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('validation of answers', () => {
  beforeEach(setSessionCookie)
  const checks = () =>
    testBrowser.requests.filter(({ url }) => url.includes('/fapi/api/validate-response/'))

  test('sends every answer for validation only when this is switched on (SES-025)', async () => {
    await createTestClient(() => ({ body: { basketId } })).readCart(readCart)
    expect(checks()).toEqual([])

    await createTestClient(() => ({ body: { basketId } }), validatingState).readCart(readCart)
    expect(checks()).toHaveLength(1)
    expect(checks()[0]?.url).toContain('/fapi/api/validate-response/readCart?')
    expect(await checks()[0]?.json()).toEqual({
      data: { basketId },
      path: '/cart/v1/cart/{basketId}',
      method: 'GET',
    })
  })

  test('sends a refusal as an error', async () => {
    const client = createTestClient(() => errorReply(404, 'BSK404'), validatingState)
    await client.readCart(readCart)
    expect(await checks()[0]?.json()).toMatchObject({
      error: { errorDetails: [{ errorId: 'BSK404' }] },
    })
  })
})

describe('the request of a call', () => {
  beforeEach(setSessionCookie)

  test('has a path below /api and the locale in the query (SES-013)', async () => {
    await createTestClient(() => ({})).readCart(readCart)
    expect(testBrowser.requests[0]?.url).toBe(
      `http://localhost:3000/api/cart/v1/cart/${basketId}?locale=en-us`,
    )
  })

  test('has a new transaction id and the correlation id of the page view (SES-014, SES-015)', async () => {
    const commerce = createTestClient(() => ({}))
    await commerce.readCart(readCart)
    await commerce.readCart(readCart)
    const ids = testBrowser.requests.map(({ headers }) => headers.get('x-transaction-id'))
    expect(new Set(ids).size).toBe(2)
    expect(testBrowser.requests.map(({ headers }) => headers.get('x-correlation-id'))).toEqual([
      'the-page-view',
      'the-page-view',
    ])
  })

  test.each([
    ['x-site-id', 'CAIRN-US', '(SES-016)'],
    ['x-channel', 'ECOMM', '(SES-017, SES-034)'],
    ['x-brand', 'CAIRN', '(SES-018)'],
    ['x-region', 'NORA', '(SES-019)'],
    ['x-source', 'ECOM15', '(SES-020, SES-034)'],
    ['x-client-app', 'cairn-storefront', '(SES-021)'],
    ['x-trust-id', 'the-browser', '(SES-022)'],
    ['x-access-key', 'the-key', '(SES-023)'],
  ])('has the header %s with the value %s %s', async (name, value) => {
    await createTestClient(() => ({})).readCart(readCart)
    expect(testBrowser.requests[0]?.headers.get(name)).toBe(value)
  })

  test('has the source from which a shopper comes, where one is known (AUTH-140)', async () => {
    const commerce = createTestClient(() => ({}))
    await commerce.obtainLoyaltyToken({ body: {} })
    await commerce.obtainLoyaltyToken({ body: {}, source: 'kiosk' })
    const sources = testBrowser.requests.map(({ headers }) => headers.get('x-source'))
    expect(sources).toEqual(['ECOM15', 'kiosk'])
  })

  test.each(['e-commerce', 'mobile-app'] as const)(
    'names the channel %s when an order is placed or patched, and in no other call (ORD-012)',
    async (orderChannel) => {
      const commerce = createTestClient(() => ({}), {
        ...testState,
        orderChannel: () => orderChannel,
      })
      const paymentMethod = { code: 'CREDIT_CARD' } as const
      await commerce.placeOrder({ body: { cartId: basketId, paymentMethod } })
      await commerce.answerChallenge({
        params: { orderNumber: 'CRN-100200' },
        query: {},
        body: {
          paymentMethod: {
            ...paymentMethod,
            additionalData: { sessionID: 'cha_1', threeDS2Result: 'proof' },
          },
        },
      })
      await commerce.readCart(readCart)
      const sent = testBrowser.requests.map(({ method, headers }) => [
        method,
        headers.get('x-order-channel'),
      ])
      expect(sent).toEqual([
        ['PUT', orderChannel],
        ['PATCH', orderChannel],
        ['GET', null],
      ])
    },
  )

  test('is sent at once, without a delay for requests that may follow (SES-032)', async () => {
    vi.useFakeTimers()
    const commerce = createTestClient(() => ({}))
    void commerce.readCart(readCart)
    void commerce.readProfile({ query: {} })
    await Promise.resolve()
    expect(vi.getTimerCount()).toBe(0)
    await vi.advanceTimersByTimeAsync(0)
    const paths = testBrowser.requests.map(({ url }) => new URL(url).pathname)
    expect(paths).toEqual([`/api/cart/v1/cart/${basketId}`, '/api/consumers-v3/consumer'])
  })

  test('contains the session id for consumer calls only (SES-024)', async () => {
    testBrowser.cookies.set('cairn_usid', 'the-session')
    const commerce = createTestClient(() => ({}))
    await commerce.signOut({ body: {} })
    await commerce.readCart(readCart)
    expect(testBrowser.requests.map(({ headers }) => headers.get('usid'))).toEqual([
      'the-session',
      null,
    ])
  })

  test('has a path below /pre in preview', async () => {
    const commerce = createTestClient(() => ({}))
    vi.spyOn(testState, 'isPreview').mockReturnValueOnce(true)
    await commerce.readCart(readCart)
    expect(testBrowser.requests[0]?.url).toContain('http://localhost:3000/pre/api/cart/')
  })

  test('has another correlation id after a navigation', () => {
    let path = '/en-us'
    const idOf = createPageViewId(() => path)
    const first = idOf()
    expect(idOf()).toBe(first)
    path = '/en-us/cart'
    expect(idOf()).not.toBe(first)
  })
})

describe('the result of a call', () => {
  beforeEach(setSessionCookie)

  test('is the answer as a value', async () => {
    const result = await createTestClient(() => ({ body: { basketId } })).readCart(readCart)
    expect(result).toEqual({ ok: true, value: { basketId } })
  })

  test('is an empty object if the answer has no content (ORD-019)', async () => {
    const commerce = createTestClient(() => ({ status: 204 }))
    const body = { cartId: basketId, fingerprint: 'a device' }
    expect(await commerce.sendDeviceFingerprint({ body })).toEqual({ ok: true, value: {} })
  })

  test('contains the first of several errors (ERR-003, ERR-005)', async () => {
    const body = {
      errorDetails: [
        { errorId: 'INV700', message: 'Sold out.' },
        { errorId: 'GEN500', message: 'Never mind.' },
      ],
      correlationId: 'c',
    }
    const result = await createTestClient(() => ({ status: 409, body })).readCart(readCart)
    expect(result).toMatchObject({
      ok: false,
      refusal: { name: 'outOfStock', status: 409, message: 'Sold out.' },
    })
  })

  test('is the general error without a response or with a foreign one', async () => {
    const result = await createTestClient(() => 'nothing').readCart(readCart)
    expect(result).toMatchObject({ ok: false, refusal: { name: 'noResponse', status: 0 } })
    const foreignBody = await createTestClient(() => ({ status: 502, body: '<html>' })).readCart(
      readCart,
    )
    expect(foreignBody).toMatchObject({ ok: false, refusal: { name: 'general', status: 502 } })
  })

  test('has no message for the general error, which every page words itself', async () => {
    const body = errorBody('GEN500', 'A word of the server’s.')
    const result = await createTestClient(() => ({ status: 500, body })).readCart(readCart)
    expect(result).toMatchObject({ refusal: { name: 'general', status: 500, message: '' } })
  })

  test('has the general name and the server’s message for an unknown error id (ERR-007)', async () => {
    const body = errorBody('ZZZ999', 'Hello')
    const result = await createTestClient(() => ({ status: 418, body })).readCart(readCart)
    expect(result).toMatchObject({ refusal: { name: 'general', status: 418, message: 'Hello' } })
  })

  test.each([
    ['of a session', true],
    ['of a new visitor, whose session is requested first', false],
  ])(
    '%s is the general error after thirty seconds without a response (SES-033)',
    async (_, hasSession) => {
      vi.useFakeTimers()
      if (!hasSession) testBrowser.cookies.clear()
      vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
        const controller = new AbortController()
        setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), milliseconds)
        return controller.signal
      })
      const client = createTestClient(() => ({}))
      vi.stubGlobal(
        'fetch',
        (_request: Request, { signal }: { signal: AbortSignal }) =>
          new Promise((_resolve, reject) => {
            signal.addEventListener('abort', () => reject(signal.reason))
          }),
      )
      const onResult = vi.fn<(result: unknown) => void>()
      void client.readCart(readCart).then(onResult)
      await vi.advanceTimersByTimeAsync(29_999)
      expect(onResult).not.toHaveBeenCalled()
      await vi.advanceTimersByTimeAsync(1)
      expect(onResult).toHaveBeenCalledWith({
        ok: false,
        refusal: expect.objectContaining({ name: 'timedOut', message: '' }),
      })
      vi.restoreAllMocks()
    },
  )
})
