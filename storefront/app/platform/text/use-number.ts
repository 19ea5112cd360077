import { languageTag } from '@cairn/contract/sites/formatting'
import { useLocale } from '../page/use-shop.ts'

/** Formats numbers in the page's language, with a typographic minus sign. */
export function useNumber() {
  const tag = languageTag(useLocale())
  return (value: number, options: Intl.NumberFormatOptions = {}): string =>
    formatIn(tag, options).format(value).replace('-', '\u2212')
}

const formats = new Map<string, Intl.NumberFormat>()

/** Creating a formatter takes longer than using it a hundred times. */
function formatIn(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const name = `${tag} ${JSON.stringify(options)}`
  const format = formats.get(name) ?? new Intl.NumberFormat(tag, options)
  formats.set(name, format)
  return format
}
