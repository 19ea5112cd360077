import { madeOnce } from './made-once.ts'

export type MessageValues = Readonly<Record<string, string | number>>

type Setting = { language: string; values: MessageValues }

const plural = /\{(\w+), plural,((?:\s*(?:=\d+|\w+) \{[^{}]*\})+)\s*\}/g
const form = /(=\d+|\w+) \{([^{}]*)\}/g

const numbers = madeOnce((language) => new Intl.NumberFormat(language))
const plurals = madeOnce((language) => new Intl.PluralRules(language))

/** Fills in the part of ICU messages that ours use: {name}, and {count, plural, one {…} other {…}}. */
export function formatMessage(message: string, { language, values }: Setting): string {
  return message
    .replace(plural, (_, name: string, forms: string) => {
      const count = Number(values[name])
      return chosenForm(forms, count, language).replaceAll('#', numbers(language).format(count))
    })
    .replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
}

function chosenForm(forms: string, count: number, language: string): string {
  const texts = new Map(
    Array.from(forms.matchAll(form), ([, name = '', text = '']) => [name, text] as const),
  )
  const category = plurals(language).select(count)
  return texts.get(`=${count}`) ?? texts.get(category) ?? texts.get('other') ?? ''
}
