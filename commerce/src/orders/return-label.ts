import { languageTag } from '@cairn/contract/language-tag'
import { isLocale, languageOf } from '@cairn/contract/sites'
import { barsOf } from './code-128.ts'
import type { KnownOrder, KnownReturn } from './known-order.ts'
import { addressRows, bold, margin, right, soft, write } from './paper.ts'
import { linesIn } from './pdf-metrics.ts'
import { type Mark, writePdf } from './pdf.ts'
import { returnWords, type ReturnWords } from './return-words.ts'
import { sellerIn } from './seller.ts'

/** What is stuck on a parcel that comes back, and below it what is laid into it. */
export function returnLabelOf(order: KnownOrder, back: KnownReturn): Uint8Array<ArrayBuffer> {
  const locale = isLocale(order.locale) ? order.locale : 'en-us'
  const words = returnWords[languageOf(locale)]
  return writePdf({
    title: `${words.label} ${back.returnNumber}`,
    language: languageTag(locale),
    pages: [
      [
        ...labelMarks(order, back, words),
        { kind: 'rule', x: 0, y: cut, width: right + margin, weight: 0.6, isDashed: true },
        ...slipMarks(order, back, words),
      ],
    ],
  })
}

/** Where the sheet is cut. */
const cut = 421

function labelMarks(order: KnownOrder, { returnNumber }: KnownReturn, words: ReturnWords): Mark[] {
  const locale = isLocale(order.locale) ? order.locale : 'en-us'
  const { shippingAddress, billingAddress } = order.papers
  const isSent = shippingAddress?.addressLine1 !== undefined
  const sender = isSent ? shippingAddress : (billingAddress ?? shippingAddress)
  return [
    write({ x: margin, y: 70 }, 'cairn', { ...bold, size: 24 }),
    write({ x: right, y: 70 }, words.label, { ...bold, size: 13, isRight: true }),
    ...block(margin, words.from, { rows: sender ? addressRows(sender) : [], size: 9.5 }),
    ...block(margin + 230, words.to, { rows: sellerIn(locale).rows, size: 14 }),
    ...barcode(returnNumber),
  ]
}

type Rows = { rows: readonly string[]; size: number }

const block = (x: number, title: string, { rows, size }: Rows): Mark[] => [
  write({ x, y: 118 }, title, { ...soft, size: 8.5 }),
  ...rows.map((row, at) =>
    write({ x, y: 122 + (at + 1) * size * 1.35 }, row, {
      size,
      face: size > 10 ? 'bold' : 'regular',
    }),
  ),
]

const moduleWidth = 1.8

/** Ten modules of white on either side, as readers want it. */
function barcode(text: string): Mark[] {
  const marks: Mark[] = []
  let x = margin + 10 * moduleWidth
  barsOf(text).forEach((modules, at) => {
    const width = modules * moduleWidth
    if (at % 2 === 0) marks.push({ kind: 'bar', x, y: 254, width, height: 88 })
    x += width
  })
  return [...marks, write({ x: margin + 10 * moduleWidth, y: 366 }, text, { ...bold, size: 14 })]
}

function slipMarks(
  { lines, orderNumber }: KnownOrder,
  { returnNumber, pieces }: KnownReturn,
  words: ReturnWords,
): Mark[] {
  const told = linesIn(words.how, right - margin, { size: 9.5, face: 'regular' })
  const top = cut + 98 + told.length * 13
  const rows = pieces.slice(0, mostRows).flatMap((piece, at): Mark[] => {
    const line = lines.find(({ lineId }) => lineId === piece.lineId)
    const y = top + 22 + at * 30
    const why = piece.reason === null ? '' : words[piece.reason]
    return [
      write({ x: margin, y }, `${piece.quantity} × ${line?.item.name ?? ''}`, bold),
      write({ x: margin, y: y + 12 }, [line?.sku, why].filter(Boolean).join(', '), soft),
    ]
  })
  return [
    write({ x: margin, y: cut + 44 }, words.slip, { ...bold, size: 13 }),
    write({ x: right, y: cut + 44 }, `${words.order} ${orderNumber}, ${returnNumber}`, {
      ...soft,
      isRight: true,
    }),
    ...told.map((text, at) => write({ x: margin, y: cut + 68 + at * 13 }, text)),
    { kind: 'rule', x: margin, y: top, width: right - margin, weight: 0.8 },
    ...rows,
    ...(pieces.length > mostRows
      ? [write({ x: margin, y: top + 22 + mostRows * 30 }, `+ ${pieces.length - mostRows}`)]
      : []),
  ]
}

const mostRows = 8
