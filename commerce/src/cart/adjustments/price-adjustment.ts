import type { Minor } from '@cairn/contract/fields/money'

/** A discount by store staff, valid only during its in-store session. */
export type PriceAdjustment = {
  id: string
  sessionId: string
  /** Null for the whole order. */
  lineId: string | null
  /** The sku of the line at the time of the adjustment. */
  sku: string | null
  type: 'percent' | 'amount'
  /** In minor units, or in hundredths of a percent. */
  value: Minor
  reason: string
  storeId: string
  employeeId: string
}
