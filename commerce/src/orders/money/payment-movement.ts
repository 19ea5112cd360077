import type { Minor } from '@cairn/contract/fields/money'

export type PaymentMovement = {
  kind: 'capture' | 'refund' | 'void'
  amount: Minor
  state: 'asked' | 'done' | 'refused' | 'dropped'
  reason: string | null
  tries: number
}

/** A provider answers a repeated key with its first answer, so every retry has a key of its own. */
export const keyOfTry = (movementKey: string, tries: number): string =>
  tries > 1 ? `${movementKey}-again-${tries}` : movementKey

export function parseTryKey(key: string): { movementKey: string; tries: number } {
  const { movementKey = key, tries = '1' } =
    /^(?<movementKey>.*)-again-(?<tries>\d+)$/.exec(key)?.groups ?? {}
  return { movementKey, tries: Number(tries) }
}
