import { languageTag } from '@cairn/contract/sites/formatting'
import { isLocale, languageOf, type Locale } from '@cairn/contract/sites/sites'
import { translatorFor } from '@cairn/contract/translation/translation'
import type { CanvasRect, Content } from 'pdfmake/interfaces.js'
import { documentMessages, type TranslateDocument } from '../messages/messages.ts'
import type { Order, OrderReturn } from '../order.ts'
import {
  documentAddressLines,
  contentWidth,
  cutLineAt,
  grey,
  labelledRows,
  margin,
  rowsOf,
  rule,
} from './document-parts.ts'
import { sellerIn } from './seller.ts'

/** The upper half of the first page is the label for the parcel. The slip below is put inside. */
export function returnLabelOf(order: Order, orderReturn: OrderReturn) {
  const locale = isLocale(order.locale) ? order.locale : 'en-us'
  const translate = translatorFor(documentMessages, languageOf(locale))
  return {
    title: `${translate('returnLabel')} ${orderReturn.returnNumber}`,
    language: languageTag(locale),
    margin,
    content: [
      ...labelOf(order, orderReturn, { translate, locale }),
      cutLineAt(cutLine),
      ...slipOf(order, orderReturn, translate),
    ],
  }
}

const cutLine = 421

function labelOf(
  { snapshot: { shippingAddress, billingAddress } }: Order,
  { returnNumber }: OrderReturn,
  { translate, locale }: { translate: TranslateDocument; locale: Locale },
): Content[] {
  const isSent = shippingAddress?.addressLine1 !== undefined
  const sender = isSent ? shippingAddress : (billingAddress ?? shippingAddress)
  const senderRows = sender ? documentAddressLines(sender) : []
  return [
    {
      columns: [
        { text: 'cairn', bold: true, fontSize: 24 },
        {
          text: translate('returnLabel'),
          bold: true,
          fontSize: 13,
          alignment: 'right',
          margin: [0, 8, 0, 0],
        },
      ],
      absolutePosition: { x: margin, y: 50 },
    },
    {
      columns: [
        { width: 230, ...labelledRows(translate('sender'), rowsOf(senderRows)) },
        labelledRows(translate('recipient'), {
          ...rowsOf(sellerIn(locale).rows),
          bold: true,
          fontSize: 14,
        }),
      ],
      absolutePosition: { x: margin, y: 110 },
    },
    { canvas: barcode(returnNumber), absolutePosition: { x: margin + quietZone, y: 254 } },
    {
      text: returnNumber,
      bold: true,
      fontSize: 14,
      absolutePosition: { x: margin + quietZone, y: 352 },
    },
  ]
}

const moduleWidth = 1.8
/** Scanners need ten modules of white on either side. */
const quietZone = 10 * moduleWidth

function barcode(text: string): CanvasRect[] {
  const bars: CanvasRect[] = []
  let x = 0
  encodeBars(text).forEach((modules, index) => {
    const w = modules * moduleWidth
    if (index % 2 === 0) bars.push({ type: 'rect', x, y: 0, w, h: 88, color: 'black' })
    x += w
  })
  return bars
}

function slipOf(
  { lines, orderNumber }: Order,
  { returnNumber, pieces }: OrderReturn,
  translate: TranslateDocument,
): Content[] {
  const items = pieces.map(({ lineId, quantity, reason }): Content => {
    const line = lines.find((candidate) => candidate.lineId === lineId)
    const reasonText = reason === null ? '' : translate(reason)
    return {
      unbreakable: true,
      stack: [
        { text: `${quantity} × ${line?.item.name ?? ''}`, bold: true },
        { text: [line?.sku, reasonText].filter(Boolean).join(', '), ...grey },
      ],
      margin: [0, 0, 0, 7],
    }
  })
  return [
    {
      columns: [
        { text: translate('returnSlip'), bold: true, fontSize: 13, width: 'auto' },
        {
          text: `${translate('order')} ${orderNumber}, ${returnNumber}`,
          ...grey,
          alignment: 'right',
          margin: [0, 4, 0, 0],
        },
      ],
      margin: [0, cutLine - margin + 32, 0, 12],
    },
    { text: translate('returnInstructions'), margin: [0, 0, 0, 8] },
    { ...rule(contentWidth, 0.8), margin: [0, 0, 0, 8] },
    ...items,
  ]
}

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
