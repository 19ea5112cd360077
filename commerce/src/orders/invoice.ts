import type { Address } from '@cairn/contract/address'
import { currencyLook } from '@cairn/contract/currency-look'
import { languageTag } from '@cairn/contract/language-tag'
import { amountOf, minorOf } from '@cairn/contract/money'
import { isLocale, languageOf, type Locale } from '@cairn/contract/sites'
import { linesIn } from './pdf-metrics.ts'
import { addressRows, bold, margin, right, soft, write } from './paper.ts'
import { type Mark, writePdf } from './pdf.ts'
import { invoiceWords, type InvoiceWords } from './invoice-words.ts'
import type { KnownLine, KnownOrder } from './known-order.ts'
import { sellerIn } from './seller.ts'

const columns = { pieces: 372, each: 458, amount: right }
/** How far down lines may stand. */
const lowest = 690

type Set = { words: InvoiceWords; locale: Locale; money: (amount: number) => string }

/** What an order cost, as it was placed, in the words and the figures of where it was placed. */
export function invoiceOf(order: KnownOrder): Uint8Array<ArrayBuffer> {
  const locale = isLocale(order.locale) ? order.locale : 'en-us'
  const words = invoiceWords[languageOf(locale)]
  const set = { words, locale, money: moneyIn(locale, order.currency) }
  const pages = pagesOf(order, set)
  return writePdf({
    title: `${words.invoice} ${order.orderNumber}`,
    language: languageTag(locale),
    pages: pages.map((marks, at) => [...marks, ...footOf(set, at + 1, pages.length)]),
  })
}

function moneyIn(locale: Locale, currency: string) {
  const format = new Intl.NumberFormat(languageTag(locale), currencyLook(currency))
  return (amount: number) => format.format(amount)
}

/** Lines go on over as many pages as they need; the amounts stand together below the last of them. */
function pagesOf(order: KnownOrder, set: Set): Mark[][] {
  const pages: Mark[][] = [headOf(order, set)]
  let y = 316
  let page = pages[0] ?? []
  page.push(...columnHeads(set, y - 22))
  for (const line of order.lines) {
    const rows = rowsOf(line, set)
    if (y + rows.length * 13 > lowest) {
      page = columnHeads(set, 72)
      pages.push(page)
      y = 94
    }
    page.push(...lineMarks({ line, rows, y }, set))
    y += rows.length * 13 + 11
  }
  const sums = sumsOf(order, set)
  if (y + sums.length * 17 + 40 > lowest + 60) {
    page = []
    pages.push(page)
    y = 72
  }
  page.push(...sumMarks(sums, y + 8, set))
  return pages
}

function headOf({ orderNumber, orderedAt, papers }: KnownOrder, set: Set): Mark[] {
  const { words, locale } = set
  const seller = sellerIn(locale)
  const day = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeZone: 'UTC' })
  const { billingAddress, shippingAddress } = papers
  const sold = [
    ...seller.rows,
    ...(seller.taxNumber === null ? [] : [`${words.taxNumber} ${seller.taxNumber}`]),
  ]
  return [
    write({ x: margin, y: 78 }, 'cairn', { ...bold, size: 24 }),
    ...sold.map((row, at) =>
      write({ x: right, y: 66 + at * 13 }, row, { ...soft, isRight: true, size: 9 }),
    ),
    write({ x: margin, y: 148 }, words.invoice, { ...bold, size: 20 }),
    ...pair(margin, { name: words.order, value: orderNumber }),
    ...pair(margin + 170, { name: words.date, value: day.format(new Date(orderedAt)) }),
    ...addressMarks(margin, words.billTo, billingAddress ?? shippingAddress),
    ...(isDelivered(shippingAddress)
      ? addressMarks(margin + 250, words.deliverTo, shippingAddress)
      : []),
  ]
}

const isDelivered = (address: Address | null) => address?.addressLine1 !== undefined

const pair = (x: number, { name, value }: { name: string; value: string }): Mark[] => [
  write({ x, y: 174 }, name, { ...soft, size: 8.5 }),
  write({ x, y: 187 }, value, bold),
]

function addressMarks(x: number, title: string, address: Address | null): Mark[] {
  const rows = address ? addressRows(address) : []
  return [
    write({ x, y: 216 }, title, { ...soft, size: 8.5 }),
    ...rows.map((row, at) => write({ x, y: 229 + at * 12.5 }, row)),
  ]
}

