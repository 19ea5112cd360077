// @vitest-environment jsdom
import { calls } from '@cairn/contract/calls'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tableOf } from '../../build-plugins/call-table.ts'
import { pageViewIds, type BrowserState } from './browser-state.ts'
import type { CallRow } from './call-request.ts'
import { challengeEvent, type ChallengeDetail } from './challenge-event.ts'
import { createCommerceClient } from './commerce-client.ts'

const table = tableOf(calls) as Record<keyof typeof calls, CallRow>
const basketId = '7f0c2d5e-3b1a-4c8d-9e6f-0a1b2c3d4e5f'
const readCart = { params: { basketId }, query: {} }
const hour = 3_600_000

let cookies: Record<string, string>
let sent: Request[]

const state: BrowserState = {
  settings: { locale: 'en-us', siteId: 'CAIRN-US', region: 'NORA', accessKey: 'the-key' },
  origin: 'http://localhost:3000',
  cookies: () =>
    Object.entries(cookies)
      .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
      .join('; '),
  isPreview: () => false,
  pageViewId: () => 'the-page-view',
  trustId: () => 'the-browser',
}

type Reply = { status?: number; body?: unknown } | 'nothing'
type Replies = (request: Request, nth: number) => Reply

const errorBody = (errorId: string, message = errorId) => ({
  errorDetails: [{ errorId, message }],
  correlationId: 'c',
})
const error = (status: number, errorId: string) => ({ status, body: errorBody(errorId) })
const isToken = ({ url }: Request) => new URL(url).pathname === '/api/token/v2/auth/token'

function answering(replies: Replies) {
  const counts = new Map<string, number>()
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    const nth = (counts.get(request.url) ?? 0) + 1
    counts.set(request.url, nth)
    const reply = replies(request, nth)
    if (reply === 'nothing') throw new TypeError('Failed to fetch')
    return Response.json(reply.body ?? {}, { status: reply.status ?? 200 })
  })
  return createCommerceClient(table, state)
}

const livingSession = () => {
  cookies['cairn_access_expires'] = new Date(Date.now() + hour).toISOString()
}

/** The server's answer to a token, cookies and all. */
function grantSession(): Reply {
  livingSession()
  return { body: { consumerType: 'GUEST' } }
}

const tokensSent = async () =>
  Promise.all(sent.filter(isToken).map(async (request) => (await request.clone().json()).type))

