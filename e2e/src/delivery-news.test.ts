import { checkingOut } from './checkout-pages.ts'
import { checkoutWords } from './checkout-words.ts'
import { test } from './journey.ts'

const locale = 'en-us'
const jacket = 'CAIRN001BLK-M'

test('who sends something where the fast way does not go is told before paying (SHIP-032, SHIP-033)', async ({
  visit,
}) => {
  const { page } = await visit({ locale })
  const american = checkoutWords[locale]
  const anchorage = { city: 'Anchorage', province: 'AK', postalCode: '99501' }
  const words = { ...american, address: { ...american.address, ...anchorage } }
  const checkout = checkingOut(page, locale, words)
  await checkout.open(jacket)
  await page.getByRole('radio', { name: /^Express/ }).press('Space')
  await page.getByText(words.expressPrice).first().waitFor()
  await checkout.typeAddress()
  await checkout.toPayment.press('Enter')
  await checkout.heading(words.howToPay).waitFor()
  await page.getByText('now comes by standard delivery').waitFor()
  await page.getByText('Your items changed').waitFor()
})
