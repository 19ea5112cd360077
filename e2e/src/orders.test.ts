import { describe, expect } from 'vitest'
import { findings } from './findings.ts'
import { test } from './journey.ts'
import { isFocused, press, typeInto } from './keys.ts'
import { openPage } from './open-page.ts'
import { ordersWords } from './orders-words.ts'
import { signInForm, signInWords } from './sign-in-words.ts'

const arrived = 'CRN-100187'
const beanie = 'Last One Beanie'

test('a shopper sends something back by keyboard alone, and prints its label (ORD-026, ORD-030)', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'de-de', width: 1440, expected: /return\.data/ })
  const told = ordersWords['de-de']
  await openPage(page, `/de-de/sign-in?to=${encodeURIComponent('/de-de/orders')}`)
  await signInForm(page, signInWords['de-de']).send('shopper@cairn.test')
  await page.getByRole('heading', { name: told.orders, level: 1 }).waitFor()
  expect(await findings(page)).toEqual([])

  await press(page, page.getByRole('link', { name: told.order(arrived) }))
  await page.getByRole('heading', { name: told.order(arrived), level: 1 }).waitFor()
  await press(page, page.getByRole('link', { name: told.returnSomething }))
  await page.getByRole('heading', { name: told.whatGoesBack }).waitFor()
  const make = page.getByRole('button', { name: told.make })
  await press(page, make)
  await page.getByText(told.choose).waitFor()
  const pieces = page.getByRole('combobox', { name: told.piecesOf(beanie) })
  await expect.poll(() => isFocused(pieces)).toBe(true)
  expect(await findings(page)).toEqual([])

  await typeInto(page, pieces, '1')
  await press(page, make)
  await page.getByText(told.made).waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await findings(page)).toEqual([])
  const address = await page.getByRole('link', { name: told.label }).first().getAttribute('href')
  const label = await page.request.get(address ?? '')
  expect(label.headers()['content-type']).toBe('application/pdf')
  expect((await label.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('whoever has no account sees how far an order is, for its number and address', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'en-us', width: 390 })
  const told = ordersWords['en-us']
  await openPage(page, '/en-us/orders/track')
  expect(await findings(page)).toEqual([])
  await page.getByLabel(told.number).fill('CRN-100200')
  await page.getByLabel(told.email).fill('shopper@cairn.test')
  await page.getByRole('button', { name: told.find }).click()
  await page.getByRole('heading', { name: told.underway }).waitFor()
  expect(await findings(page)).toEqual([])
})

describe('whoever has a question writes it by keyboard alone (CONT-020)', () => {
  const visits = [
    { locale: 'en-us', width: 800 },
    { locale: 'de-de', width: 390 },
  ] as const

  test.for(visits)('in $locale at $width px', async ({ locale, width }, { visit }) => {
    const { page } = await visit({ locale, width })
    const told = ordersWords[locale]
    await openPage(page, `/${locale}/help/contact-us`)
    const send = page.getByRole('button', { name: told.send, exact: true })
    await press(page, send)
    await page.getByText(told.required).first().waitFor()
    const category = page.getByLabel(told.category)
    await expect.poll(() => isFocused(category)).toBe(true)
    expect(await findings(page)).toEqual([])

    await category.selectOption('order/where-is-it')
    await typeInto(page, page.getByLabel(told.message), 'It rains.')
    await typeInto(page, page.getByLabel(told.first), 'Ada')
    await typeInto(page, page.getByLabel(told.last), 'Berg')
    await typeInto(page, page.getByLabel(told.email), 'ada@cairn.test')
    await press(page, send)
    const heading = page.getByRole('heading', { name: told.sent })
    await heading.waitFor()
    await expect.poll(() => isFocused(heading)).toBe(true)
    expect(await findings(page)).toEqual([])
  })
})
