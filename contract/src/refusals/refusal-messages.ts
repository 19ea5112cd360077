import { isLocale, type Language, languageOf, type Locale, locales } from '../sites/sites.ts'
import { formatMessage } from '../translation/format-message.ts'
import {
  type MessagesByLanguage,
  messagesIn,
  type RegionalMessages,
  type Translation,
} from '../translation/translation.ts'
import { de } from './messages/de.ts'
import { en } from './messages/en.ts'
import { es } from './messages/es.ts'
import { frCa } from './messages/fr-ca.ts'
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

const byLanguage: MessagesByLanguage<typeof en> = { en, fr, de, it, es }
const regional: RegionalMessages<typeof en> = { 'fr-ca': frCa }
const byLocale = new Map<string, Translation<typeof en>>(
  locales.map((locale) => [locale, messagesIn<typeof en>(locale, byLanguage, regional)]),
)

/**
 * The translated message of a refusal, in the wording of the country if the locale is known. Only for servers, because
 * it loads every language.
 */
export function messageFor(
  name: MessageName,
  readers: Locale | Language,
  data: RefusalData = {},
): string {
  const language = isLocale(readers) ? languageOf(readers) : readers
  const messages = byLocale.get(readers) ?? byLanguage[language]
  const details = withMinutes(data)
  const values = Object.fromEntries(
    Object.entries(details).map(([key, value]) => [key, formatValue(value, language)]),
  )
  return formatMessage(messages[variantFor(name, details)], { language, values })
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
