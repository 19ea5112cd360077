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

/** Where there is no programme any more, nothing is paid with what it gave. */
export const paymentsOf = ({ payments }: PaymentsRow, locale: Locale): CartPayment[] =>
  payments.filter(isTakenIn(locale)).map((payment) => {
    const { method, available } = payment
    const arePoints = method === 'LOYALTY_POINTS' && typeof available === 'number'
    return arePoints ? { ...payment, available: worthOfPoints(available) } : payment
  })

const isTakenIn = (locale: Locale) => (payment: CartPayment) =>
  settingsOf(locale).hasLoyalty || !isReward(payment)
