import { z } from 'zod'
import { address } from './address.ts'
import { consumerId, orderNumber, sku } from './identifiers.ts'
import { locale } from './locale.ts'
import { orderStatus } from './order-entity.ts'
import { email } from './person.ts'
import { quantity } from './quantity.ts'
import { line } from './text.ts'

const minor = z.int().min(0).max(1_000_000_000)

/** An order of a customer that was placed and paid for elsewhere. */
export const importedOrder = z.strictObject({
  orderNumber,
  consumerId,
  locale,
  orderedOn: z.iso.date(),
  /** When it came to its status. */
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
  trackingNumber: line(80).min(1).nullable().default(null),
  trackingUrl: z
    .url({ protocol: /^https$/ })
    .nullable()
    .default(null),
})
export type ImportedOrder = z.infer<typeof importedOrder>

export type OrdersRow = { kind: 'order' } & z.input<typeof importedOrder>
