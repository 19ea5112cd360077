import { brandOf, codeLength, digitsOf, expiryOf, isCardNumber, isPast } from './card-number.ts'
import { mannerOf } from './manner.ts'
import type { Books } from './open-books.ts'
import { keepMeans } from './tokens.ts'

export type TypedCard = { number: string; expiry: string; code: string }

/** What is wrong with a typed card; empty where nothing is. */
export function wrongFields({ number, expiry, code }: TypedCard, today: Date): string[] {
  const digits = digitsOf(number)
  const read = expiryOf(expiry)
  return [
    ...(isCardNumber(digits) ? [] : ['number']),
    ...(read && !isPast(read, today) ? [] : ['expiry']),
    ...(code.length === codeLength(brandOf(digits)) && /^\d+$/.test(code) ? [] : ['code']),
  ]
}

/** Of the number nothing is kept but its end and how such a card behaves; of the code nothing. */
export function tokenise(books: Books, { number, expiry }: TypedCard) {
  const digits = digitsOf(number)
  const { month, year } = expiryOf(expiry) ?? { month: 1, year: 2000 }
  const card = { brand: brandOf(digits) ?? 'card', last4: digits.slice(-4) }
  const means = { ...card, expiryMonth: month, expiryYear: year }
  const token = keepMeans(books, { kind: 'card', manner: mannerOf(digits), ...means })
  return { token, ...means }
}
