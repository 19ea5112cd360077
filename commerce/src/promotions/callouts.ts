import { giftCalloutShown, isGiftPromotion, calloutShown } from '@cairn/contract/callout'
import { amountOf, type Currency } from '@cairn/contract/money'
import type { CalloutState, PromotionCallout } from '@cairn/contract/promotion-entity'
import type { Promotion, PromotionText } from '@cairn/contract/promotions-import'
import type { Locale } from '@cairn/contract/sites'
import { amountInWords } from './amount-in-words.ts'
import type { Promoted, Verdict } from './apply-promotions.ts'
import type { Progress } from './threshold.ts'

/** Who is told, and how they count. */
export type Listener = { locale: Locale; currency: Currency; isGuest: boolean }

export type Callout = {
  told: PromotionCallout & { state: CalloutState }
  /** The lines it is about, where it is about some. */
  lines: readonly string[]
}

const levels = { PRODUCT: 0, ORDER: 1, SHIPPING: 2 } as const

/** What the promotions of a cart have to say: those that are earned, and those on the way. */
export const calloutsOf = ({ verdicts }: Promoted, listener: Listener): Callout[] =>
  verdicts
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((verdict) => calloutOf(verdict, listener) ?? [])

const rankOf = ({ promotion: { level, priority } }: Verdict) => levels[level] * 10_000 - priority

function calloutOf(verdict: Verdict, listener: Listener): Callout | undefined {
  const { promotion, progress } = verdict
  const state = stateOf(verdict)
  if (!state) return undefined
  const text = textFor(promotion, listener.locale)
  const fillIn = fillerFor(progress, listener)
  const told = {
    promotionId: promotion.promotionId,
    promotionName: fillIn(text.name),
    level: promotion.level,
    ...(text.callout !== undefined && { calloutMsg: fillIn(text.callout) }),
    ...distanceOf(progress),
    approachingDisplayLevel: promotion.approachingDisplayLevel,
    state,
  }
  const message = isGiftPromotion(promotion.promotionId)
    ? giftCalloutShown(told, text, listener.isGuest)
    : calloutShown(told)
  return { told: { ...told, message: message && fillIn(message) }, lines: linesOf(verdict) }
}

/** Nothing is said of what cannot be earned here, nor of what the cart has not begun to earn. */
function stateOf({ promotion, outcome, progress }: Verdict): CalloutState | undefined {
  if (outcome.is === 'applied') return 'earned'
  if (outcome.why.is !== 'thresholdMissed' || !progress || progress.counted === 0) return undefined
  const share = (progress.counted / progress.threshold) * 100
  return share >= promotion.inProgressFrom ? 'inProgress' : 'approaching'
}

export function textFor({ texts }: Pick<Promotion, 'texts'>, locale: Locale): PromotionText {
  return texts[locale]
}

const missing = ({ counted, threshold }: Progress) => Math.max(0, threshold - counted)

function distanceOf(
  progress: Progress | null,
): Pick<PromotionCallout, 'distanceFromConditionThreshold' | 'distanceUnit'> {
  if (!progress) return { distanceFromConditionThreshold: null }
  const { unit } = progress
  return {
    distanceFromConditionThreshold:
      unit === 'money' ? amountOf(missing(progress)) : missing(progress),
    distanceUnit: unit,
  }
}

/** Merchants write {distance} and {threshold} where the numbers belong. */
function fillerFor(progress: Progress | null, listener: Listener): (said: string) => string {
  if (!progress) return (said) => said
  const { threshold, unit } = progress
  const inWords = (count: number) => amountInWords(count, unit, listener)
  return (said) =>
    said.includes('{')
      ? said.replaceAll(/\{(distance|threshold)\}/g, (_, name) =>
          inWords(name === 'distance' ? missing(progress) : threshold),
        )
      : said
}

const linesOf = ({ promotion, outcome, progress }: Verdict): readonly string[] => {
  if (promotion.level === 'SHIPPING') return []
  if (outcome.is === 'applied') return outcome.places
  return progress?.lines ?? []
}
