import { describe, expect } from 'vitest'
import { test } from './journey.ts'
import { browsing } from './listing-pages.ts'
import { openPage } from './open-page.ts'
import { on } from './pages.ts'

const visits = [
  { locale: 'en-us', width: 1440 },
  { locale: 'en-us', width: 800 },
  { locale: 'de-de', width: 390 },
] as const

describe('from the first page to a bag that is still there tomorrow (PROD-001, PROD-002, SRCH-001)', () => {
  test.for(visits)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const { page, context, words } = await visit({ locale, width })
    const shop = on(page, words)
    const browse = browsing(page, words)
    await openPage(page, `/${locale}`)
    await browse.toWomen()
    const everything = await browse.tiles.count()
    await browse.narrowBy(words.blue)
    await browse.chip(words.removeBlue).waitFor()
    await browse.sort.selectOption('newest')
    await page.waitForURL(/sort=newest/)
    expect(new URL(page.url()).searchParams.getAll('filter')).toEqual(['colour:blue'])

    await browse.chip(words.clearAll).click()
    await browse.nextPage.click()
    await page.waitForURL(/page=2/)
    await page.locator('[aria-current=page]').filter({ hasText: '2' }).waitFor()
    expect([everything, await browse.tiles.count()]).toEqual([24, 24])
    await page.goBack()
    await browse.sort.selectOption('relevance')
    await browse.tile(words.summit).click()

    await page.waitForURL(/\/p\/[\w-]+-CAIRN001[A-Z]{3}$/)
    await shop.heading(words.summit).waitFor()
    await page.getByRole('link', { name: words.tarn, exact: true }).click()
    await page.waitForURL(/-CAIRN001TRN$/)
    await page.getByRole('radio', { name: 'M', exact: true }).check()
    await page.getByRole('button', { name: words.addForPrice }).click()
    const panel = page.getByRole('dialog', { name: words.addedToBag })
    await panel.getByText(words.chosenSummit).waitFor()
    await panel.getByText(words.summitOnce).last().waitFor()
    await panel.getByRole('button', { name: words.close }).click()
    await shop.cart('two').waitFor()
    const kept = await context.storageState()
    await context.close()

    const again = await visit({ locale, width, kept })
    const later = on(again.page, words)
    await openPage(again.page, `/${locale}`)
    await later.toCart('two')
    await later.line(words.summit).getByText(words.chosenSummit).waitFor()
    await later.total(words.summitOnce).waitFor()
  })
})
