import type { CallRefusal } from '@cairn/contract/client'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { inNewLines, memoryOf, type RememberedLine } from './cart-memory.ts'
import { basketIdInCookie, cartState, keepCart, keepRefusal } from './cart-store.ts'
import { inCartTurn } from './cart-turn.ts'
import { isLost } from './cart-view.ts'
import type { CartWrite } from './cart-write.ts'
import { rebuildCart } from './rebuild-cart.ts'
import { freshenCart } from './freshen-cart.ts'
import {
  changedByItself,
  expiredCart,
  refusedAtTop,
  refusedWrite,
  type RefusedWrite,
  toldBeside,
} from './refused-write.ts'
import { showToast } from '../ui/show-toast.ts'
import { findOut } from './unheard-write.ts'
import { writeCart } from './write-cart.ts'

type Lines = readonly RememberedLine[]

const knownLines = (): Lines => cartState().memory?.lines ?? []

export function changeCart(write: CartWrite): Promise<RefusedWrite | null> {
  const { cart } = cartState()
  const before = cart ? memoryOf(cart).lines : knownLines()
  return inCartTurn(async () => {
    const refused = await changeNow(inNewLines(write, { before, now: knownLines() }))
    keepRefusal(toldBeside(refused) ?? null)
    if (refused?.toldBy === 'toast') showToast({ title: refused.message, tone: 'error' })
    return refused
  })
}

async function changeNow(write: CartWrite): Promise<RefusedWrite | null> {
  const basketId = basketIdInCookie() ?? cartState().memory?.basketId
  const written = await writeCart(browserCommerce(), basketId, write)
  if (!written.ok) {
    const { refusal } = written
    if (refusal.status === 0) return findOut({ write, basketId, refusal })
    if (changedByItself(refusal)) void freshenCart()
    return isLost(refusal) ? changeInRebuilt(write, refusal) : refusedWrite(refusal, write)
  }
  keepCart(written.value)
  return null
}

/** All of this is quiet, unless the change is refused a second time. */
async function changeInRebuilt(
  write: CartWrite,
  whyLost: CallRefusal,
): Promise<RefusedWrite | null> {
  const before = knownLines()
  const commerce = browserCommerce()
  const rebuilt = await rebuildCart(commerce, before)
  if (!rebuilt.ok) return refusedAtTop(rebuilt.refusal)
  keepCart(rebuilt.value.cart)
  if (!rebuilt.value.isWhole) return expiredCart(whyLost)

  const now = knownLines()
  const { basketId } = rebuilt.value.cart
  const again = await writeCart(commerce, basketId, inNewLines(write, { before, now }))
  if (!again.ok) return refusedAtTop(again.refusal)
  keepCart(again.value)
  return null
}
