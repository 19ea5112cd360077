import { describe, expect } from 'vitest'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { on } from './pages.ts'

const summit = 'Summit Down Jacket'

describe('quick shop', () => {
  test('puts the colour and size that are chosen into the bag, and the list stays (PROD-003)', async ({
    visit,
  }) => {
    const { page, words } = await visit()
    await openPage(page, '/en-us/c/down-jackets-210101')
    const open = page.getByRole('button', { name: `Quick shop: ${summit}` })
    await open.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: summit })
    await dialog.getByRole('radio', { name: words.tarn }).check({ force: true })
    await dialog.getByText(`Color ${words.tarn}`).waitFor()
    await dialog.getByRole('radio', { name: 'M', exact: true }).check()
    await dialog.getByRole('button', { name: words.addForPrice }).click()
    const bag = page.getByRole('dialog', { name: words.addedToBag })
    await bag.getByText(words.chosenSummit).waitFor()
    expect(await dialog.isVisible()).toBe(false)
    // The jacket, and the gift that comes along.
    await on(page, words).cart('two').waitFor({ state: 'attached' })
    await page.keyboard.press('Escape')
    await bag.waitFor({ state: 'hidden' })
    expect(await open.evaluate((button) => button === document.activeElement)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/en-us/c/down-jackets-210101')
  })

  test('says in its own place what did not work', async ({ visit }) => {
    const { page, words } = await visit({ expected: /500/, width: 390 })
    await openPage(page, '/en-us/c/down-jackets-210101')
    await page.getByRole('button', { name: `Quick shop: ${summit}` }).click()
    const dialog = page.getByRole('dialog', { name: summit })
    await dialog.getByRole('radio', { name: 'M', exact: true }).check()
    await page.route('**/api/**', (route) =>
      route.request().method() === 'GET' ? route.continue() : route.fulfill({ status: 500 }),
    )
    await dialog.getByRole('button', { name: words.addForPrice }).click()
    await dialog.getByText(words.problem).waitFor()
    expect(await page.getByRole('dialog', { name: words.addedToBag }).count()).toBe(0)
  })

  test('leads to all that there is to know', async ({ visit }) => {
    const { page } = await visit({ width: 800 })
    await openPage(page, '/en-us/c/down-jackets-210101')
    await page.getByRole('button', { name: `Quick shop: ${summit}` }).click()
    await page.getByRole('dialog').getByRole('link', { name: 'See all of it' }).click()
    await page.getByRole('heading', { level: 1, name: summit }).waitFor()
  })
})

describe('a product of a set', () => {
  test('leads to the set, which shows what else is in it (PROD-022)', async ({ visit }) => {
    const { page, words } = await visit({ locale: 'de-de', width: 390 })
    await openPage(page, '/de-de/p/daunenjacke-summit-CAIRN001BLK')
    const sets = page.locator('section').filter({
      has: page.getByRole('heading', { name: 'Gehört zu einem Set' }),
    })
    await sets.getByText(words.summit).waitFor()
    await sets.getByRole('link').click()
    await page.waitForURL(/-CAIRN010/)
    await page.getByRole('heading', { name: 'In diesem Set' }).waitFor()
  })
})
