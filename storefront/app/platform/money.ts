import { languageTag } from './language-tag.ts'

type Money = { amount: number; currency: string }

/** CAD is told by its code, so that nobody takes it for US dollars; every other by its symbol. */
export function formatMoney({ amount, currency }: Money, locale: string): string {
  return new Intl.NumberFormat(languageTag(locale), {
    style: 'currency',
    currency,
    currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
  })
    .format(amount)
    .replace('-', '\u2212')
}
