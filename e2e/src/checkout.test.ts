import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { cards, checkingOut } from './checkout-pages.ts'
import { checkoutWords } from './checkout-words.ts'
import { findings } from './findings.ts'
import { test } from './journey.ts'
import { on } from './pages.ts'
import { recordRequests } from './record-requests.ts'
import { shopLocales } from './words.ts'

const jacket = 'CAIRN001BLK-M'
const widths = [390, 800, 1440] as const
/** The bag that an order was made of is no longer there. */
const refusedByProvider = /402|404/

async function unsoundness(page: Page) {
  const troubles: string[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (wider > 0) troubles.push(`${wider} px too wide at ${width} px`)
    troubles.push(...(await findings(page)).map((found) => `${found} at ${width} px`))
  }
  return troubles
}

describe('a guest has something sent home and pays by card (CHK-001, CHK-002, PAY-001, ORD-001, ORD-004, ORD-009, ORD-010)', () => {
  test.for(shopLocales)('in %s', { timeout: 120_000 }, async (locale, { visit }) => {
    const { page, words } = await visit({ locale, width: locale === 'de-de' ? 390 : 1440 })
    const told = checkoutWords[locale]
    const checkout = checkingOut(page, locale, told)
    await checkout.open(jacket)
    await checkout.toPayment.click()
    await page.getByText(told.putRight).waitFor()
    expect(await page.locator('[name=email]').evaluate((field) => field.matches(':focus'))).toBe(
      true,
    )
    expect(await unsoundness(page)).toEqual([])

    await checkout.typeAddress()
    await checkout.toPayment.click()
    await checkout.heading(told.howToPay).waitFor()
    expect(await checkout.heading(told.howToPay).evaluate((one) => one.matches(':focus'))).toBe(
      true,
    )
    await checkout.payByCard(cards.good)
    expect(await unsoundness(page)).toEqual([])

    await checkout.toReview.press('Enter')
    await checkout.heading(told.lastLook).waitFor()
    expect(await unsoundness(page)).toEqual([])
    await page.reload()
    await checkout.place.click()
    await checkout.heading(told.thankYou).waitFor()
    expect(page.url()).toMatch(/\/order-confirmation\?order=CRN-/)
    expect(await unsoundness(page)).toEqual([])
    await on(page, words).cart('empty').waitFor()

    await page.goto(`/${locale}/order-confirmation`)
    await checkout.heading(told.thankYou).waitFor()
    await checkout.open(jacket)
  })
})

test('an address is looked at before it is taken, and a device told once (SHIP-035, ORD-005, ORD-013, ORD-018, PAY-040, PAY-041)', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'en-us' })
  const checkout = checkingOut(page, 'en-us', checkoutWords['en-us'])
  const requests = recordRequests(page, /^\/api\/cart\//)
  await checkout.open(jacket)
  const sent = () =>
    requests
      .map((request) => `${request.method()} ${new URL(request.url()).pathname}`)
      .map((line) => line.replace(/[\da-f-]{36}/, '{basketId}').replace('/api', ''))
      // Whoever comes back from the window of the card sees the bag as it is now.
      .filter((line) => line !== 'GET /cart/v1/cart/{basketId}')
  await checkout.typeAddress()
  await checkout.toPayment.click()
  await checkout.heading(checkoutWords['en-us'].howToPay).waitFor()
  await checkout.payByCard(cards.good)
  await checkout.toReview.press('Enter')
  await checkout.place.dblclick()
  await checkout.heading(checkoutWords['en-us'].thankYou).waitFor()
  expect(sent()).toEqual([
    'POST /cart/v1/deviceFingerPrint',
    'POST /cart/v1/cart/{basketId}/shippingAddress/validation',
    'POST /cart/v2/cart/{basketId}/shippingAddress',
    'POST /cart/v1/cart/{basketId}/billingAddress',
    'GET /cart/v1/paymentSession',
    'POST /cart/v1/cart/{basketId}/paymentInstruments',
    'POST /cart/v1/cart/{basketId}/billingAddress',
    'POST /cart/v1/cart/prepareOrder',
    'PUT /cart/v2/checkout/order',
    'POST /cart/v1/cart',
  ])
})

