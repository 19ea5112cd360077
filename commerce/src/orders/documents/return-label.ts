import { languageTag } from '@cairn/contract/sites/formatting'
import { isLocale, languageOf } from '@cairn/contract/sites/sites'
import { encodeBars } from './code-128.ts'
import type { Order, OrderReturn } from '../order.ts'
import { bold, margin, type Mark, right, grey, textAt, writePdf } from './pdf.ts'
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
        { kind: 'rule', x: 0, y: cutLine, width: right + margin, weight: 0.6, isDashed: true },
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
    textAt({ x: right, y: 70 }, texts.label, { ...bold, size: 13, isRight: true }),
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
  const instructions = wrapText(texts.how, right - margin, { size: 9.5, face: 'regular' })
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
    textAt({ x: right, y: cutLine + 44 }, `${texts.order} ${orderNumber}, ${returnNumber}`, {
      ...grey,
      isRight: true,
    }),
    ...instructions.map((text, index) => textAt({ x: margin, y: cutLine + 68 + index * 13 }, text)),
    { kind: 'rule', x: margin, y: top, width: right - margin, weight: 0.8 },
    ...rows,
    ...(pieces.length > maxRows
      ? [textAt({ x: margin, y: top + 22 + maxRows * 30 }, `+ ${pieces.length - maxRows}`)]
      : []),
  ]
}

const maxRows = 8
