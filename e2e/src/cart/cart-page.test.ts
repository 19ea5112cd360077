import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { openPage, reloadPage } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { test } from '../browser/visit.ts'
import { waitForAnimations } from '../browser/wait-for-animations.ts'
import { phoneAndDesktop } from '../browser/window-sizes.ts'
import { addToCart, cardOf, jacketOf, shellOf } from '../pages/add-to-cart.ts'
import { type CartTexts, cartTexts } from '../texts/cart-texts.ts'

/** The lines with the delivery of this name. */
const deliveryGroup = (page: Page, name: string | RegExp) => page.getByRole('region', { name })

/** Chooses the first store, and returns its name. */
async function pickUpItem(page: Page, texts: CartTexts, item: RegExp) {
  await page.getByRole('button', { name: item }).click()
  const deliveryDialog = page.getByRole('dialog', { name: texts.deliveryChoice })
  await deliveryDialog.getByRole('radio', { name: texts.pickupMethod }).check()
  const store = deliveryDialog.locator('label:has([name=place])').first()
  await store.click()
  const name = await store
    .locator('.option-title')
    .evaluate((title) => title.firstChild?.textContent)
  expect(await accessibilityViolations(page)).toEqual([])
  await deliveryDialog.getByRole('button', { name: texts.save }).click()
  await deliveryDialog.waitFor({ state: 'hidden' })
  return name ?? ''
}

describe('the delivery of a line is changed in a dialog, for example to a store, which the line then says (SHIP-002, SHIP-006)', () => {
  test.for(phoneAndDesktop)(
    'and its store after a confirmation, in $locale at $width px (SHIP-007, SHIP-010)',
    async ({ locale, width }, { visit }) => {
      const { page } = await visit({ locale, width })
      const texts = cartTexts[locale]
      await addToCart(page, jacketOf(locale))
      await addToCart(page, shellOf(locale))
      await openPage(page, `/${locale}/cart`)
      const summitDelivery = new RegExp(`${texts.changeDelivery}: .*(Summit)`)
      await page.getByRole('button', { name: summitDelivery }).waitFor()
      expect(await page.getByRole('heading', { name: texts.homeDelivery }).count()).toBe(0)

      const chosenStore = await pickUpItem(page, texts, summitDelivery)
      const home = deliveryGroup(page, texts.homeDelivery)
      const store = deliveryGroup(page, texts.anyPickup)
      await expect.poll(() => home.getByRole('listitem').count()).toBeGreaterThanOrEqual(1)
      await store.getByRole('heading', { name: texts.pickUpAt(chosenStore) }).waitFor()
      const summitLine = store.getByRole('listitem').filter({ hasText: 'Summit' })
      await summitLine.getByText(texts.pickupMethod).waitFor()
      const previousStore = await store.locator('h2').first().textContent()
      expect(await accessibilityViolations(page)).toEqual([])

      await store.getByRole('button', { name: texts.changeStore }).click()
      const choice = page.getByRole('dialog', { name: texts.chooseStore })
      const other = choice.getByRole('radio').first()
      const changes = recordRequests(page, /\/shippingMethod$/)
      await other.click()
      const confirmDialog = page.getByRole('dialog', { name: texts.confirmStore })
      await confirmDialog.waitFor()
      await confirmDialog.getByRole('button', { name: texts.keepStore(chosenStore) }).click()
      await other.click()
      await confirmDialog.waitFor()
      expect(changes).toEqual([])
      await expect.poll(() => store.locator('h2').first().textContent()).toBe(previousStore)
      await confirmDialog.getByRole('button', { name: texts.changeToStore }).click()
      const changedDialog = page.getByRole('dialog', { name: texts.storeChanged })
      await changedDialog.waitFor()
      const cartAfter = (await store.locator('h2').first().textContent()) ?? ''
      expect(cartAfter).not.toBe(previousStore)
      const place = cartAfter.replace(texts.pickUpAt(''), '')
      await changedDialog.getByText(place).waitFor()
      expect(await accessibilityViolations(page)).toEqual([])
      await changedDialog.getByRole('button', { name: texts.close }).last().click()
      await reloadPage(page)
      await store.getByText(place).waitFor()
    },
  )
})

