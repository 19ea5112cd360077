import { type Browser, openBrowser } from '../platform/testing/test-browser.ts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { runCartCommand } from '../cart/commands/run-cart-command.ts'
import { cartState } from '../cart/state/cart-store.ts'
import { toggleFavourite } from '../favourites/change-favourites.ts'
import { favouritesState } from '../favourites/favourites-store.ts'
import { syncFavourites } from '../favourites/sync-favourites.ts'
import { readSaved } from '../lists/read-saved-items.ts'
import { handleRefusals } from '../platform/calls/commerce.ts'
import { demoProducts } from '../platform/testing/test-products.ts'
import { startInStoreSession } from './associate/start-in-store-session.ts'
import { clearPersonalData } from './session/clear-personal-data.ts'
import { signIn } from './sign-in.ts'

let browser: Browser
let sentRequests: { call: string; body: string }[]

vi.mock('../platform/calls/browser-commerce.ts', () => ({
  browserCommerce: () => handleRefusals(browser.commerce),
}))

const { jacket, shell } = demoProducts

beforeAll(async () => {
  browser = await openBrowser()
  const answerOfShop = globalThis.fetch
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname } = new URL(request.url)
    sentRequests.push({
      call: `${request.method} ${pathname}`,
      body: await request.clone().text(),
    })
    return answerOfShop(request)
  })
}, 60_000)

beforeEach(() => {
  sentRequests = []
  browser.clear()
  sessionStorage.clear()
  clearPersonalData()
})
afterEach(() => expect(browser.shop.unexpectedErrors).toEqual([]))
afterAll(() => browser.close())

const signInAs = (name: string) =>
  signIn({ email: `${name}@cairn.test`, password: 'Trailhead1', captcha: 'none' })

const sentGuestObjects = () => {
  const exchange = sentRequests.findLast(({ body }) => body.includes('"codeVerifier"'))
  return JSON.parse(exchange?.body ?? '{}').guestObjects
}

const addToCart = (sku: string) => runCartCommand({ intent: 'add', sku, qty: 1 })

async function saveForLater(sku: string) {
  const item = cartState().cart?.items.find((line) => line.sku === sku)
  const { itemId = '', productId = '' } = item ?? {}
  const fields = { productId, recipeId: null, pdpUrl: '', available: true }
  expect(await runCartCommand({ intent: 'save', itemId, listId: '', ...fields })).toBeNull()
}

test('signing in sends the ids of the cart and both lists of a guest (AUTH-034)', async () => {
  await addToCart(jacket.sku)
  await toggleFavourite('CAIRN001BLK')
  const guestObjects = {
    basketId: cartState().remembered?.basketId,
    favoriteId: favouritesState().favoriteId,
    saveForLaterId: cartState().cart?.saveForLaterId,
  }
  for (const id of Object.values(guestObjects)) expect(id).toEqual(expect.any(String))
  await signInAs('shopper')

  expect(sentGuestObjects()).toEqual(guestObjects)
})

test('signing in on a page that has not read the cart sends the ids too (AUTH-018, AUTH-034)', async () => {
  await addToCart(jacket.sku)
  const { basketId, saveForLaterId } = cartState().cart ?? {}
  vi.resetModules()
  const newPage = await import('./sign-in.ts')
  await newPage.signIn({ email: 'shopper@cairn.test', password: 'Trailhead1', captcha: 'none' })

  expect(saveForLaterId).toEqual(expect.any(String))
  expect(sentGuestObjects()).toMatchObject({ basketId, saveForLaterId })
})

test('what a guest has saved for later is there after signing in (AUTH-018)', async () => {
  await addToCart(jacket.sku)
  await addToCart(shell.sku)
  await saveForLater(shell.sku)
  const saveForLaterId = cartState().cart?.saveForLaterId
  expect(saveForLaterId).toEqual(expect.any(String))
  await signInAs('shopper')

  expect(sentGuestObjects()).toMatchObject({ saveForLaterId })
  expect((await readSaved(10))?.items.map(({ sku }) => sku)).toContain(shell.sku)
})

const listRequests = () =>
  sentRequests
    .map(({ call }) => call)
    .filter((call) => /GET .*\/(saveForLater|favorites)/.test(call))

test('an associate reads neither saved items nor favourites, unlike other shoppers (AUTH-025)', async () => {
  await signInAs('employee')
  await readSaved(10)
  await syncFavourites()
  expect(listRequests()).toEqual([])

  browser.clear()
  clearPersonalData()
  await signInAs('shopper')
  await readSaved(10)
  expect(listRequests()).toEqual([
    'GET /api/wishlists/v2/favorites',
    'GET /api/wishlists/v2/saveForLater',
  ])
})

test('store staff read neither saved items nor favourites before a shopper has signed in', async () => {
  const staff = { storeId: '0042', employeeId: 'E1001', pin: '4242', captcha: 'none' }
  expect(await startInStoreSession(staff)).toMatchObject({ ok: true })
  await readSaved(10)
  await syncFavourites()
  expect(listRequests()).toEqual([])

  await signInAs('shopper')
  await readSaved(10)
  expect(listRequests()).toEqual([
    'GET /api/wishlists/v2/favorites',
    'GET /api/wishlists/v2/saveForLater',
  ])
})
