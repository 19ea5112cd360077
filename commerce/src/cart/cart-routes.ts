import type { Cart as CartAnswer } from '@cairn/contract/cart/cart'
import {
  addItem,
  changeItem,
  createCart,
  createCartWithItem,
  readCart,
  removeItem,
} from '@cairn/contract/cart/cart-calls'
import { sendDeviceFingerprint } from '@cairn/contract/checkout/checkout-calls'
import { applyCoupon, removeCoupon } from '@cairn/contract/promotions/promotion-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import type { InputOf } from '@cairn/contract/wire/call'
import { saveChosenStore } from '../accounts/chosen-store-store.ts'
import { marketOf } from '../catalogue/market.ts'
import type { Database } from '../platform/database/database.ts'
import type { RequestContext } from '../platform/wire/request-context.ts'
import { serve } from '../platform/wire/serve.ts'
import { couponCodeOf } from '../promotions/coupon.ts'
import { isGuest } from '../sessions/session.ts'
import {
  answerCart,
  changeAndAnswerCart,
  readCartCached,
  rememberCart,
  rememberedStore,
  rememberFavoriteStore,
} from './answers/cart-answers-wire.ts'
import { withFavoriteStore } from './answers/cart-view.ts'
import type { CartRouteDeps, OwnCart } from './cart-guard.ts'
import { type ItemToAdd, withChangedItem, withItem, withoutItem } from './cart.ts'
import { calculatePrices } from './pricing/cart-prices.ts'
import { withCoupon, withoutCoupon } from './promotions/cart-discounts.ts'
import { maxGiftQuantity } from './promotions/gift-lines.ts'
import { saveDeviceFingerprint, findOrCreateCart } from './store/cart-head-store.ts'
import { findCart } from './store/cart-store.ts'
import type { CartRef } from './store/read-for-change-store.ts'

type AddBody = InputOf<typeof createCartWithItem>['body']

export const cartRoutes = (deps: CartRouteDeps) => [
  ...itemRoutes(deps),
  ...couponRoutes(deps),
  ...fingerprintRoutes(deps),
]

function itemRoutes({ guards, ...carts }: CartRouteDeps) {
  const change = changeAndAnswerCart(carts)
  const answer = answerCart(carts)
  const read = readCartCached(carts)
  const add = itemAdder(carts)

  return [
    serve(createCart, guards.session, async ({ access, context }) => {
      const { id: cartId } = await findOrCreateCart(carts.database, access.consumerId)
      rememberCart(context, cartId)
      const request = { cartId, market: marketOf(context), sessionId: access.id }
      const loadedCart = await findCart(carts, request)
      if (!loadedCart) return refuse('cartNotFound')
      const prices = calculatePrices(loadedCart.cart, loadedCart.conditions)
      return answer({ ...loadedCart, prices, flash: [] }, context)
    }),

    serve(createCartWithItem, guards.session, async ({ access: session, body, context }) => {
      const result = await add({ consumerId: session.consumerId, session }, context, body)
      if (result.ok) rememberCart(context, result.value.basketId)
      return result
    }),

    serve(readCart, guards.ownCartRead, ({ access: { foundCart }, query, context }) =>
      read(foundCart, query, context),
    ),

    serve(addItem, guards.ownCart, ({ access, body, context }) => add(access, context, body)),

    serve(changeItem, guards.ownCart, async ({ access, query, body, context }) => {
      const { itemId: lineId, qty: quantity, sku, giftOption } = body
      const isPickup = query.action === 'pickup'
      const shippingMethod = isPickup ? 'pickup' : body.shippingMethod
      const storeId = isPickup ? (body.storeId ?? query.favStoreId) : body.storeId
      const itemChange = { lineId, quantity, shippingMethod, storeId, giftOption }
      const storeIds = [...listOf(storeId), ...listOf(query.favStoreId)]
      const request = { cartRef: access, context, skus: listOf(sku), storeIds }
      const result = await change(request, (cart, { requestedVariants, conditions }) => {
        const maximum = maxGiftQuantity(cart, lineId, conditions.promotions)
        if (maximum !== undefined) return refuse('giftNotSoldAlone', { maximum })
        const replacement = sku === undefined ? undefined : (requestedVariants.get(sku) ?? null)
        const withStore = withFavoriteStore(cart, query.favStoreId, conditions)
        return withChangedItem(withStore, itemChange, { conditions, replacement })
      })
      if (result.ok && query.favStoreId !== undefined) {
        rememberFavoriteStore(context, result.value)
        await saveStoreOfShopper(carts.database, access, result.value)
      }
      return result
    }),

    serve(removeItem, guards.ownCart, ({ access, body, context }) =>
      change({ cartRef: access, context }, (cart) => withoutItem(cart, body.itemId)),
    ),
  ]
}

async function saveStoreOfShopper(
  database: Database,
  { session }: OwnCart,
  { favoriteStoreId: storeId }: Pick<CartAnswer, 'favoriteStoreId'>,
): Promise<void> {
  if (storeId === null || isGuest(session)) return
  await saveChosenStore(database, { accountId: session.consumerId, storeId })
}

const listOf = (id: string | undefined) => (id === undefined ? [] : [id])

/** Adds items. A cart without a favourite store gets that of the browser. */
function itemAdder(carts: Omit<CartRouteDeps, 'guards'>) {
  const change = changeAndAnswerCart(carts)
  return (cartRef: CartRef, context: RequestContext, body: AddBody) => {
    const favStoreId = rememberedStore(context)
    const storeIds = [...listOf(body.storeId), ...listOf(favStoreId)]
    return change(
      { cartRef, context, skus: [body.sku], storeIds },
      (cart, { requestedVariants, conditions }) => {
        const sellable = requestedVariants.get(body.sku) ?? null
        const withStore = cart.favoriteStoreId
          ? cart
          : withFavoriteStore(cart, favStoreId, conditions)
        return withItem(withStore, itemOf(body), { sellable, conditions })
      },
    )
  }
}

const itemOf = (body: AddBody): ItemToAdd => ({
  lineId: crypto.randomUUID(),
  quantity: body.qty,
  recipeId: body.recipeId ?? null,
  precreatedCustomsCode: body.precreatedCustomsCode ?? null,
  shippingMethod: body.shippingMethod,
  storeId: body.storeId ?? null,
  giftOption: body.giftOption ?? null,
})

function couponRoutes({ guards, ...carts }: CartRouteDeps) {
  const change = changeAndAnswerCart(carts)

  return [
    serve(applyCoupon, guards.ownCart, async ({ access, body, context }) => {
      const coupon = couponCodeOf(body.code)
      if (coupon === undefined) return refuse('couponNotForSite')
      return change({ cartRef: access, context, coupon }, (cart, changeContext) =>
        withCoupon(cart, coupon, changeContext),
      )
    }),

    serve(removeCoupon, guards.ownCart, ({ access, body, context }) => {
      const code = body.code === undefined ? undefined : (couponCodeOf(body.code) ?? body.code)
      return change({ cartRef: access, context }, (cart) => accept(withoutCoupon(cart, code)))
    }),
  ]
}

const fingerprintRoutes = ({ database, guards }: CartRouteDeps) => [
  serve(sendDeviceFingerprint, guards.ownCart, async ({ access: { cartId }, body }) =>
    (await saveDeviceFingerprint(database, cartId, body.fingerprint))
      ? accept({})
      : refuse('cartNotFound'),
  ),
]
