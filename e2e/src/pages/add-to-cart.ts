import type { Page } from 'playwright-core'
import { openPage } from '../browser/open-page.ts'
import type { ShopLocale } from '../texts/storefront-messages.ts'

/** Adds size M, or the only size, of a product from its page. */
export async function addToCart(page: Page, path: string) {
  await openPage(page, path)
  const medium = page.getByRole('radio', { name: 'M', exact: true })
  const any = page.getByRole('radio').first()
  if ((await medium.count()) > 0) await medium.check()
  else if ((await any.count()) > 0) await any.check()
  await page.locator('.buy-bar .button-primary').click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
}

export const jacketOf = (locale: ShopLocale) => `/${locale}/p/x-CAIRN001BLK`
export const shellOf = (locale: ShopLocale) => `/${locale}/p/x-CAIRN002TRN`
export const cardOf = (locale: ShopLocale) => `/${locale}/p/x-CAIRN008HTR`
