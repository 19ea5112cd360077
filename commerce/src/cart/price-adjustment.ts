import type { Minor } from '@cairn/contract/money'

/** What store staff take off a price, and why. */
export type PriceAdjustment = {
  id: string
  /** None: the whole order. */
  lineId: string | null
  type: 'percent' | 'amount'
  /** In minor units, or in hundredths of a percent. */
  value: Minor
  reason: string
  storeId: string
  employeeId: string
}
