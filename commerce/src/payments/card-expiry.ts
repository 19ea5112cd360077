type Expiry = { expiryMonth: number; expiryYear: number }

/** A card is valid until the month has ended in every time zone. */
export function hasExpired({ expiryMonth, expiryYear }: Expiry, now: Date): boolean {
  const monthAfter = Date.UTC(expiryYear, expiryMonth, 1)
  const hoursBehind = 12
  return now.getTime() >= monthAfter + hoursBehind * 60 * 60 * 1000
}
