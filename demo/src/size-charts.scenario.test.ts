import { importedSizeChart } from '@cairn/contract/imports/catalogue-import'
import { expect, test } from 'vitest'
import { rowsSeededOn } from './demo-row.ts'
import { referenceDate } from './seeding-date.ts'
import { styles } from './test-styles.ts'

const charts = rowsSeededOn(referenceDate, 'size-charts').map(({ kind, ...chart }) => {
  expect(kind).toBe('sizeChart')
  return importedSizeChart.parse(chart)
})
const tablesOf = (type: string) =>
  charts.find(({ productType }) => productType === type)?.texts['de-de'].tables ?? []

/** Sizes without body measurements. */
const withoutChart = ['two-lengths', 'gift-card', 'one']

/** The sizes of every style of a type, each list once. */
const sizesByType = Map.groupBy(
  styles.flatMap(({ productType, products }) =>
    products.map(({ variants }) => ({ productType, sizes: variants.map(({ size }) => size) })),
  ),
  ({ productType }) => productType,
)

test.each([...sizesByType].filter(([productType]) => !withoutChart.includes(productType)))(
  'every size of %s is in its chart, from small to large',
  (productType, products) => {
    const inChart = tablesOf(productType)[0]?.rows.map(([size]) => size)
    for (const { sizes } of products) expect(sizes).toEqual(inChart)
  },
)

test('every kind of size that is worn has a chart', () => {
  const typesInUse = [...sizesByType.keys()].filter((type) => !withoutChart.includes(type))
  const withChart = charts.map(({ productType }) => productType)
  expect(withChart).toEqual(expect.arrayContaining(typesInUse))
  expect(typesInUse.length).toBeGreaterThanOrEqual(14)
})
test('body measurements are in the units of the country', () => {
  const rows = charts.find(({ productType }) => productType === 'men')?.texts

  expect(rows?.['de-de'].tables[0]).toMatchObject({
    title: 'Herrenbekleidung',
    columns: ['Größe', 'Brust (cm)', 'Taille (cm)', 'Hüfte (cm)'],
  })
  expect(rows?.['de-de'].tables[0]?.rows[1]).toEqual(['S', '88–94', '74–80', '88–94'])
  expect(rows?.['en-us'].tables[0]?.rows[1]).toEqual(['S', '34.6–37', '29.1–31.5', '34.6–37'])
})

test('there is a table of foot lengths for each kind of shoe', () => {
  expect(tablesOf('foot-sizes').map(({ rows }) => rows.length)).toEqual([13, 12, 9, 7])
})
