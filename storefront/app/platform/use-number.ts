import { languageTag } from './language-tag.ts'
import { useLocale } from './use-shop.ts'

/** Numbers as the page's language writes them, with a true minus sign. */
export function useNumber() {
  const tag = languageTag(useLocale())
  return (value: number, options: Intl.NumberFormatOptions = {}): string =>
    new Intl.NumberFormat(tag, options).format(value).replace('-', '\u2212')
}
