import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { coveredByToast } from '../browser/covered-controls.ts'
import { focusedField } from '../browser/keyboard.ts'
import { layoutProblems } from '../browser/layout-problems.ts'
import { openPage, reloadPage, waitForHydration } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { test } from '../browser/visit.ts'
import { checkoutPage, testCards, waitUntilFrameIsStable } from '../pages/checkout-page.ts'
import { shopPage } from '../pages/shop-page.ts'
import { checkoutTexts } from '../texts/checkout-texts.ts'
import { shopLocales } from '../texts/storefront-messages.ts'

const jacket = 'CAIRN001BLK-M'
/** The scripts of the payment step and of the provider's windows. */
const cardScriptPath = /\/(card-window|wallet-sheet|card|choice)-[\w-]+\.js$/
/** 402: the provider refuses. 404: the cart no longer exists after it became an order. */
const refusedByProvider = /402|404/

describe('a guest pays a home delivery by card (ORD-009, PAY-001)', () => {
  test.for(shopLocales)(
    'and the checkout starts again for the next order, in %s (ORD-004, ORD-010)',
    { timeout: 120_000 },
    async (locale, { visit }) => {
      const { page, texts: shopTexts } = await visit({
        locale,
        width: locale === 'de-de' ? 390 : 1440,
      })
      const texts = checkoutTexts[locale]
      const checkout = checkoutPage(page, locale, texts)
      await checkout.open(jacket)
      await checkout.toPayment.click()
      await page.getByText(texts.missingFields).waitFor()
      await expect.poll(() => focusedField(page)).toBe('email')
      expect(await layoutProblems(page)).toEqual([])

      await checkout.fillAddress()
      await checkout.toPayment.click()
      await checkout.heading(texts.paymentTitle).waitFor()
      await expect
        .poll(() =>
          checkout.heading(texts.paymentTitle).evaluate((heading) => heading.matches(':focus')),
        )
        .toBe(true)
      await checkout.payByCard(testCards.good)
      expect(await layoutProblems(page)).toEqual([])

      await checkout.toReview.press('Enter')
      await checkout.heading(texts.reviewTitle).waitFor()
      expect(await layoutProblems(page)).toEqual([])
      const ordered = await checkout.textAboveOrder()
      for (const text of [shopTexts.summitJacket, ...texts.costs]) expect(ordered).toContain(text)
      await checkout.placeOrder.evaluate((button) => button.scrollIntoView({ block: 'end' }))
      expect(await coveredByToast(page)).toEqual([])
      await reloadPage(page)
      await checkout.placeOrder.click()
      await checkout.heading(texts.confirmationTitle).waitFor()
      await expect.poll(() => page.url()).toMatch(/\/order-confirmation\?order=CRN-/)
      expect(await layoutProblems(page)).toEqual([])
      await shopPage(page, shopTexts).cart('empty').waitFor()

      const orderNumber = new URL(page.url()).searchParams.get('order') ?? ''
      const orderedItems = page.locator('main').getByRole('complementary')
      const details = await orderedItems.innerText()
      expect(details).toMatch(/1111/)
      // Without the order number, the server cannot show the order.
      await openPage(page, `/${locale}/order-confirmation`)
      await checkout.heading(texts.confirmationTitle).waitFor()
      await page.getByText(orderNumber).waitFor()
      expect(await orderedItems.innerText()).toBe(details)
      await checkout.open(jacket)
    },
  )
})

test('what is wrong with a form that was sent before hydration stays on the page', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'en-us', expected: /409/ })
  const texts = checkoutTexts['en-us']
  await checkoutPage(page, 'en-us', texts).open(jacket)
  const form = page.locator('form', { has: page.locator('[name=email]') })
  await Promise.all([
    page.waitForResponse((response) => response.status() === 409),
    form.evaluate((element: HTMLFormElement) => element.submit()),
  ])
  await page.waitForLoadState()
  await waitForHydration(page)
  await expect.poll(() => focusedField(page)).toBe('email')
  await page.getByText(texts.missingFields).waitFor()
})

