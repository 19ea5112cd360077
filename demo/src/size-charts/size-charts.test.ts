import { importedSizeChart } from '@cairn/contract/catalogue-import'
import { expect, test } from 'vitest'
import { sizeRuns } from '../range/sizes.ts'
import { sizeCharts } from './size-charts.ts'

const charts = sizeCharts().map(({ kind, ...chart }) => ({
  kind,
  ...importedSizeChart.parse(chart),
}))
const tablesOf = (type: string) =>
  charts.find(({ productType }) => productType === type)?.texts['de-de'].tables ?? []

const without = ['two-lengths', 'gift-card', 'one']

test.each(Object.entries(sizeRuns).filter(([name]) => !without.includes(name)))(
  'every size of %s stands in its chart, from small to large',
  (name, sizes) => {
    expect(tablesOf(name)[0]?.rows.map(([size]) => size)).toEqual(sizes)
  },
)

test('a body is measured in the units of the country', () => {
  const rows = charts.find(({ productType }) => productType === 'men')?.texts

  expect(rows?.['de-de'].tables[0]).toMatchObject({
    title: 'Herrenbekleidung',
    columns: ['Größe', 'Brust (cm)', 'Taille (cm)', 'Hüfte (cm)'],
  })
  expect(rows?.['de-de'].tables[0]?.rows[1]).toEqual(['S', '88–94', '74–80', '88–94'])
  expect(rows?.['en-us'].tables[0]?.rows[1]).toEqual(['S', '34.6–37', '29.1–31.5', '34.6–37'])
})

test('feet have a table for each kind of shoe', () => {
  expect(tablesOf('foot-sizes').map(({ rows }) => rows.length)).toEqual([13, 12, 9, 7])
})
