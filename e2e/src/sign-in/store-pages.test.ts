import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { layoutProblems } from '../browser/layout-problems.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { widths } from '../browser/window-sizes.ts'
import { inEachLocale } from '../texts/storefront-messages.ts'

/** The stores of the demo with staff are in this country. */
const locale = 'en-us'

const texts = inEachLocale((translate) => ({
  store: translate('yourStore'),
  number: translate('employeeNumber'),
  startSession: translate('startSession'),
  bar: translate('inStoreSession'),
  reserveInStore: translate('reserveInStore'),
  size: translate('sizeName'),
  firstName: translate('firstName'),
  lastName: translate('lastName'),
  email: translate('email'),
  reserve: translate('reserve'),
  fieldRequired: translate('fieldRequired'),
  itemIsReserved: translate('itemIsReserved'),
  handOver: translate('handOver'),
  confirmHandOver: translate('confirmHandOver'),
  handedOver: translate('handedOver'),
  priceAdjustments: translate('priceAdjustments'),
  discountValue: translate('discountValue'),
  discountReason: translate('discountReason'),
  adjustPrice: translate('adjustPrice'),
  adjustmentTooHigh: translate('adjustmentTooHigh'),
}))[locale]

/** A form with errors is answered with 400, a discount above the limit with 409. */
const expectedProblems = /400|409/

const jacketPage = `/${locale}/p/summit-down-jacket-CAIRN001BLK`

async function startSession(page: Page) {
  await openPage(page, `/${locale}/associate-login`)
  await page.getByLabel(texts.store).selectOption('0042')
  await page.getByLabel(texts.number).fill('E1001')
  await page.getByLabel('PIN', { exact: true }).fill('4242')
  await page.getByRole('button', { name: texts.startSession }).press('Enter')
  await page.waitForURL(`**/${locale}`)
}

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).press('Enter')

describe('staff of a store work by keyboard', () => {
  test.for(shortOrLong<readonly number[]>([390, 800], widths))(
    'reserve the item of a product page, and hand it over, at %i px',
    async (width, { visit }) => {
      const { page } = await visit({ locale, width, expected: expectedProblems })
      const email = `kim-${width}-${Date.now()}@example.com`
      await startSession(page)
      await openPage(page, jacketPage)
      const bar = page.getByRole('region', { name: texts.bar })
      await bar.getByRole('link', { name: texts.reserveInStore }).press('Enter')
      await page.getByRole('heading', { name: texts.reserveInStore, level: 1 }).waitFor()
      await press(page, texts.reserve)
      await page.getByText(texts.fieldRequired).first().waitFor()
      expect(await layoutProblems(page)).toEqual([])

      await page.getByLabel(texts.size).selectOption('CAIRN001BLK-S')
      await page.getByLabel(texts.firstName).fill('Kim')
      await page.getByLabel(texts.lastName).fill('Larsen')
      await page.getByRole('main').getByLabel(texts.email).fill(email)
      await press(page, texts.reserve)
      await page.getByText(texts.itemIsReserved).waitFor()
      expect(await layoutProblems(page)).toEqual([])

      const card = page.getByRole('listitem').filter({ hasText: email })
      await card.getByText(texts.handOver, { exact: true }).press('Enter')
      expect(await layoutProblems(page)).toEqual([])
      await card.getByRole('button', { name: texts.confirmHandOver }).press('Enter')
      await page.getByText(texts.handedOver).waitFor()
      expect(await card.count()).toBe(0)
    },
  )

  test.for(shortOrLong<readonly number[]>([390, 1440], widths))(
    'lower the price of the bag within the limit, at %i px',
    async (width, { visit }) => {
      const { page } = await visit({ locale, width, expected: expectedProblems })
      await startSession(page)
      await openPage(page, `/${locale}/p/base-camp-duffel-CAIRN006LRC`)
      await page.locator('.buy-bar .button-primary').click()
      await page.getByRole('dialog').getByRole('listitem').first().waitFor()
      await openPage(page, `/${locale}/cart`)
      await page.getByRole('heading', { name: texts.priceAdjustments, level: 2 }).waitFor()
      const value = page.getByLabel(texts.discountValue)
      const reason = page.getByLabel(texts.discountReason)

      await value.fill('60')
      await reason.fill('A scratch on the buckle')
      await press(page, texts.adjustPrice)
      await page.getByText(texts.adjustmentTooHigh).waitFor()
      expect(await layoutProblems(page)).toEqual([])
      await value.fill('10')
      await press(page, texts.adjustPrice)
      await page.getByRole('listitem').filter({ hasText: 'A scratch on the buckle' }).waitFor()
      expect(await page.getByText(texts.adjustmentTooHigh).count()).toBe(0)
      await expect.poll(() => value.inputValue()).toBe('')
      expect(await layoutProblems(page)).toEqual([])
    },
  )
})