describe('the order is prepared with the id of the cart, and placed with its payment (ORD-013, ORD-015)', () => {
  test('the address is validated first, the device is sent once, and scripts for cards are loaded in billing (SHIP-035, PAY-041)', async ({
    visit,
  }) => {
    const { page } = await visit({ locale: 'en-us' })
    const checkout = checkoutPage(page, 'en-us', checkoutTexts['en-us'])
    const cardScripts = recordRequests(page, cardScriptPath)
    await openPage(page, '/en-us/field-notes/forty-dawns')
    const requests = recordRequests(page, /^\/api\/cart\//)
    await checkout.open(jacket)
    const sentRequests = () =>
      requests
        .map((request) => `${request.method()} ${new URL(request.url()).pathname}`)
        .map((line) => line.replace(/[\da-f-]{36}/, '{basketId}').replace('/api', ''))
        // The cart is read again when the page gets the focus back from the provider's frame.
        .filter((line) => line !== 'GET /cart/v1/cart/{basketId}')
    await checkout.fillAddress()
    expect(cardScripts.map((request) => request.url())).toEqual([])
    await checkout.toPayment.click()
    await checkout.heading(checkoutTexts['en-us'].paymentTitle).waitFor()
    await checkout.payByCard(testCards.good)
    const scriptNames = cardScripts.map((request) => cardScriptPath.exec(request.url())?.[1])
    expect(new Set(scriptNames)).toEqual(new Set(['card-window', 'card']))
    await checkout.toReview.press('Enter')
    await checkout.placeOrder.dblclick()
    await checkout.heading(checkoutTexts['en-us'].confirmationTitle).waitFor()
    expect(sentRequests()).toEqual([
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
    const urls = requests.map((request) => request.url())
    const basketId = /[\da-f]{8}-[\da-f-]{27}/.exec(urls.join('\n'))?.[0]
    const bodyOf = (path: string) =>
      requests.find((request) => new URL(request.url()).pathname === `/api${path}`)?.postDataJSON()
    expect(bodyOf('/cart/v1/cart/prepareOrder')).toEqual({ basketId })
    expect(bodyOf('/cart/v2/checkout/order')).toMatchObject({
      cartId: basketId,
      recaptcha_response: expect.any(String),
      billingAddress: { postalCode: checkoutTexts['en-us'].address.postalCode },
      paymentMethod: {
        code: 'CREDIT_CARD',
        additionalData: expect.any(Object),
        bin: '411111',
        type: expect.any(String),
      },
    })
  })
})

test('continuing shows what is missing of the card, and then uses the card once', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'en-us', width: 390 })
  const texts = checkoutTexts['en-us']
  const checkout = checkoutPage(page, 'en-us', texts)
  const requests = recordRequests(page, /\/(?:paymentInstruments|card)$/)
  await checkout.open(jacket)
  await checkout.fillAddress()
  await checkout.toPayment.click()
  await checkout.heading(texts.paymentTitle).waitFor()
  await waitUntilFrameIsStable(page.locator('main iframe'))
  await checkout.toReview.press('Enter')
  const number = checkout.providerFrame.locator('[autocomplete=cc-number]')
  await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => number.evaluate((field) => field.matches(':focus'))).toBe(true)
  expect(requests.map((request) => request.method())).toEqual([])

  await checkout.typeCard(testCards.good)
  await checkout.toReview.dblclick()
  await checkout.heading(texts.reviewTitle).waitFor()
  await page.getByText('•••• 1111').first().waitFor()
  expect(requests.map((request) => new URL(request.url()).pathname.split('/').at(-1))).toEqual([
    'card',
    'paymentInstruments',
  ])
})

describe('the bank asks for a challenge, which fails first and then succeeds (PAY-010, PAY-026)', () => {
  test(
    'in de-de, on the payment step again (PAY-028, ORD-005)',
    {
      timeout: 120_000,
    },
    async ({ visit }) => {
      const locale = 'de-de'
      const { page } = await visit({ locale, width: 390, expected: refusedByProvider })
      const texts = checkoutTexts[locale]
      const checkout = checkoutPage(page, locale, texts)
      const orderCalls = recordRequests(page, /\/prepareOrder$|\/checkout\/order(?:\/[^/]+)?$/)
      await checkout.open(jacket)
      await checkout.goToReview(testCards.challenged)
      await checkout.placeOrder.click()
      await checkout.challenge.waitFor()
      expect(orderCalls.map((request) => request.method())).toEqual(['POST', 'PUT'])
      expect(await accessibilityViolations(page)).toEqual([])
      await checkout.answerChallenge('notMe')
      await checkout.heading(texts.paymentTitle).waitFor()
      await page.getByText(texts.challengeFailed).waitFor()
      expect(await page.evaluate(() => localStorage.getItem('cairn_order'))).toBeNull()

      await checkout.payByCard(testCards.challenged)
      await checkout.toReview.press('Enter')
      await checkout.placeOrder.click()
      await checkout.answerChallenge('confirm')
      await checkout.heading(texts.confirmationTitle).waitFor()
      const methods = orderCalls.map((request) => request.method())
      expect(methods).toEqual(['POST', 'PUT', 'PATCH', 'POST', 'PUT', 'PATCH'])
    },
  )
})

