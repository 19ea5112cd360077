import type { CallRefusal } from '@cairn/contract/wire/client'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import type { RememberedLine } from '../state/remembered-cart.ts'
import { cartState, setCart } from '../state/cart-store.ts'
import type { CartCommand } from './cart-command.ts'
import { cartErrorOf, type CartError } from './cart-error.ts'

type RememberedLines = readonly RememberedLine[]
type LostResponse = { command: CartCommand; basketId: string | undefined; refusal: CallRefusal }

const rememberedLines = (): RememberedLines => cartState().remembered?.lines ?? []

/** Reads the cart again, because a command may have succeeded although its response was lost. */
export async function resolveLostResponse({
  command,
  basketId,
  refusal,
}: LostResponse): Promise<CartError | null> {
  const before = rememberedLines()
  const commerce = browserCommerce()
  const read = basketId
    ? await commerce.readCart({ params: { basketId }, query: {} })
    : await commerce.createCart({ body: {} })
  if (!read.ok) return cartErrorOf(refusal, command)
  setCart(read.value)
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
