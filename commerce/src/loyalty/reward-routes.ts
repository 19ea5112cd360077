import { applyReward } from '@cairn/contract/promotions'
import { accept, refuse } from '@cairn/contract/result'
import { cartChanges } from '../cart/cart-changes-routes.ts'
import type { CartNeeds } from '../cart/cart-guard.ts'
import type { CartPayment } from '../cart/cart-payment.ts'
import { saveCartInstruments } from '../payments/cart-instruments-store.ts'
import type { Programme } from '../payments/programme.ts'
import { withoutPayments, withVoucher } from '../payments/with-payment.ts'
import { serve } from '../platform/wire/serve.ts'
import { findVouchers, type Voucher } from './programme-store.ts'

/** A voucher that points buy, put on a cart and taken off it. */
export function rewardRoutes({
  guards,
  programme,
  ...carts
}: CartNeeds & { programme: Programme }) {
  const { database } = carts
  const change = cartChanges(carts)

  return [
    serve(applyReward, guards.ownCart, async ({ grant, body, asked }) => {
      const saving = { which: grant, asked, alongside: saveCartInstruments }
      const wanted = body.appliedLoyaltyVoucher
      if (wanted === null) return change(saving, (cart) => accept(withoutPayments(cart, isVoucher)))
      const member = await programme.findMember(grant.session, asked.locale)
      if (!member.ok) return member
      const { memberId, points: balance } = member.value
      const vouchers = await findVouchers(database)
      const voucher = vouchers.find(({ points }) => points === wanted.points)
      if (wanted.points > balance) return refuse('rewardBalanceTooLow')
      if (!voucher) return refuse('fieldsInvalid')
      const payment = { ...paidBy(voucher, memberId), balance }
      return change(saving, (cart, { now }) => withVoucher(cart, payment, now))
    }),
  ]
}

const isVoucher = ({ method }: CartPayment) => method === 'LOYALTY_VOUCHER'

const paidBy = ({ points, amounts }: Voucher, memberId: string): CartPayment => ({
  id: crypto.randomUUID(),
  method: 'LOYALTY_VOUCHER',
  source: memberId,
  wanted: null,
  points,
  available: amounts,
  details: {},
})
