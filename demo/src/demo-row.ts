import type { AccountsRow } from '@cairn/contract/imports/accounts-import'
import type { CatalogueRow } from '@cairn/contract/imports/catalogue-import'
import type { ExperimentsRow } from '@cairn/contract/imports/experiments-import'
import type { LoyaltyRow } from '@cairn/contract/imports/loyalty-import'
import type { OrdersRow } from '@cairn/contract/imports/orders-import'
import type { PaymentsRow } from '@cairn/contract/imports/payments-import'
import type { PromotionsRow } from '@cairn/contract/imports/promotions-import'
import type { ShippingRow } from '@cairn/contract/imports/shipping-import'
import type { StoresRow } from '@cairn/contract/imports/stores-import'
import type { TaxRow } from '@cairn/contract/imports/tax-import'
import { readDataLines } from './data-files.ts'
import { datesSeededOn } from './seeding-date.ts'

/** A row of the demo shop that is not content. */
export type DemoRow =
  | CatalogueRow
  | StoresRow
  | ShippingRow
  | TaxRow
  | AccountsRow
  | PromotionsRow
  | PaymentsRow
  | LoyaltyRow
  | OrdersRow
  | ExperimentsRow

type Dates = ReturnType<typeof datesSeededOn>

/** The rows of a file with the dates that they have in a shop seeded on the given day. */
export function rowsSeededOn(today: string, file: string): DemoRow[] {
  const dates = datesSeededOn(today)
  return readDataLines(file).map((line) => moveRow(JSON.parse(line), dates))
}

function moveRow(row: DemoRow, dates: Dates): DemoRow {
  switch (row.kind) {
    case 'style':
      return row.launchedOn ? { ...row, launchedOn: dates.moveDate(row.launchedOn) } : row
    case 'giftCard':
      return row.expiresOn ? { ...row, expiresOn: dates.moveDate(row.expiresOn) } : row
    case 'order':
      return {
        ...row,
        orderedOn: dates.moveDate(row.orderedOn),
        changedOn: dates.moveDate(row.changedOn),
      }
    case 'savedCard':
      return { ...row, expiryYear: dates.moveYear(row.expiryYear) }
    case 'experiment':
      return { ...row, from: dates.moveInstant(row.from) }
    case 'promotion':
      return movePromotion(row, dates)
    case 'customer':
      return moveMember(row, dates)
    default:
      return row
  }
}

const movePromotion = (
  row: Extract<PromotionsRow, { kind: 'promotion' }>,
  { moveInstant }: Dates,
): PromotionsRow => ({
  ...row,
  ...(row.from && { from: moveInstant(row.from) }),
  ...(row.until && { until: moveInstant(row.until) }),
})

/** A member has their birthday in the month of seeding, so that what the shop does in that month can be seen. */
const moveMember = (
  row: Extract<AccountsRow, { kind: 'customer' }>,
  { moveMonthOf, moveYearOf }: Dates,
): AccountsRow =>
  row.memberSince && row.birthDate
    ? {
        ...row,
        birthDate: moveMonthOf(row.birthDate),
        memberSince: moveYearOf(row.memberSince),
      }
    : row
