import type { SizeTable } from '@cairn/contract/catalogue/product'

export type Unit = 'cm' | 'in'

const unitShape = / \((cm|in)\)$/
const inch = 2.54

/** The unit of a table; undefined if it has no lengths. */
export const unitOf = ({ columns }: SizeTable): Unit | undefined =>
  columns.flatMap((column) => unitIn(column) ?? [])[0]

const unitIn = (column: string): Unit | undefined => {
  const unit = unitShape.exec(column)?.[1]
  return unit === 'cm' || unit === 'in' ? unit : undefined
}

/** Converts a table to a unit, with numbers in the format of the language. */
export function inUnit(table: SizeTable, unit: Unit, language: string): SizeTable {
  const written = numbersOf(language)
  const factors = table.columns.map((column) => factorOf(unitIn(column), unit))
  return {
    title: table.title,
    columns: table.columns.map((column) => column.replace(unitShape, ` (${unit})`)),
    rows: table.rows.map((row) =>
      row.map((cell, at) => {
        const factor = factors[at] ?? 1
        return factor === 1 ? cell : written.changed(cell, factor)
      }),
    ),
  }
}

const factorOf = (from: Unit | undefined, to: Unit) => {
  if (from === undefined || from === to) return 1
  return to === 'in' ? 1 / inch : inch
}

function numbersOf(language: string) {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const comma = format.format(1.5).charAt(1)
  return {
    changed: (cell: string, factor: number) =>
      cell.replaceAll(/\d+(?:[.,]\d+)?/g, (number) =>
        format.format(Number(number.replace(comma, '.')) * factor),
      ),
  }
}
