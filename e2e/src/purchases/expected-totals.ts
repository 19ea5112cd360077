import type { ShopLocale } from '../texts/storefront-messages.ts'
import type { Delivery, Purchase } from './purchases.ts'

export const skuFor = (delivery: Delivery) =>
  delivery === 'digital' ? 'CAIRN008HTR-50' : 'CAIRN001BLK-M'

const american = { currency: 'USD', standard: 0, express: 19_95, pudo: 4_95 }
const german = { currency: 'EUR', standard: 4_95, express: 12_95, pudo: 3_95 }
const sites = { 'en-us': american, 'de-de': german }

export const currencyOf = (locale: ShopLocale) => sites[locale].currency

/** Collecting in a store and delivery by email are free. */
const shippingCost = (delivery: Delivery, locale: ShopLocale): number => {
  const { standard, express, pudo } = sites[locale]
  const prices: Partial<Record<Delivery, number>> = { standard, express, pudo }
  return prices[delivery] ?? 0
}

/** Colorado taxes goods with 2.9 percent, New Hampshire with nothing. Elsewhere prices include the tax. */
const taxOn = (goods: number, { delivery, locale }: { delivery: Delivery; locale: ShopLocale }) =>
  locale === 'en-us' && ['standard', 'express', 'pudo'].includes(delivery)
    ? Math.round(goods * 0.029)
    : 0

/** The total of a purchase in cents. */
export function totalOf({ shopper, delivery }: Purchase, locale: ShopLocale): number {
  if (delivery === 'digital') return 50_00
  const goods = shopper === 'employee' ? 320_00 * 0.7 : 320_00
  return goods + shippingCost(delivery, locale) + taxOn(goods, { delivery, locale })
}
