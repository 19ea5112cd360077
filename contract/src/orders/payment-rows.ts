import { paymentName, type PaymentIdentity } from '../payments/payment-names.ts'

/** All amounts are in the same unit: decimal or minor. Copies that earlier versions stored have one amount only. */
type ChargedPayment = PaymentIdentity & {
  amount: number
  notCharged?: number
  refunded?: number
}

export type PaymentRow = {
  name: string
  state: 'paid' | 'notCharged' | 'partNotCharged' | 'givenBack'
  amount: number
}

type RowsOptions = {
  translate: Parameters<typeof paymentName>[1]
  /** Of a cancelled order nothing stays paid. */
  isCancelled: boolean
}

/** What each means of payment paid, what of it was not charged, and what was given back. */
export const paymentRows = (
  payments: readonly ChargedPayment[],
  { translate, isCancelled }: RowsOptions,
): PaymentRow[] =>
  sumsByName(payments, translate).flatMap(({ name, amount, notCharged, refunded }) => {
    const isWhollyUncharged = notCharged > 0 && notCharged >= amount
    const rows: PaymentRow[] = [
      { name, state: 'paid', amount: isCancelled ? 0 : amount - notCharged },
      { name, state: isWhollyUncharged ? 'notCharged' : 'partNotCharged', amount: notCharged },
      { name, state: 'givenBack', amount: refunded },
    ]
    return rows.filter((row) => row.amount > 0)
  })

/** In an order, points and vouchers both appear as points, so equal names are added up. */
const sumsByName = (payments: readonly ChargedPayment[], translate: RowsOptions['translate']) =>
  [...Map.groupBy(payments, (payment) => paymentName(payment, translate))].map(([name, parts]) => ({
    name,
    amount: sumOf(parts, 'amount'),
    notCharged: sumOf(parts, 'notCharged'),
    refunded: sumOf(parts, 'refunded'),
  }))

const sumOf = (
  parts: readonly ChargedPayment[],
  field: 'amount' | 'notCharged' | 'refunded',
): number => parts.reduce((sum, part) => sum + (part[field] ?? 0), 0)
