import { type Language, languageOf, type Locale } from '../sites/sites.ts'
import { formatMessage, type MessageValues } from './format-message.ts'

/** The English messages of a feature define its keys and placeholders. */
type English = Readonly<Record<string, string>>

/** The same messages in another language. It does not compile without a message or a placeholder. */
export type Translation<Messages extends English> = {
  readonly [Key in keyof Messages]: WithPlaceholders<PlaceholderIn<Messages[Key]>>
}

export type MessagesByLanguage<Messages extends English> = Readonly<
  Record<Language, Translation<Messages>>
>

/** The messages in which a country differs from its language. */
export type RegionalMessages<Messages extends English> = Readonly<
  Partial<Record<Locale, Partial<Translation<Messages>>>>
>

/** The messages of the language of a locale in the wording of its country. */
export const messagesIn = <Messages extends English>(
  locale: Locale,
  messages: MessagesByLanguage<Messages>,
  regional: RegionalMessages<Messages>,
): Translation<Messages> => ({ ...messages[languageOf(locale)], ...regional[locale] })

/** Formats a message. It does not compile without a value that the message contains. */
export type Translate<Messages extends English> = <Key extends keyof Messages>(
  key: Key,
  ...values: [PlaceholderIn<Messages[Key]>] extends [never]
    ? [values?: MessageValues]
    : [values: MessageValues & Record<PlaceholderIn<Messages[Key]>, string | number>]
) => string

/** The keys of the messages that contain no values. */
export type KeyWithoutValues<Messages extends English> = {
  [Key in keyof Messages]: [PlaceholderIn<Messages[Key]>] extends [never] ? Key : never
}[keyof Messages]

export const translatorFor = <Messages extends English>(
  messages: MessagesByLanguage<Messages>,
  language: Language,
): Translate<Messages> => translatorOf<Messages>(messages[language], language)

export const translatorOf =
  <Messages extends English>(
    translation: Translation<Messages>,
    language: Language,
  ): Translate<Messages> =>
  (key, ...[values = {}]) =>
    formatMessage(translation[key], { language, values })

/** Names what follows each opening brace, except the braces around the forms of a plural. */
type PlaceholderIn<Text> = Text extends `${infer Before}{${infer After}`
  ? (Before extends `${string} ${PluralForm} ` ? never : NameAtStart<After>) | PlaceholderIn<After>
  : never

type PluralForm = '=0' | '=1' | 'one' | 'two' | 'few' | 'many' | 'other'

type NameAtStart<Text> = Text extends `${infer Argument}}${string}`
  ? Argument extends `${infer Name},${string}`
    ? Name
    : Argument
  : never

/** The intersection of a pattern for each placeholder, in any order. */
type WithPlaceholders<Name> = [Name] extends [never]
  ? string
  : (
        Name extends string ? (text: `${string}{${Name}${',' | '}'}${string}`) => void : never
      ) extends (text: infer Text extends string) => void
    ? Text
    : never
