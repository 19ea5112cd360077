import type { RememberedLine } from '../state/remembered-cart.ts'
import type { CartCommand } from './cart-command.ts'

type RememberedLines = readonly RememberedLine[]

/** A rebuilt cart has the same items under other ids. */
export function withCurrentItemId(
  command: CartCommand,
  { before, after }: { before: RememberedLines; after: RememberedLines },
) {
  if (!('itemId' in command) || command.intent === 'restore') return command
  if (lineOf(after, command.itemId)) return command
  const previous = lineOf(before, command.itemId)
  const match = previous && after.find(({ item }) => keyOf(item) === keyOf(previous.item))
  return match ? { ...command, itemId: match.itemId } : command
}

const lineOf = (lines: RememberedLines, itemId: string) =>
  lines.find((line) => line.itemId === itemId)

const keyOf = (item: RememberedLine['item']) => JSON.stringify({ ...item, qty: 0 })
