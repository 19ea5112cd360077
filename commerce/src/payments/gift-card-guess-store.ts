import { type Refusal, refuse, type Result } from '@cairn/contract/result'
import type { Captcha } from '../platform/defence/captcha.ts'
import type { Database } from '../platform/database/database.ts'
import { isPassing } from '../platform/database/is-unavailable.ts'
import { faultPoint } from '../platform/faults.ts'
import { plainCode } from './gift-card.ts'
import { cardIdOf, type CardSecret, pinHashOf } from './hashed-codes-store.ts'
import { countTry, takeTryBack } from './tries-store.ts'
import { enoughTries, judgeTries } from './tries.ts'

export type GuessNeeds = {
  database: Database
  captcha: Captcha
  cardSecret: CardSecret
  /** Absent where limits are switched off. */
  countsTries: boolean
}

export type Guess = {
  code: string
  pin: string
  consumerId: string
  clientAddress: string
  captchaResponse: string | undefined
}

type GuessRefusal = Refusal<'giftCardCodeMissing' | 'captchaFailed' | 'tooManyRequests'>
type Named = { cardId: string; pinHash: string }

const unknown = new Set<string>(['giftCardUnknown', 'instrumentNotFound'])

/**
 * Looks at a gift card, or at a code, for somebody who may be guessing: the try is counted before, and taken back if
 * there is such a card with such a PIN.
 */
export async function lookAtCard<Outcome extends Result<unknown>>(
  { database, captcha, cardSecret, countsTries }: GuessNeeds,
  { code, pin, captchaResponse, ...who }: Guess,
  look: (database: Database, named: Named) => Promise<Outcome>,
): Promise<Outcome | { ok: false; refusal: GuessRefusal }> {
  if (plainCode(code) === '') return refuse('giftCardCodeMissing')
  const cardId = cardIdOf(cardSecret, code)
  const trying = { ...who, cardId }
  if (countsTries) {
    const tries = await countTry(database, trying)
    const verdict = judgeTries(tries)
    if (verdict === 'enough') return enoughTries(tries)
    const isAsked = verdict === 'captcha'
    if (isAsked && !(await captcha.isSolved(captchaResponse, 'pay'))) return refuse('captchaFailed')
  }
  const found = await look(database, { cardId, pinHash: pinHashOf(cardSecret, { code, pin }) })
  const isKnown = found.ok || !unknown.has(found.refusal.name)
  if (countsTries && isKnown) await takeTryBack(database, trying)
  return found
}

/** Gift cards may be away for a moment while the rest of the shop is there: at a large import, say. */
export async function unlessAway<Found>(
  ask: () => Promise<Found>,
): Promise<Result<Found, Refusal<'giftCardsAway'>>> {
  try {
    await faultPoint('gift-cards.asked')
    return { ok: true, value: await ask() }
  } catch (error) {
    if (isPassing(error)) return refuse('giftCardsAway')
    throw error
  }
}
