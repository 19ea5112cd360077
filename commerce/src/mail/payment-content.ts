import { type PaymentRow, paymentRows } from '@cairn/contract/orders/payment-rows'
import type { PaymentPart } from '../orders/order-answer.ts'
import type { MailFormatters } from './mail-lines.ts'
import type { MailContent } from './mail.ts'

/** What each means of payment paid, what of it was not charged, and what was given back. */
export function paymentSections(
  payments: readonly PaymentPart[] = [],
  { translate, money }: Pick<MailFormatters, 'translate' | 'money'>,
  isCancelled = false,
): MailContent['sections'] {
  const valueOf = ({ state, amount }: PaymentRow) =>
    state === 'paid' ? money(amount) : translate(state, { amount: money(amount) })
  const rows = paymentRows(payments, { translate: (label) => translate(label), isCancelled })
  if (rows.length === 0) return []
  return [{ title: translate('payment'), rows: rows.map((row) => `${row.name}: ${valueOf(row)}`) }]
}
