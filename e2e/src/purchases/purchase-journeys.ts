import {
  expectedOrder,
  orderInReport,
  totalOf,
} from '@cairn/commerce/testing/purchases/expected-order'
import {
  allPurchases,
  type Delivery,
  type Purchase,
  selectForBrowser,
  titleOf,
} from '@cairn/commerce/testing/purchases/purchases'
import { shortOrLong } from '@cairn/commerce/testing/short-or-long'
import { expect } from 'vitest'
import type { Visit, VisitOptions } from '../browser/visit.ts'
import { widths } from '../browser/window-sizes.ts'
import { showOrder } from '../shop/shop-commands.ts'
import { checkoutTexts } from '../texts/checkout-texts.ts'
import { placePurchase } from './place-purchase.ts'
import { createPurchaser } from './purchasers.ts'

type PurchaseJourney = { purchase: Purchase; width: number }

const purchases = shortOrLong(selectForBrowser(allPurchases), allPurchases)

/** Widths alternate. */
const journeys = purchases.map((purchase, index): PurchaseJourney => ({
  purchase,
  width: widths[index % widths.length] ?? 390,
}))

/** The title and the parameters of every purchase with these deliveries, for `test.for`. */
export const journeysOf = (...deliveries: Delivery[]) =>
  journeys
    .filter(({ purchase }) => deliveries.includes(purchase.delivery))
    .map((journey) => [`${titleOf(journey.purchase)} at ${journey.width} px`, journey] as const)

/** Buys in a browser and compares the order with what was chosen. */
export async function buyAndCheckOrder(
  { purchase, width }: PurchaseJourney,
  visit: (options: VisitOptions) => Promise<Visit>,
) {
  const { locale } = purchase
  const purchaser = await createPurchaser(purchase)
  const { page } = await visit({ locale, width })
  const { displayedTotal, orderNumber } = await placePurchase(page, { purchase, purchaser })
  const email = purchaser.email ?? checkoutTexts[locale].address.email

  expect(displayedTotal.replace(',', '.')).toBe((totalOf(purchase) / 100).toFixed(2))
  expect(orderInReport(await showOrder(orderNumber), purchase)).toEqual(
    expectedOrder(purchase, email),
  )
}
