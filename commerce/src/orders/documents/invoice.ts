import type { Address } from '@cairn/contract/address/address'
import { languageTag } from '@cairn/contract/sites/formatting'
import { currencyFormat } from '@cairn/contract/sites/currency-format'
import { amountOf, minorOf } from '@cairn/contract/fields/money'
import { isLocale, languageOf, type Locale } from '@cairn/contract/sites/sites'
import { wrapText } from './pdf-metrics.ts'
import { bold, margin, type Mark, rightEdge, grey, textAt, writePdf } from './pdf.ts'
import { documentAddressLines } from './address-lines.ts'
import { invoiceTexts, type InvoiceTexts } from './invoice-texts.ts'
import type { OrderLine, Order } from '../order.ts'
import { sellerIn } from './seller.ts'

const columns = { pieces: 372, each: 458, amount: rightEdge }
/** The lowest position of a line on a page. */
const lowest = 690

type InvoiceFormat = { texts: InvoiceTexts; locale: Locale; money: (amount: number) => string }

/** The invoice of an order with its amounts as placed, in the language of its site. */
export function invoiceOf(order: Order): Uint8Array<ArrayBuffer> {
  const locale = isLocale(order.locale) ? order.locale : 'en-us'
  const texts = invoiceTexts[languageOf(locale)]
  const format = { texts, locale, money: moneyIn(locale, order.currency) }
  const pages = pagesOf(order, format)
  return writePdf({
    title: `${texts.invoice} ${order.orderNumber}`,
    language: languageTag(locale),
    pages: pages.map((marks, index) => [...marks, ...footerOf(format, index + 1, pages.length)]),
  })
}

function moneyIn(locale: Locale, currency: string) {
  const numberFormat = new Intl.NumberFormat(languageTag(locale), currencyFormat(currency))
  return (amount: number) => numberFormat.format(amount)
}

/** Lines continue on further pages. The sums stay together below the last line. */
function pagesOf(order: Order, format: InvoiceFormat): Mark[][] {
  const pages: Mark[][] = [headerOf(order, format)]
  let y = 316
  let page = pages[0] ?? []
  page.push(...columnHeads(format, y - 22))
  for (const line of order.lines) {
    const rows = rowsOf(line, format)
    if (y + rows.length * 13 > lowest) {
      page = columnHeads(format, 72)
      pages.push(page)
      y = 94
    }
    page.push(...lineMarks({ line, rows, y }, format))
    y += rows.length * 13 + 11
  }
  const sums = sumsOf(order, format)
  if (y + sums.length * 17 + 40 > lowest + 60) {
    page = []
    pages.push(page)
    y = 72
  }
  page.push(...sumMarks(sums, y + 8, format))
  return pages
}

function headerOf({ orderNumber, orderedAt, snapshot }: Order, format: InvoiceFormat): Mark[] {
  const { texts, locale } = format
  const seller = sellerIn(locale)
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
  const { billingAddress, shippingAddress } = snapshot
  const sellerRows = [
    ...seller.rows,
    ...(seller.taxNumber === null ? [] : [`${texts.taxNumber} ${seller.taxNumber}`]),
  ]
  return [
    textAt({ x: margin, y: 78 }, 'cairn', { ...bold, size: 24 }),
    ...sellerRows.map((row, index) =>
      textAt({ x: rightEdge, y: 66 + index * 13 }, row, { ...grey, isRight: true, size: 9 }),
    ),
    textAt({ x: margin, y: 148 }, texts.invoice, { ...bold, size: 20 }),
    ...labelledValue(margin, { name: texts.order, value: orderNumber }),
    ...labelledValue(margin + 170, { name: texts.date, value: day.format(new Date(orderedAt)) }),
    ...addressMarks(margin, texts.billTo, billingAddress ?? shippingAddress),
    ...(isDelivered(shippingAddress)
      ? addressMarks(margin + 250, texts.deliverTo, shippingAddress)
      : []),
  ]
}

const isDelivered = (address: Address | null) => address?.addressLine1 !== undefined

const labelledValue = (x: number, { name, value }: { name: string; value: string }): Mark[] => [
  textAt({ x, y: 174 }, name, { ...grey, size: 8.5 }),
  textAt({ x, y: 187 }, value, bold),
]

function addressMarks(x: number, title: string, address: Address | null): Mark[] {
  const rows = address ? documentAddressLines(address) : []
  return [
    textAt({ x, y: 216 }, title, { ...grey, size: 8.5 }),
    ...rows.map((row, index) => textAt({ x, y: 229 + index * 12.5 }, row)),
  ]
}

const columnHeads = ({ texts }: InvoiceFormat, y: number): Mark[] => [
  textAt({ x: margin, y }, texts.item, { ...grey, size: 8.5 }),
  textAt({ x: columns.pieces, y }, texts.pieces, { ...grey, size: 8.5, isRight: true }),
  textAt({ x: columns.each, y }, texts.each, { ...grey, size: 8.5, isRight: true }),
  textAt({ x: columns.amount, y }, texts.amount, { ...grey, size: 8.5, isRight: true }),
  { kind: 'rule', x: margin, y: y + 6, width: rightEdge - margin, weight: 0.8 },
]

