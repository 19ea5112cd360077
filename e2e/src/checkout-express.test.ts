import { expect } from 'vitest'
import { checkingOut } from './checkout-pages.ts'
import { checkoutWords } from './checkout-words.ts'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { shopOrigin } from './opened-shop.ts'
import { recordRequests } from './record-requests.ts'
import { signInForm, signInWords } from './sign-in-words.ts'

test('whoever has a main card and a default address has only to look and press (CHK-010, CHK-011, CHK-012, CHK-013)', async ({
  visit,
}) => {
  const { page } = await visit({ locale: 'en-us' })
  const told = checkoutWords['en-us']
  const checkout = checkingOut(page, 'en-us', told)
  const form = signInForm(page, signInWords['en-us'])
  await openPage(page, '/en-us/sign-in')
  await form.send('shopper@cairn.test')
  await page.waitForURL((url) => !url.pathname.endsWith('/sign-in'))
  await page.request.post('/en-us/cart', {
    form: { intent: 'add', sku: 'CAIRN001BLK-M' },
    headers: { origin: shopOrigin() },
  })
  const requests = recordRequests(page, /^\/api\/cart\//)
  await openPage(page, '/en-us/checkout')
  // What leads there has the same heading.
  await page.waitForURL(({ searchParams }) => searchParams.get('status') === 'EXPRESS')
  await checkout.heading(told.lastLook).waitFor()

  const asked = requests.map((request) => new URL(request.url()).pathname.split('/').at(-1))
  expect(asked).toEqual(expect.arrayContaining(['shippingAddress', 'prepareOrder']))
  await page.getByText('1624 Market Street').first().waitFor()
  await checkout.place.click()
  await checkout.heading(told.thankYou).waitFor()
})
