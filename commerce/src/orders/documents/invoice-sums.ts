import type { Minor } from '@cairn/contract/fields/money'
import { languageTag } from '@cairn/contract/sites/formatting'
import type { Locale } from '@cairn/contract/sites/sites'
import type { TaxLine } from '../../cart/pricing/taxes.ts'
import type { TranslateDocument } from '../messages/messages.ts'
import type { Order } from '../order.ts'

/** A row below the lines of an invoice, with its amount in minor units. */
export type InvoiceSum = { label: string; amount: Minor; isTotal?: boolean }

type SumsFormat = { translate: TranslateDocument; locale: Locale }

/** The sums of an order as its invoice states them. */
export function invoiceSums(
  { total, totals, taxLines }: Pick<Order, 'total' | 'totals' | 'taxLines'>,
  format: SumsFormat,
): InvoiceSum[] {
  const { translate } = format
  const discount = totals.itemDiscount + totals.orderDiscount
  return [
    { label: translate('goods'), amount: totals.itemTotal },
    ...(discount === 0 ? [] : [{ label: translate('discount'), amount: -discount }]),
    { label: translate('delivery'), amount: totals.shipping },
    { label: translate('net'), amount: total - totals.tax },
    ...taxSums(taxLines, format),
    { label: translate('total'), amount: total, isTotal: true },
  ]
}

/** One row for each tax. Their names are printed only to tell several of them apart. */
function taxSums(taxLines: readonly TaxLine[], { translate, locale }: SumsFormat): InvoiceSum[] {
  const byTax = Map.groupBy(taxLines, ({ name, rate }) => `${rate} ${name}`)
  const sums = [...byTax.values()].map((lines) => ({
    name: lines[0]?.name ?? '',
    rate: rateText(lines[0]?.rate ?? 0, locale),
    amount: lines.reduce((sum, { tax }) => sum + tax, 0),
  }))
  const [only] = sums
  if (!only) return [{ label: translate('tax'), amount: 0 }]
  if (sums.length === 1)
    return [{ label: translate('taxAt', { rate: only.rate }), amount: only.amount }]
  return sums.map(({ name, rate, amount }) => ({ label: `${name} ${rate}`, amount }))
}

const rateText = (rate: number, locale: Locale): string =>
  new Intl.NumberFormat(languageTag(locale), {
    style: 'percent',
    maximumFractionDigits: 3,
  }).format(rate / 100_000)
