import { z } from 'zod'
import { address } from '../address/address.ts'
import { consumerId, locale, orderNumber, sku } from '../fields/identifiers.ts'
import { quantity, singleLine } from '../fields/inputs.ts'
import { email } from '../fields/person.ts'
import { orderStatus } from '../orders/order.ts'

const minor = z.int().min(0).max(1_000_000_000)

/** A customer's order that was placed and paid for in another system. */
export const importedOrder = z.strictObject({
  orderNumber,
  consumerId,
  locale,
  orderedOn: z.iso.date(),
  /** The date of the last change of status. */
  changedOn: z.iso.date(),
  status: orderStatus,
  email,
  address,
  lines: z
    .array(z.strictObject({ sku, quantity, unitPrice: minor }))
    .min(1)
    .max(100),
  shipping: minor.default(0),
  /** In thousandths of a percent. */
  taxRate: z.int().min(0).max(100_000).default(0),
  isTaxIncluded: z.boolean().default(false),
  trackingNumber: singleLine(80).min(1).nullable().default(null),
  trackingUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
})
export type ImportedOrder = z.infer<typeof importedOrder>

export type OrdersRow = { kind: 'order' } & z.input<typeof importedOrder>
