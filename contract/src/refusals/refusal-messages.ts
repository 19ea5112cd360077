import type { Language } from '../sites/sites.ts'
import { formatMessage } from '../translation/format-message.ts'
import type { MessagesByLanguage } from '../translation/translation.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { fr } from './messages/fr.ts'
import { it } from './messages/it.ts'
import type { RefusalName } from './refusals.ts'
import type { RefusalData } from './result.ts'

type FlashDetailMessage = 'productItemMaxQuantity' | 'productItemRequired'

/** What is wrong with one field of a request. */
type FieldMessage = 'fieldMissing' | 'fieldWrong'

type CartNotificationMessage =
  | 'orderUpdated'
  | 'cartsMerged'
  | 'priceUpdated'
  | 'totalRaised'
  | 'codeRemoved'
  | 'codeWithoutEffect'

/** A message with a {placeholder} has a generic variant for when the value is unknown. */
type MessageWithPlaceholder =
  | 'ageInvalid'
  | 'codeRemoved'
  | 'codeWithoutEffect'
  | 'giftCardsAtMaximum'
  | 'giftNotSoldAlone'
  | 'maximumQuantityAdded'
  | 'reviewTooLong'
  | 'tooManyRequests'
  | FlashDetailMessage

/** What the wire says in the language of the shopper: refusals and notices about the cart. */
export type MessageName =
  | RefusalName
  | FlashDetailMessage
  | FieldMessage
  | CartNotificationMessage
  | `${MessageWithPlaceholder}Generic`

const messages: MessagesByLanguage<typeof en> = { en, fr, de, it, es }

/** The translated message of a refusal. Only for servers, because it loads every language. */
export function messageFor(name: MessageName, language: Language, data: RefusalData = {}): string {
  const details = withMinutes(data)
  const values = Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, formatValue(value, language)]),
  )
  return formatMessage(messages[language][variantFor(name, details)], { language, values })
}

/** A time of more than a minute is told in whole minutes. A shorter one is only a moment. */
function withMinutes(data: RefusalData): RefusalData {
  const seconds = Number(data['seconds'] ?? 0)
  return seconds > 60 ? { ...data, minutes: Math.ceil(seconds / 60) } : data
}

function variantFor(name: MessageName, data: RefusalData): MessageName {
  const generic = `${name}Generic`
  const requiredKeys = [...en[name].matchAll(/\{(\w+)\}/g)].map(([, key = '']) => key)
  const isComplete = requiredKeys.every((key) => Object.hasOwn(data, key))
  return isComplete || !isMessageName(generic) ? name : generic
}

const isMessageName = (text: string): text is MessageName => Object.hasOwn(en, text)

const formatValue = (value: string | number, language: Language) =>
  typeof value === 'number' ? value.toLocaleString(language) : value
