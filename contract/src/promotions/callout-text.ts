import type { CalloutState, PromotionCallout } from './promotion-callout.ts'

type Callout = Pick<PromotionCallout, 'promotionId' | 'promotionName'> &
  Partial<Omit<PromotionCallout, 'promotionId' | 'promotionName'>>

/** Texts that a gift shows instead of its callout. */
export type GiftCalloutTexts = {
  guest?: string | undefined
  registered?: string | undefined
  default?: string | undefined
  earned?: string | undefined
}

export const isGiftPromotion = (promotionId: string): boolean => promotionId.includes('GWP')

const partsOf = ({ calloutMsg, calloutMessage }: Callout): string[] =>
  (calloutMsg ?? calloutMessage ?? '').split('|').map((part) => part.trim())

/** Without a state, only `approaching` and `earned` can be derived. */
const stateOf = ({ state, distanceFromConditionThreshold: distance }: Callout): CalloutState =>
  state ?? (distance ? 'approaching' : 'earned')

const partIndexByState: Record<CalloutState, number> = { approaching: 0, inProgress: 1, earned: 2 }

/** The text that a promotion currently shows; null for none. */
export function calloutText(callout: Callout): string | null {
  if (callout.message !== undefined) return callout.message
  const state = stateOf(callout)
  const parts = partsOf(callout)
  if (!isGiftPromotion(callout.promotionId) && parts.length !== 3) return null
  const part = parts[partIndexByState[state]] || null
  return part ?? (state === 'earned' ? callout.promotionName : null)
}

/** The text of a gift promotion, which can differ for guests and signed-in shoppers. */
export function giftCalloutText(
  callout: Callout,
  texts: GiftCalloutTexts,
  isGuest: boolean,
): string | null {
  if (stateOf(callout) === 'earned') return texts.earned ?? calloutText(callout)
  const own = isGuest ? texts.guest : texts.registered
  return own ?? texts.default ?? calloutText(callout)
}