beforeEach(() => {
  cookies = {}
  sent = []
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('what every call carries', () => {
  beforeEach(livingSession)

  it('is asked for under /api, with the locale in the query (SES-013)', async () => {
    await answering(() => ({})).readCart(readCart)
    expect(sent[0]?.url).toBe(
      `http://localhost:3000/api/cart/v1/cart/${basketId}?locale=en-us`,
    )
  })

  it('has another transaction id each time, and the correlation id of the page view (SES-014, SES-015)', async () => {
    const commerce = answering(() => ({}))
    await commerce.readCart(readCart)
    await commerce.readCart(readCart)
    const ids = sent.map(({ headers }) => headers.get('x-transaction-id'))
    expect(new Set(ids).size).toBe(2)
    expect(sent.map(({ headers }) => headers.get('x-correlation-id'))).toEqual([
      'the-page-view',
      'the-page-view',
    ])
  })

  it('names site, channel, brand, region, source, app, browser and key (SES-016 to SES-023, SES-034)', async () => {
    await answering(() => ({})).readCart(readCart)
    const { headers = new Headers() } = sent[0] ?? {}
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
    cookies['cairn_usid'] = 'the-session'
    const commerce = answering(() => ({}))
    await commerce.signOut({ body: {} })
    await commerce.readCart(readCart)
    expect(sent.map(({ headers }) => headers.get('usid'))).toEqual(['the-session', null])
  })

  it('goes to /pre in preview', async () => {
    const commerce = answering(() => ({}))
    vi.spyOn(state, 'isPreview').mockReturnValueOnce(true)
    await commerce.readCart(readCart)
    expect(sent[0]?.url).toContain('http://localhost:3000/pre/api/cart/')
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

describe('the session', () => {
  it('is opened before the first call that needs one, once for all of them', async () => {
    const commerce = answering((request) => (isToken(request) ? grantSession() : {}))
    await Promise.all([commerce.readCart(readCart), commerce.createCart({ body: {} })])
    expect(await tokensSent()).toEqual(['Guest'])
    expect(sent).toHaveLength(3)
    expect(sent[0] && isToken(sent[0])).toBe(true)
  })

  it('is not opened for a call that anyone may make', async () => {
    await answering(() => ({})).readChallenge({})
    expect(await tokensSent()).toEqual([])
  })

  it('is renewed before it ends', async () => {
    cookies['cairn_access_expires'] = new Date(Date.now() + 5_000).toISOString()
    cookies['cairn_refresh_expires'] = new Date(Date.now() + hour).toISOString()
    await answering((request) => (isToken(request) ? grantSession() : {})).readCart(readCart)
    expect(await tokensSent()).toEqual(['Refresh'])
  })

  it('is renewed once, and the call made again, when the server no longer takes it', async () => {
    livingSession()
    cookies['cairn_refresh_expires'] = new Date(Date.now() + hour).toISOString()
    const commerce = answering((request, nth) => {
      if (isToken(request)) return grantSession()
      return nth === 1 ? error(401, 'REQ401') : { body: { basketId } }
    })
    expect(await commerce.readCart(readCart)).toMatchObject({ ok: true })
    expect(await tokensSent()).toEqual(['Refresh'])
  })

  it('is not renewed a second time for the same call', async () => {
    livingSession()
    const commerce = answering((request) =>
      isToken(request) ? grantSession() : error(401, 'REQ401'),
    )
    expect(await commerce.readCart(readCart)).toMatchObject({ refusal: { errorId: 'REQ401' } })
    expect(sent.filter((request) => !isToken(request))).toHaveLength(2)
  })

  it('becomes a new guest session when it cannot be renewed', async () => {
    cookies['cairn_refresh_expires'] = new Date(Date.now() + hour).toISOString()
    const commerce = answering((request, nth) => {
      if (!isToken(request)) return {}
      return nth === 1 ? error(401, 'AUT404') : grantSession()
    })
    await commerce.readCart(readCart)
    expect(await tokensSent()).toEqual(['Refresh', 'Guest'])
  })

  it('stays silent about a 403 on a guest token: only the call itself is answered', async () => {
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
    expect(sent).toHaveLength(1)
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
    expect(sent).toHaveLength(2)
  })
})

describe('the bot defence', () => {
  const challenged = { status: 403, body: { ...errorBody('BOT403'), appId: 'the-app' } }
  const solvers = new Set<(event: Event) => void>()

  function solvingWith(solution: string | undefined) {
    const heard: ChallengeDetail[] = []
    const solver = (event: Event) => {
      const { detail } = event as CustomEvent<ChallengeDetail>
      heard.push(detail)
      detail.solveWith(Promise.resolve(solution))
    }
    solvers.add(solver)
    window.addEventListener(challengeEvent, solver)
    return heard
  }

  beforeEach(livingSession)
  afterEach(() => {
    for (const solver of solvers) window.removeEventListener(challengeEvent, solver)
  })

  it('tells the window of a 403 with an appId, and makes the call again with the solution (ERR-008)', async () => {
    const heard = solvingWith('c29sdmVk')
    const commerce = answering((_, nth) => (nth === 1 ? challenged : { body: { basketId } }))
    expect(await commerce.readCart(readCart)).toMatchObject({ ok: true })
    expect(heard).toMatchObject([{ appId: 'the-app', call: 'readCart' }])
    expect(sent.map(({ headers }) => headers.get('x-challenge-solution'))).toEqual([
      null,
      'c29sdmVk',
    ])
  })

  it('makes the call again only once', async () => {
    solvingWith('c29sdmVk')
    const commerce = answering(() => challenged)
    expect(await commerce.readCart(readCart)).toMatchObject({ refusal: { errorId: 'BOT403' } })
    expect(sent).toHaveLength(2)
  })

  it('gives the refusal when nobody solves it', async () => {
    const commerce = answering(() => challenged)
    expect(await commerce.readCart(readCart)).toMatchObject({ refusal: { errorId: 'BOT403' } })
    expect(sent).toHaveLength(1)
  })

  it('is no matter of a 403 without an appId', async () => {
    const heard = solvingWith('c29sdmVk')
    await answering(() => error(403, 'AUT432')).readCart(readCart)
    expect(heard).toEqual([])
  })

  it('also guards the guest token', async () => {
    cookies = {}
    const heard = solvingWith('c29sdmVk')
    const commerce = answering((request, nth) => {
      if (!isToken(request)) return { body: { basketId } }
      return nth === 1 ? challenged : grantSession()
    })
    await commerce.readCart(readCart)
    expect(heard).toMatchObject([{ call: 'requestToken' }])
  })
})