const columnHeads = ({ words }: Set, y: number): Mark[] => [
  write({ x: margin, y }, words.item, { ...soft, size: 8.5 }),
  write({ x: columns.pieces, y }, words.pieces, { ...soft, size: 8.5, isRight: true }),
  write({ x: columns.each, y }, words.each, { ...soft, size: 8.5, isRight: true }),
  write({ x: columns.amount, y }, words.amount, { ...soft, size: 8.5, isRight: true }),
  { kind: 'rule', x: margin, y: y + 6, width: right - margin, weight: 0.8 },
]

type Row = { text: string; look: Partial<Extract<Mark, { kind: 'text' }>> }

const nameWidth = columns.pieces - margin - 60

/** Its name, and below it its colour and size and what it is called in the shop. */
function rowsOf({ item, sku }: KnownLine, { words }: Set): Row[] {
  const traits = item.attributes
    .filter(({ code }) => code !== 'size' || !item.isDigitalProduct)
    .map(({ code, value }) => (code === 'size' ? words.size.replace('{size}', value) : value))
  const name = { size: 9.5, face: 'bold' } as const
  const small = { size: 8.5, face: 'regular', grey: 0.35 } as const
  return [
    ...linesIn(item.name, nameWidth, name).map((text) => ({ text, look: name })),
    ...linesIn([...traits, sku].join(', '), nameWidth, small).map((text) => ({
      text,
      look: small,
    })),
  ]
}

type LineAt = { line: KnownLine; rows: readonly Row[]; y: number }

function lineMarks({ line: { item, quantity }, rows, y }: LineAt, { money }: Set): Mark[] {
  return [
    ...rows.map(({ text, look }, at) => write({ x: margin, y: y + at * 13 }, text, look)),
    write({ x: columns.pieces, y }, String(quantity), { isRight: true }),
    write({ x: columns.each, y }, money(item.price.current), { isRight: true }),
    write({ x: columns.amount, y }, money(item.price.rowTotal), { isRight: true }),
  ]
}

type Sum = { label: string; amount: number; isTotal?: boolean }

/** Goods, what comes off, delivery; then what of it is tax. */
function sumsOf(order: KnownOrder, { words, locale }: Pick<Set, 'words' | 'locale'>): Sum[] {
  const { totals } = order.papers
  const goods = order.lines.reduce((sum, { item }) => sum + minorOf(item.price.rowTotal), 0)
  const off = minorOf(totals.total - totals.tax - totals.shipping) - goods
  const rate = rateOf(order)
  const named = new Intl.NumberFormat(languageTag(locale), {
    style: 'percent',
    maximumFractionDigits: 2,
  })
  const tax = rate === undefined ? words.tax : words.taxAt.replace('{rate}', named.format(rate))
  return [
    { label: words.goods, amount: amountOf(goods) },
    ...(off === 0 ? [] : [{ label: words.discount, amount: amountOf(off) }]),
    { label: words.delivery, amount: totals.shipping },
    { label: words.net, amount: totals.netAmount },
    { label: tax, amount: totals.taxAmount },
    { label: words.total, amount: totals.total, isTotal: true },
  ]
}

/** The one rate that all of it was taxed at; none where there were several, or none. */
function rateOf({ lines, papers }: KnownOrder): number | undefined {
  const isIncluded = papers.totals.tax === 0
  const taxed = lines
    .filter(({ item }) => item.taxTotal > 0)
    .map(({ item: { taxTotal, price } }) => {
      const paid = price.priceAfterOrderDiscount
      return { tax: minorOf(taxTotal), net: minorOf(isIncluded ? paid - taxTotal : paid) }
    })
  const net = taxed.reduce((sum, each) => sum + each.net, 0)
  if (net === 0) return undefined
  const rate = taxed.reduce((sum, each) => sum + each.tax, 0) / net
  const isOne = taxed.every((each) => Math.abs(each.tax - each.net * rate) <= 1)
  return isOne ? Math.round(rate * 1000) / 1000 : undefined
}

const sumMarks = (sums: readonly Sum[], top: number, { money }: Set): Mark[] => [
  { kind: 'rule', x: margin, y: top, width: right - margin, weight: 0.4 },
  ...sums.flatMap(({ label, amount, isTotal = false }, at): Mark[] => {
    const y = top + 20 + at * 17 + (isTotal ? 9 : 0)
    const look = isTotal ? { ...bold, size: 12 } : {}
    return [
      ...(isTotal
        ? [{ kind: 'rule' as const, x: 330, y: y - 17, width: right - 330, weight: 0.8 }]
        : []),
      write({ x: 330, y }, label, look),
      write({ x: right, y }, money(amount), { ...look, isRight: true }),
    ]
  }),
]

const footOf = ({ words }: Set, page: number, count: number): Mark[] => [
  write(
    { x: right, y: 800 },
    words.page.replace('{page}', String(page)).replace('{count}', String(count)),
    { ...soft, size: 8, isRight: true },
  ),
]
