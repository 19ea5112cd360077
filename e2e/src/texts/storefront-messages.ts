import { languageTag } from '@cairn/contract/sites/formatting'
import { formatMessage, type MessageValues } from '@cairn/contract/translation/format-message'
import { de } from '@cairn/storefront/messages/de'
import { en } from '@cairn/storefront/messages/en'
import type { MessageKey, Messages } from '@cairn/storefront/messages/messages'
import { regionalMessages } from '@cairn/storefront/messages/regional-messages'

export const shopLocales = ['en-us', 'de-de'] as const

/** The locales in which journeys run. */
export type ShopLocale = (typeof shopLocales)[number]

type Translate = (key: MessageKey, values?: MessageValues) => string

const messages: Record<ShopLocale, Messages> = {
  'en-us': { ...en, ...regionalMessages['en-us'] },
  'de-de': { ...de, ...regionalMessages['de-de'] },
}

/** Texts that are made of the storefront's messages, for each locale. */
export const inEachLocale = <Texts>(
  textsOf: (translate: Translate, locale: ShopLocale) => Texts,
): Record<ShopLocale, Texts> => ({
  'en-us': textsOf(translateTo('en-us'), 'en-us'),
  'de-de': textsOf(translateTo('de-de'), 'de-de'),
})

const translateTo =
  (locale: ShopLocale): Translate =>
  (key, values = {}) =>
    formatMessage(messages[locale][key], { language: languageTag(locale), values })

export const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text

/** The part of a message before its first placeholder. */
export const beforePlaceholder = (text: string): string => text.split('{')[0]?.trim() ?? ''

export const startingWith = (text: string): RegExp => new RegExp(`^${escaped(text)}`)

/** Matches a message whose placeholder `{rest}` stands for any text. */
export const withAnyRest = (text: string): RegExp =>
  new RegExp(`^${text.split('{rest}').map(escaped).join('.*')}`)

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
