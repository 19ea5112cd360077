import type { CallRefusal } from '@cairn/contract/client'
import { browserCommerce } from '../platform/browser-commerce.ts'
import type { RememberedLine } from './cart-memory.ts'
import { cartState, keepCart } from './cart-store.ts'
import type { CartWrite } from './cart-write.ts'
import { refusedWrite, type RefusedWrite } from './refused-write.ts'

type Lines = readonly RememberedLine[]
type Unheard = { write: CartWrite; basketId: string | undefined; refusal: CallRefusal }

const linesNow = (): Lines => cartState().memory?.lines ?? []

/** The change may have been made all the same: the shop is asked once more, and what it has is shown. */
export async function findOut({ write, basketId, refusal }: Unheard): Promise<RefusedWrite | null> {
  const before = linesNow()
  const commerce = browserCommerce()
  const read = basketId
    ? await commerce.readCart({ params: { basketId }, query: {} })
    : await commerce.createCart({ body: {} })
  if (!read.ok) return refusedWrite(refusal, write)
  keepCart(read.value)
  return isMade(write, { before, now: linesNow() }) ? null : refusedWrite(refusal, write)
}

function isMade(write: CartWrite, { before, now }: { before: Lines; now: Lines }): boolean {
  switch (write.intent) {
    case 'add':
      return piecesOf(now, write.sku) - piecesOf(before, write.sku) === write.qty
    case 'change':
      return now.some(({ itemId, item }) => itemId === write.itemId && item.qty === write.qty)
    case 'remove':
    case 'save':
      return !now.some(({ itemId }) => itemId === write.itemId)
    default:
      return false
  }
}

const piecesOf = (lines: Lines, sku: string): number =>
  lines.reduce((pieces, { item }) => pieces + (item.sku === sku ? (item.qty ?? 1) : 0), 0)
