// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  createTestClient,
  basketId,
  testBrowser,
  errorReply,
  grantSession,
  hour,
  isTokenRequest,
  setSessionCookie,
  resetTestBrowser,
  readCart,
} from '../testing/test-client.ts'
import { withLock } from '../with-lock.ts'

const requestedTokenTypes = async () =>
  Promise.all(
    testBrowser.requests
      .filter(isTokenRequest)
      .map(async (request) => (await request.clone().json()).type),
  )

beforeEach(resetTestBrowser)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the session', () => {
  test('is opened once before the first calls that need one, and not again (AUTH-023)', async () => {
    const commerce = createTestClient((request) => (isTokenRequest(request) ? grantSession() : {}))
    await Promise.all([commerce.readCart(readCart), commerce.createCart({ body: {} })])
    expect(await requestedTokenTypes()).toEqual(['Guest'])
    expect(testBrowser.requests).toHaveLength(3)
    expect(testBrowser.requests[0] && isTokenRequest(testBrowser.requests[0])).toBe(true)

    const sameBrowser = createTestClient(() => ({}))
    await sameBrowser.readCart(readCart)
    expect(await requestedTokenTypes()).toEqual(['Guest'])
    expect(testBrowser.requests).toHaveLength(4)
  })

  test('is not opened for a public call', async () => {
    await createTestClient(() => ({})).readChallenge({ query: {} })
    expect(await requestedTokenTypes()).toEqual([])
  })

  test('is renewed when its cookie has expired', async () => {
    testBrowser.cookies.set('cairn_refresh_expires', new Date(Date.now() + hour).toISOString())
    await createTestClient((request) => (isTokenRequest(request) ? grantSession() : {})).readCart(
      readCart,
    )
    expect(await requestedTokenTypes()).toEqual(['Refresh'])
  })

  test.each([
    ['an hour fast', hour],
    ['an hour slow', -hour],
    ['a year fast', 365 * 24 * hour],
    ['a year slow', -365 * 24 * hour],
  ])('is used without renewal on a computer whose clock is %s', async (_, clockError) => {
    setSessionCookie()
    testBrowser.cookies.set('cairn_refresh_expires', new Date(Date.now() + 2 * hour).toISOString())
    vi.setSystemTime(Date.now() + clockError)
    const commerce = createTestClient((request) => (isTokenRequest(request) ? grantSession() : {}))
    await commerce.readCart(readCart)
    expect(await requestedTokenTypes()).toEqual([])

    testBrowser.cookies.delete('cairn_access_expires')
    await commerce.readCart(readCart)
    await commerce.readCart(readCart)
    expect(await requestedTokenTypes()).toEqual(['Refresh'])
  })

  test('is renewed once, and the call repeated, when the server rejects it', async () => {
    setSessionCookie()
    testBrowser.cookies.set('cairn_refresh_expires', new Date(Date.now() + hour).toISOString())
    const commerce = createTestClient((request, requestNumber) => {
      if (isTokenRequest(request)) return grantSession()
      return requestNumber === 1 ? errorReply(401, 'REQ401') : { body: { basketId } }
    })
    expect(await commerce.readCart(readCart)).toMatchObject({ ok: true })
    expect(await requestedTokenTypes()).toEqual(['Refresh'])
  })

  test('is not renewed again when another tab has renewed it', async () => {
    setSessionCookie()
    const commerce = createTestClient((request, requestNumber) => {
      if (isTokenRequest(request)) return grantSession()
      if (requestNumber > 1) return { body: { basketId } }
      testBrowser.cookies.set('cairn_access_expires', 'what the other tab was given')
      return errorReply(401, 'REQ401')
    })
    expect(await commerce.readCart(readCart)).toMatchObject({ ok: true })
    expect(await requestedTokenTypes()).toEqual([])
  })

  test('is requested again when its cookie has expired meanwhile', async () => {
    setSessionCookie()
    const commerce = createTestClient((request, requestNumber) => {
      if (isTokenRequest(request)) return grantSession()
      if (requestNumber > 1) return { body: { basketId } }
      testBrowser.cookies.clear()
      return errorReply(401, 'REQ401')
    })
    expect(await commerce.readCart(readCart)).toMatchObject({ ok: true })
    expect(await requestedTokenTypes()).toEqual(['Guest'])
  })

  test('is not renewed again when another tab renews it while this one waits for the lock', async () => {
    setSessionCookie()
    const commerce = createTestClient((request, requestNumber) => {
      if (isTokenRequest(request)) return grantSession()
      return requestNumber === 1 ? errorReply(401, 'REQ401') : { body: { basketId } }
    })
    const { promise: tabFinished, resolve: finishOtherTab } = Promise.withResolvers<void>()
    const otherTab = withLock('cairn-session', () => tabFinished)
    const readPromise = commerce.readCart(readCart)
    await expect.poll(() => testBrowser.requests).toHaveLength(1)
    testBrowser.cookies.set('cairn_access_expires', 'what the other tab was given')
    finishOtherTab()
    await otherTab
    expect(await readPromise).toMatchObject({ ok: true })
    expect(await requestedTokenTypes()).toEqual([])
  })

  test('is not renewed a second time for the same call', async () => {
    setSessionCookie()
    const commerce = createTestClient((request) =>
      isTokenRequest(request) ? grantSession() : errorReply(401, 'REQ401'),
    )
    expect(await commerce.readCart(readCart)).toMatchObject({ refusal: { name: 'sessionMissing' } })
    expect(testBrowser.requests.filter((request) => !isTokenRequest(request))).toHaveLength(2)
  })

  test('becomes a new guest session when it cannot be renewed', async () => {
    testBrowser.cookies.set('cairn_refresh_expires', new Date(Date.now() + hour).toISOString())
    const commerce = createTestClient((request, requestNumber) => {
      if (!isTokenRequest(request)) return {}
      return requestNumber === 1 ? errorReply(401, 'AUT404') : grantSession()
    })
    await commerce.readCart(readCart)
    expect(await requestedTokenTypes()).toEqual(['Refresh', 'Guest'])
  })

  test('is kept when it cannot be renewed at the moment', async () => {
    testBrowser.cookies.set('cairn_refresh_expires', new Date(Date.now() + hour).toISOString())
    const commerce = createTestClient((request) =>
      isTokenRequest(request) ? errorReply(503, 'REQ503') : errorReply(401, 'REQ401'),
    )
    expect(await commerce.readCart(readCart)).toMatchObject({ ok: false })
    expect(new Set(await requestedTokenTypes())).toEqual(new Set(['Refresh']))
  })

  test('does not end when a guest token is refused: the call fails without a message, the next one works (AUTH-024)', async () => {
    const commerce = createTestClient((request, requestNumber) => {
      if (!isTokenRequest(request)) return { body: { basketId } }
      return requestNumber === 1 ? errorReply(403, 'REQ403') : grantSession()
    })
    expect(await commerce.readCart(readCart)).toMatchObject({
      refusal: { name: 'general', status: 403, message: '' },
    })
    expect(testBrowser.requests).toHaveLength(1)
    expect(await commerce.readCart(readCart)).toEqual({ ok: true, value: { basketId } })
  })

  test('that is rejected and cannot be replaced does not count as ended', async () => {
    setSessionCookie()
    const commerce = createTestClient((request) =>
      isTokenRequest(request) ? errorReply(403, 'REQ403') : errorReply(401, 'REQ401'),
    )
    expect(await commerce.readCart(readCart)).toMatchObject({
      refusal: { name: 'general', message: '' },
    })
  })

  test.each([
    ['noResponse', 'nothing' as const],
    ['tooManyRequests', errorReply(429, 'REQ429')],
    ['temporarilyUnavailable', errorReply(503, 'REQ503')],
  ])('that cannot be opened explains itself to the call: %s', async (name, reply) => {
    const commerce = createTestClient((request) => (isTokenRequest(request) ? reply : {}))
    expect(await commerce.readCart(readCart)).toMatchObject({ refusal: { name } })
    expect(testBrowser.requests).toHaveLength(1)
  })

  test('repeats a duplicated token request once after two seconds (AUTH-074)', async () => {
    vi.useFakeTimers()
    const commerce = createTestClient((request, requestNumber) =>
      isTokenRequest(request) && requestNumber === 1 ? errorReply(409, 'AUT409') : grantSession(),
    )
    const readPromise = commerce.readCart(readCart)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(testBrowser.requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await requestedTokenTypes()).toEqual(['Guest', 'Guest'])
    expect(await readPromise).toMatchObject({ ok: true })
    expect(await requestedTokenTypes()).toEqual(['Guest', 'Guest'])
  })

  test('returns the refusal of a token request that is still duplicated', async () => {
    vi.useFakeTimers()
    const commerce = createTestClient(() => errorReply(409, 'AUT409'))
    const tokenPromise = commerce.requestToken({ body: { type: 'Guest' } })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await tokenPromise).toMatchObject({ ok: false, refusal: { name: 'tokenDuplicated' } })
    expect(testBrowser.requests).toHaveLength(2)
  })
})
