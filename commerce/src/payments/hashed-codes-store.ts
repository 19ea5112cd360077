import { keyedHashOf } from '../platform/tokens.ts'
import { plainCode } from './gift-card.ts'

/** What the numbers of gift cards and the codes of rewards are hashed with; it is never kept beside them. */
export type CardSecret = string

export const cardIdOf = (secret: CardSecret, code: string) =>
  keyedHashOf(secret, `gift card ${plainCode(code)}`)

/** The same PIN is another hash on another card. */
export const pinHashOf = (secret: CardSecret, { code, pin }: { code: string; pin: string }) =>
  keyedHashOf(secret, `pin ${plainCode(code)} ${pin}`)

export const codeIdOf = (secret: CardSecret, code: string) =>
  keyedHashOf(secret, `reward code ${plainCode(code)}`)
