/** Why the mini cart is open: somebody wants to see it, or has just put something in. */
export type MiniCartReason = 'seen' | 'added'

let reason: MiniCartReason | undefined
const listeners = new Set<() => void>()

export const miniCartReason = (): MiniCartReason | undefined => reason

export function subscribeToMiniCart(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const openMiniCart = (because: MiniCartReason) => tell(because)
export const closeMiniCart = () => tell(undefined)

function tell(next: MiniCartReason | undefined) {
  reason = next
  for (const listener of listeners) listener()
}
