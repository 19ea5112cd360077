import { expect } from 'vitest'
import { test } from '../browser/visit.ts'
import { checkoutPage } from '../pages/checkout-page.ts'
import { checkoutTexts } from '../texts/checkout-texts.ts'

const locale = 'en-us'
const jacket = 'CAIRN001BLK-M'

test('an address without express delivery gets standard delivery, and a message before the payment (SHIP-032, SHIP-033)', async ({
  visit,
}) => {
  const { page } = await visit({ locale })
  const american = checkoutTexts[locale]
  const anchorage = { city: 'Anchorage', province: 'AK', postalCode: '99501' }
  const texts = { ...american, address: { ...american.address, ...anchorage } }
  const checkout = checkoutPage(page, locale, texts)
  await checkout.open(jacket)
  await page.getByRole('radio', { name: /^Express/ }).press('Space')
  await page.getByText(texts.expressPrice).first().waitFor()
  await checkout.fillAddress()
  await checkout.toPayment.press('Enter')
  await checkout.heading(texts.paymentTitle).waitFor()
  await expect.poll(() => page.getByText('now comes by standard delivery').count()).toBe(1)
  await expect.poll(() => page.getByText('Your items changed').count()).toBe(1)
})