describe('a line in the cart', () => {
  test.for(phoneAndDesktop)(
    'has its size and its gift message changed, in $locale at $width px (CART-040, UI-001)',
    async ({ locale, width }, { visit }) => {
      const { page } = await visit({ locale, width })
      const texts = cartTexts[locale]
      await addToCart(page, jacketOf(locale))
      await addToCart(page, cardOf(locale))
      await openPage(page, `/${locale}/cart`)
      const size = page.getByLabel(texts.sizeOfJacket)
      await expect.poll(() => size.locator('option').allTextContents()).toContain('XL')
      await size.selectOption('S')
      await page.getByText(texts.chosenVariant).waitFor()

      const card = deliveryGroup(page, texts.sentByEmail)
      await card.getByRole('button', { name: texts.addGiftOption }).click()
      const dialog = page.getByRole('dialog', { name: texts.giftTitle })
      await dialog.getByRole('button', { name: texts.save }).click()
      await expect.poll(() => dialog.getByText(texts.fieldRequired).count()).toBe(2)
      await dialog.getByLabel(texts.giftRecipient, { exact: true }).fill('Ada')
      await dialog.getByLabel(texts.giftEmail).fill('ada@cairn.test')
      await dialog.getByLabel(texts.giftMessage).fill('For the next cold morning.')
      expect(await accessibilityViolations(page)).toEqual([])
      await dialog.getByRole('button', { name: texts.save }).click()
      await card.getByText(texts.giftForAda).waitFor()
      await reloadPage(page)
      await card.getByText(texts.giftForAda).waitFor()
      await card.getByRole('button', { name: texts.changeGiftOption }).click()
      await expect
        .poll(() => dialog.getByLabel(texts.giftMessage).inputValue())
        .toBe('For the next cold morning.')
      await expect
        .poll(() => dialog.getByLabel(texts.giftEmail).inputValue())
        .toBe('ada@cairn.test')
      await expect
        .poll(() => dialog.getByLabel(texts.giftRecipient, { exact: true }).inputValue())
        .toBe('Ada')
    },
  )

  test('has a picture and a name that lead to its product (CART-029, CART-030)', async ({
    visit,
  }) => {
    const { page } = await visit()
    await addToCart(page, jacketOf('en-us'))
    await openPage(page, '/en-us/cart')
    const line = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Basalt' })
    const picture = line.locator('img').first()
    const source = (await picture.getAttribute('src')) ?? ''
    expect(source).toContain('/images/CAIRN001BLK')
    expect((await page.request.get(source)).status()).toBe(200)
    await line.locator('a:has(img)').click()
    await page.waitForURL(/\/en-us\/p\/[\w-]+-CAIRN001BLK$/)
  })
})

describe('coupons, notes on promotions and free gifts change with the cart (PROMO-008, PROMO-011)', () => {
  const title = 'in $locale at $width px (PROMO-009, PROMO-017)'
  test.for(phoneAndDesktop)(title, async ({ locale, width }, { visit }) => {
    const { page } = await visit({ locale, width, expected: /404|410|400/ })
    const texts = cartTexts[locale]
    await openPage(page, `/${locale}/p/x-CAIRN006LRC`)
    await page.locator('.buy-bar .button-primary').click()
    await page.getByRole('dialog').getByRole('listitem').first().waitFor()
    await openPage(page, `/${locale}/cart`)
    const mainContent = page.getByRole('main')
    await mainContent.getByText(texts.freeMugOffer).first().waitFor()
    expect(await mainContent.getByText(texts.freeGift, { exact: true }).count()).toBe(0)

    const field = page.getByLabel(texts.couponCode)
    await field.fill('NOSUCHCODE')
    const button = page.getByRole('button', { name: texts.applyCoupon, exact: true })
    const applied = page.waitForResponse((response) => response.url().includes('/coupon'))
    await button.click()
    const request = (await applied).request()
    expect([request.method(), new URL(request.url()).pathname]).toEqual([
      'PUT',
      '/api/cart/v1/coupon',
    ])
    expect(request.postDataJSON()).toEqual({ cartId: expect.any(String), code: 'NOSUCHCODE' })
    await expect.poll(() => button.getAttribute('aria-busy')).toBe('false')
    await expect.poll(() => field.inputValue()).toBe('NOSUCHCODE')
    expect(await page.getByRole('alert').count()).toBe(0)

    await field.fill('welcome10')
    await button.click()
    await page.getByText(texts.couponApplied).waitFor()
    const summary = page.getByRole('complementary')
    await summary.getByText(texts.discount).waitFor()
    await page.getByRole('button', { name: texts.removeCoupon }).click()
    await field.waitFor()
    await expect.poll(() => summary.getByText(texts.discount).count()).toBe(0)

    await mainContent.getByRole('button', { name: /One more of|eins mehr/ }).click()
    await mainContent.getByText(texts.freeMugEarned).waitFor()
    await mainContent.getByText(texts.freeGift, { exact: true }).waitFor()
    expect(await accessibilityViolations(page)).toEqual([])
    await mainContent.getByRole('button', { name: /One less of|eins weniger/ }).click()
    await mainContent.getByText(texts.freeMugOffer).first().waitFor()
    await expect.poll(() => mainContent.getByText(texts.freeGift, { exact: true }).count()).toBe(0)
  })
})

