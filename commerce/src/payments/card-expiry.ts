type Expiry = { expiryMonth: number; expiryYear: number }

/** A card is good to the end of its month, wherever its owner is. */
export function hasExpired({ expiryMonth, expiryYear }: Expiry, at: Date): boolean {
  const monthAfter = Date.UTC(expiryYear, expiryMonth, 1)
  const hoursBehind = 12
  return at.getTime() >= monthAfter + hoursBehind * 60 * 60 * 1000
}
