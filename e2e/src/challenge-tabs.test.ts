import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { cards, checkingOut } from './checkout-pages.ts'
import { checkoutWords } from './checkout-words.ts'
import { test, type Visit, type VisitOptions } from './journey.ts'
import { openPage } from './open-page.ts'
import { checkBooks, showOrder } from './shop-door.ts'

const jacket = 'CAIRN001BLK-M'
const locale = 'en-us'
const told = checkoutWords[locale]
const atTill = (page: Page) => checkingOut(page, locale, told)

/** One tab before its last step and another beside it, then the bank asks in the first. */
async function askedBesideAnother(visit: (options: VisitOptions) => Promise<Visit>) {
  const { page, words, openTab } = await visit({ locale, expected: /40[24]/ })
  const here = atTill(page)
  await here.open(jacket)
  await here.toLastLook(cards.challenged)
  await here.heading(told.lastLook).waitFor()
  const other = await openTab()
  await other.goto(page.url())
  await atTill(other).heading(told.lastLook).waitFor()
  await here.place.click()
  await here.bank.waitFor()
  return { page, words, here, other, there: atTill(other) }
}

const elsewhere = /This bag is being paid for in another tab/

test(
  'while the bank asks in one tab, another orders nothing and makes no second bag, and there is one order',
  {
    timeout: 120_000,
  },
  async ({ visit }) => {
    const { words, here, other, there } = await askedBesideAnother(visit)
    await there.place.click()
    await other.getByText(elsewhere).waitFor()
    await other.getByText(words.empty).waitFor()
    await other.goto(`/${locale}/cart`)
    await other.getByText(words.empty).waitFor()

    await here.answerBank('confirm')
    await here.heading(told.thankYou).waitFor()
    await other.reload()
    await other.getByText(words.empty).waitFor()
  },
)

test(
  'whoever loads the page anew while the bank asks has given the order up, and has everything in the bag again',
  {
    timeout: 120_000,
  },
  async ({ visit }) => {
    const { page } = await askedBesideAnother(visit)
    await page.reload()
    const lines = page.locator('main').getByRole('link', { name: 'Summit Down Jacket' })
    await lines.first().waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('cairn_unfinished'))).toBeNull()
  },
)

test(
  'whoever has given an order up by loading the page anew pays once when paying again, and has one order',
  {
    timeout: 120_000,
  },
  async ({ visit }) => {
    const { page, here } = await askedBesideAnother(visit)
    const kept = await page.evaluate(() => sessionStorage.getItem('cairn_unfinished'))
    const givenUp = /CRN-[\dA-Z]+/.exec(kept ?? '')?.[0] ?? ''
    await page.reload()
    const lines = page.locator('main').getByRole('link', { name: 'Summit Down Jacket' })
    await lines.first().waitFor()

    await openPage(page, `/${locale}/checkout?step=shipping`)
    await here.toLastLook(cards.challenged)
    await here.place.click()
    await here.answerBank('confirm')
    await here.heading(told.thankYou).waitFor()

    const orderNumber = new URL(page.url()).searchParams.get('order') ?? ''
    expect(orderNumber).not.toBe(givenUp)
    expect((await showOrder(orderNumber))[0]).toMatch(/ {2}Created {2}/)
    expect((await showOrder(givenUp))[0]).toMatch(/ {2}failed {2}/)
    expect((await showOrder(givenUp)).filter((line) => line.startsWith('captured'))).toEqual([])
    expect(await checkBooks()).toEqual(['Stock, money and orders agree.'])
  },
)
