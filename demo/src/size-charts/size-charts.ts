import type { CatalogueRow } from '@cairn/contract/catalogue-import'
import { type Locale, languageOf } from '@cairn/contract/sites'
import { inEveryLocale } from '../range/assemble/in-every-locale.ts'
import { clothing } from './clothing.ts'
import { gear, shoeCharts } from './gear.ts'
import { type Body, type Chart, type Measure, measures, sizeWord } from './measures.ts'

type SizeChartRow = Extract<CatalogueRow, { kind: 'sizeChart' }>

/** A chart for every run of sizes that goes by a body, and one of feet for all shoes. */
export const sizeCharts = (): SizeChartRow[] => [
  ...[...clothing, ...shoeCharts, ...gear].map((chart) => chartRow(chart.productType, [chart])),
  chartRow('foot-sizes', shoeCharts),
  // As those ask who know a kind of product and not yet for whom.
  ...['jackets', 'layers', 'shirts'].map((kind) => chartRow(kind, onTheBody)),
]

const onTheBody = clothing.filter(({ productType }) =>
  ['women', 'men', 'kids'].includes(productType),
)

const chartRow = (productType: string, charts: readonly Chart[]): SizeChartRow => ({
  kind: 'sizeChart',
  productType,
  texts: inEveryLocale((locale) => ({ tables: charts.map((chart) => tableOf(chart, locale)) })),
})

function tableOf({ title, bodies }: Chart, locale: Locale) {
  const language = languageOf(locale)
  const [first = {}] = Object.values(bodies)
  const measured = Object.keys(measures).filter(isMeasureOf(first))
  return {
    title: title[language],
    columns: [
      sizeWord[language],
      ...measured.map((measure) => `${measures[measure][language]} (${unitOf(locale)})`),
    ],
    rows: Object.entries(bodies)
      .toSorted(([, a], [, b]) => least(a) - least(b))
      .map(([size, body]) => [size, ...measured.map((measure) => written(body[measure], locale))]),
  }
}

const isMeasureOf =
  (body: Body) =>
  (name: string): name is Measure =>
    Object.hasOwn(body, name)

/** Keys that are numbers would come before all others, so sizes are put in order by their body. */
const least = (body: Body): number => Math.min(...Object.values(body).flat())

const unitOf = (locale: Locale) => (isInInches(locale) ? 'in' : 'cm')

const isInInches = (locale: Locale) => locale === 'en-us'

function written(span: Body[Measure], locale: Locale): string {
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const numbers = [span ?? []]
    .flat()
    .map((centimetres) => number.format(isInInches(locale) ? centimetres / 2.54 : centimetres))
  return numbers.join('–')
}
