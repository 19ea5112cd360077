import { describe } from 'vitest'
import { openPage } from '../browser/open-page.ts'
import { test } from '../browser/visit.ts'
import { shopPage } from '../pages/shop-page.ts'
import { shopLocales } from '../texts/storefront-messages.ts'

const expectedProblems = /net::ERR_FAILED/
const calls = /\/api\//
const payloads = /\.data(\?|$)/

describe('while the server cannot be reached', () => {
  // Waiting for the states is the check.
  test.for(shopLocales)(
    'a page reports it in %s, and works again afterwards',
    async (locale, { visit }) => {
      const { page, texts } = await visit({ locale, expected: expectedProblems })
      const shop = shopPage(page, texts)
      await openPage(page, `/${locale}`)
      await page.route(calls, (route) => route.abort())
      await shop.addDuffel.click()
      await page.getByText(texts.problem).waitFor()

      await page.unroute(calls)
      await shop.addDuffel.click()
      await shop.cart('one').waitFor()
      await page.route(payloads, (route) => route.abort())
      await shop.openCart('one')
      await shop.heading(texts.cartFailedTitle).waitFor()

      await page.unroute(payloads)
      await page.getByRole('button', { name: texts.tryAgain }).click()
      await shop.total(texts.duffelPrice).waitFor()
      await page.route(calls, (route) => route.abort())
      await shop.moreDuffel.click()
      await page.getByText(texts.problem).waitFor()
      await shop.total(texts.duffelPrice).waitFor()

      await page.unroute(calls)
      await shop.moreDuffel.click()
      await shop.total(texts.twoDuffelsPrice).waitFor()
      await page.getByText(texts.problem).waitFor({ state: 'detached' })
    },
  )
})
