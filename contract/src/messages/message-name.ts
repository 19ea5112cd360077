import type { RefusalName } from '../refusals/refusals.ts'

type FlashDetailText = 'productItemMaxQuantity' | 'productItemRequired'

type CartNotificationText = 'orderUpdated' | 'cartsMerged' | 'priceUpdated'

/** A message with a {placeholder} has a generic variant for when the value is unknown. */
type MessageWithPlaceholder =
  | 'ageInvalid'
  | 'giftCardsAtMaximum'
  | 'giftNotSoldAlone'
  | 'maximumQuantityAdded'
  | 'reviewTooLong'
  | FlashDetailText

export type MessageName =
  | RefusalName
  | FlashDetailText
  | CartNotificationText
  | `${MessageWithPlaceholder}Generic`
