import { type Browser, openBrowser } from '../platform/test-shop.ts'
import type { Client } from '@cairn/contract/client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { cartState } from '../cart/cart-store.ts'
import { changeCart } from '../cart/change-cart.ts'
import { customerGoneEvent, sessionLostEvent, signedInEvent } from '../platform/session-events.ts'
import { instead, refused } from '../platform/test-client.ts'
import { goods } from '../platform/test-goods.ts'
import { followPerson } from './follow-person.ts'
import { noticePerson } from './notice-person.ts'
import { forgetEverything } from './forget-everything.ts'
import { hearOfPerson } from './person-store.ts'
import { personState } from './person-state.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'

let browser: Browser
let commerce: Client
let made: { name: string; request: unknown }[]

const { reloadOnce } = vi.hoisted(() => ({ reloadOnce: vi.fn<() => boolean>() }))

vi.mock('../platform/reload-guard.ts', () => ({ reloadOnce }))
vi.mock('../platform/browser-commerce.ts', () => ({ browserCommerce: () => recorded() }))

const recorded = () =>
  new Proxy(commerce, {
    get: (client, name) => (request: unknown) => {
      made.push({ name: String(name), request })
      return Reflect.get(client, name)(request)
    },
  })

const names = () => made.map(({ name }) => name)
const bodyOf = (name: string): unknown =>
  Reflect.get(Object(made.findLast((call) => call.name === name)?.request), 'body')

const { jacket, shell } = goods
const put = ({ sku }: { sku: string }) => changeCart({ intent: 'add', sku, qty: 1 })

const wish = { email: ' shopper@cairn.test', password: 'Trailhead1', captcha: 'none' }

beforeAll(async () => {
  browser = await openBrowser()
  noticePerson()
  followPerson()
}, 60_000)

beforeEach(async () => {
  made = []
  commerce = browser.commerce
  browser.clear()
  forgetEverything()
  await browser.shop.database.run('delete from carts')
  await browser.shop.database.run('delete from sign_in_tries')
})

afterEach(() => expect(browser.shop.failures).toEqual([]))
afterAll(() => browser.close())

describe('signing in', () => {
  it('proves, exchanges, and finds out who it is (AUTH-015, AUTH-037, AUTH-121)', async () => {
    const heard = vi.fn<() => void>()
    window.addEventListener(signedInEvent, heard, { once: true })
    const outcome = await signIn(wish)

    expect(outcome).toMatchObject({ ok: true, isMerged: false, person: { firstName: 'Sam' } })
    expect(names()).toEqual(['signIn', 'requestToken', 'readProfile', 'readFavourites'])
    expect(bodyOf('signIn')).toEqual({
      type: 'Registered',
      username: 'shopper@cairn.test',
      password: 'Trailhead1',
      codeChallenge: expect.stringMatching(/^[\w-]{43}$/),
      recaptcha_response: 'none',
    })
    expect(heard).toHaveBeenCalledOnce()
    expect(personState()).toMatchObject({ isSignedIn: true, person: { firstName: 'Sam' } })
  })

  it('takes another verifier each time (AUTH-048)', async () => {
    await signIn(wish)
    const first = bodyOf('requestToken')
    await signIn(wish)

    expect(bodyOf('requestToken')).not.toEqual(first)
    expect(bodyOf('requestToken')).toMatchObject({
      type: 'Registered',
      codeVerifier: expect.stringMatching(/^[\w-]{43}$/),
    })
  })

  it('tells what a guest has, and the order that waits (AUTH-034, AUTH-035)', async () => {
    await put(jacket)
    const basketId = cartState().memory?.basketId
    const saveForLaterId = cartState().cart?.saveForLaterId
    expect(saveForLaterId).toBeDefined()
    await signIn({ ...wish, order: { orderNo: 'CRN-100200', st: 'waiting' } })

    expect(bodyOf('requestToken')).toMatchObject({
      guestObjects: { basketId, favoriteId: null, saveForLaterId },
      orderNo: 'CRN-100200',
      st: 'waiting',
      action: 'postLogin',
    })
  })

  it('says that bags were merged when there is more in it than before (AUTH-019)', async () => {
    await put(jacket)
    expect(await signIn(wish)).toMatchObject({ ok: true, isMerged: false })
    expect(cartState().memory?.count).toBe(1)

    await signOut()
    expect(cartState().memory).toBeNull()
    await put(shell)
    expect(await signIn(wish)).toMatchObject({ ok: true, isMerged: true })
    expect(cartState().memory?.count).toBe(2)

    await signOut()
    expect(await signIn(wish)).toMatchObject({ ok: true, isMerged: false })
    expect(cartState().memory?.count).toBe(2)
  })

  it('of an associate asks for no favourites (AUTH-025)', async () => {
    expect(await signIn({ ...wish, email: 'employee@cairn.test' })).toMatchObject({
      person: { firstName: 'Emil', isAssociate: true },
      owesTerms: true,
    })
    expect(names()).not.toContain('readFavourites')
  })

  it('waits for what is being put into the bag', async () => {
    const [, outcome] = await Promise.all([put(jacket), signIn(wish)])

    expect(outcome).toMatchObject({ ok: true })
    expect(cartState().cart?.items.map(({ sku }) => sku)).toEqual([jacket.sku])
  })

  it('keeps the bag of whoever is refused, and says which step it was', async () => {
    await put(jacket)
    expect(await signIn({ ...wish, password: 'Wrong-one-1' })).toMatchObject({
      ok: false,
      step: 'proof',
      refusal: { errorId: 'AUT401' },
    })
    const requestToken = async () => refused(500, 'GEN500')
    commerce = instead(browser.commerce, { requestToken })
    expect(await signIn(wish)).toMatchObject({ ok: false, step: 'exchange' })
    expect(cartState().memory?.count).toBe(1)
    expect(personState().isSignedIn).toBe(false)
  })
})

