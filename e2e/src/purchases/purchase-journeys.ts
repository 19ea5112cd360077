import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import { expect } from 'vitest'
import type { Visit, VisitOptions } from '../browser/visit.ts'
import { showOrder } from '../shop/shop-commands.ts'
import { type ShopLocale, shopLocales } from '../texts/storefront-messages.ts'
import { currencyOf, skuFor, totalOf } from './expected-totals.ts'
import { expectedInstruments } from './payment-methods.ts'
import { placePurchase } from './place-purchase.ts'
import { createPurchaser } from './purchasers.ts'
import { allPurchases, pairwiseSelection, type Purchase, type ShopperKind } from './purchases.ts'

type PurchaseJourney = { purchase: Purchase; locale: ShopLocale; width: number }

const widths = [390, 800, 1440] as const

const purchases = shortOrLong(0, 1) ? allPurchases : pairwiseSelection(allPurchases)

/** Languages and widths alternate. */
const journeys = purchases.map((purchase, index): PurchaseJourney => ({
  purchase,
  locale: shopLocales[index % shopLocales.length] ?? 'en-us',
  width: widths[Math.floor(index / shopLocales.length) % widths.length] ?? 390,
}))

/** The title and the parameters of every purchase of these shoppers, for `test.for`. */
export const journeysOf = (...shoppers: ShopperKind[]) =>
  journeys
    .filter(({ purchase }) => shoppers.includes(purchase.shopper))
    .map((journey) => [titleOf(journey), journey] as const)

const titleOf = ({ purchase: { shopper, payment, delivery }, locale, width }: PurchaseJourney) =>
  `${shopper}, ${payment}, ${delivery}, in ${locale} at ${width} px`

/** Buys in a browser and compares the order with what was chosen. */
export async function buyAndCheckOrder(
  { purchase, locale, width }: PurchaseJourney,
  visit: (options: VisitOptions) => Promise<Visit>,
) {
  const purchaser = await createPurchaser(purchase)
  const { page } = await visit({ locale, width })
  const { displayedTotal, orderNumber } = await placePurchase(page, { purchase, purchaser, locale })
  const total = totalOf(purchase, locale)
  const currency = currencyOf(locale)

  expect(displayedTotal.replace(',', '.')).toBe((total / 100).toFixed(2))
  // A gift card may already have been mailed.
  const state = purchase.delivery === 'digital' ? '(Created|Delivered)' : 'Created'
  expect(await readOrder(orderNumber, purchase)).toEqual({
    status: expect.stringMatching(new RegExp(`^${state}$`)),
    total: `${(total / 100).toFixed(2)} ${currency}`,
    recipient: `for ${purchaser.email ?? 'ines@rochat.example'}`,
    instruments: expectedInstruments(purchase.payment, { total, currency }),
    parcel: expect.stringMatching(new RegExp(`^me-${purchase.delivery}.*: ${state}$`)),
  })
}

/** The order as `npm run orders -- show` prints it, without its number, its time and its gifts. */
async function readOrder(orderNumber: string, { delivery }: Purchase) {
  const [first = '', recipient, ...lines] = await showOrder(orderNumber)
  const [, , status, total] = first.split('  ')
  const instruments = lines.filter((line) => /^[A-Za-z_]+ [\d.]+ [A-Z]{3}$/.test(line))
  const bought = lines.findIndex((line) => line.startsWith(`1 × ${skuFor(delivery)} `))
  const parcel = lines.slice(0, bought).findLast((line) => line.startsWith('me-'))
  return { status, total, recipient, instruments: instruments.toSorted(), parcel }
}
