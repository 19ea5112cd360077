import { readPdf } from '@cairn/commerce/testing/read-pdf'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { accessibilityViolations } from '../browser/accessibility-violations.ts'
import { isFocused, tabToAndPress, tabToAndType } from '../browser/keyboard.ts'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'
import { supportTexts } from '../texts/support-texts.ts'

const deliveredOrder = 'CRN-100187'
const beanie = 'Last One Beanie'

async function textOfPdf(page: Page, url: string | null): Promise<string> {
  const response = await page.request.get(url ?? '')
  expect(response.headers()['content-type']).toBe('application/pdf')
  const pages = await readPdf(await response.body())
  return pages.map(({ text }) => text).join('\n')
}

test('a shopper creates a return by keyboard alone and prints its label (ORD-026, ORD-030)', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'de-de', width: 1440, expected: /return\.data/ })
  const texts = supportTexts['de-de']
  await openPage(page, `/de-de/sign-in?to=${encodeURIComponent('/de-de/orders')}`)
  await signInForm(page, signInTexts['de-de']).send('shopper@cairn.test')
  await page.getByRole('heading', { name: texts.orders, level: 1 }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])

  await tabToAndPress(page, page.getByRole('link', { name: texts.order(deliveredOrder) }))
  await page.getByRole('heading', { name: texts.order(deliveredOrder), level: 1 }).waitFor()
  await tabToAndPress(page, page.getByRole('link', { name: texts.returnSomething }))
  await page.getByRole('heading', { name: texts.returnTitle }).waitFor()
  const returnButton = page.getByRole('button', { name: texts.makeReturn })
  await tabToAndPress(page, returnButton)
  await page.getByText(texts.choosePieces).waitFor()
  const pieces = page.getByRole('combobox', { name: texts.returnPiecesOf(beanie) })
  await expect.poll(() => isFocused(pieces)).toBe(true)
  expect(await accessibilityViolations(page)).toEqual([])

  await tabToAndType(page, pieces, '1')
  await tabToAndPress(page, returnButton)
  await page.getByText(texts.returnMade).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await accessibilityViolations(page)).toEqual([])
  const labelUrl = await page
    .getByRole('link', { name: texts.printLabel })
    .first()
    .getAttribute('href')
  expect(await textOfPdf(page, labelUrl)).toContain(beanie)

  await page.goto(`/de-de/orders/${deliveredOrder}`)
  const invoiceUrl = await page.locator('a[href$="/invoice.pdf"]').getAttribute('href')
  expect(await textOfPdf(page, invoiceUrl)).toContain(deliveredOrder)
})

test('a guest tracks an order by its number and email', async ({ visit }) => {
  const { page } = await visit({ locale: 'en-us', width: 390 })
  const texts = supportTexts['en-us']
  await openPage(page, '/en-us/orders/track')
  expect(await accessibilityViolations(page)).toEqual([])
  await page.getByLabel(texts.orderNumber).fill('CRN-100200')
  await page.getByLabel(texts.email).fill('shopper@cairn.test')
  await page.getByRole('button', { name: texts.findOrder }).click()
  await page.getByRole('heading', { name: texts.shipped }).waitFor()
  expect(await accessibilityViolations(page)).toEqual([])
})

describe('the contact form is sent by keyboard alone (CONT-020)', () => {
  const visits = [
    { locale: 'en-us', width: 800 },
    { locale: 'de-de', width: 390 },
  ] as const

  test.for(visits)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const { page } = await visit({ locale, width })
    const texts = supportTexts[locale]
    await openPage(page, `/${locale}/help/contact-us`)
    const send = page.getByRole('button', { name: texts.send, exact: true })
    await tabToAndPress(page, send)
    await page.getByText(texts.fieldRequired).first().waitFor()
    const category = page.getByLabel(texts.category)
    await expect.poll(() => isFocused(category)).toBe(true)
    expect(await accessibilityViolations(page)).toEqual([])

    await category.selectOption('order/where-is-it')
    await tabToAndType(page, page.getByLabel(texts.message), 'It rains.')
    await tabToAndType(page, page.getByLabel(texts.firstName), 'Ada')
    await tabToAndType(page, page.getByLabel(texts.lastName), 'Berg')
    await tabToAndType(page, page.getByLabel(texts.email), 'ada@cairn.test')
    await tabToAndPress(page, send)
    const heading = page.getByRole('heading', { name: texts.sent })
    await heading.waitFor()
    await expect.poll(() => isFocused(heading)).toBe(true)
    expect(await accessibilityViolations(page)).toEqual([])
  })
})
