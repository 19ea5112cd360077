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
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { marketOf, type Sellable } from '../catalogue/sellable.ts'
import type { Database } from '../platform/database/database.ts'
import type { Asked } from '../platform/wire/asked.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { lifetimes } from '../sessions/session.ts'
import { cartAnswer } from './cart-answer.ts'
import type { CartGuards } from './cart-guard.ts'
import { changeCart, findCart, openCart } from './cart-store.ts'
import { type Cart, type ItemToAdd, withChangedItem, withItem, withoutItem } from './cart.ts'

export type CartNeeds = { database: Database; guards: SessionGuards & CartGuards }

type AddBody = InputOf<typeof createCartWithItem>['body']
type Target = Pick<Parameters<typeof changeCart>[1], 'which' | 'wantedSku'> & { asked: Asked }

export function cartRoutes({ database, guards }: CartNeeds) {
  async function change<Refused extends Refusal>(
    { asked, ...target }: Target,
    decide: (cart: Cart, wanted: Sellable | null) => Result<Cart, Refused>,
  ) {
    const changed = await changeCart(database, { ...target, market: marketOf(asked) }, decide)
    if (!changed) return refuse('cartNotFound')
    return changed.ok ? accept(cartAnswer(changed.value, asked)) : changed
  }

  async function add(which: Target['which'], asked: Asked, body: AddBody) {
    // A store's shelf is no way of delivery yet.
    if (body.storeId !== undefined) return refuse('shippingMethodUnavailable')
    return change({ which, asked, wantedSku: body.sku }, (cart, wanted) =>
      withItem(cart, itemOf(body), wanted),
    )
  }

  return [
    serve(createCart, guards.session, async ({ grant, asked }) => {
      const { id: cartId } = await openCart(database, grant.consumerId)
      rememberCart(asked, cartId)
      const cart = await findCart(database, { cartId, market: marketOf(asked) })
      return cart ? accept(cartAnswer(cart, asked)) : refuse('cartNotFound')
    }),

    serve(createCartWithItem, guards.session, async ({ grant: { consumerId }, body, asked }) => {
      const added = await add({ consumerId }, asked, body)
      if (added.ok) rememberCart(asked, added.value.basketId)
      return added
    }),

    serve(readCart, guards.ownCartRead, async ({ grant, asked }) =>
      accept(cartAnswer(grant.cart, asked)),
    ),

    serve(addItem, guards.ownCart, ({ grant, body, asked }) => add(grant, asked, body)),

    serve(changeItem, guards.ownCart, async ({ grant, query, body, asked }) => {
      if (query.action === 'pickup') return refuse('shippingMethodUnavailable')
      const { itemId: lineId, qty: quantity, sku: wantedSku, shippingMethod, giftOption } = body
      const wish = { lineId, quantity, shippingMethod, giftOption }
      return change({ which: grant, asked, wantedSku }, (cart, wanted) =>
        withChangedItem(cart, wish, wantedSku === undefined ? undefined : wanted),
      )
    }),

    serve(removeItem, guards.ownCart, ({ grant, body, asked }) =>
      change({ which: grant, asked }, (cart) => withoutItem(cart, body.itemId)),
    ),
  ]
}

const rememberCart = ({ cookies }: Asked, cartId: string) =>
  cookies.set(flagCookies.basketId, cartId, lifetimes.refreshDays * 24 * 60 * 60)

const itemOf = (body: AddBody): ItemToAdd => ({
  lineId: crypto.randomUUID(),
  quantity: body.qty,
  recipeId: body.recipeId ?? null,
  shippingMethod: body.shippingMethod,
  giftOption: body.giftOption ?? null,
})
