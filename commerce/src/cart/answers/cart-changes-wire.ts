import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { marketOf } from '../../catalogue/market.ts'
import type { RequestContext } from '../../platform/wire/request-context.ts'
import { answerCart } from './cart-answers-wire.ts'
import type { Prefetch } from '../store/read-for-change-store.ts'
import {
  type CartDeps,
  changeCart,
  type ChangeContext,
  type ChangeTarget,
} from '../store/cart-store.ts'
import type { Cart } from '../cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'
import { calculatePrices } from '../pricing/cart-prices.ts'
import type { SavedItemsReader } from './saved-items-port.ts'

type CartChangeRequest = Prefetch &
  Pick<ChangeTarget, 'cartRef' | 'alsoSave'> & { context: RequestContext }

/** Changes a cart and answers it; used by every call that changes a cart. */
export const changeAndAnswerCart =
  (carts: CartDeps & { savedItemsOf: SavedItemsReader }) =>
  async <Reason extends Refusal>(
    { cartRef, context, alsoSave, ...prefetch }: CartChangeRequest,
    decide: (cart: Cart, changeContext: ChangeContext) => Result<Cart, Reason>,
  ) => {
    const target = { cartRef, market: marketOf(context), prefetch, alsoSave }
    const changed = await changeCart<Reason | Refusal<'totalsNotCalculated'>>(
      carts,
      target,
      (cart, changeContext) => {
        const outcome = decide(cart, changeContext)
        return outcome.ok ? stillPriced(cart, outcome.value, changeContext.conditions) : outcome
      },
    )
    if (!changed) return refuse('cartNotFound')
    if (!changed.ok) return changed
    // The change may also have saved an item for later.
    const hasSaved = changed.value.hasSaved || alsoSave !== undefined
    return answerCart(carts)({ ...changed.value, hasSaved }, context)
  }

/** Refuses a change whose totals cannot be calculated, unless that was already so before. */
function stillPriced(
  before: Cart,
  after: Cart,
  conditions: PricingConditions,
): Result<Cart, Refusal<'totalsNotCalculated'>> {
  const priced = calculatePrices(after, conditions)
  return priced.ok || !calculatePrices(before, conditions).ok ? accept(after) : priced
}
