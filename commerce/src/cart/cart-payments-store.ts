import { worthOfPoints } from '@cairn/contract/points'
import { settingsOf } from '@cairn/contract/site-settings'
import type { Locale } from '@cairn/contract/sites'
import { sql } from 'kysely'
import { type CartPayment, isReward } from './cart-payment.ts'

export type PaymentsRow = { payments: readonly CartPayment[] }

/** The column of a PaymentsRow for a cart called c. */
export const paymentsOfCart = sql`(
    select coalesce(json_agg(json_build_object(
      'id', p.instrument_id, 'method', p.method, 'source', p.source, 'wanted', p.wanted_minor,
      'points', p.points, 'available', p.available, 'details', p.details) order by p.position), '[]')
    from cart_payments p where p.cart_id = c.id) as payments`

/** Nothing is paid with points that are gone, nor where there is no programme any more. */
export const paymentsOf = ({ payments }: PaymentsRow, locale: Locale): CartPayment[] =>
  payments.filter(isTakenIn(locale)).map((payment) => {
    const { method, available } = payment
    const arePoints = method === 'LOYALTY_POINTS' && typeof available === 'number'
    return arePoints ? { ...payment, available: worthOfPoints(available) } : payment
  })

const isTakenIn = (locale: Locale) => (payment: CartPayment) =>
  !isReward(payment) || (settingsOf(locale).hasLoyalty && !isSpent(payment))

/** Points that are not there any more, and what they would have bought. */
const isSpent = ({ method, available }: CartPayment) =>
  available === 0 && (method === 'LOYALTY_POINTS' || method === 'LOYALTY_VOUCHER')
