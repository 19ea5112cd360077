import type { Order } from '@cairn/contract/orders/order'
import type { PaymentMethodId } from '@cairn/contract/payments/payment'
import { expect } from 'vitest'
import { expectedPayments } from './payment-methods.ts'
import type { Delivery, Purchase } from './purchases.ts'

export const skuFor = (delivery: Delivery) =>
  delivery === 'digital' ? 'CAIRN008HTR-50' : 'CAIRN001BLK-M'

const american = {
  currency: 'USD',
  standard: 0,
  express: 19_95,
  pudo: 4_95,
  storeTown: 'Concord',
  parcelPointTown: 'Denver',
}
const german: typeof american = {
  currency: 'EUR',
  standard: 4_95,
  express: 12_95,
  pudo: 3_95,
  storeTown: 'Weimar',
  parcelPointTown: 'Berlin',
}
const sites = { 'en-us': american, 'de-de': german }

/** Collecting in a store and delivery by email are free. */
function shippingCost({ delivery, locale }: Purchase): number {
  const { standard, express, pudo } = sites[locale]
  const prices: Partial<Record<Delivery, number>> = { standard, express, pudo }
  return prices[delivery] ?? 0
}

/** Colorado taxes goods with 2.9 percent, New Hampshire with nothing. Elsewhere prices include the tax. */
const taxOn = (goods: number, { delivery, locale }: Purchase) =>
  locale === 'en-us' && ['standard', 'express', 'pudo'].includes(delivery)
    ? Math.round(goods * 0.029)
    : 0

/** The total of a purchase in cents. */
export function totalOf(purchase: Purchase): number {
  const { shopper, delivery } = purchase
  if (delivery === 'digital') return 50_00
  const goods = shopper === 'employee' ? 320_00 * 0.7 : 320_00
  return goods + shippingCost(purchase) + taxOn(goods, purchase)
}

/** The town in which a shopper collects the purchase. */
export function pickupTownOf({ delivery, locale }: Purchase): string | undefined {
  if (delivery === 'pudo') return sites[locale].parcelPointTown
  return delivery === 'pickup' || delivery === 'sts' ? sites[locale].storeTown : undefined
}

/** What staff and the shopper must read about the order of a purchase. */
export function expectedOrder(purchase: Purchase, email: string) {
  const { payment, delivery, locale } = purchase
  const { currency } = sites[locale]
  const total = totalOf(purchase)
  // A gift card may already have been mailed.
  const state = delivery === 'digital' ? '(Created|Delivered)' : 'Created'
  const money = (minor: number) => `${(minor / 100).toFixed(2)} ${currency}`
  return {
    status: expect.stringMatching(new RegExp(`^${state}$`)),
    total: money(total),
    recipient: email,
    instruments: expectedPayments(payment, total)
      .map(({ code, amount }) => `${code} ${money(amount)}`)
      .toSorted(),
    parcel: expect.stringMatching(new RegExp(`^me-${delivery}.*: ${state}$`)),
  }
}

/** What `npm run orders -- show` calls the payments by the provider. */
const shownCodes: Record<string, PaymentMethodId> = {
  card: 'CREDIT_CARD',
  payLater: 'KLARNA',
  wallet: 'WALLET',
}

/** The order as `npm run orders -- show` prints it, without its number, its time and its gifts. */
export function orderInReport(report: readonly string[], { delivery }: Purchase) {
  const [first = '', recipient = '', ...lines] = report.map((line) => line.trim())
  const [, , status, total] = first.split('  ')
  const instruments = lines
    .filter((line) => /^[A-Za-z_]+ [\d.]+ [A-Z]{3}$/.test(line))
    .map((line) => line.replace(/^\w+/, (code) => shownCodes[code] ?? code))
  const bought = lines.findIndex((line) => line.startsWith(`1 × ${skuFor(delivery)} `))
  const parcel = lines.slice(0, bought).findLast((line) => line.startsWith('me-'))
  return {
    status,
    total,
    recipient: recipient.replace(/^for /, ''),
    instruments: instruments.toSorted(),
    parcel,
  }
}

/** The shipment with the bought item. */
export function parcelIn({ items, shipments }: Order, { delivery }: Purchase) {
  const bought = items.find(({ sku, qty }) => sku === skuFor(delivery) && qty === 1)
  return shipments.find(({ shipmentId }) => shipmentId === bought?.shipmentId)
}

/** The same of an order as the shopper reads it, with its delivery. */
export function orderInAnswer(order: Order, purchase: Purchase) {
  const { status, totals, currency, email, paymentMethod } = order
  const money = (amount: number) => `${amount.toFixed(2)} ${currency}`
  const parcel = parcelIn(order, purchase)
  return {
    status,
    total: money(totals.total),
    recipient: email,
    instruments: paymentMethod.map(({ code, amount }) => `${code} ${money(amount)}`).toSorted(),
    parcel: `${parcel?.shipmentId}: ${parcel?.status}`,
    delivery: parcel?.shippingMethod,
    hasPickupPlace: parcel?.storeId !== null,
  }
}

export const expectedAnswer = (purchase: Purchase, email: string) => ({
  ...expectedOrder(purchase, email),
  delivery: purchase.delivery,
  hasPickupPlace: pickupTownOf(purchase) !== undefined,
})
