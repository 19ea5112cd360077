import { expect, test } from 'vitest'
import { otherStyleFiles, readDataLines } from './data-files.ts'
import { demoRows, fixtureRows } from './demo-rows.ts'
import { duplicatesIn, styles } from './test-styles.ts'

const today = '2026-07-15'
const rows = demoRows(today)

test('the demo shop is the same each time it is read', () => {
  expect(demoRows(today)).toEqual(rows)
})

test('the fixture rows are the demo rows without the other styles', () => {
  const others = otherStyleFiles
    .flatMap(readDataLines)
    .map((line) => String(JSON.parse(line).styleId))
  const isOther = (id: string) => others.some((styleId) => id.startsWith(styleId))
  const knownRows = rows
    .filter((row) => row.kind !== 'style' || !isOther(row.styleId))
    .map((row) =>
      row.kind === 'storeStock'
        ? {
            ...row,
            stock: Object.fromEntries(Object.entries(row.stock).filter(([sku]) => !isOther(sku))),
          }
        : row,
    )
  expect(fixtureRows(today)).toEqual(knownRows)
})

test('categories are three levels deep, and each comes after its parent', () => {
  const depths = new Map<string, number>()
  for (const row of rows) {
    if (row.kind !== 'category') continue
    depths.set(row.categoryId, row.parentId === null ? 1 : (depths.get(row.parentId) ?? NaN) + 1)
    expect(row.categoryId).toMatch(/^\d{6}$/)
  }
  expect(depths.size).toBeGreaterThanOrEqual(40)
  expect(new Set(depths.values())).toEqual(new Set([1, 2, 3]))
})

test('no two variants share a sku or a upc, and every upc has the right check digit', () => {
  const variants = styles.flatMap(({ products }) => products.flatMap((product) => product.variants))
  expect(duplicatesIn(variants.map(({ sku }) => sku))).toEqual([])
  expect(duplicatesIn(variants.map(({ upc }) => upc))).toEqual([])
  for (const { upc } of variants) {
    const sum = Array.from(upc, (digit, index) => Number(digit) * (index % 2 === 0 ? 3 : 1))
    expect(sum.reduce((total, number) => total + number, 0) % 10).toBe(0)
  }
})

test('launch dates are counted from the day of seeding', () => {
  const launchDates = (day: string) =>
    demoRows(day).flatMap((row) => (row.kind === 'style' ? [row.launchedOn ?? ''] : []))
  const onDay = launchDates(today)
  expect(onDay.filter((date) => date === '' || date > today)).toEqual([])
  launchDates('2026-07-14').forEach((date, index) => {
    const difference = Date.parse(onDay[index] ?? '') - Date.parse(date)
    expect(difference).toBe(24 * 60 * 60 * 1000)
  })
})

test('most styles are sold on every site, and at least 240 in America', () => {
  const soldOn = (siteId: string) =>
    styles.filter(({ products }) =>
      products.some(({ prices }) => prices.some((price) => price.siteId === siteId)),
    ).length
  const share = (siteId: string) => soldOn(siteId) / styles.length
  for (const siteId of ['CAIRN-CA', 'CAIRN-GB', 'CAIRN-DE', 'CAIRN-FR', 'CAIRN-IT', 'CAIRN-ES']) {
    expect([siteId, share(siteId) > 0.7]).toEqual([siteId, true])
  }
  expect(soldOn('CAIRN-US')).toBeGreaterThanOrEqual(240)
})
