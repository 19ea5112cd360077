// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTurn } from './in-turn.ts'
import {
  answering,
  basketId,
  browser,
  error,
  grantSession,
  hour,
  isToken,
  livingSession,
  newBrowser,
  readCart,
} from './test-browser.ts'

const tokensSent = async () =>
  Promise.all(
    browser.sent.filter(isToken).map(async (request) => (await request.clone().json()).type),
  )

beforeEach(newBrowser)

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('the session', () => {
  it('is opened before the first call that needs one, once for all of them (AUTH-023)', async () => {
    const commerce = answering((request) => (isToken(request) ? grantSession() : {}))
    await Promise.all([commerce.readCart(readCart), commerce.createCart({ body: {} })])
    expect(await tokensSent()).toEqual(['Guest'])
    expect(browser.sent).toHaveLength(3)
    expect(browser.sent[0] && isToken(browser.sent[0])).toBe(true)
  })

  it('is not opened for a call that anyone may make', async () => {
    await answering(() => ({})).readChallenge({ query: {} })
    expect(await tokensSent()).toEqual([])
  })

  it('is renewed when the browser has dropped it', async () => {
    browser.cookies.set('cairn_refresh_expires', new Date(Date.now() + hour).toISOString())
    await answering((request) => (isToken(request) ? grantSession() : {})).readCart(readCart)
    expect(await tokensSent()).toEqual(['Refresh'])
  })

  it.each([
    ['an hour fast', hour],
    ['an hour slow', -hour],
    ['a year fast', 365 * 24 * hour],
    ['a year slow', -365 * 24 * hour],
  ])('is as good on a computer whose clock is %s', async (_, wrongBy) => {
    livingSession()
    browser.cookies.set('cairn_refresh_expires', new Date(Date.now() + 2 * hour).toISOString())
    vi.setSystemTime(Date.now() + wrongBy)
    const commerce = answering((request) => (isToken(request) ? grantSession() : {}))
    await commerce.readCart(readCart)
    expect(await tokensSent()).toEqual([])

    browser.cookies.delete('cairn_access_expires')
    await commerce.readCart(readCart)
    await commerce.readCart(readCart)
    expect(await tokensSent()).toEqual(['Refresh'])
  })

  it('is renewed once, and the call made again, when the server no longer takes it', async () => {
    livingSession()
    browser.cookies.set('cairn_refresh_expires', new Date(Date.now() + hour).toISOString())
    const commerce = answering((request, nth) => {
      if (isToken(request)) return grantSession()
      return nth === 1 ? error(401, 'REQ401') : { body: { basketId } }
    })
    expect(await commerce.readCart(readCart)).toMatchObject({ ok: true })
    expect(await tokensSent()).toEqual(['Refresh'])
  })

  it('is not renewed once more when another tab has done it meanwhile', async () => {
    livingSession()
    const commerce = answering((request, nth) => {
      if (isToken(request)) return grantSession()
      if (nth > 1) return { body: { basketId } }
      browser.cookies.set('cairn_access_expires', 'what the other tab was given')
      return error(401, 'REQ401')
    })
    expect(await commerce.readCart(readCart)).toMatchObject({ ok: true })
    expect(await tokensSent()).toEqual([])
  })

  it('is asked for anew when the browser has dropped it meanwhile', async () => {
    livingSession()
    const commerce = answering((request, nth) => {
      if (isToken(request)) return grantSession()
      if (nth > 1) return { body: { basketId } }
      browser.cookies.clear()
      return error(401, 'REQ401')
    })
    expect(await commerce.readCart(readCart)).toMatchObject({ ok: true })
    expect(await tokensSent()).toEqual(['Guest'])
  })

  it('is not renewed once more when another tab does it while this one waits its turn', async () => {
    livingSession()
    const commerce = answering((request, nth) => {
      if (isToken(request)) return grantSession()
      return nth === 1 ? error(401, 'REQ401') : { body: { basketId } }
    })
    const { promise: isDone, resolve: finish } = Promise.withResolvers<void>()
    const otherTab = inTurn('cairn-session', () => isDone)
    const reading = commerce.readCart(readCart)
    await vi.waitFor(() => expect(browser.sent).toHaveLength(1))
    browser.cookies.set('cairn_access_expires', 'what the other tab was given')
    finish()
    await otherTab
    expect(await reading).toMatchObject({ ok: true })
    expect(await tokensSent()).toEqual([])
  })

  it('is not renewed a second time for the same call', async () => {
    livingSession()
    const commerce = answering((request) =>
      isToken(request) ? grantSession() : error(401, 'REQ401'),
    )
    expect(await commerce.readCart(readCart)).toMatchObject({ refusal: { errorId: 'REQ401' } })
    expect(browser.sent.filter((request) => !isToken(request))).toHaveLength(2)
  })

  it('becomes a new guest session when it cannot be renewed', async () => {
    browser.cookies.set('cairn_refresh_expires', new Date(Date.now() + hour).toISOString())
    const commerce = answering((request, nth) => {
      if (!isToken(request)) return {}
      return nth === 1 ? error(401, 'AUT404') : grantSession()
    })
    await commerce.readCart(readCart)
    expect(await tokensSent()).toEqual(['Refresh', 'Guest'])
  })

  it('that cannot be renewed just now is not given up for a new one', async () => {
    browser.cookies.set('cairn_refresh_expires', new Date(Date.now() + hour).toISOString())
    const commerce = answering((request) =>
      isToken(request) ? error(503, 'REQ503') : error(401, 'REQ401'),
    )
    expect(await commerce.readCart(readCart)).toMatchObject({ ok: false })
    expect(new Set(await tokensSent())).toEqual(new Set(['Refresh']))
  })

  it('stays silent about a 403 on a guest token: only the call itself is answered (AUTH-024)', async () => {
    const commerce = answering((request) =>
      isToken(request) ? error(403, 'REQ403') : { body: { basketId } },
    )
    expect(await commerce.readCart(readCart)).toEqual({ ok: true, value: { basketId } })
  })

  it('tries a duplicated token once more, after two seconds', async () => {
    vi.useFakeTimers()
    const commerce = answering((request, nth) =>
      isToken(request) && nth === 1 ? error(409, 'AUT409') : grantSession(),
    )
    const reading = commerce.readCart(readCart)
    await vi.advanceTimersByTimeAsync(1_999)
    expect(browser.sent).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await reading
    expect(await tokensSent()).toEqual(['Guest', 'Guest'])
  })

  it('tells of a token that is still duplicated', async () => {
    vi.useFakeTimers()
    const commerce = answering(() => error(409, 'AUT409'))
    const asking = commerce.requestToken({ body: { type: 'Guest' } })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(await asking).toMatchObject({ ok: false, refusal: { errorId: 'AUT409' } })
    expect(browser.sent).toHaveLength(2)
  })
})
