import { useState } from 'react'
import type { CartCommand } from './cart-command.ts'
import type { CartError } from './cart-error.ts'

/** Runs cart commands for a component that shows the errors itself. */
export function useCartCommand() {
  const [isPending, setPending] = useState(false)
  const [error, setError] = useState<CartError | null>(null)

  /** Returns the error, or null on success. */
  async function run(command: CartCommand): Promise<CartError | null> {
    setPending(true)
    setError(null)
    const { runCartCommand } = await import('./run-cart-command.ts')
    const failure = await runCartCommand(command)
    setPending(false)
    setError(failure)
    return failure
  }

  return { isPending, error, run }
}
