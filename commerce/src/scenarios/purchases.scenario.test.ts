import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runOrderCommand } from '../orders/order-command-flow.ts'
import { importRows } from '../testing/import-rows.ts'
import {
  expectedAnswer,
  expectedOrder,
  orderInAnswer,
  orderInReport,
  parcelIn,
  pickupTownOf,
  skuFor,
  totalOf,
} from '../testing/purchases/expected-order.ts'
import { providerWindows } from '../testing/purchases/pay-by-calls.ts'
import { paidByProvider } from '../testing/purchases/payment-methods.ts'
import { placeByCalls } from '../testing/purchases/place-by-calls.ts'
import {
  newPurchaser,
  pickupStoreRows,
  pickupStores,
  type Purchaser,
  stockForPurchases,
} from '../testing/purchases/purchasers.ts'
import {
  allPurchases,
  type PaymentMethod,
  type Purchase,
  type ShopperKind,
  titleOf,
} from '../testing/purchases/purchases.ts'
import { samplePromotions } from '../testing/sample-rows.ts'
import { openShop, type Shop } from '../testing/shop.ts'
import { stockOf } from '../testing/stock.ts'

type PurchaseToMake = { purchase: Purchase; purchaser: Purchaser; rows: object[] }

const purchases = allPurchases.map((purchase) => ({ purchase, ...newPurchaser(purchase) }))

let shop: Shop
beforeAll(async () => {
  shop = await openShopFor(purchases)
})
afterAll(() => shop.close())

async function openShopFor(purchasesToMake: readonly PurchaseToMake[], asksForCaptcha = false) {
  const newShop = await openShop({ asksForCaptcha })
  const report = await importRows(newShop.database.query, [
    ...samplePromotions(),
    ...pickupStoreRows(),
    ...purchasesToMake.flatMap(({ rows }) => rows),
  ])
  if (!report.ok) throw new Error('the rows were not imported', { cause: report.problems })
  return newShop
}

/** Buys, and returns what the shopper and staff read about it, and what they must read. */
async function buy(
  { purchase, purchaser }: PurchaseToMake,
  { database, sandbox, visitor }: Shop,
  asksForCaptcha = false,
) {
  const windows = providerWindows(sandbox)
  const purchaseToPlace = { purchase, purchaser, visitor: visitor(), windows, asksForCaptcha }
  const { cart, placed, read, email } = await placeByCalls(purchaseToPlace)
  const { orderNumber } = placed
  const { lines } = await runOrderCommand(database.query, { action: 'show', orderNumber })
  const total = totalOf(purchase)
  return {
    actual: {
      total: cart.totals.total,
      remainingToPay: cart.totals.remainingToPay,
      placed: orderInAnswer(placed, purchase),
      read: orderInAnswer(read, purchase),
      pickupTown: parcelIn(read, purchase)?.place?.address.city,
      shownToStaff: orderInReport(lines, purchase),
    },
    expected: {
      total: total / 100,
      remainingToPay: paidByProvider(purchase.payment, total) / 100,
      placed: expectedAnswer(purchase, email),
      read: expectedAnswer(purchase, email),
      pickupTown: pickupTownOf(purchase),
      shownToStaff: expectedOrder(purchase, email),
    },
  }
}

const madePurchases: Purchase[] = []

/** A test of each purchase with these payment methods. */
function testPurchases(...payments: PaymentMethod[]) {
  const matching = purchases.filter(({ purchase }) => payments.includes(purchase.payment))
  test.for(matching.map((example) => [titleOf(example.purchase), example] as const))(
    '%s',
    async ([, example]) => {
      const { actual, expected } = await buy(example, shop)
      madePurchases.push(example.purchase)

      expect(actual).toEqual(expected)
    },
  )
}

describe.concurrent('each kind of shopper pays for each delivery', () => {
  describe('by a card (PAY-001)', () => {
    testPurchases('card', 'challenged card', 'saved card', 'main card')
  })
  describe('by a gift card (PAY-002)', () => {
    testPurchases('gift card', 'gift card and card')
  })
  describe('by points (PAY-003)', () => {
    testPurchases('points and card', 'voucher and card', 'voucher, points and card')
  })
  describe('by a reward code (PAY-004)', () => {
    testPurchases('reward code and card', 'credit, reward code and card')
  })
  describe('by a reward card (PAY-005)', () => {
    testPurchases('reward card and card')
  })
  describe('later (PAY-006)', () => {
    testPurchases('pay later')
  })
  describe('by a wallet (PAY-007)', () => {
    testPurchases('wallet')
  })
  describe('by an athlete’s credit (PAY-008)', () => {
    testPurchases('credit', 'credit and card')
  })
})

/** What `npm run orders -- check` prints when all webhooks are delivered. */
async function checkAgreement({ database, sandbox }: Shop) {
  await sandbox.work()
  return (await runOrderCommand(database.query, { action: 'check' })).lines
}

describe('after all purchases', () => {
  test('none is left out', () => {
    expect(allPurchases.filter((example) => !madePurchases.includes(example)).map(titleOf)).toEqual(
      [],
    )
  })

  test('stock, money and orders agree', async () => {
    expect(await checkAgreement(shop)).toEqual(['Stock, money and orders agree.'])
    expect(shop.unexpectedErrors).toEqual([])
  })

  test('every bought piece has left the stock of the warehouse or of the store', async () => {
    const sku = skuFor('standard')
    const expectedStock = (isBought: (purchase: Purchase) => boolean) =>
      stockForPurchases - allPurchases.filter(isBought).length
    const isFromWarehouse = ({ delivery }: Purchase) =>
      delivery !== 'pickup' && delivery !== 'digital'

    expect(await stockOf(shop, sku)).toBe(expectedStock(isFromWarehouse))
    for (const [locale, storeId] of Object.entries(pickupStores)) {
      const isFromStore = (example: Purchase) =>
        example.delivery === 'pickup' && example.locale === locale
      expect(await stockOf(shop, sku, storeId)).toBe(expectedStock(isFromStore))
    }
  })
})

describe('a shop that asks for captchas', () => {
  const kinds: ShopperKind[] = ['guest', 'shopper', 'member', 'athlete', 'employee']
  const firstOfKinds = kinds.flatMap(
    (kind) => purchases.find(({ purchase }) => purchase.shopper === kind) ?? [],
  )
  let shopWithCaptcha: Shop
  beforeAll(async () => {
    shopWithCaptcha = await openShopFor(firstOfKinds, true)
  })
  afterAll(() => shopWithCaptcha.close())

  test('sells to each kind of shopper that solves them', async () => {
    for (const example of firstOfKinds) {
      const { actual, expected } = await buy(example, shopWithCaptcha, true)
      expect(actual).toEqual(expected)
    }
    expect(await checkAgreement(shopWithCaptcha)).toEqual(['Stock, money and orders agree.'])
  })
})
