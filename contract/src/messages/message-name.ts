import type { RefusalName } from '../refusals.ts'

/** Details that a flash adds to another message. */
type ExtraText = 'productItemMaxQuantity' | 'productItemRequired'

/** What a cart tells of itself. */
type CartNotice = 'orderUpdated' | 'cartsMerged'

/** A message with a {placeholder} has a second wording for when the figure is not known. */
type WithFigure =
  | 'ageInvalid'
  | 'giftCardsAtMaximum'
  | 'giftNotSoldAlone'
  | 'maximumQuantityAdded'
  | 'reviewTooLong'
  | ExtraText

export type MessageName = RefusalName | ExtraText | CartNotice | `${WithFigure}Generic`
