import { expect } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { recordRequests } from '../browser/record-requests.ts'
import { test } from '../browser/visit.ts'
import { checkoutPage } from '../pages/checkout-page.ts'
import { signInForm } from '../pages/sign-in-form.ts'
import { shopOrigin } from '../shop/running-shop.ts'
import { checkoutTexts } from '../texts/checkout-texts.ts'
import { signInTexts } from '../texts/sign-in-texts.ts'

test('with a main card and a default address, checkout begins with the review step (CHK-012, CHK-013)', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'en-us' })
  const texts = checkoutTexts['en-us']
  const checkout = checkoutPage(page, 'en-us', texts)
  const form = signInForm(page, signInTexts['en-us'])
  await openPage(page, '/en-us/sign-in')
  await form.send('shopper@cairn.test')
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
  await page.request.post('/en-us/cart', {
    form: { intent: 'add', sku: 'CAIRN001BLK-M' },
    headers: { origin: shopOrigin() },
  })
  const requests = recordRequests(page, /^\/api\/cart\//)
  await openPage(page, '/en-us/checkout')
  // The page before this redirect has the same heading.
  await page.waitForURL(({ searchParams }) => searchParams.get('status') === 'EXPRESS')
  await checkout.heading(texts.reviewTitle).waitFor()

  const calls = requests.map((request) => new URL(request.url()).pathname.split('/').at(-1))
  expect(calls).toEqual(expect.arrayContaining(['shippingAddress', 'prepareOrder']))
  await page.getByText('1624 Market Street').first().waitFor()
  await checkout.placeOrder.click()
  await checkout.heading(texts.confirmationTitle).waitFor()
  const placed = requests.find((request) => request.method() === 'PUT')
  expect(placed?.postDataJSON()).toMatchObject({ paymentMethod: { type: 'visa', bin: '411111' } })
})
