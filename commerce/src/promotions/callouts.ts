import { amountOf, type Currency } from '@cairn/contract/fields/money'
import type { Promotion, PromotionText } from '@cairn/contract/imports/promotions-import'
import {
  giftCalloutText,
  isGiftPromotion,
  calloutText,
} from '@cairn/contract/promotions/callout-text'
import type { CalloutState, PromotionCallout } from '@cairn/contract/promotions/promotion-callout'
import type { Locale } from '@cairn/contract/sites/sites'
import type { CartPromotions, PromotionResult } from './apply-promotions.ts'
import { formatCalloutAmount } from './callout-amount.ts'
import type { Progress } from './threshold.ts'

export type CalloutAudience = { locale: Locale; currency: Currency; isGuest: boolean }

export type Callout = {
  /** Everything but its distance, which is an amount on the wire. */
  callout: Omit<PromotionCallout, 'distanceFromConditionThreshold' | 'distanceUnit'> & {
    state: CalloutState
  }
  /** What is missing, in minor units or in pieces; null without a threshold. */
  distance: { missing: number; unit: Progress['unit'] } | null
  /** The lines that count towards the promotion or are discounted by it. */
  lines: readonly string[]
}

const levels = { PRODUCT: 0, ORDER: 1, SHIPPING: 2 } as const

/** The callouts of promotions that are earned or that the cart has begun to earn. */
export const calloutsOf = ({ results }: CartPromotions, audience: CalloutAudience): Callout[] =>
  results
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((result) => calloutOf(result, audience) ?? [])

/** Converts a callout for the wire. */
export const calloutAnswer = ({
  callout,
  distance,
}: Pick<Callout, 'callout' | 'distance'>): PromotionCallout => ({
  ...callout,
  ...distanceAnswer(distance),
})

function distanceAnswer(
  distance: Callout['distance'],
): Pick<PromotionCallout, 'distanceFromConditionThreshold' | 'distanceUnit'> {
  if (!distance) return { distanceFromConditionThreshold: null }
  const { missing, unit } = distance
  return {
    distanceFromConditionThreshold: unit === 'money' ? amountOf(missing) : missing,
    distanceUnit: unit,
  }
}

const rankOf = ({ promotion: { level, priority } }: PromotionResult) =>
  levels[level] * 10_000 - priority

function calloutOf(result: PromotionResult, audience: CalloutAudience): Callout | undefined {
  const { promotion, progress } = result
  const state = stateOf(result)
  if (!state) return undefined
  const text = textFor(promotion, audience.locale)
  const fillPlaceholders = placeholderFiller(progress, audience)
  const callout = {
    promotionId: promotion.promotionId,
    promotionName: fillPlaceholders(text.name),
    level: promotion.level,
    ...(text.callout !== undefined && { calloutMsg: fillPlaceholders(text.callout) }),
    approachingDisplayLevel: promotion.approachingDisplayLevel,
    state,
  }
  const message = isGiftPromotion(promotion.promotionId)
    ? giftCalloutText(callout, text, audience.isGuest)
    : calloutText(callout)
  return {
    callout: { ...callout, message: message && fillPlaceholders(message) },
    distance: progress && { missing: missingAmount(progress), unit: progress.unit },
    lines: linesOf(result),
  }
}

/** Undefined if the cart cannot earn the promotion, or has not begun to earn it. */
function stateOf({ promotion, outcome, progress }: PromotionResult): CalloutState | undefined {
  if (outcome.kind === 'applied') return 'earned'
  if (outcome.reason.kind !== 'thresholdMissed' || !progress || progress.counted === 0)
    return undefined
  const isInProgress = progress.counted * 100 >= progress.threshold * promotion.inProgressFrom
  return isInProgress ? 'inProgress' : 'approaching'
}

export function textFor({ texts }: Pick<Promotion, 'texts'>, locale: Locale): PromotionText {
  return texts[locale]
}

const missingAmount = ({ counted, threshold }: Progress) => Math.max(0, threshold - counted)

/** Replaces the placeholders {distance} and {threshold} of a text. */
function placeholderFiller(
  progress: Progress | null,
  audience: CalloutAudience,
): (text: string) => string {
  if (!progress) return (text) => text
  const { threshold, unit } = progress
  const formatAmount = (count: number) => formatCalloutAmount(count, unit, audience)
  return (text) =>
    text.includes('{')
      ? text.replaceAll(/\{(distance|threshold)\}/g, (_, name) =>
          formatAmount(name === 'distance' ? missingAmount(progress) : threshold),
        )
      : text
}

const linesOf = ({ promotion, outcome, progress }: PromotionResult): readonly string[] => {
  if (promotion.level === 'SHIPPING') return []
  if (outcome.kind === 'applied') return outcome.targetIds
  return progress?.lines ?? []
}
