import { useState } from 'react'
import type { CartWrite } from './cart-write.ts'
import type { RefusedWrite } from './refused-write.ts'

/** A change of the cart asked for from a dialog, which says itself why it did not happen. */
export function useCartWrite() {
  const [isPending, setPending] = useState(false)
  const [refused, setRefused] = useState<RefusedWrite | null>(null)

  /** Answers why it did not happen, if it did not. */
  async function write(wanted: CartWrite): Promise<RefusedWrite | null> {
    setPending(true)
    setRefused(null)
    const { changeCart } = await import('./change-cart.ts')
    const outcome = await changeCart(wanted)
    setPending(false)
    setRefused(outcome)
    return outcome
  }

  return { isPending, refused, write }
}
