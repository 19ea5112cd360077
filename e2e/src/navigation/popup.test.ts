import { afterAll, beforeAll, describe, expect } from 'vitest'
import { coveredBy } from '../browser/covered-controls.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { importRows } from '../shop/shop-commands.ts'

describe('a pop-up that opens by itself', () => {
  const popup = (fields: object) => ({ type: 'popup', locales: ['it-it'], fields })
  const fields = { name: 'route', minimizedTitle: 'La via', maximizedTitle: 'La via della cresta' }
  const targets = [{ url: '/help', text: 'Aiuto' }]
  const pressed = popup({
    name: 'pressed',
    delay: null,
    minimizedTitle: 'Altro',
    maximizedTitle: 'Ancora una via',
  })
  const row = {
    kind: 'popups',
    slug: 'a-route',
    title: 'Route',
    sections: [{ name: 'main', blocks: [popup({ ...fields, delay: 120_000, targets }), pressed] }],
  }

  beforeAll(() => importRows([row]))
  afterAll(() => importRows([{ ...row, publish: null }]))

  test.for([390, 1440])(
    'does so only after its delay, covers nothing at the end of the page, and is closed by key and pointer, at %i px',
    async (width, { visit }) => {
      const { page, context } = await visit({ width })
      // For two seconds after an import, a cached page may be the one before it.
      await expect
        .poll(async () => (await context.request.get('/it-it')).text())
        .toContain(fields.maximizedTitle)
      await page.clock.install()
      await openPage(page, '/it-it')
      const box = page.getByRole('complementary', { name: 'La via' })
      const minimized = box.getByRole('button', { name: 'La via' })
      await minimized.waitFor()
      await page.clock.runFor(60_000)
      await minimized.waitFor()
      await page.clock.runFor(60_000)
      await box.getByText('La via della cresta').waitFor()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      expect(await coveredBy(box)).toEqual([])
      // A link that gets the focus is not below it.
      const links = page.getByRole('contentinfo').getByRole('link').filter({ visible: true })
      for (const link of [links.first(), links.last()]) {
        await page.evaluate(() => scrollTo(0, 0))
        await link.focus()
        const [linkBox, popupBox] = [await link.boundingBox(), await box.boundingBox()]
        expect((linkBox?.y ?? Infinity) + (linkBox?.height ?? 0)).toBeLessThanOrEqual(
          popupBox?.y ?? 0,
        )
      }

      if (width === 390) await page.keyboard.press('Escape')
      else await box.getByRole('button').click()
      await box.getByText('La via della cresta').waitFor({ state: 'detached' })
      await openPage(page, '/it-it')
      const next = page.getByRole('button', { name: 'Altro' })
      await next.waitFor()
      expect(await box.count()).toBe(0)
      await page.clock.runFor(240_000)
      await next.press('Enter')
      await page.getByText('Ancora una via').waitFor()
      await page.keyboard.press('Enter')
      await page.getByText('Ancora una via').waitFor({ state: 'detached' })
    },
  )

  test('of a page takes the place of that of all pages while that page is shown (NAV-025)', async ({
    visit,
  }) => {
    const own = { name: 'own', delay: null, minimizedTitle: 'Solo qui', maximizedTitle: 'Solo qui' }
    const blocks = [
      { type: 'rich-text', fields: { title: 'Guida' } },
      { type: 'popup', fields: own },
    ]
    const guide = { kind: 'page', slug: 'guida', title: 'Guida', locales: ['it-it'] }
    await importRows([{ ...guide, sections: [{ name: 'main', blocks }] }])
    const { page, context } = await visit()
    const readGuide = async () => (await context.request.get('/it-it/guida')).text()
    await expect.poll(readGuide).toMatch(/Solo qui.*La via della cresta|La via.*Solo qui/s)
    await openPage(page, '/it-it/guida')
    const boxes = page.getByRole('complementary').and(page.locator('.popup'))
    await expect.poll(() => boxes.allTextContents()).toEqual(['Solo qui'])
    await page.locator('.site-home').click()
    await page.waitForURL(/\/it-it$/)
    await expect.poll(() => boxes.allTextContents()).toEqual(['La via'])
  })
})
