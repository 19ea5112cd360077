import { describe, expect } from 'vitest'
import { cards, checkingOut } from './checkout-pages.ts'
import { checkoutWords } from './checkout-words.ts'
import { findings } from './findings.ts'
import { test, type Visit, type VisitOptions } from './journey.ts'
import { checkBooks, showOrder } from './shop-door.ts'

const jacket = 'CAIRN001BLK-M'
const returnWords = {
  'en-us': { refused: 'Your bank said no.', another: 'Pay another way' },
  'de-de': { refused: 'Ihre Bank hat nicht zugestimmt.', another: 'Anders bezahlen' },
}

type Shopper = { locale: keyof typeof returnWords; width: number }

/** Some banks open over the whole page, not in a window of ours: the shop is gone meanwhile. */
async function leftForBank(
  visit: (options: VisitOptions) => Promise<Visit>,
  { locale, width }: Shopper,
) {
  const { page, words } = await visit({ locale, width, expected: /40[24]/ })
  const told = checkoutWords[locale]
  const here = checkingOut(page, locale, told)
  await here.open(jacket)
  await here.toLastLook(cards.challenged)
  await here.place.click()
  const address = await here.bank.locator('iframe').getAttribute('src')
  await page.goto(address ?? '')
  await page.getByRole('button', { name: told.confirm }).waitFor()
  return { page, words, told, here, returned: returnWords[locale] }
}

describe.each<Shopper>([
  { locale: 'en-us', width: 390 },
  { locale: 'de-de', width: 1440 },
])('a bank that takes the whole page, in $locale at $width px', (shopper) => {
  test('leads back to the order that it has confirmed', { timeout: 120_000 }, async ({ visit }) => {
    const { page, words, told, here } = await leftForBank(visit, shopper)
    await page.getByRole('textbox').fill('123456')
    await page.getByRole('button', { name: told.confirm }).click()
    await here.heading(told.thankYou).waitFor()

    const orderNumber = new URL(page.url()).searchParams.get('order') ?? ''
    expect((await showOrder(orderNumber))[0]).toMatch(/ {2}Created {2}/)
    await page.goto(`/${shopper.locale}/cart`)
    await page.getByText(words.empty).waitFor()
    expect((await showOrder(orderNumber))[0]).toMatch(/ {2}Created {2}/)
    expect(await checkBooks()).toEqual(['Stock, money and orders agree.'])
  })

  test(
    'that said no leads back to the bag, and it is paid another way',
    {
      timeout: 120_000,
    },
    async ({ visit }) => {
      const { page, told, here, returned } = await leftForBank(visit, shopper)
      await page.getByRole('button', { name: told.notMe }).click()
      await page.getByRole('heading', { name: returned.refused }).waitFor()
      expect(await findings(page)).toEqual([])

      await page.getByRole('link', { name: returned.another }).click()
      await here.heading(told.howToPay).waitFor()
      await here.payByCard(cards.good)
      await here.toReview.press('Enter')
      await here.place.click()
      await here.heading(told.thankYou).waitFor()
      expect(await checkBooks()).toEqual(['Stock, money and orders agree.'])
    },
  )
})
