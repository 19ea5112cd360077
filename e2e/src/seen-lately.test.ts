import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { findings } from './findings.ts'
import { test } from './journey.ts'
import { layoutShift } from './layout-shift.ts'
import { openPage } from './open-page.ts'
import { on } from './pages.ts'
import { signInForm, signInWords } from './sign-in-words.ts'
import type { ShopLocale } from './words.ts'

const rails = { 'en-us': 'Seen lately', 'de-de': 'Zuletzt angesehen' }
const railOf = (page: Page, locale: ShopLocale) => page.getByRole('region', { name: rails[locale] })
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('cairn_seen'))

const lookAt = async (page: Page, productId: string) => {
  await openPage(page, `/en-us/p/x-${productId}`)
  await expect.poll(() => kept(page)).toContain(productId)
}

describe('what was looked at is found again below the bag', () => {
  test.for([390, 800, 1440])(
    'at %i px, the latest first, and without what is sold out, unknown or in the bag',
    async (width, { visit }) => {
      const { page, words } = await visit({ width })
      for (const id of ['CAIRN001BLK', 'CAIRN002TRN', 'CAIRN005BLK', 'CAIRN004SLT']) {
        await lookAt(page, id)
      }
      await page.evaluate(() => {
        const seen: unknown = JSON.parse(localStorage.getItem('cairn_seen') ?? '[]')
        localStorage.setItem(
          'cairn_seen',
          JSON.stringify(['GONE0000BLK', ...Array.from(Object(seen))]),
        )
      })
      await openPage(page, '/en-us/cart')
      const names = railOf(page, 'en-us').getByRole('heading', { level: 3 })
      await expect
        .poll(() => names.allTextContents())
        .toEqual([expect.stringMatching(/Trail Shoe/), 'Ridge Shell', words.summit])
      expect(await findings(page)).toEqual([])
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)

      await openPage(page, '/en-us/p/x-CAIRN001BLK')
      await page.getByRole('radio', { name: 'M', exact: true }).check()
      await page.locator('.buy-bar .button-primary').click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
      await openPage(page, '/en-us/cart')
      await expect.poll(() => names.count()).toBe(2)
      expect(await names.allTextContents()).not.toContain(words.summit)
      expect(await layoutShift(page)).toBeLessThanOrEqual(0.01)
    },
  )

  test('in EMEA only as long as the page lasts: nobody has agreed that the device keeps it', async ({
    visit,
  }) => {
    const { page, words } = await visit({ locale: 'de-de' })
    const shop = on(page, words)
    await openPage(page, '/de-de/p/x-CAIRN001BLK')
    await page.getByRole('link', { name: words.home, exact: true }).click()
    await shop.addDuffel.click()
    await shop.toCart('one')
    await railOf(page, 'de-de').getByRole('heading', { name: words.summit }).waitFor()
    expect(await kept(page)).toBeNull()
    expect(await page.evaluate(() => sessionStorage.getItem('cairn_seen'))).toBeNull()

    await page.reload()
    await shop.line(words.duffel).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await railOf(page, 'de-de').count()).toBe(0)
  })

  test('but not in what the server sends, and no more once somebody has signed out', async ({
    visit,
  }) => {
    const { page, context } = await visit()
    await openPage(page, '/en-us/sign-in?to=/en-us/account')
    await signInForm(page, signInWords['en-us']).send('shopper@cairn.test')
    await page.getByRole('heading', { name: 'Hello, Sam.' }).waitFor()
    await lookAt(page, 'CAIRN001BLK')
    const sent = await (await context.request.get('/en-us/cart')).text()
    expect(sent).not.toContain(rails['en-us'])

    await openPage(page, '/en-us/account')
    await page.getByRole('button', { name: signInWords['en-us'].signOut }).click()
    await page.getByText(signInWords['en-us'].signedOut).waitFor()
    expect(await kept(page)).toBeNull()
  })
})

test('an empty bag in which nothing was seen shows what many like', async ({ visit }) => {
  const { page, words } = await visit({ width: 1440 })
  await openPage(page, '/en-us/cart')
  await on(page, words).heading('Liked by many').waitFor()
  await page.getByRole('link', { name: 'Open favorites' }).click()
  await page.waitForURL('**/en-us/favorites')
})
