import type { InputOf } from '@cairn/contract/call'
import {
  addItem,
  changeItem,
  createCart,
  createCartWithItem,
  readCart,
  removeItem,
} from '@cairn/contract/cart'
import { flagCookies } from '@cairn/contract/cookies'
import { refuse } from '@cairn/contract/result'
import { marketOf } from '../catalogue/sellable.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { serve } from '../platform/wire/serve.ts'
import { lifetimes } from '../sessions/session.ts'
import { cartAnswers, cartLooks } from './cart-answers-routes.ts'
import { cartChanges } from './cart-changes-routes.ts'
import type { CartNeeds } from './cart-guard.ts'
import { openCart } from './cart-head-store.ts'
import { findCart } from './cart-store.ts'
import type { Which } from './read-for-change-store.ts'
import { type ItemToAdd, withChangedItem, withItem, withoutItem } from './cart.ts'
import { mostOfGift } from './gift-lines.ts'
import { withFavorite } from './seen-cart.ts'

type AddBody = InputOf<typeof createCartWithItem>['body']

export function cartRoutes({ guards, ...carts }: CartNeeds) {
  const change = cartChanges(carts)
  const answer = cartAnswers(carts)
  const look = cartLooks(carts)

  const add = (which: Which, asked: Asked, body: AddBody) =>
    change({ which, asked, sku: body.sku, storeIds: named(body.storeId) }, (cart, given) =>
      withItem(cart, itemOf(body), { sellable: given.wanted, now: given.now }),
    )

  return [
    serve(createCart, guards.session, async ({ grant, asked }) => {
      const { id: cartId } = await openCart(carts.database, grant.consumerId)
      rememberCart(asked, cartId)
      const found = await findCart(carts, { cartId, market: marketOf(asked) })
      return found ? answer({ ...found, flash: [] }, asked) : refuse('cartNotFound')
    }),

    serve(createCartWithItem, guards.session, async ({ grant: { consumerId }, body, asked }) => {
      const added = await add({ consumerId }, asked, body)
      if (added.ok) rememberCart(asked, added.value.basketId)
      return added
    }),

    serve(readCart, guards.ownCartRead, ({ grant: { found }, query, asked }) =>
      look(found, query, asked),
    ),

    serve(addItem, guards.ownCart, ({ grant, body, asked }) => add(grant, asked, body)),

    serve(changeItem, guards.ownCart, ({ grant, query, body, asked }) => {
      const { itemId: lineId, qty: quantity, sku, giftOption } = body
      const isPickup = query.action === 'pickup'
      const shippingMethod = isPickup ? 'pickup' : body.shippingMethod
      const storeId = isPickup ? (body.storeId ?? query.favStoreId) : body.storeId
      const wish = { lineId, quantity, shippingMethod, storeId, giftOption }
      const storeIds = [...named(storeId), ...named(query.favStoreId)]
      return change({ which: grant, asked, sku, storeIds }, (cart, { wanted, now }) => {
        const maximum = mostOfGift(cart, lineId, now.promotions)
        if (maximum !== undefined) return refuse('giftNotSoldAlone', { maximum })
        return withChangedItem(withFavorite(cart, query.favStoreId, now), wish, {
          now,
          replacement: sku === undefined ? undefined : wanted,
        })
      })
    }),

    serve(removeItem, guards.ownCart, ({ grant, body, asked }) =>
      change({ which: grant, asked }, (cart) => withoutItem(cart, body.itemId)),
    ),
  ]
}

const named = (storeId: string | undefined) => (storeId === undefined ? [] : [storeId])

/** Pages find it by this when they open. */
export const rememberCart = ({ cookies }: Asked, cartId: string) =>
  cookies.set(flagCookies.basketId, cartId, lifetimes.refreshDays * 24 * 60 * 60)

const itemOf = (body: AddBody): ItemToAdd => ({
  lineId: crypto.randomUUID(),
  quantity: body.qty,
  recipeId: body.recipeId ?? null,
  precreatedCustomsCode: body.precreatedCustomsCode ?? null,
  shippingMethod: body.shippingMethod,
  storeId: body.storeId ?? null,
  giftOption: body.giftOption ?? null,
})
