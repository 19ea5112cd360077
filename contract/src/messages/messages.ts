import type { RefusalName } from '../refusals/refusals.ts'
import type { RefusalData } from '../refusals/result.ts'
import type { Language } from '../sites/sites.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'

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

const texts: Record<Language, Record<MessageName, string>> = { en, fr, de, it, es }

const placeholders = /\{(\w+)\}/g

/** The translated message of a refusal. Only for servers, because it loads every language. */
export function messageFor(name: MessageName, language: Language, data: RefusalData = {}): string {
  const text = texts[language][variantFor(name, data)]
  return text.replace(placeholders, (_, key: string) => formatValue(data[key], language))
}

function variantFor(name: MessageName, data: RefusalData): MessageName {
  const generic = `${name}Generic`
  const requiredKeys = [...en[name].matchAll(placeholders)].map(([, key = '']) => key)
  const isComplete = requiredKeys.every((key) => Object.hasOwn(data, key))
  return isComplete || !isMessageName(generic) ? name : generic
}

const isMessageName = (text: string): text is MessageName => Object.hasOwn(en, text)

const formatValue = (value: string | number | undefined, language: Language) =>
  typeof value === 'number' ? value.toLocaleString(language) : (value ?? '')
