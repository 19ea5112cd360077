import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { waitUntilFrameIsStable } from '../pages/checkout-page.ts'
import { shopOrigin } from '../shop/running-shop.ts'
import { checkoutTexts } from '../texts/checkout-texts.ts'

const jacket = 'CAIRN001BLK-M'
const texts = checkoutTexts['en-us']

const sheetOn = (page: Page) => page.frameLocator('dialog iframe')
const press = async (page: Page, name: string) => {
  await waitUntilFrameIsStable(page.locator('dialog iframe'))
  await sheetOn(page).getByRole('button', { name }).click()
}
const wallet = (page: Page) => page.locator('main').getByText('Wallet pay', { exact: true })

async function openWithJacket(page: Page, path = '/en-us/cart') {
  await page.request.post('/en-us/cart', {
    form: { intent: 'add', sku: jacket },
    headers: { origin: shopOrigin() },
  })
  await openPage(page, path)
}

describe('a wallet', () => {
  test('pays on a product page and shows the total for each address (PAY-007, PAY-065)', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 390, expected: /409/ })
    await openPage(page, '/en-us/p/summit-down-jacket-CAIRN001BLK')
    await page.getByRole('radio', { name: 'M', exact: true }).check({ force: true })
    await page.getByRole('button', { name: 'Wallet pay' }).click()
    const sheet = sheetOn(page)
    const pay = sheet.locator('button[value=approve]')
    await sheet.getByText('1120 SW 5th Avenue').waitFor()
    await pay.and(sheet.getByText('Pay $', { exact: false })).waitFor()
    expect((await page.locator('dialog iframe').boundingBox())?.width).toBeGreaterThan(340)
    const totalInDenver = await pay.textContent()

    await sheet.getByRole('radio').nth(2).check()
    await sheet.getByText('cannot deliver', { exact: false }).waitFor()
    await expect.poll(() => pay.isDisabled()).toBe(true)
    await sheet.getByRole('radio').nth(1).check()
    await expect.poll(() => pay.isEnabled()).toBe(true)
    await expect.poll(() => pay.textContent()).not.toBe(totalInDenver)
    await press(page, 'Pay $')
    await page.getByRole('heading', { name: texts.confirmationTitle, exact: true }).waitFor()
    await expect.poll(() => page.url()).toMatch(/\/order-confirmation\?order=CRN-/)
  })

  test('that refuses shows a lasting message on the cart page; one that is cancelled shows none (ERR-052)', async ({
    visit,
  }) => {
    const { page } = await visit({ width: 1440 })
    await openWithJacket(page)
    await wallet(page).click()
    await press(page, 'Cancel')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })

    await wallet(page).click()
    await sheetOn(page).getByRole('button', { name: 'Refuse' }).waitFor()
    expect(await page.locator('.toasts').count()).toBe(0)
    await page.clock.install()
    await press(page, 'Refuse')
    await page.getByText('did not go through', { exact: false }).waitFor()
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en-us/cart')
    await page.clock.runFor(60_000)
    await expect
      .poll(() => page.getByText('did not go through', { exact: false }).isVisible())
      .toBe(true)
  })

  test('opens on the cart page where popups are blocked', async ({ visit }) => {
    const { page } = await visit({ width: 390 })
    await openWithJacket(page, '/en-us/cart?pay=wallet')
    await sheetOn(page).getByText('1624 Market Street').waitFor()
    await expect.poll(() => new URL(page.url()).search).toBe('')
  })
})
