import {
  addItem,
  changeItem,
  createCart,
  createCartWithItem,
  readCart,
  removeItem,
} from '@cairn/contract/cart'
import type { InputOf } from '@cairn/contract/call'
import { flagCookies } from '@cairn/contract/cookies'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { findSellable } from '../catalogue/catalogue-store.ts'
import type { Database } from '../platform/database/database.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { lifetimes } from '../sessions/session.ts'
import { cartAnswer } from './cart-answer.ts'
import { marketOf, type OwnCartGuard } from './cart-guard.ts'
import { activeCartOf, changeCart } from './cart-store.ts'
import { type Cart, type ItemToAdd, withChangedItem, withItem, withoutItem } from './cart.ts'

export type CartNeeds = {
  database: Database
  guards: SessionGuards & { ownCart: OwnCartGuard }
}

type AddBody = InputOf<typeof createCartWithItem>['body']

const unchanged = (cart: Cart): Result<Cart, never> => accept(cart)

export function cartRoutes({ database, guards }: CartNeeds) {
  async function change<Refused extends Refusal>(
    cartId: string,
    asked: Asked,
    decide: (cart: Cart) => Result<Cart, Refused>,
  ) {
    const changed = await changeCart(database, { cartId, market: marketOf(asked) }, decide)
    if (!changed) return refuse('cartNotFound')
    return changed.ok ? accept(cartAnswer(changed.value, asked)) : changed
  }

  async function add(cartId: string, asked: Asked, body: AddBody) {
    const sellable = await findSellable(database, body.sku, marketOf(asked))
    const item: ItemToAdd = {
      lineId: crypto.randomUUID(),
      quantity: body.qty,
      recipeId: body.recipeId ?? null,
      shippingMethod: body.shippingMethod,
      giftOption: body.giftOption ?? null,
    }
    return change(cartId, asked, (cart) => withItem(cart, item, sellable))
  }

  async function openCart(consumerId: string, asked: Asked) {
    const cartId = await activeCartOf(database, consumerId)
    asked.cookies.set(flagCookies.basketId, cartId, lifetimes.refreshDays * 24 * 60 * 60)
    return cartId
  }

  return [
    serve(createCart, guards.session, async ({ grant, asked }) =>
      change(await openCart(grant.consumerId, asked), asked, unchanged),
    ),

    serve(createCartWithItem, guards.session, async ({ grant, body, asked }) =>
      add(await openCart(grant.consumerId, asked), asked, body),
    ),

    serve(readCart, guards.ownCart, async ({ grant, asked }) =>
      accept(cartAnswer(grant.cart, asked)),
    ),

    serve(addItem, guards.ownCart, ({ grant, body, asked }) => add(grant.cart.id, asked, body)),

    serve(changeItem, guards.ownCart, async ({ grant, query, body, asked }) => {
      // A store's shelf is no way of delivery yet.
      if (query.action === 'pickup') return refuse('shippingMethodUnavailable')
      const replacement =
        body.sku === undefined ? undefined : await findSellable(database, body.sku, marketOf(asked))
      const { itemId: lineId, qty: quantity, shippingMethod } = body
      return change(grant.cart.id, asked, (cart) =>
        withChangedItem(cart, { lineId, quantity, shippingMethod }, replacement),
      )
    }),

    serve(removeItem, guards.ownCart, ({ grant, body, asked }) =>
      change(grant.cart.id, asked, (cart) => withoutItem(cart, body.itemId)),
    ),
  ]
}