describe('signing out', () => {
  it('names its session, forgets everything, and opens a guest’s (AUTH-021, AUTH-022, AUTH-039, SES-009)', async () => {
    await put(jacket)
    const outcome = await signIn(wish)
    const handle = outcome.ok ? outcome.person?.handle : undefined
    expect(document.cookie).toContain('cairn_login=1')
    made = []
    await signOut()

    expect(names()).toEqual(['signOut', 'requestToken'])
    expect(bodyOf('signOut')).toEqual({ refreshToken: handle })
    expect(bodyOf('requestToken')).toEqual({ type: 'Guest' })
    expect(document.cookie).not.toContain('cairn_login')
    expect(document.cookie).not.toContain('cairn_basket')
    expect(localStorage.getItem('cairn_cart')).toBeNull()
    expect(localStorage.getItem('cairn_person')).toBeNull()
    expect(personState()).toEqual({ isSignedIn: false, person: null })
    await put(jacket)
    expect(cartState().memory?.count).toBe(1)
  })

  it('ends the session also where nobody remembers what it is called', async () => {
    await signIn(wish)
    localStorage.clear()
    hearOfPerson()
    await signOut()

    expect(bodyOf('signOut')).toEqual({ refreshToken: expect.any(String) })
    expect(personState().isSignedIn).toBe(false)
  })
})

describe('a session that has ended somewhere else', () => {
  it('takes along all that was kept of its owner, and says so', async () => {
    await put(jacket)
    await signIn(wish)
    await browser.shop.database.run('update sessions set ended_at = now()')
    const lost = vi.fn<() => void>()
    window.addEventListener(sessionLostEvent, lost, { once: true })
    await commerce.readProfile({ query: {} })

    await vi.waitFor(() => expect(personState().isSignedIn).toBe(false))
    expect(lost).toHaveBeenCalledOnce()
    expect(cartState().memory).toBeNull()
  })

  it('of a guest keeps what they chose, so that it can be made anew', async () => {
    await put(jacket)
    await browser.shop.database.run('update sessions set ended_at = now()')
    await put(shell)

    expect(cartState().memory?.count).toBe(2)
  })
})

describe('a customer who is gone', () => {
  it('is forgotten, gets a new bag, hears of it, and the page loads anew after four seconds (CART-051, CART-052, CART-053, CART-054)', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout')
    const toasts = vi.fn<(event: Event) => void>()
    window.addEventListener('cairn:toast', toasts, { once: true })
    await put(jacket)
    await signIn(wish)
    const before = cartState().memory?.basketId
    await browser.shop.database.run('update sessions set customer_gone_at = now()')
    made = []
    const told = vi.fn<() => void>()
    window.addEventListener(customerGoneEvent, told, { once: true })
    await commerce.readProfile({ query: {} })

    await vi.waitUntil(() => names().includes('createCart'))
    await vi.waitUntil(() => cartState().memory !== null)
    expect(told).toHaveBeenCalledOnce()
    expect(names()).toEqual(['requestToken', 'createCart'])
    expect(cartState().memory).toMatchObject({ count: 0 })
    expect(cartState().memory?.basketId).not.toBe(before)
    expect(toasts.mock.calls[0]?.[0]).toMatchObject({ detail: { tone: 'error' } })
    expect(timers).toHaveBeenCalledWith(reloadOnce, 4_000)
  })
})
