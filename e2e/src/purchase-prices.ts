import type { Choice, Purchase } from './purchases.ts'
import type { ShopLocale } from './words.ts'

export const sku = (choice: Choice) => (choice === 'digital' ? 'CAIRN008HTR-50' : 'CAIRN001BLK-M')

const american = { currency: 'USD', standard: 0, express: 19_95, pudo: 4_95 }
const german = { currency: 'EUR', standard: 4_95, express: 12_95, pudo: 3_95 }
const sites = { 'en-us': american, 'de-de': german }

export const currencyOf = (locale: ShopLocale) => sites[locale].currency

/** What is fetched in stores, or mailed, comes for nothing. */
const shipping = (choice: Choice, locale: ShopLocale): number => {
  const { standard, express, pudo } = sites[locale]
  const prices: Partial<Record<Choice, number>> = { standard, express, pudo }
  return prices[choice] ?? 0
}

/** Colorado takes 2.9 percent of goods, New Hampshire nothing; elsewhere it is in the price. */
const tax = (goods: number, { choice, locale }: { choice: Choice; locale: ShopLocale }) =>
  locale === 'en-us' && ['standard', 'express', 'pudo'].includes(choice)
    ? Math.round(goods * 0.029)
    : 0

/** In whole cents, worked out from the price on the label. */
export function totalOf({ who, choice }: Purchase, locale: ShopLocale): number {
  if (choice === 'digital') return 50_00
  const goods = who === 'employee' ? 320_00 * 0.7 : 320_00
  return goods + shipping(choice, locale) + tax(goods, { choice, locale })
}
