import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { marketOf } from '../catalogue/sellable.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { cartAnswers } from './cart-answers-routes.ts'
import type { Wishes } from './cart-lines-store.ts'
import { type Carts, changeCart, type Given, type Target } from './cart-store.ts'
import type { Cart } from './cart.ts'
import type { Conditions } from './conditions.ts'
import { priceNow } from './price-now.ts'
import type { SavedOf } from './saved-of.ts'

type Asking = Wishes & Pick<Target, 'which' | 'alongside'> & { asked: Asked }

/** Changes a cart and answers it, as every changing call of a cart does. */
export const cartChanges =
  (carts: Carts & { savedOf: SavedOf }) =>
  async <Refused extends Refusal>(
    { which, asked, alongside, ...wishes }: Asking,
    decide: (cart: Cart, given: Given) => Result<Cart, Refused>,
  ) => {
    const target = { which, market: marketOf(asked), wishes, alongside }
    const changed = await changeCart<Refused | Refusal<'totalsNotCalculated'>>(
      carts,
      target,
      (cart, given) => {
        const outcome = decide(cart, given)
        return outcome.ok ? stillPriced(cart, outcome.value, given.now) : outcome
      },
    )
    if (!changed) return refuse('cartNotFound')
    if (!changed.ok) return changed
    // What is saved with a cart may be a saved item.
    const hasSaved = changed.value.hasSaved || alongside !== undefined
    return cartAnswers(carts)({ ...changed.value, hasSaved }, asked)
  }

/** A cart that nobody could add up any more is not saved; one that is there already can be emptied. */
function stillPriced(
  before: Cart,
  after: Cart,
  now: Conditions,
): Result<Cart, Refusal<'totalsNotCalculated'>> {
  const priced = priceNow(after, now)
  return priced.ok || !priceNow(before, now).ok ? accept(after) : priced
}
