import type { Cart as CartAnswer } from '@cairn/contract/cart/cart'
import { accept, type Refusal, type Result, refuse } from '@cairn/contract/refusals/result'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { parseStoreCookie, storeCookie } from '@cairn/contract/wire/store-cookie'
import { marketOf } from '../../catalogue/market.ts'
import type { RequestContext } from '../../platform/wire/request-context.ts'
import { memoizeJson } from '../../platform/wire/responses.ts'
import { lifetimes } from '../../sessions/session.ts'
import { keepAdjustments } from '../adjustments/price-adjustments.ts'
import type { Cart } from '../cart.ts'
import { type CartPricesResult, calculatePrices } from '../pricing/cart-prices.ts'
import { nextChangeByClock } from '../pricing/pricing-conditions.ts'
import { withRaisedTotal } from '../pricing/raised-total.ts'
import {
  type CartDeps,
  changeCart,
  type ChangeContext,
  type ChangeTarget,
} from '../store/cart-store.ts'
import { loadFoundCart } from '../store/own-cart-store.ts'
import type { Prefetch } from '../store/read-for-change-store.ts'
import type { FoundCart } from './answer-cache.ts'
import { cartAnswer } from './cart-answer.ts'
import { type ReadOptions, viewCart, type CartView } from './cart-view.ts'
import type { SavedItemsReader } from './saved-items-port.ts'

type CartToAnswer = CartView & { prices: CartPricesResult; hasSaved: boolean }
type Answer = Result<CartAnswer, Refusal<'totalsNotCalculated'>>
type SavedItemsDeps = { savedItemsOf: SavedItemsReader }

/** Answers a cart together with the consumer's saved items. */
export const answerCart =
  ({ savedItemsOf }: SavedItemsDeps) =>
  async ({ hasSaved, prices, ...view }: CartToAnswer, context: RequestContext): Promise<Answer> => {
    if (!prices.ok) return prices
    const { adjustments, pricedCart } = prices.value
    const { siteId } = view.conditions
    const adjusted = keepAdjustments(view.cart, adjustments)
    const cart = withRaisedTotal(adjusted, { total: pricedCart.total, siteId })
    const answer = cartAnswer({ ...view, cart }, prices.value, context)
    if (!hasSaved) return accept(answer)
    const { consumerId } = cart
    return accept({
      ...answer,
      saveForLater: await savedItemsOf({ consumerId, market: marketOf(context) }),
    })
  }

/** Answers from the cache as long as the database returns the same JSON for a cart. */
export function readCartCached(carts: CartDeps & SavedItemsDeps) {
  const { answers } = carts.caches
  const answer = answerCart(carts)

  return async (
    foundCart: FoundCart,
    options: ReadOptions,
    context: RequestContext,
  ): Promise<Answer> => {
    const viewKey = JSON.stringify([context.locale, options])
    const cached = answers.find(viewKey, foundCart)
    if (cached) return accept(cached)
    const { hasSaved, ...loadedCart } = await loadFoundCart(carts, foundCart, marketOf(context))
    const view = viewCart(loadedCart, options)
    const prices = calculatePrices(view.cart, view.conditions)
    const answerResult = await answer({ ...view, prices, hasSaved }, context)
    // Saved items change without the cart, so such answers are not cached.
    if (answerResult.ok && !hasSaved) {
      answers.put(viewKey, foundCart, {
        answer: memoizeJson(answerResult.value),
        validUntil: nextChangeByClock(loadedCart.conditions),
      })
    }
    return answerResult
  }
}

type CartChangeRequest<Reason> = Prefetch &
  Pick<ChangeTarget<Reason>, 'cartRef' | 'beforeSave' | 'alsoSave'> & { context: RequestContext }

/** Changes a cart and answers it; used by every call that changes a cart. */
export const changeAndAnswerCart =
  (carts: CartDeps & { savedItemsOf: SavedItemsReader }) =>
  async <Reason extends Refusal>(
    { cartRef, context, beforeSave, alsoSave, ...prefetch }: CartChangeRequest<Reason>,
    decide: (cart: Cart, changeContext: ChangeContext) => Result<Cart, Reason>,
  ) => {
    const target = { cartRef, market: marketOf(context), prefetch, beforeSave, alsoSave }
    const result = await changeCart<Reason | Refusal<'totalsNotCalculated'>>(
      carts,
      target,
      (cart, changeContext) => {
        const outcome = decide(cart, changeContext)
        return outcome.ok ? checkTotals(cart, outcome.value, changeContext) : outcome
      },
    )
    if (!result) return refuse('cartNotFound')
    if (!result.ok) return result
    const { price, ...settled } = result.value
    // The change may also have saved an item for later.
    const hasSaved = settled.hasSaved || alsoSave !== undefined
    return answerCart(carts)({ ...settled, prices: price(settled.cart), hasSaved }, context)
  }

/** Refuses a change whose totals cannot be calculated, unless that was already so before. */
function checkTotals(
  before: Cart,
  after: Cart,
  { price }: ChangeContext,
): Result<Cart, Refusal<'totalsNotCalculated'>> {
  const result = price(after)
  return result.ok || !price(before).ok ? accept(after) : result
}

const cookieSeconds = lifetimes.refreshDays * 24 * 60 * 60

/** Pages read the cart's id from this cookie. */
export const rememberCart = ({ cookies }: RequestContext, cartId: string) =>
  cookies.set(flagCookies.basketId, cartId, cookieSeconds)

/** The next carts of this browser have the same favourite store. */
export const rememberFavoriteStore = (
  { cookies }: RequestContext,
  { favoriteStoreId }: Pick<CartAnswer, 'favoriteStoreId'>,
) => favoriteStoreId !== null && cookies.set(storeCookie, favoriteStoreId, cookieSeconds)

export const rememberedStore = ({ cookies }: RequestContext): string | undefined =>
  parseStoreCookie(cookies.get(storeCookie))
