/** A size as it stands in a sku: 5.5 and Regular have to become letters, digits and dashes. */
export const skuOf = (productId: string, size: string | null): string =>
  `${productId}-${(size ?? 'OS').toUpperCase().replaceAll('.', '-')}`

/** Eleven digits and the check digit that scanners expect. */
export function upcOf(item: number): string {
  const digits = `840${String(item).padStart(8, '0')}`
  const sum = Array.from(digits, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1),
    0,
  )
  return `${digits}${(10 - (sum % 10)) % 10}`
}

const dayMilliseconds = 24 * 60 * 60 * 1000

/** The day that lies so many before this one. */
export const daysBefore = (today: string, days: number): string =>
  new Date(Date.parse(today) - days * dayMilliseconds).toISOString().slice(0, 10)