type TextRow = { text: string; style: Partial<Extract<Mark, { kind: 'text' }>> }

const nameWidth = columns.pieces - margin - 60

/** The name of the item, then its attributes and sku. */
function rowsOf({ item, sku }: OrderLine, { texts }: InvoiceFormat): TextRow[] {
  const attributes = item.attributes
    .filter(({ code }) => code !== 'size' || !item.isDigitalProduct)
    .map(({ code, value }) => (code === 'size' ? texts.size.replace('{size}', value) : value))
  const name = { size: 9.5, face: 'bold' } as const
  const detailStyle = { size: 8.5, face: 'regular', grey: 0.35 } as const
  return [
    ...wrapText(item.name, nameWidth, name).map((text) => ({ text, style: name })),
    ...wrapText([...attributes, sku].join(', '), nameWidth, detailStyle).map((text) => ({
      text,
      style: detailStyle,
    })),
  ]
}

type PlacedLine = { line: OrderLine; rows: readonly TextRow[]; y: number }

function lineMarks(
  { line: { item, quantity }, rows, y }: PlacedLine,
  { money }: InvoiceFormat,
): Mark[] {
  return [
    ...rows.map(({ text, style }, index) => textAt({ x: margin, y: y + index * 13 }, text, style)),
    textAt({ x: columns.pieces, y }, String(quantity), { isRight: true }),
    textAt({ x: columns.each, y }, money(item.price.current), { isRight: true }),
    textAt({ x: columns.amount, y }, money(item.price.rowTotal), { isRight: true }),
  ]
}

type Sum = { label: string; amount: number; isTotal?: boolean }

function sumsOf(order: Order, { texts, locale }: Pick<InvoiceFormat, 'texts' | 'locale'>): Sum[] {
  const { totals } = order.snapshot
  const goods = order.lines.reduce((sum, { item }) => sum + minorOf(item.price.rowTotal), 0)
  const discount = minorOf(totals.total - totals.tax - totals.shipping) - goods
  const rate = rateOf(order)
  const percent = new Intl.NumberFormat(languageTag(locale), {
    style: 'percent',
    maximumFractionDigits: 2,
  })
  const tax = rate === undefined ? texts.tax : texts.taxAt.replace('{rate}', percent.format(rate))
  return [
    { label: texts.goods, amount: amountOf(goods) },
    ...(discount === 0 ? [] : [{ label: texts.discount, amount: amountOf(discount) }]),
    { label: texts.delivery, amount: totals.shipping },
    { label: texts.net, amount: totals.netAmount },
    { label: tax, amount: totals.taxAmount },
    { label: texts.total, amount: totals.total, isTotal: true },
  ]
}

/** The tax rate, if all of the order was taxed at the same one. */
function rateOf({ lines, snapshot }: Order): number | undefined {
  const isIncluded = snapshot.totals.tax === 0
  const lineAmounts = lines
    .filter(({ item }) => item.taxTotal > 0)
    .map(({ item: { taxTotal, price } }) => {
      const linePrice = price.priceAfterOrderDiscount
      return { tax: minorOf(taxTotal), net: minorOf(isIncluded ? linePrice - taxTotal : linePrice) }
    })
  const net = lineAmounts.reduce((sum, each) => sum + each.net, 0)
  if (net === 0) return undefined
  const rate = lineAmounts.reduce((sum, each) => sum + each.tax, 0) / net
  const isSameRate = lineAmounts.every((each) => Math.abs(each.tax - each.net * rate) <= 1)
  return isSameRate ? Math.round(rate * 1000) / 1000 : undefined
}

const sumMarks = (sums: readonly Sum[], top: number, { money }: InvoiceFormat): Mark[] => [
  { kind: 'rule', x: margin, y: top, width: rightEdge - margin, weight: 0.4 },
  ...sums.flatMap(({ label, amount, isTotal = false }, index): Mark[] => {
    const y = top + 20 + index * 17 + (isTotal ? 9 : 0)
    const style = isTotal ? { ...bold, size: 12 } : {}
    return [
      ...(isTotal
        ? [{ kind: 'rule' as const, x: 330, y: y - 17, width: rightEdge - 330, weight: 0.8 }]
        : []),
      textAt({ x: 330, y }, label, style),
      textAt({ x: rightEdge, y }, money(amount), { ...style, isRight: true }),
    ]
  }),
]

const footerOf = ({ texts }: InvoiceFormat, page: number, count: number): Mark[] => [
  textAt(
    { x: rightEdge, y: 800 },
    texts.page.replace('{page}', String(page)).replace('{count}', String(count)),
    { ...grey, size: 8, isRight: true },
  ),
]