test('a product page offers pickup in a store, and shows the stock of each store (SHIP-002, SHIP-009)', async ({
  visit,
}) => {
  const { page } = await visit()
  await openPage(page, shellOf('en-us'))
  await page.getByRole('radio', { name: 'M', exact: true }).check()
  await page.getByRole('button', { name: 'Pick up in a store' }).click()
  const stores = page.getByRole('dialog', { name: 'In stores' })
  const stock = stores.getByText(/In stock here|Only \d left here|Not here/)
  await stock.first().waitFor()
  const listedStores = stores.getByRole('heading', { level: 3 })
  await expect.poll(async () => (await listedStores.count()) - (await stock.count())).toBe(0)
  const pickUpHereButton = stores.getByRole('button', { name: /^Pick up here: / }).first()
  const name =
    (await pickUpHereButton.getAttribute('aria-label'))?.replace('Pick up here: ', '') ?? ''
  await pickUpHereButton.click()
  await page.getByRole('dialog', { name: 'Added to your bag' }).waitFor()
  await openPage(page, '/en-us/cart')
  await deliveryGroup(page, `Pick up: ${name}`)
    .getByRole('heading', { name: 'Ridge Shell' })
    .waitFor()
})

describe('the mini cart', () => {
  test('shows the lines, their sum, and links to the cart and to the checkout (CART-003)', async ({
    visit,
  }) => {
    const { page } = await visit()
    await addToCart(page, jacketOf('en-us'))
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: /^Bag, \d/ }).click()
    const panel = page.getByRole('dialog', { name: 'Your bag' })
    await panel.getByRole('listitem').getByText('Summit Down Jacket').waitFor()
    await panel.getByText(/^\d items?\$320\.00$/).waitFor()
    await expect
      .poll(() => panel.getByRole('link', { name: 'Check out' }).getAttribute('href'))
      .toBe('/en-us/checkout')
    await expect
      .poll(() => panel.getByRole('link', { name: 'View bag' }).getAttribute('href'))
      .toBe('/en-us/cart')
    expect(new URL(page.url()).pathname).toMatch(/\/p\//)
  })

  test('confirms what was added, with links to the cart and to the checkout (CART-004)', async ({
    visit,
  }) => {
    const { page } = await visit()
    await addToCart(page, jacketOf('en-us'))
    const panel = page.getByRole('dialog', { name: 'Added to your bag' })
    await panel.getByRole('listitem').getByText('Summit Down Jacket').waitFor()
    await panel.getByRole('heading', { name: 'Similar products' }).waitFor()
    await panel.getByText('$320.00').last().waitFor()
    await expect
      .poll(() => panel.getByRole('link', { name: 'Check out' }).getAttribute('href'))
      .toBe('/en-us/checkout')
    await expect
      .poll(() => panel.getByRole('link', { name: 'View bag' }).getAttribute('href'))
      .toBe('/en-us/cart')
  })

  test('is a panel at the side that Escape closes (CART-005, UI-002)', async ({ visit }) => {
    const { page } = await visit()
    await openPage(page, '/en-us')
    await page.getByRole('link', { name: 'Bag, empty' }).click()
    const panel = page.getByRole('dialog', { name: 'Your bag' })
    await panel.waitFor()
    await waitForAnimations(page)
    const panelBox = await panel.boundingBox()
    expect(Math.round(panelBox?.width ?? 0)).toBe(480)
    expect((panelBox?.x ?? 0) + (panelBox?.width ?? 0)).toBeGreaterThan(1440 - 20)
    await page.keyboard.press('Escape')
    await panel.waitFor({ state: 'hidden' })
  })
})
