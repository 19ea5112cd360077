import type { DataFormats } from './data-formats.ts'
import type { en } from './messages/en.ts'

export type DataValues = {
  texts: Readonly<Record<keyof typeof en, string>>
  formats: DataFormats
}

/** A value with the column that it is in, or the field of a column, and the row. */
type DataPlace = DataValues & { column: string; row: unknown }

/** Empty if there is nothing to show. */
export function valueHtml(value: unknown, place: DataPlace): string {
  if (value === null || value === undefined || value === '') return ''
  if (typeof value === 'boolean') return escapeHtml(value ? place.texts.yes : place.texts.no)
  if (typeof value === 'number') return escapeHtml(numberText(value, place))
  if (typeof value === 'string') return textHtml(value, place)
  if (Array.isArray(value)) return listHtml(value, place)
  return fieldsHtml(Object.entries(value), place)
}

function fieldsHtml(fields: readonly [string, unknown][], place: DataPlace): string {
  const shown = fields.flatMap(([name, value]) => {
    const html = valueHtml(value, { ...place, column: columnOf(name, place) })
    return html === '' ? [] : [`<dt>${escapeHtml(nameOf(name, place))}</dt><dd>${html}</dd>`]
  })
  return shown.length === 0 ? '' : `<dl>${shown.join('')}</dl>`
}

function listHtml(values: readonly unknown[], place: DataPlace): string {
  const shown = values.map((value) => valueHtml(value, place)).filter((html) => html !== '')
  const isPlain = values.every((value) => typeof value !== 'object')
  if (!isPlain) return shown.join('<hr>')
  // A day contains a comma in some languages.
  return shown.join(values.some((value) => day.test(String(value))) ? '<br>' : ', ')
}

/** Amounts in JSON columns are in minor units, like those in columns of their own. */
const columnsOfAmounts = new Set([
  'totals',
  'price',
  'instruments',
  'tax_lines',
  'yearly_limit',
  'yearly_spent',
])
const fieldsWithoutAmounts = new Set(['points', 'quantity', 'count'])

/** The fields of a column with amounts are amounts, too. */
function columnOf(name: string, { column }: DataPlace): string {
  if (!columnsOfAmounts.has(column) || fieldsWithoutAmounts.has(name)) return name
  return name === 'rate' ? name : column
}

function numberText(value: number, { column, row, formats }: DataPlace): string {
  if (column === 'rate') return formats.rate(value)
  const isAmount = column.endsWith('_minor') || columnsOfAmounts.has(column)
  if (!isAmount) return formats.number(value)
  const { currency, yearly_currency: yearlyCurrency } = Object(row)
  return formats.money(value, currency ?? yearlyCurrency)
}

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/
const day = /^\d{4}-\d\d-\d\d$/
/** Bytes are written as hexadecimal digits. */
const bytes = /^\\x[\da-f]*$/
const pictureType = /^image\/[\w.+-]+$/

function textHtml(text: string, { row, formats }: DataPlace): string {
  if (instant.test(text)) return escapeHtml(formats.instant(text))
  if (day.test(text)) return escapeHtml(formats.day(text))
  const mediaType = String(Reflect.get(Object(row), 'media_type'))
  if (bytes.test(text) && pictureType.test(mediaType)) {
    const base64 = Buffer.from(text.slice(2), 'hex').toString('base64')
    return `<img alt="" src="data:${mediaType};base64,${base64}">`
  }
  return escapeHtml(text).replaceAll('\n', '<br>')
}

/** Fields of JSON columns are called like columns, in camel case. Names that shoppers never see have no text. */
function nameOf(name: string, place: DataPlace): string {
  const texts: Readonly<Record<string, string>> = place.texts
  const column = name.replaceAll(/[A-Z]|\d+/g, (part) => `_${part.toLowerCase()}`)
  return texts[name] ?? texts[column] ?? column.replaceAll('_', ' ').trim()
}

export const escapeHtml = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
