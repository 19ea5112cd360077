import { flagCookies } from '@cairn/contract/cookies'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { cookieOf } from '../platform/cookies.ts'
import { inTurn } from '../platform/in-turn.ts'
import { bagState, forgetBag, keepCart, keepRefusal } from './bag-store.ts'
import { type CartView, isLost, viewOf } from './cart-view.ts'
import { type CartWrite, writeCart } from './cart-write.ts'
import { rebuildCart, writeInRebuilt } from './rebuild-cart.ts'
import { type RefusedWrite, refusedWrite } from './refused-write.ts'

const basketId = (): string | undefined =>
  cookieOf(document.cookie, flagCookies.basketId) ?? bagState().bag?.basketId

/** Changes are made one after the other, so that each is decided on what the one before left. */
export function changeBag(write: CartWrite): Promise<RefusedWrite | null> {
  return inTurn('cairn-bag', async () => {
    const refused = await changeNow(write)
    if (refused) keepRefusal(refused)
    return refused
  })
}

async function changeNow(write: CartWrite): Promise<RefusedWrite | null> {
  const commerce = browserCommerce()
  const written = await writeCart(commerce, basketId(), write)
  if (written.ok) {
    keepCart(written.value)
    return null
  }
  if (!isLost(written.refusal)) return refusedWrite(written.refusal, write)

  const lines = bagState().bag?.lines ?? []
  const rebuilt = await rebuildCart(commerce, lines)
  if (!rebuilt.ok) return refusedWrite(written.refusal, write)
  keepCart(rebuilt.value)
  const again = await writeInRebuilt(commerce, rebuilt.value, { write, lines })
  if (!again.ok) return refusedWrite(again.refusal, write)
  keepCart(again.value)
  return null
}

/** A cart that the shop has forgotten is made anew from what the browser remembers of it. */
export async function recoverBag(loading: Promise<CartView>): Promise<CartView> {
  const view = await loading.catch((): CartView => ({ state: 'failed', message: '' }))
  if (view.state === 'filled') keepCart(view.cart)
  if (view.state === 'empty') forgetBag()
  return view.state === 'lost' ? inTurn('cairn-bag', recoverLost) : view
}

async function recoverLost(): Promise<CartView> {
  const lines = bagState().bag?.lines ?? []
  if (lines.length === 0) return { state: 'empty' }
  const rebuilt = await rebuildCart(browserCommerce(), lines)
  if (!rebuilt.ok) {
    forgetBag()
    return { state: 'expired' }
  }
  keepCart(rebuilt.value)
  return viewOf(rebuilt.value)
}
