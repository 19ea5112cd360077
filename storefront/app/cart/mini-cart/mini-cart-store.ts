/** Why the mini cart is open: the shopper opened it, or has just added an item. */
export type MiniCartReason = 'seen' | 'added'

let reason: MiniCartReason | undefined
const listeners = new Set<() => void>()

export const miniCartReason = (): MiniCartReason | undefined => reason

export function subscribeToMiniCart(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const openMiniCart = (why: MiniCartReason) => setReason(why)
export const closeMiniCart = () => setReason(undefined)

function setReason(next: MiniCartReason | undefined) {
  reason = next
  for (const listener of listeners) listener()
}
