import type { Minor } from '@cairn/contract/money'
import type { PaymentMethodId } from '@cairn/contract/payment-entity'
import type { GivenBack, Held } from './held.ts'

/** What an order took of an instrument, and has given back of it. */
export type Spent = Held & { refunded: Minor }

type Amounts = readonly { code: PaymentMethodId; amount: Minor }[]

/** Of several gift cards, which gets how much back: each at most what it paid. */
export function sharesOfRefund(spent: readonly Spent[], amounts: Amounts): GivenBack[] {
  return amounts.flatMap(({ code, amount }) => {
    let left = amount
    const given = spent
      .filter((each) => codeOf(each) === code)
      .flatMap((each) => {
        const part = Math.min(left, each.amount - each.refunded)
        left -= part
        return part > 0 ? [shareOf(each, part)] : []
      })
    if (left > 0) throw new Error(`${code} paid ${left} less than is to be given back`)
    return given
  })
}

/** Orders know a voucher by the points that bought it. */
const codeOf = ({ method }: Held): PaymentMethodId =>
  method === 'LOYALTY_VOUCHER' ? 'LOYALTY_POINTS' : method

function shareOf({ refunded, ...held }: Spent, amount: Minor): GivenBack {
  const { points, amount: paid } = held
  // So that all the parts of a refund bring all the points back, however they are rounded.
  const pointsUntil = (sum: Minor) => Math.floor(((points ?? 0) * sum) / paid)
  const back = pointsUntil(refunded + amount) - pointsUntil(refunded)
  return {
    ...held,
    amount,
    points: points === null ? null : back,
    why: 'refunded',
    isAll: refunded + amount === paid,
  }
}
