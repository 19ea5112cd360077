import { type Browser, openBrowser } from '../platform/testing/test-browser.ts'
import { order, type Order } from '@cairn/contract/orders/order'
import type { Client } from '@cairn/contract/wire/client'
import { sampleOf } from '@cairn/contract/wire/sample'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { runCartCommand } from '../cart/commands/run-cart-command.ts'
import { cartState } from '../cart/state/cart-store.ts'
import { storeLastOrder } from '../cart/state/last-order.ts'
import { orderKeyFor } from '../cart/state/order-key.ts'
import { storeUnfinishedOrder } from '../cart/state/unfinished-order.ts'
import { toggleFavourite } from '../favourites/change-favourites.ts'
import { personState } from '../person/person-state.ts'
import { refreshPerson } from '../person/person-store.ts'
import { handleRefusals } from '../platform/calls/commerce.ts'
import {
  customerDeletedEvent,
  sessionLostEvent,
  signedInEvent,
} from '../platform/calls/session-events.ts'
import { overrideCalls, refusedAnswer } from '../platform/testing/test-calls.ts'
import { demoProducts } from '../platform/testing/test-products.ts'
import { clearPersonalData } from './session/clear-personal-data.ts'
import { startPersonSync } from './session/person-sync.ts'
import { watchForSignIn } from './session/watch-for-sign-in.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

let browser: Browser
let commerce: Client
let sentCalls: { name: string; request: unknown; cookies: string }[]

const { reloadOnce } = vi.hoisted(() => ({ reloadOnce: vi.fn<() => boolean>() }))

vi.mock('../platform/page/reload-guard.ts', () => ({ reloadOnce }))
vi.mock('../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(recordingCommerce()),
}))

const recordingCommerce = () =>
  new Proxy(commerce, {
    get: (client, name) => (request: unknown) => {
      sentCalls.push({ name: String(name), request, cookies: document.cookie })
      return Reflect.get(client, name)(request)
    },
  })

const names = () => sentCalls.map(({ name }) => name)
const bodyOf = (name: string): unknown =>
  Reflect.get(Object(sentCalls.findLast((call) => call.name === name)?.request), 'body')

const { jacket, shell } = demoProducts
const addToCart = ({ sku }: { sku: string }) => runCartCommand({ intent: 'add', sku, qty: 1 })

const unfinishedOrder = {
  orderNumber: 'CRN-1',
  st: 'ticket',
  sessionId: 'challenge',
  windowUrl: 'https://provider.example',
  isPage: false,
  code: 'CREDIT_CARD' as const,
  card: {},
  heldUntil: Date.now() + 60_000,
}

const credentials = { email: ' shopper@cairn.test', password: 'Trailhead1', captcha: 'none' }

beforeAll(async () => {
  browser = await openBrowser()
  watchForSignIn()
  startPersonSync()
}, 60_000)

beforeEach(async () => {
  sentCalls = []
  commerce = browser.commerce
  browser.clear()
  clearPersonalData()
  await browser.shop.database.run('delete from carts')
  await browser.shop.database.run('delete from sign_in_attempts')
})

afterEach(() => expect(browser.shop.unexpectedErrors).toEqual([]))
afterAll(() => browser.close())

