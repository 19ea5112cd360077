import { applyReward } from '@cairn/contract/promotions/promotion-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { changeAndAnswerCart } from '../cart/answers/cart-changes-wire.ts'
import type { CartRouteDeps } from '../cart/cart-guard.ts'
import type { CartPayment } from '../cart/payment/cart-payment.ts'
import { saveCartInstruments } from '../payments/cart-instruments/cart-instruments-store.ts'
import type { LoyaltyProgramme } from '../payments/loyalty-programme.ts'
import { withoutPayments, withVoucher } from '../payments/cart-instruments/cart-with-payment.ts'
import { serve } from '../platform/wire/serve.ts'
import { findVouchers, type Voucher } from './loyalty-programme-store.ts'

/** Applies a voucher that points buy to a cart, or removes it. */
export function rewardRoutes({
  guards,
  programme,
  ...carts
}: CartRouteDeps & { programme: LoyaltyProgramme }) {
  const { database } = carts
  const change = changeAndAnswerCart(carts)

  return [
    serve(applyReward, guards.ownCart, async ({ access, body, context }) => {
      const cartChange = { cartRef: access, context, alsoSave: saveCartInstruments }
      const requested = body.appliedLoyaltyVoucher
      if (requested === null)
        return change(cartChange, (cart) => accept(withoutPayments(cart, isVoucher)))
      const member = await programme.findMember(access.session, context.locale)
      if (!member.ok) return member
      const { memberId, points: balance } = member.value
      const vouchers = await findVouchers(database)
      const voucher = vouchers.find(({ points }) => points === requested.points)
      if (requested.points > balance) return refuse('rewardBalanceTooLow')
      if (!voucher) return refuse('fieldsInvalid')
      const payment = { ...voucherPayment(voucher, memberId), balance }
      return change(cartChange, (cart, { conditions }) => withVoucher(cart, payment, conditions))
    }),
  ]
}

const isVoucher = ({ method }: CartPayment) => method === 'LOYALTY_VOUCHER'

const voucherPayment = ({ points, amounts }: Voucher, memberId: string): CartPayment => ({
  id: crypto.randomUUID(),
  method: 'LOYALTY_VOUCHER',
  source: memberId,
  requestedAmount: null,
  points,
  available: amounts,
  details: {},
})
