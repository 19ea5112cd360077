import { describe, expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { phoneAndDesktop } from '../browser/window-sizes.ts'
import { listingPage } from '../pages/listing-page.ts'
import { shopPage } from '../pages/shop-page.ts'

describe('a guest browses from the home page through a listing (PROD-001)', () => {
  test.for(phoneAndDesktop)(
    'from its first page to a product and a cart that lasts, in $locale at $width px (PROD-002, SRCH-004)',
    async ({ locale, width }, { visit }) => {
      const { page, context, texts } = await visit({ locale, width })
      const shop = shopPage(page, texts)
      const listing = listingPage(page, texts)
      await openPage(page, `/${locale}`)
      await listing.openWomen()
      const currentPage = page.getByRole('main').locator('a[aria-current=page]')
      await expect.poll(() => currentPage.allTextContents()).toEqual(['1'])
      const unfilteredCount = await listing.products.count()
      await listing.filterBy(texts.blue)
      await listing.filterChip(texts.removeBlue).waitFor()
      await listing.sort.selectOption('newest')
      await page.waitForURL(/sort=newest/)
      await expect
        .poll(() => new URL(page.url()).searchParams.getAll('filter'))
        .toEqual(['colour:blue'])

      await listing.filterChip(texts.clearFilters).click()
      await listing.nextPage.click()
      await page.waitForURL(/page=2/)
      await expect.poll(() => currentPage.allTextContents()).toEqual(['2'])
      expect([unfilteredCount, await listing.products.count()]).toEqual([24, 24])
      await page.goBack()
      await listing.sort.selectOption('relevance')
      await listing.product(texts.summitJacket).click()

      await page.waitForURL(/\/p\/[\w-]+-CAIRN001[A-Z]{3}$/)
      await shop.heading(texts.summitJacket).waitFor()
      await page.getByRole('link', { name: texts.tarn, exact: true }).click()
      await page.waitForURL(/-CAIRN001TRN$/)
      await page.getByRole('radio', { name: 'M', exact: true }).check()
      await page.getByRole('button', { name: texts.addForPrice }).click()
      const panel = page.getByRole('dialog', { name: texts.addedToYourCart })
      await panel.getByText(texts.chosenVariant).waitFor()
      await panel.getByText(texts.summitJacketPrice).last().waitFor()
      await panel.getByRole('button', { name: texts.close }).click()
      await shop.cart('two').waitFor()
      const storageState = await context.storageState()
      await context.close()

      const reopened = await visit({ locale, width, storageState })
      const laterShop = shopPage(reopened.page, texts)
      await openPage(reopened.page, `/${locale}`)
      await laterShop.openCart('two')
      await laterShop.line(texts.summitJacket).getByText(texts.chosenVariant).waitFor()
      await laterShop.total(texts.summitJacketPrice).waitFor()
    },
  )
})