describe('signing in', () => {
  test('sends the credentials and a code challenge (AUTH-037)', async () => {
    await signIn(credentials)

    expect(bodyOf('signIn')).toEqual({
      type: 'Registered',
      username: 'shopper@cairn.test',
      password: 'Trailhead1',
      codeChallenge: expect.stringMatching(/^[\w-]{43}$/),
      recaptcha_response: 'none',
    })
  })

  test('exchanges the proof for tokens, reads the profile and dispatches an event (AUTH-015, AUTH-121)', async () => {
    const onSignedIn = vi.fn<() => void>()
    window.addEventListener(signedInEvent, onSignedIn, { once: true })
    const result = await signIn(credentials)

    expect(result).toMatchObject({ ok: true, isMerged: false, person: { firstName: 'Sam' } })
    expect(names()).toEqual(['signIn', 'requestToken', 'readProfile', 'readFavourites'])
    expect(onSignedIn).toHaveBeenCalledOnce()
    expect(personState()).toMatchObject({ isSignedIn: true, person: { firstName: 'Sam' } })
  })

  test('uses a new code verifier each time (AUTH-048)', async () => {
    const verifierOf = (body: unknown) => Reflect.get(Object(body), 'codeVerifier')
    await signIn(credentials)
    const first = verifierOf(bodyOf('requestToken'))
    await signIn(credentials)

    expect(bodyOf('requestToken')).toMatchObject({
      type: 'Registered',
      codeVerifier: expect.stringMatching(/^[\w-]{43}$/),
    })
    expect(verifierOf(bodyOf('requestToken'))).not.toBe(first)
  })

  test('reports merged carts when the cart has more items than before (AUTH-019)', async () => {
    await addToCart(jacket)
    expect(await signIn(credentials)).toMatchObject({ ok: true, isMerged: false })
    expect(cartState().remembered?.count).toBe(1)

    await signOut()
    expect(cartState().remembered).toBeNull()
    await addToCart(shell)
    expect(await signIn(credentials)).toMatchObject({ ok: true, isMerged: true })
    expect(cartState().remembered?.count).toBe(2)

    await signOut()
    expect(await signIn(credentials)).toMatchObject({ ok: true, isMerged: false })
    expect(cartState().remembered?.count).toBe(2)
  })

  test('of an associate says whether the terms of the discount have to be accepted', async () => {
    expect(await signIn({ ...credentials, email: 'employee@cairn.test' })).toMatchObject({
      person: { firstName: 'Emil', isAssociate: true },
      hasToAcceptTerms: true,
    })
  })

  test('waits for a pending cart change', async () => {
    const [, outcome] = await Promise.all([addToCart(jacket), signIn(credentials)])

    expect(outcome).toMatchObject({ ok: true })
    expect(cartState().cart?.items.map(({ sku }) => sku)).toEqual([jacket.sku])
  })

  test('keeps the cart after a refusal, and returns the failed step', async () => {
    await addToCart(jacket)
    expect(await signIn({ ...credentials, password: 'Wrong-one-1' })).toMatchObject({
      ok: false,
      step: 'proof',
      refusal: { name: 'credentialsInvalid' },
    })
    const requestToken = async () => refusedAnswer('general')
    commerce = overrideCalls(browser.commerce, { requestToken })
    expect(await signIn(credentials)).toMatchObject({ ok: false, step: 'exchange' })
    expect(cartState().remembered?.count).toBe(1)
    expect(personState().isSignedIn).toBe(false)
  })
})

describe('signing out', () => {
  async function signInAndOut() {
    await addToCart(jacket)
    const result = await signIn(credentials)
    expect(document.cookie).toContain('cairn_login=1')
    sentCalls = []
    await signOut()
    return result.ok ? result.person?.handle : undefined
  }

  test('sends the refresh token of the session (AUTH-039, SES-004)', async () => {
    const refreshToken = await signInAndOut()

    expect(refreshToken).toEqual(expect.any(String))
    expect(bodyOf('signOut')).toEqual({ refreshToken })
  })

  test('clears all personal data and the login flag (AUTH-021, SES-009)', async () => {
    await toggleFavourite('CAIRN001BLK')
    storeLastOrder(sampleOf(order) as Order)
    await addToCart(jacket)
    await signIn(credentials)
    const storedKeys = ['cairn_cart', 'cairn_favourites', 'cairn_order', 'cairn_person']
    expect(Object.keys(localStorage).toSorted()).toEqual(storedKeys)
    orderKeyFor({ billingAddress: { lastName: 'Rochat' } })
    storeUnfinishedOrder(unfinishedOrder)
    expect(Object.keys(sessionStorage).toSorted()).toEqual(['cairn_order_key', 'cairn_unfinished'])
    expect(document.cookie).toContain('cairn_login=1')
    sentCalls = []
    await signOut()

    expect(Object.keys(localStorage)).toEqual([])
    expect(Object.keys(sessionStorage)).toEqual([])
    expect(personState()).toEqual({ isSignedIn: false, person: null })
    expect(document.cookie).not.toMatch(/cairn_(login|basket)/)
    const guestTokenRequest = sentCalls.find(({ name }) => name === 'requestToken')
    expect(guestTokenRequest?.cookies).not.toMatch(/cairn_(access|refresh)_expires/)
  })

  test('opens a guest session in which the visitor can shop (AUTH-022)', async () => {
    await signInAndOut()

    expect(names()).toEqual(['signOut', 'requestToken'])
    expect(bodyOf('requestToken')).toEqual({ type: 'Guest' })
    await addToCart(jacket)
    expect(cartState().remembered?.count).toBe(1)
  })

  test('ends the session also without a stored refresh token', async () => {
    await signIn(credentials)
    localStorage.clear()
    refreshPerson()
    await signOut()

    expect(bodyOf('signOut')).toEqual({ refreshToken: expect.any(String) })
    expect(personState().isSignedIn).toBe(false)
  })
})

