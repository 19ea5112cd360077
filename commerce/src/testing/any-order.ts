import type { ImportedOrder } from '@cairn/contract/imports/orders-import'
import { locales, siteOf } from '@cairn/contract/sites/sites'
import fc from 'fast-check'
import { calculatePrices } from '../cart/pricing/cart-prices.ts'
import { aSellable } from '../catalogue/sellable/sellable-example.ts'
import { orderFrom } from '../checkout/order-from-cart.ts'
import { orderFromImport } from '../checkout/order-from-import.ts'
import { type ImportedContents, type NewOrder, type Order, settledOrder } from '../orders/order.ts'
import type { AnyCart } from './any-cart.ts'
import { denverAddress } from './ready-to-order.ts'

const consumerId = '7f0c2d5e-3b1a-4c8d-9e6f-0a1b2c3d4e5a'

export const orderHead = ({ locale, conditions }: Pick<AnyCart, 'locale' | 'conditions'>) => ({
  orderId: '7f0c2d5e-3b1a-4c8d-9e6f-0a1b2c3d4e5f',
  orderNumber: 'CRN-1',
  consumerId,
  siteId: conditions.siteId,
  locale,
  currency: siteOf(locale).currency,
  channel: 'e-commerce' as const,
  storeId: null,
  employeeId: null,
  email: 'ada@example.com',
  network: null,
})

/** The order that is created from a cart. */
export function orderOf({ cart, conditions, locale }: AnyCart): NewOrder {
  const prices = calculatePrices(cart, conditions)
  if (!prices.ok) throw new Error(prices.refusal.name)
  const isGuest = conditions.promotions.groups.has('guest')
  const head = orderHead({ conditions, locale })
  const order = orderFrom(cart, prices.value, { head, isGuest, orderedOn: '2026-06-15' })
  return { ...order, payment: null, challengeSeconds: 900 }
}

export const placedOrderOf = (any: AnyCart): Order =>
  settledOrder(orderOf(any), { state: 'placed' }, '2026-06-15T12:00:00.000Z')

export const anyImport: fc.Arbitrary<ImportedOrder> = fc
  .record({
    locale: fc.constantFrom(...locales),
    shipping: fc.nat({ max: 50_00 }),
    taxRate: fc.integer({ min: 0, max: 27_000 }),
    isTaxIncluded: fc.boolean(),
    prices: fc.array(fc.nat({ max: 900_00 }), { minLength: 1, maxLength: 6 }),
    quantity: fc.integer({ min: 1, max: 9 }),
  })
  .map(({ prices, quantity, ...more }) => ({
    ...more,
    orderNumber: 'CRN-9',
    consumerId,
    orderedOn: '2026-01-01',
    changedOn: '2026-01-02',
    status: 'Delivered' as const,
    email: 'ada@example.com',
    address: denverAddress,
    lines: prices.map((unitPrice, index) => ({ sku: `SKU-${index}`, quantity, unitPrice })),
    trackingNumber: null,
    trackingUrl: null,
  }))

export function importedOrderOf(imported: ImportedOrder): ImportedContents {
  const sellables = new Map(imported.lines.map(({ sku }) => [sku, aSellable({ sku })]))
  return orderFromImport(imported, { sellables, idOf: String })
}
