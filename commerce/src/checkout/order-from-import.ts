import { defaultShippingId } from '@cairn/contract/cart/shipping'
import type { ImportedOrder } from '@cairn/contract/imports/orders-import'
import { siteOf } from '@cairn/contract/sites/sites'
import { copyAddress } from '../accounts/addresses/copied-address.ts'
import { noDiscounts, priceLines } from '../cart/pricing/price-cart.ts'
import type { Sellable } from '../catalogue/sellable/sellable.ts'
import type { ImportedContents } from '../orders/order.ts'
import { type LineToOrder, orderAmounts } from './order-from-cart.ts'

type ImportLookups = {
  sellables: ReadonlyMap<string, Sellable>
  idOf: (position: number) => string
}

/** The contents of an imported order: one shipment without discounts. */
export function orderFromImport(
  order: ImportedOrder,
  { sellables, idOf }: ImportLookups,
): ImportedContents {
  const { address, locale, shipping, taxRate, isTaxIncluded: isIncluded } = order
  const shippingAddress = copyAddress(address)
  const lines = order.lines.map((line, index) => lineOf(line, { sellables, id: idOf(index) }))
  const shipment = {
    id: `${defaultShippingId}-standard`,
    shippingId: defaultShippingId,
    code: 'standard' as const,
    storeId: null,
    lineIds: lines.map(({ id }) => id),
    price: shipping,
    tax: {
      countryCode: address.countryCode ?? siteOf(locale).country,
      province: null,
      isIncluded,
      taxesShipping: false,
      parts: [{ name: 'Tax', rate: taxRate }],
    },
  }
  const shipments = [shipment]
  const priced = priceLines({ lines, shipments, discounts: noDiscounts, adjustments: [] })
  if (!priced.ok) throw new Error(`${order.orderNumber} does not add up`)
  return {
    ...orderAmounts(lines, { shipments, pricedLines: priced.value, locale }),
    snapshot: { promotions: [], shippingAddress, billingAddress: shippingAddress },
    shipments: [{ shipmentId: shipment.id, shippingMethod: shipment.code, storeId: null }],
  }
}

function lineOf(
  { sku, quantity, unitPrice }: ImportedOrder['lines'][number],
  { sellables, id }: { sellables: ImportLookups['sellables']; id: string },
): LineToOrder {
  const sellable = sellables.get(sku)
  if (!sellable) throw new Error(`the import check missed the unknown variant ${sku}`)
  return {
    id,
    sku,
    quantity,
    recipeId: null,
    precreatedCustomsCode: null,
    giftOption: null,
    giftOf: null,
    sellable: { ...sellable, price: { current: unitPrice, original: unitPrice } },
  }
}
