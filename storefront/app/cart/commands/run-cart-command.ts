import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { showToast } from '../../ui/toasts/show-toast.ts'
import { basketIdInCookie, cartState, setCartError, setLostParts } from '../state/cart-store.ts'
import { rebuildCart } from '../state/rebuild-cart.ts'
import { refreshCart } from '../state/refresh-cart.ts'
import type { RememberedLine } from '../state/remembered-cart.ts'
import { rememberedCartOf, setCart } from '../state/set-cart.ts'
import { withCartLock } from '../state/with-cart-lock.ts'
import { type CartCommand, parseCartCommand } from './cart-command.ts'
import { type CartError, expiredCartError, inlineError } from './cart-error.ts'
import { type CartRefusal, isCartLost, optionalCartHandlers } from './cart-refusal-handling.ts'
import { cartErrorOf, hasOtherCartChanges, pageError } from './cart-refusals.ts'
import { withCurrentItemId } from './current-item-id.ts'
import { sendCartCommand } from './send-cart-command.ts'

type RememberedLines = readonly RememberedLine[]

const rememberedLines = (): RememberedLines => cartState().remembered?.lines ?? []

export async function runCartForm(form: FormData): Promise<CartError | null> {
  const command = parseCartCommand(form)
  return command ? runCartCommand(command) : null
}

export function runCartCommand(command: CartCommand): Promise<CartError | null> {
  const { cart } = cartState()
  const before = cart ? rememberedCartOf(cart).lines : rememberedLines()
  return withCartLock(async () => {
    setLostParts(null)
    const error = await sendAndKeepCart(
      withCurrentItemId(command, { before, after: rememberedLines() }),
    )
    setCartError(inlineError(error) ?? null)
    if (error?.shownAt === 'toast') showToast({ title: error.message, tone: 'error' })
    return error
  })
}

async function sendAndKeepCart(command: CartCommand): Promise<CartError | null> {
  const basketId = basketIdInCookie() ?? cartState().remembered?.basketId
  const result = await sendCartCommand(browserCommerce(), basketId, command)
  if (!result.ok) {
    const { refusal } = result
    if (refusal.name === 'timedOut') {
      // The shopper has waited long enough for an answer. The cart shows whether there was an effect.
      void refreshCart()
      return cartErrorOf(refusal, command)
    }
    if (refusal.name === 'noResponse') return resolveLostResponse({ command, basketId, refusal })
    if (hasOtherCartChanges(refusal)) void refreshCart()
    return isCartLost(refusal) ? repeatInRebuiltCart(command) : cartErrorOf(refusal, command)
  }
  setCart(result.value)
  return null
}

/** The shopper sees a message only if the repeated command fails too. */
async function repeatInRebuiltCart(command: CartCommand): Promise<CartError | null> {
  const before = rememberedLines()
  const commerce = browserCommerce()
  const rebuildResult = await rebuildCart(commerce, cartState().remembered ?? { lines: before })
  if (!rebuildResult.ok) return pageError(rebuildResult.refusal)
  const { cart, missingItems, lostParts } = rebuildResult.value
  setCart(cart)
  setLostParts(lostParts)
  if (missingItems !== null) return { ...expiredCartError, message: missingItems }

  const after = rememberedLines()
  const { basketId } = cart
  const result = await sendCartCommand(
    commerce,
    basketId,
    withCurrentItemId(command, { before, after }),
  )
  if (!result.ok) return pageError(result.refusal)
  setCart(result.value)
  return null
}

type LostResponse = { command: CartCommand; basketId: string | undefined; refusal: CartRefusal }

/** Reads the cart again, because a command may have succeeded although its response was lost. */
async function resolveLostResponse({
  command,
  basketId,
  refusal,
}: LostResponse): Promise<CartError | null> {
  const before = rememberedLines()
  const commerce = browserCommerce()
  const result = basketId
    ? await commerce.readCart({ params: { basketId }, query: {} }, optionalCartHandlers)
    : await commerce.createCart({ body: {} }, optionalCartHandlers)
  if (!result.ok) return cartErrorOf(refusal, command)
  setCart(result.value)
  return hasTakenEffect(command, { before, after: rememberedLines() })
    ? null
    : cartErrorOf(refusal, command)
}

function hasTakenEffect(
  command: CartCommand,
  { before, after }: { before: RememberedLines; after: RememberedLines },
): boolean {
  switch (command.intent) {
    case 'add':
      return quantityOf(after, command.sku) - quantityOf(before, command.sku) === command.qty
    case 'change':
      return after.some(({ itemId, item }) => itemId === command.itemId && item.qty === command.qty)
    case 'remove':
    case 'save':
      return !after.some(({ itemId }) => itemId === command.itemId)
    default:
      return false
  }
}

const quantityOf = (lines: RememberedLines, sku: string): number =>
  lines.reduce((pieces, { item }) => pieces + (item.sku === sku ? (item.qty ?? 1) : 0), 0)
