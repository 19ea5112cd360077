import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { isTemporaryFailure } from '../../platform/database/database-errors.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Captcha } from '../../platform/defence/challenges.ts'
import { faultPoint } from '../../platform/faults.ts'
import { countAttempt, undoAttempt } from '../payment-attempts-store.ts'
import { refuseTooManyAttempts, checkAttempts } from '../payment-attempts.ts'
import {
  giftCardId,
  type CardSecret,
  type GiftCardKey,
  giftCardPinHash,
} from './gift-card-store.ts'
import { normaliseCode } from './gift-card.ts'

export type GiftCardLookupDeps = {
  database: Database
  captcha: Captcha
  cardSecret: CardSecret
  /** False where limits are switched off. */
  countsAttempts: boolean
}

export type GiftCardLookup = {
  code: string
  pin: string
  consumerId: string
  clientIp: string
  captchaResponse: string | undefined
}

type LookupRefusal = Refusal<'giftCardCodeMissing' | 'captchaFailed' | 'tooManyRequests'>

const unknownCodeRefusals = new Set<string>(['giftCardUnknown', 'instrumentNotFound'])

/**
 * Looks up a gift card or reward code with protection against guessing. The attempt is counted before the lookup, and
 * taken back if the code and PIN are correct.
 */
export async function lookUpGiftCard<Answer extends Result<unknown>>(
  { database, captcha, cardSecret, countsAttempts }: GiftCardLookupDeps,
  { code, pin, captchaResponse, ...requester }: GiftCardLookup,
  find: (database: Database, key: GiftCardKey) => Promise<Answer>,
): Promise<Answer | { ok: false; refusal: LookupRefusal }> {
  if (normaliseCode(code) === '') return refuse('giftCardCodeMissing')
  const cardId = giftCardId(cardSecret, code)
  const attempt = { ...requester, cardId }
  if (countsAttempts) {
    const attempts = await countAttempt(database, attempt)
    const decision = checkAttempts(attempts)
    if (decision === 'blocked') return refuseTooManyAttempts(attempts)
    const needsCaptcha = decision === 'captcha'
    if (needsCaptcha && !(await captcha.isSolved(captchaResponse, 'pay')))
      return refuse('captchaFailed')
  }
  const result = await find(database, {
    cardId,
    pinHash: giftCardPinHash(cardSecret, { code, pin }),
  })
  const isKnown = result.ok || !unknownCodeRefusals.has(result.refusal.name)
  if (countsAttempts && isKnown) await undoAttempt(database, attempt)
  return result
}

/** The gift card tables may be locked for a moment, for example by a large import. */
export async function catchGiftCardOutage<Value>(
  query: () => Promise<Value>,
): Promise<Result<Value, Refusal<'giftCardServiceUnavailable'>>> {
  try {
    await faultPoint('gift-cards.requested')
    return accept(await query())
  } catch (error) {
    if (isTemporaryFailure(error)) return refuse('giftCardServiceUnavailable')
    throw error
  }
}
