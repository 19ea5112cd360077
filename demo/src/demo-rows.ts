import type { StoresRow } from '@cairn/contract/imports/stores-import'
import { contentFiles, dataFiles, otherStyleFiles } from './data-files.ts'
import { rowsSeededOn, type DemoRow } from './demo-row.ts'
import { referenceDate } from './seeding-date.ts'

const rowFiles = dataFiles.filter((name) => !contentFiles.includes(name))
const fixtureFiles = rowFiles.filter((name) => !otherStyleFiles.includes(name))

/** All rows of the demo shop except its content, with the dates they have when it is seeded on this day. */
export const demoRows = (today: string): DemoRow[] =>
  rowFiles.flatMap((file) => rowsSeededOn(today, file))

/** The demo shop with the known styles only, which is imported in a fraction of the time. */
export function fixtureRows(today: string): DemoRow[] {
  const rows = fixtureFiles.flatMap((file) => rowsSeededOn(today, file))
  const styleIds = new Set(rows.flatMap((row) => (row.kind === 'style' ? [row.styleId] : [])))
  return rows.map((row) => (row.kind === 'storeStock' ? stockOf(styleIds, row) : row))
}

type StoreStock = Extract<StoresRow, { kind: 'storeStock' }>
type StoreHours = Extract<StoresRow, { kind: 'store' }>['hours']

const styleIdLength = 8

const stockOf = (styleIds: ReadonlySet<string>, { stock, ...row }: StoreStock): StoreStock => ({
  ...row,
  stock: Object.fromEntries(
    Object.entries(stock).filter(([sku]) => styleIds.has(sku.slice(0, styleIdLength))),
  ),
})

/** The customers, their saved addresses and the store employees. */
export const peopleRows = (today: string): DemoRow[] => rowsSeededOn(today, 'people')

/** When the stores of a country are open: the hours of the first one in the file. */
export function storeHours(countryCode: string): StoreHours {
  const store = rowsSeededOn(referenceDate, 'stores').find(
    (row) => row.kind === 'store' && row.countryCode === countryCode,
  )
  if (store?.kind !== 'store') throw new Error(`there is no store in ${countryCode}`)
  return store.hours
}