describe('a session that was ended elsewhere', () => {
  test('clears the data of its owner and dispatches an event', async () => {
    await addToCart(jacket)
    await signIn(credentials)
    await browser.shop.database.run('update sessions set ended_at = now()')
    const onSessionLost = vi.fn<() => void>()
    window.addEventListener(sessionLostEvent, onSessionLost, { once: true })
    await commerce.readProfile({ query: {} })

    await expect.poll(() => personState().isSignedIn).toBe(false)
    expect(onSessionLost).toHaveBeenCalledOnce()
    expect(cartState().remembered).toBeNull()
  })

  test('of a guest keeps the cart items, so that the cart can be created again', async () => {
    await addToCart(jacket)
    await browser.shop.database.run('update sessions set ended_at = now()')
    await addToCart(shell)

    expect(cartState().remembered?.count).toBe(2)
  })
})

describe('a customer who no longer exists', () => {
  const toasts: Event[] = []
  const delays: unknown[] = []
  let basketIds: (string | undefined)[]
  let calls: string[]
  let count: number | undefined

  // A page restarts only once, so the tests share one restart.
  beforeAll(async () => {
    sentCalls = []
    browser.clear()
    clearPersonalData()
    const onCustomerDeleted = vi.fn<() => void>()
    window.addEventListener('cairn:toast', (event) => toasts.push(event), { once: true })
    window.addEventListener(customerDeletedEvent, onCustomerDeleted, { once: true })
    const timers = vi.spyOn(globalThis, 'setTimeout')
    await addToCart(jacket)
    await signIn(credentials)
    const previousBasketId = cartState().remembered?.basketId
    await browser.shop.database.run('update sessions set account_disabled_at = now()')
    sentCalls = []
    await commerce.readProfile({ query: {} })
    await vi.waitUntil(() => names().includes('createCart'), 8_000)
    await vi.waitUntil(() => cartState().remembered !== null, 8_000)
    basketIds = [previousBasketId, cartState().remembered?.basketId]
    calls = names()
    count = cartState().remembered?.count
    for (const [, delay] of timers.mock.calls) delays.push(delay)
    expect(onCustomerDeleted).toHaveBeenCalledOnce()
  })

  test('loses the stored cart', () => {
    const [firstBasketId, secondBasketId] = basketIds
    expect(firstBasketId).toBeDefined()
    expect(secondBasketId).not.toBe(firstBasketId)
  })

  test('gets a guest session with a new, empty cart', () => {
    expect(calls).toEqual(['requestToken', 'createCart'])
    expect(count).toBe(0)
  })

  test('sees an error toast', () => {
    expect(toasts).toMatchObject([{ detail: { tone: 'error' } }])
  })

  test('gets the page reloaded after four seconds', () => {
    expect(delays).toContain(4_000)
  })
})
