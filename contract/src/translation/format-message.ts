import { memoize } from './memoize.ts'

export type MessageValues = Readonly<Record<string, string | number>>

type FormatOptions = { language: string; values: MessageValues }

const plural = /\{(\w+), plural,((?:\s*(?:=\d+|\w+) \{[^{}]*\})+)\s*\}/g
const form = /(=\d+|\w+) \{([^{}]*)\}/g

const numbers = memoize((language) => new Intl.NumberFormat(language))
const plurals = memoize((language) => new Intl.PluralRules(language))

/** Supports the part of ICU that our messages use: {name} and {count, plural, one {…} other {…}}. */
export function formatMessage(message: string, { language, values }: FormatOptions): string {
  return message
    .replace(plural, (_, name: string, forms: string) => {
      const count = Number(values[name])
      return pluralForm(forms, count, language).replaceAll('#', numbers(language).format(count))
    })
    .replace(/\{(\w+)\}/g, (match, name: string) => String(values[name] ?? match))
}

function pluralForm(forms: string, count: number, language: string): string {
  const texts = new Map(
    Array.from(forms.matchAll(form), ([, name = '', text = '']) => [name, text] as const),
  )
  const category = plurals(language).select(count)
  return texts.get(`=${count}`) ?? texts.get(category) ?? texts.get('other') ?? ''
}
