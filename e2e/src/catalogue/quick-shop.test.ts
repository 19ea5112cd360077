import { describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { shopPage } from '../pages/shop-page.ts'

const summit = 'Summit Down Jacket'

describe('quick shop', () => {
  test('adds the chosen colour and size to the cart and stays on the listing (PROD-003)', async ({
    visit,
  }) => {
    const { page, texts } = await visit()
    await openPage(page, '/en-us/c/down-jackets-210101')
    const open = page.getByRole('button', { name: `Quick shop: ${summit}` })
    await open.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: summit })
    const picture = dialog.locator('img.quick-shop-art')
    expect(await picture.evaluate((image) => getComputedStyle(image).objectFit)).toBe('contain')
    await dialog.getByRole('radio', { name: texts.tarn }).check({ force: true })
    await dialog.getByText(`Color ${texts.tarn}`).waitFor()
    await dialog.getByRole('radio', { name: 'M', exact: true }).check()
    await dialog.getByRole('button', { name: texts.addForPrice }).click()
    const cart = page.getByRole('dialog', { name: texts.addedToYourCart })
    await cart.getByText(texts.chosenVariant).waitFor()
    await expect.poll(() => dialog.isVisible()).toBe(false)
    // The jacket and its free gift.
    await shopPage(page, texts).cart('two').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await cart.waitFor({ state: 'hidden' })
    await expect.poll(() => open.evaluate((button) => button === document.activeElement)).toBe(true)
    await expect.poll(() => new URL(page.url()).pathname).toBe('/en-us/c/down-jackets-210101')
  })

  test('adds no other colour than the chosen one, however late it loads', async ({ visit }) => {
    const { page, texts } = await visit()
    await openPage(page, '/en-us/c/down-jackets-210101')
    await page.getByRole('button', { name: `Quick shop: ${summit}` }).click()
    const dialog = page.getByRole('dialog', { name: summit })
    await dialog.getByRole('radio', { name: 'M', exact: true }).check()
    let loadColour = () => {}
    const mayLoad = new Promise<void>((resolve) => {
      loadColour = resolve
    })
    await page.route(/\/products\/.*CAIRN001TRN/, async (route) => {
      await mayLoad
      await route.continue()
    })
    await dialog.getByRole('radio', { name: texts.tarn }).check({ force: true })
    await dialog.getByText(`Color ${texts.tarn}`).waitFor()
    const add = dialog.getByRole('button', { name: texts.addForPrice, includeHidden: true })
    await add.click({ force: true })
    loadColour()
    await add.click()
    const cart = page.getByRole('dialog', { name: texts.addedToYourCart })
    await cart.getByText(texts.chosenVariant).waitFor()
  })

  test('shows an error inside its dialog', async ({ visit }) => {
    const { page, texts } = await visit({ expected: /500/, width: 390 })
    await openPage(page, '/en-us/c/down-jackets-210101')
    await page.getByRole('button', { name: `Quick shop: ${summit}` }).click()
    const dialog = page.getByRole('dialog', { name: summit })
    await dialog.getByRole('radio', { name: 'M', exact: true }).check()
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500 }),
    )
    await dialog.getByRole('button', { name: texts.addForPrice }).click()
    await dialog.getByText(texts.problem).waitFor()
    expect(await page.getByRole('dialog', { name: texts.addedToYourCart }).count()).toBe(0)
  })

  // Waiting for the states is the check.
  test('says that a European price includes the tax, with a link to the cost of delivery', async ({
    visit,
  }) => {
    const { page } = await visit({ locale: 'de-de', width: 390 })
    await openPage(page, '/de-de/c/daunenjacken-210101')
    await page.locator('.quick-shop').first().click()
    await page
      .getByRole('dialog')
      .getByRole('link', { name: 'inkl. MwSt., zzgl. Versandkosten' })
      .waitFor()
  })

  // Waiting for the states is the check.
  test('links to the product page', async ({ visit }) => {
    const { page } = await visit({ width: 800 })
    await openPage(page, '/en-us/c/down-jackets-210101')
    await page.getByRole('button', { name: `Quick shop: ${summit}` }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'See all of it' }).click()
    await page.getByRole('heading', { level: 1, name: summit }).waitFor()
  })
})

describe('a product of a set', () => {
  // Waiting for the states is the check.
  test('leads to the set, which shows what else is in it (PROD-022)', async ({ visit }) => {
    const { page, texts } = await visit({ locale: 'de-de', width: 390 })
    await openPage(page, '/de-de/p/daunenjacke-summit-CAIRN001BLK')
    const sets = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Gehört zu einem Set' }),
    })
    await sets.getByText(texts.summitJacket).waitFor()
    await sets.getByRole('link').click()
    await page.waitForURL(/-CAIRN010/)
    await page.getByRole('heading', { name: 'In diesem Set' }).waitFor()
  })
})
