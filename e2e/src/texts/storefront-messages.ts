import { languageTag } from '@cairn/contract/sites/formatting'
import { formatMessage, type MessageValues } from '@cairn/contract/translation/format-message'
import { de } from '@cairn/storefront/messages/de'
import { en } from '@cairn/storefront/messages/en'
import { fr } from '@cairn/storefront/messages/fr'
import type { MessageKey, Messages } from '@cairn/storefront/messages/messages'
import { regionalMessages } from '@cairn/storefront/messages/regional-messages'

export const shopLocales = ['en-us', 'de-de'] as const

/** The locales in which journeys run. */
export type ShopLocale = (typeof shopLocales)[number]

/** The locales whose texts journeys know. Some journeys also run in Canadian French. */
export type TextLocale = ShopLocale | 'fr-ca'

type Translate = (key: MessageKey, values?: MessageValues) => string

const messages: Record<TextLocale, Messages> = {
  'en-us': { ...en, ...regionalMessages['en-us'] },
  'de-de': { ...de, ...regionalMessages['de-de'] },
  'fr-ca': { ...fr, ...regionalMessages['fr-ca'] },
}

/** Texts that are made of the storefront's messages, for each locale. */
export const inEachLocale = <Texts>(
  textsOf: (translate: Translate, locale: ShopLocale) => Texts,
): Record<ShopLocale, Texts> => ({
  'en-us': textsOf(translateTo('en-us'), 'en-us'),
  'de-de': textsOf(translateTo('de-de'), 'de-de'),
})

/** The same with those of Canadian French. */
export const inEachTextLocale = <Texts>(
  textsOf: (translate: Translate, locale: TextLocale) => Texts,
): Record<TextLocale, Texts> => ({
  ...inEachLocale(textsOf),
  'fr-ca': textsOf(translateTo('fr-ca'), 'fr-ca'),
})

const translateTo =
  (locale: TextLocale): Translate =>
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
