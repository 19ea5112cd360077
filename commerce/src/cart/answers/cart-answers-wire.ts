import type { Cart } from '@cairn/contract/cart/cart'
import { accept, type Refusal, type Result } from '@cairn/contract/refusals/result'
import { marketOf } from '../../catalogue/market.ts'
import type { RequestContext } from '../../platform/wire/request-context.ts'
import { memoizeJson } from '../../platform/wire/memoize-json.ts'
import { nextDiscountChange } from '../promotions/cart-discounts.ts'
import { cartAnswer } from './cart-answer.ts'
import type { CartDeps } from '../store/cart-store.ts'
import type { FoundCart } from './answer-cache.ts'
import { loadFoundCart } from '../store/own-cart-store.ts'
import type { SavedItemsReader } from './saved-items-port.ts'
import { type ReadOptions, viewCart, type CartView } from './cart-view.ts'

type CartToAnswer = CartView & { hasSaved: boolean }
type Answer = Result<Cart, Refusal<'totalsNotCalculated'>>
type SavedItemsDeps = { savedItemsOf: SavedItemsReader }

/** Answers a cart together with the consumer's saved items. */
export const answerCart =
  ({ savedItemsOf }: SavedItemsDeps) =>
  async ({ hasSaved, ...view }: CartToAnswer, context: RequestContext): Promise<Answer> => {
    const answer = cartAnswer(view, context)
    if (!answer.ok || !hasSaved) return answer
    const { consumerId } = view.cart
    return accept({
      ...answer.value,
      saveForLater: await savedItemsOf({ consumerId, market: marketOf(context) }),
    })
  }

/** Answers from the cache as long as the database returns the same JSON for a cart. */
export function readCartCached(carts: CartDeps & SavedItemsDeps) {
  const { answers } = carts.caches
  const answer = answerCart(carts)

  return async (
    found: FoundCart,
    options: ReadOptions,
    context: RequestContext,
  ): Promise<Answer> => {
    const viewKey = JSON.stringify([context.locale, options])
    const cached = answers.find(viewKey, found)
    if (cached) return accept(cached)
    const { hasSaved, ...loaded } = await loadFoundCart(carts, found, marketOf(context))
    const answerResult = await answer({ ...viewCart(loaded, options), hasSaved }, context)
    // Saved items change without the cart, so such answers are not cached.
    if (answerResult.ok && !hasSaved) {
      const until = nextDiscountChange(loaded.conditions)
      answers.put(viewKey, found, { answer: memoizeJson(answerResult.value), until })
    }
    return answerResult
  }
}
