import type { Minor } from '@cairn/contract/fields/money'

export type PaymentMovement = {
  kind: 'capture' | 'refund' | 'void'
  amount: Minor
  state: 'requested' | 'done' | 'refused' | 'dropped'
  reason: string | null
  attempts: number
}

/** A provider answers a repeated key with its first answer, so every retry has a key of its own. */
export const keyOfAttempt = (movementKey: string, attempts: number): string =>
  attempts > 1 ? `${movementKey}-again-${attempts}` : movementKey

export function parseAttemptKey(key: string): { movementKey: string; attempts: number } {
  const { movementKey = key, attempt = '1' } =
    /^(?<movementKey>.*)-again-(?<attempt>\d+)$/.exec(key)?.groups ?? {}
  return { movementKey, attempts: Number(attempt) }
}
