import type { Address } from '@cairn/contract/address/address'
import { amountOf, type Minor } from '@cairn/contract/fields/money'
import { currencyFormat, languageTag } from '@cairn/contract/sites/formatting'
import { siteDay } from '@cairn/contract/sites/site-time'
import { isLocale, languageOf, type Locale } from '@cairn/contract/sites/sites'
import { translatorFor } from '@cairn/contract/translation/translation'
import type { Content, TableCell } from 'pdfmake/interfaces.js'
import { documentMessages, type TranslateDocument } from '../messages/messages.ts'
import type { OrderLine, Order } from '../order.ts'
import {
  documentAddressLines,
  contentWidth,
  grey,
  labelStyle,
  labelledRows,
  margin,
  rowsOf,
  rule,
} from './document-parts.ts'
import { type InvoiceSum, invoiceSums } from './invoice-sums.ts'
import { sellerIn } from './seller.ts'

type InvoiceFormat = {
  translate: TranslateDocument
  locale: Locale
  money: (amount: Minor) => string
}

/** The invoice of an order with its amounts as placed, in the language of its site. */
export function invoiceOf(order: Order) {
  const locale = isLocale(order.locale) ? order.locale : 'en-us'
  const translate = translatorFor(documentMessages, languageOf(locale))
  const format = { translate, locale, money: moneyIn(locale, order.currency) }
  return {
    title: `${translate('invoice')} ${order.orderNumber}`,
    language: languageTag(locale),
    margin,
    content: [...headerOf(order, format), linesTable(order.lines, format), sumsOf(order, format)],
    pageNumber: translate('page', { page: '{page}', count: '{count}' }),
  }
}

function moneyIn(locale: Locale, currency: string) {
  const numberFormat = new Intl.NumberFormat(languageTag(locale), currencyFormat(currency))
  return (amount: Minor) => numberFormat.format(amountOf(amount))
}

function headerOf({ orderNumber, orderedAt, snapshot }: Order, format: InvoiceFormat): Content[] {
  const { translate, locale } = format
  const seller = sellerIn(locale)
  const { billingAddress, shippingAddress } = snapshot
  const sellerRows = [
    ...seller.rows,
    ...(seller.taxNumber === null ? [] : [`${translate('taxNumber')} ${seller.taxNumber}`]),
  ]
  return [
    {
      columns: [
        { text: 'cairn', bold: true, fontSize: 24 },
        { ...rowsOf(sellerRows), ...grey, fontSize: 9, lineHeight: 1.3, alignment: 'right' },
      ],
    },
    { text: translate('invoice'), bold: true, fontSize: 20, margin: [0, 24, 0, 6] },
    {
      columns: [
        { width: 170, ...labelledRows(translate('order'), { text: orderNumber, bold: true }) },
        labelledRows(translate('date'), { text: siteDay(locale, orderedAt), bold: true }),
      ],
    },
    {
      columns: [
        { width: 250, ...addressOf(translate('billTo'), billingAddress ?? shippingAddress) },
        ...(isDelivered(shippingAddress)
          ? [addressOf(translate('deliverTo'), shippingAddress)]
          : []),
      ],
      margin: [0, 16, 0, 26],
    },
  ]
}

const isDelivered = (address: Address | null) => address?.addressLine1 !== undefined

const addressOf = (label: string, address: Address | null) =>
  labelledRows(label, rowsOf(address ? documentAddressLines(address) : []))

/** Continues on further pages with its headings repeated. */
const linesTable = (lines: readonly OrderLine[], format: InvoiceFormat): Content => ({
  table: {
    headerRows: 1,
    dontBreakRows: true,
    widths: ['*', 60, 78, 73],
    body: [headingsOf(format), ...lines.map((line) => lineCells(line, format))],
  },
  layout: 'ruledHeader',
})

const headingsOf = ({ translate }: InvoiceFormat): TableCell[] => [
  { text: translate('item'), ...labelStyle },
  ...(['pieces', 'each', 'amount'] as const).map((heading): TableCell => ({
    text: translate(heading),
    ...labelStyle,
    alignment: 'right',
  })),
]

function lineCells(
  { item, sku, quantity, price }: OrderLine,
  { translate, money }: InvoiceFormat,
): TableCell[] {
  const attributes = item.attributes
    .filter(({ code }) => code !== 'size' || !item.isDigitalProduct)
    .map(({ code, value }) => (code === 'size' ? translate('size', { size: value }) : value))
  return [
    {
      stack: [
        { text: item.name, bold: true },
        { text: [...attributes, sku].join(', '), ...labelStyle },
      ],
    },
    ...[String(quantity), money(price.current), money(price.rowTotal)].map((text): TableCell => ({
      text,
      alignment: 'right',
    })),
  ]
}

const sumsWidth = 209

/** The sums stay together on one page. */
function sumsOf(order: Order, format: InvoiceFormat): Content {
  return {
    unbreakable: true,
    stack: [
      { ...rule(contentWidth, 0.4), margin: [0, 6, 0, 0] },
      {
        stack: invoiceSums(order, format).flatMap((sum) => sumRow(sum, format)),
        margin: [contentWidth - sumsWidth, 10, 0, 0],
      },
    ],
  }
}

function sumRow(
  { label, amount, isTotal = false }: InvoiceSum,
  { money }: InvoiceFormat,
): Content[] {
  const style = isTotal ? { bold: true, fontSize: 12 } : {}
  const columns = [
    { text: label, ...style },
    { text: money(amount), width: 'auto', ...style },
  ]
  return [
    ...(isTotal ? [rule(sumsWidth, 0.8)] : []),
    { columns, columnGap: 8, margin: [0, isTotal ? 6 : 0, 0, 6] },
  ]
}
