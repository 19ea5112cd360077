import type { CalloutState, PromotionCallout } from './promotion-entity.ts'

type Told = Pick<PromotionCallout, 'promotionId' | 'promotionName'> &
  Partial<Omit<PromotionCallout, 'promotionId' | 'promotionName'>>

/** What a gift says instead of the parts of its call-out. */
export type GiftWording = {
  guest?: string | undefined
  registered?: string | undefined
  default?: string | undefined
  earned?: string | undefined
}

export const isGiftPromotion = (promotionId: string): boolean => promotionId.includes('GWP')

const partsOf = ({ calloutMsg, calloutMessage }: Told): string[] =>
  (calloutMsg ?? calloutMessage ?? '').split('|').map((part) => part.trim())

/** Where the cart stands, where nobody says it: what is near is not known then. */
const stateOf = ({ state, distanceFromConditionThreshold: distance }: Told): CalloutState =>
  state ?? (distance ? 'approaching' : 'earned')

const places: Record<CalloutState, number> = { approaching: 0, inProgress: 1, earned: 2 }

/** What a promotion says to a shopper now; null where it has nothing to say. */
export function calloutShown(told: Told): string | null {
  if (told.message !== undefined) return told.message
  const state = stateOf(told)
  const parts = partsOf(told)
  if (!isGiftPromotion(told.promotionId) && parts.length !== 3) return null
  const part = parts[places[state]] || null
  return part ?? (state === 'earned' ? told.promotionName : null)
}

/** The same of a gift, which may say something of its own to guests and to those who are signed in. */
export function giftCalloutShown(
  told: Told,
  wording: GiftWording,
  isGuest: boolean,
): string | null {
  if (stateOf(told) === 'earned') return wording.earned ?? calloutShown(told)
  const own = isGuest ? wording.guest : wording.registered
  return own ?? wording.default ?? calloutShown(told)
}