describe('the bank asks who is paying (PAY-010, PAY-026, PAY-027, PAY-028, PAY-029, ORD-007)', () => {
  test.for(shopLocales)('in %s', { timeout: 120_000 }, async (locale, { visit }) => {
    const { page } = await visit({ locale, width: 390, expected: refusedByProvider })
    const told = checkoutWords[locale]
    const checkout = checkingOut(page, locale, told)
    await checkout.open(jacket)
    await checkout.toLastLook(cards.challenged)
    await checkout.place.click()
    await checkout.bank.waitFor()
    expect(await findings(page)).toEqual([])
    await checkout.answerBank('notMe')
    await checkout.heading(told.howToPay).waitFor()
    await page.getByText(told.notConfirmed).waitFor()
    expect(await page.evaluate(() => localStorage.getItem('cairn_order'))).toBeNull()

    await checkout.payByCard(cards.challenged)
    await checkout.toReview.press('Enter')
    await checkout.place.click()
    await checkout.answerBank('confirm')
    await checkout.heading(told.thankYou).waitFor()
  })
})

test('a declined card leads back to paying, and nothing is lost (ERR-030)', async ({ visit }) => {
  const { page } = await visit({ locale: 'en-us', expected: refusedByProvider })
  const told = checkoutWords['en-us']
  const checkout = checkingOut(page, 'en-us', told)
  await checkout.open(jacket)
  await checkout.toLastLook(cards.declined)
  await checkout.place.click()
  await page.getByRole('alert').filter({ hasText: told.declined }).waitFor()
  expect(page.url()).toMatch(/step=billing/)
  await checkout.payByCard(cards.good)
  await checkout.toReview.press('Enter')
  await checkout.place.click()
  await checkout.heading(told.thankYou).waitFor()
})

test('a gift card pays for everything (PAY-002, PAY-012, PAY-047, PAY-064)', async ({ visit }) => {
  const { page } = await visit({ locale: 'en-us', expected: /409/ })
  const told = checkoutWords['en-us']
  const checkout = checkingOut(page, 'en-us', told)
  await checkout.open(jacket)
  await checkout.typeAddress()
  await checkout.toPayment.click()
  await checkout.openGiftCards()
  const apply = async (number: string) => {
    await page.getByLabel(told.numberOrCode).fill(number)
    await page.getByLabel('PIN').fill('1111')
    await page.getByRole('main').getByRole('button', { name: told.apply }).first().press('Enter')
  }
  await apply('6006 4900 0000 0003')
  await page.getByText('no balance left').waitFor()
  await apply('6006 4900 0000 0002')
  await page.getByText(told.nothingLeft).waitFor()
  expect(await findings(page)).toEqual([])
  await checkout.toReview.press('Enter')
  await checkout.place.click()
  await checkout.heading(told.thankYou).waitFor()
})

test('something is picked up in a store, by whoever leaves a name (SHIP-002, SHIP-016, SHIP-022, SHIP-057)', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'en-us', width: 800 })
  const told = checkoutWords['en-us']
  const checkout = checkingOut(page, 'en-us', told)
  await checkout.open(jacket)
  await page.getByText(told.pickUp).click()
  await page.getByRole('button', { name: told.choose }).first().waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: told.choose }).first().click()
  await checkout.heading(told.whoFetches).waitFor()
  expect(await page.locator('[name=addressLine1]').count()).toBe(0)
  await checkout.typeContact()
  await checkout.toPayment.click()
  await checkout.heading(told.howToPay).waitFor()
  expect(await findings(page)).toEqual([])
})

test('a step stays until the next one is there', async ({ visit }) => {
  const { page } = await visit({ locale: 'en-us', width: 390 })
  const told = checkoutWords['en-us']
  const checkout = checkingOut(page, 'en-us', told)
  const { promise: isSlow, resolve: arrives } = Promise.withResolvers<undefined>()
  await page.route('**/billing-step-*.js', async (part) => {
    await isSlow
    await part.continue()
  })
  await checkout.open(jacket)
  await checkout.typeAddress()
  await checkout.toPayment.click()
  await page.waitForURL(/step=billing/)
  expect(await checkout.heading(told.whereTo).isVisible()).toBe(true)
  expect(await checkout.heading(told.howToPay).count()).toBe(0)
  arrives(undefined)
  await checkout.heading(told.howToPay).waitFor()
})
