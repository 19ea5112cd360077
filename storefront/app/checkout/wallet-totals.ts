import type { Cart } from '@cairn/contract/cart-entity'
import type { Translate } from '../platform/messages.tsx'
import { checkoutText, type Worded } from './refused-checkout.ts'

type Shown = { t: Translate; money: (amount: number) => string; isTaxAdded: boolean }
type Line = [label: string, amount: string]

/** What a wallet's sheet shows of the cost: every amount as the core has worked it out. */
export function walletTotals({ totals }: Pick<Cart, 'totals'>, { t, money, isTaxAdded }: Shown) {
  const { itemTotal, totalDiscount, shipping, tax, total, remainingToPay, totalUnits } = totals
  const off: Line[] = totalDiscount > 0 ? [[t('discount'), money(-totalDiscount)]] : []
  const due: Line[] = isTaxAdded ? [[t('tax'), money(tax)]] : []
  const paid: Line[] =
    remainingToPay < total ? [[t('paidAlready'), money(remainingToPay - total)]] : []
  const lines: Line[] = [
    [t('cartItems', { count: totalUnits }), money(itemTotal)],
    ...off,
    [t('delivery'), shipping === 0 ? t('deliveryFree') : money(shipping)],
    ...due,
    ...paid,
    [t('total'), money(remainingToPay)],
  ]
  return { type: 'cairn-pay-totals', lines, total: money(remainingToPay) }
}

export const walletProblem = (refusal: Worded, t: Translate) => ({
  type: 'cairn-pay-totals',
  problem: checkoutText(refusal, t),
})
