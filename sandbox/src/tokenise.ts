import { behaviourOf } from './card-behaviour.ts'
import { brandOf, codeLength, digitsOf, expiryOf, isCardNumber, isPast } from './card-number.ts'
import type { Db } from './database.ts'
import { storeFingerprint, storeInstrument } from './tokens.ts'

export type TypedCard = { number: string; expiry: string; code: string }

/** The errors in a typed card by field; empty for a valid card. */
export function wrongFields({ number, expiry, code }: TypedCard, today: Date): string[] {
  const digits = digitsOf(number)
  const read = expiryOf(expiry)
  return [
    ...(isCardNumber(digits) ? [] : ['number']),
    ...(read && !isPast(read, today) ? [] : ['expiry']),
    ...(code.length === codeLength(brandOf(digits)) && /^\d+$/.test(code) ? [] : ['code']),
  ]
}

/**
 * Stores only the last digits of the number, a hash of it and the behaviour of the card. The security code is not stored. The answer also
 * contains the first digits.
 */
export function tokenise(db: Db, { number, expiry }: TypedCard) {
  const digits = digitsOf(number)
  const { month, year } = expiryOf(expiry) ?? { month: 1, year: 2000 }
  const card = { brand: brandOf(digits) ?? 'card', last4: digits.slice(-4) }
  const instrument = { ...card, expiryMonth: month, expiryYear: year }
  const token = storeInstrument(db, { kind: 'card', behaviour: behaviourOf(digits), ...instrument })
  storeFingerprint(db, { token, payer: cardPayer(digits) })
  return { token, ...instrument, bin: digits.slice(0, 6) }
}

const cardPayer = (digits: string) => `card ${digits}`

/** The wallet has one card, the first one of the card window, and one customer pays later. */
export function tokeniseChoice(db: Db, kind: 'wallet' | 'payLater') {
  const noExpiry = { expiryMonth: null, expiryYear: null }
  if (kind === 'payLater') {
    const none = { brand: null, last4: null, ...noExpiry }
    const token = storeInstrument(db, { kind, behaviour: 'approve', ...none })
    storeFingerprint(db, { token, payer: 'pay later' })
    return { token }
  }
  const card = { brand: 'visa', last4: walletCardNumber.slice(-4) }
  const token = storeInstrument(db, { kind, behaviour: 'approve', ...card, ...noExpiry })
  storeFingerprint(db, { token, payer: cardPayer(walletCardNumber) })
  return { token, ...card }
}

const walletCardNumber = '4111111111111111'