test('after a declined card, the payment step accepts another card, also when it is loaded again (ERR-030)', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'en-us', expected: refusedByProvider })
  const texts = checkoutTexts['en-us']
  const checkout = checkoutPage(page, 'en-us', texts)
  await checkout.open(jacket)
  await checkout.goToReview(testCards.declined)
  await checkout.placeOrder.click()
  await page.getByRole('alert').filter({ hasText: texts.declined }).waitFor()
  await expect.poll(() => page.url()).toMatch(/step=billing/)
  await reloadPage(page)
  await checkout.heading(texts.paymentTitle).waitFor()
  expect(await page.getByRole('alert').filter({ hasText: texts.declined }).count()).toBe(0)
  await checkout.payByCard(testCards.good)
  await checkout.toReview.press('Enter')
  await checkout.placeOrder.click()
  await checkout.heading(texts.confirmationTitle).waitFor()
})

test('a gift card pays for a whole order (PAY-002, PAY-012)', async ({ visit }) => {
  const { page } = await visit({ locale: 'en-us', expected: /409/ })
  const texts = checkoutTexts['en-us']
  const checkout = checkoutPage(page, 'en-us', texts)
  await checkout.open(jacket)
  await checkout.fillAddress()
  await checkout.toPayment.click()
  await checkout.openGiftCards()
  const apply = async (number: string) => {
    await page.getByLabel(texts.cardNumberOrCode).fill(number)
    await page.getByLabel('PIN').fill('1111')
    await page.getByRole('main').getByRole('button', { name: texts.apply }).first().press('Enter')
  }
  await apply('6006 4900 0000 0003')
  await page.getByText('no balance left').waitFor()
  await apply('6006 4900 0000 0002')
  await page.getByText(texts.nothingLeft).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await checkout.toReview.press('Enter')
  await checkout.placeOrder.click()
  await checkout.heading(texts.confirmationTitle).waitFor()
})

test('a pickup in a store needs contact details and no address (SHIP-002, SHIP-016)', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'en-us', width: 800 })
  const texts = checkoutTexts['en-us']
  const checkout = checkoutPage(page, 'en-us', texts)
  await checkout.open(jacket)
  await page.getByText(texts.pickupMethod).click()
  await page.getByRole('button', { name: texts.chooseNamed }).first().waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByRole('button', { name: texts.chooseNamed }).first().click()
  await checkout.heading(texts.pickupContact).waitFor()
  expect(await page.locator('[name=addressLine1]').count()).toBe(0)
  await checkout.fillContact()
  await checkout.toPayment.click()
  await checkout.heading(texts.paymentTitle).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
})

test('a step remains visible until the next one has loaded', async ({ visit }) => {
  const { page } = await visit({ locale: 'en-us', width: 390 })
  const texts = checkoutTexts['en-us']
  const checkout = checkoutPage(page, 'en-us', texts)
  const { promise: isLoaded, resolve: finishLoading } = Promise.withResolvers<undefined>()
  const { promise: isRequested, resolve: reportRequest } = Promise.withResolvers<undefined>()
  await page.route('**/billing-step-*.js', async (request) => {
    reportRequest(undefined)
    await isLoaded
    await request.continue()
  })
  await checkout.open(jacket)
  await checkout.fillAddress()
  await checkout.toPayment.click()
  await page.waitForURL(/step=billing/)
  await isRequested
  await checkout.heading(texts.shippingTitle).waitFor()
  expect(await checkout.heading(texts.paymentTitle).count()).toBe(0)
  finishLoading(undefined)
  await checkout.heading(texts.paymentTitle).waitFor()
})
