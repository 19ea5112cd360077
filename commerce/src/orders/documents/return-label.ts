import { languageTag } from '@cairn/contract/sites/formatting'
import { isLocale, languageOf } from '@cairn/contract/sites/sites'
import type { Order, OrderReturn } from '../order.ts'
import { bold, margin, type Mark, rightEdge, grey, textAt, writePdf } from './pdf.ts'
import { documentAddressLines } from './address-lines.ts'
import { wrapText } from './pdf-metrics.ts'
import { returnLabelTexts, type ReturnLabelTexts } from './return-label-texts.ts'
import { sellerIn } from './seller.ts'

/** One page: the label for the parcel, and below the cut the slip to put inside. */
export function returnLabelOf(order: Order, orderReturn: OrderReturn): Uint8Array<ArrayBuffer> {
  const locale = isLocale(order.locale) ? order.locale : 'en-us'
  const texts = returnLabelTexts[languageOf(locale)]
  return writePdf({
    title: `${texts.label} ${orderReturn.returnNumber}`,
    language: languageTag(locale),
    pages: [
      [
        ...labelMarks(order, orderReturn, texts),
        { kind: 'rule', x: 0, y: cutLine, width: rightEdge + margin, weight: 0.6, isDashed: true },
        ...slipMarks(order, orderReturn, texts),
      ],
    ],
  })
}

const cutLine = 421

function labelMarks(order: Order, { returnNumber }: OrderReturn, texts: ReturnLabelTexts): Mark[] {
  const locale = isLocale(order.locale) ? order.locale : 'en-us'
  const { shippingAddress, billingAddress } = order.snapshot
  const isSent = shippingAddress?.addressLine1 !== undefined
  const sender = isSent ? shippingAddress : (billingAddress ?? shippingAddress)
  return [
    textAt({ x: margin, y: 70 }, 'cairn', { ...bold, size: 24 }),
    textAt({ x: rightEdge, y: 70 }, texts.label, { ...bold, size: 13, isRight: true }),
    ...block(margin, texts.from, { rows: sender ? documentAddressLines(sender) : [], size: 9.5 }),
    ...block(margin + 230, texts.to, { rows: sellerIn(locale).rows, size: 14 }),
    ...barcode(returnNumber),
  ]
}

type Rows = { rows: readonly string[]; size: number }

const block = (x: number, title: string, { rows, size }: Rows): Mark[] => [
  textAt({ x, y: 118 }, title, { ...grey, size: 8.5 }),
  ...rows.map((row, index) =>
    textAt({ x, y: 122 + (index + 1) * size * 1.35 }, row, {
      size,
      face: size > 10 ? 'bold' : 'regular',
    }),
  ),
]

const moduleWidth = 1.8

/** Scanners need ten modules of white on either side. */
function barcode(text: string): Mark[] {
  const marks: Mark[] = []
  let x = margin + 10 * moduleWidth
  encodeBars(text).forEach((modules, index) => {
    const width = modules * moduleWidth
    if (index % 2 === 0) marks.push({ kind: 'bar', x, y: 254, width, height: 88 })
    x += width
  })
  return [...marks, textAt({ x: margin + 10 * moduleWidth, y: 366 }, text, { ...bold, size: 14 })]
}

function slipMarks(
  { lines, orderNumber }: Order,
  { returnNumber, pieces }: OrderReturn,
  texts: ReturnLabelTexts,
): Mark[] {
  const instructions = wrapText(texts.how, rightEdge - margin, { size: 9.5, face: 'regular' })
  const top = cutLine + 98 + instructions.length * 13
  const rows = pieces.slice(0, maxRows).flatMap((piece, index): Mark[] => {
    const line = lines.find(({ lineId }) => lineId === piece.lineId)
    const y = top + 22 + index * 30
    const reason = piece.reason === null ? '' : texts[piece.reason]
    return [
      textAt({ x: margin, y }, `${piece.quantity} × ${line?.item.name ?? ''}`, bold),
      textAt({ x: margin, y: y + 12 }, [line?.sku, reason].filter(Boolean).join(', '), grey),
    ]
  })
  return [
    textAt({ x: margin, y: cutLine + 44 }, texts.slip, { ...bold, size: 13 }),
    textAt({ x: rightEdge, y: cutLine + 44 }, `${texts.order} ${orderNumber}, ${returnNumber}`, {
      ...grey,
      isRight: true,
    }),
    ...instructions.map((text, index) => textAt({ x: margin, y: cutLine + 68 + index * 13 }, text)),
    { kind: 'rule', x: margin, y: top, width: rightEdge - margin, weight: 0.8 },
    ...rows,
    ...(pieces.length > maxRows
      ? [textAt({ x: margin, y: top + 22 + maxRows * 30 }, `+ ${pieces.length - maxRows}`)]
      : []),
  ]
}

const maxRows = 8

/** The widths of the bars and gaps of each symbol, in modules, beginning with a bar. */
const symbolWidths =
  `212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212 112232 122132
  122231 113222 123122 123221 223211 221132 221231 213212 223112 312131 311222 321122 321221 312212
  322112 322211 212123 212321 232121 111323 131123 131321 112313 132113 132311 211313 231113 231311
  112133 112331 132131 113123 113321 133121 313121 211331 231131 213113 213311 213131 311123 311321
  331121 312113 312311 332111 314111 221411 431111 111224 111422 121124 121421 141122 141221 112214
  112412 122114 122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
  124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113 114311 411113
  411311 113141 114131 311141 411131 211412 211214 211232 2331112`.split(/\s+/)

const startB = 104
const stop = 106

/** An ASCII text as alternating widths of bars and gaps, in modules. */
export function encodeBars(text: string): number[] {
  const values = Array.from(text, (letter) => letter.charCodeAt(0) - 32)
  if (values.some((value) => value < 0 || value > 94)) {
    throw new Error(`no barcode for “${text}”`)
  }
  const checksum = values.reduce((total, value, index) => total + value * (index + 1), startB)
  return [startB, ...values, checksum % 103, stop].flatMap((value) =>
    Array.from(symbolWidths[value] ?? '', Number),
  )
}
