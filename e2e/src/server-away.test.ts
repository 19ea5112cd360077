import { describe } from 'vitest'
import { test } from './journey.ts'
import { openPage } from './open-page.ts'
import { on } from './pages.ts'
import { shopLocales } from './words.ts'

const expected = /net::ERR_FAILED/
const calls = /\/api\//
const payloads = /\.data(\?|$)/

describe('while the server is away', () => {
  test.for(shopLocales)(
    'a page says so in %s, and goes on afterwards',
    async (locale, { visit }) => {
      const { page, words } = await visit({ locale, expected })
      const shop = on(page, words)
      await openPage(page, `/${locale}`)
      await page.route(calls, (route) => route.abort())
      await shop.addDuffel.click()
      await page.getByText(words.problem).waitFor()

      await page.unroute(calls)
      await shop.addDuffel.click()
      await shop.cart('one').waitFor()
      await page.route(payloads, (route) => route.abort())
      await shop.toCart('one')
      await shop.heading(words.failed).waitFor()

      await page.unroute(payloads)
      await page.getByRole('button', { name: words.tryAgain }).click()
      await shop.total(words.once).waitFor()
      await page.route(calls, (route) => route.abort())
      await shop.moreDuffel.click()
      await page.getByText(words.problem).waitFor()
      await shop.total(words.once).waitFor()

      await page.unroute(calls)
      await shop.moreDuffel.click()
      await shop.total(words.twice).waitFor()
      await page.getByText(words.problem).waitFor({ state: 'detached' })
    },
  )
})
