import type { MessageValues } from '@cairn/contract/translation/format-message'
import type { KeyWithoutValues, Translate } from '@cairn/contract/translation/translation'
import type { ProblemName } from '@cairn/contract/validation/rule'
import type { en } from './en.ts'

export type MessageKey = keyof typeof en
export type Messages = Readonly<Record<MessageKey, string>>

/** The key of a message that contains no values, such as the label of a field. */
export type LabelKey = KeyWithoutValues<typeof en>

/** The messages for notices of the cart, which have the values that the answer contains. */
export type CartNoticeKey =
  | 'codeNotYetApplied'
  | 'itemUnavailable'
  | 'lineSoldOut'
  | 'maximumQuantity'
  | 'notSoldIn'
  | 'nowDelivered'
  | 'nowInStore'
  | 'nowOtherStore'
  | 'nowPickedUp'
  | 'nowSentToStore'
  | 'nowStandard'
  | 'onlySomeLeft'

type TranslateNotice = (key: CartNoticeKey, details: MessageValues | undefined) => string

/** The message of a problem, with the values that the problem contains. */
type TranslateProblem = (name: ProblemName, values: MessageValues | undefined) => string

export type TranslatePage = Translate<typeof en> & TranslateNotice & TranslateProblem
