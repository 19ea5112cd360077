import { amountOf } from '@cairn/contract/fields/money'
import type { Experiment, VariantResult } from '../experiment.ts'
import {
  type Count,
  deviationProbability,
  differenceInterval,
  type Interval,
  type Proportion,
  rateInterval,
  rateOf,
} from './statistics.ts'

export const summaryLine = ({ experienceId, state, startsAt, endsAt, name }: Experiment): string =>
  [experienceId, state, `${dayOf(startsAt)} to ${endsAt ? dayOf(endsAt) : '…'}`, name].join('  ')

const dayOf = (time: Date) => time.toISOString().slice(0, 10)
const minuteOf = (time: Date) => `${time.toISOString().slice(0, 16)}Z`

/** Below this probability the visitors are not divided as configured, and the numbers mean nothing. */
const leastProbability = 0.001

/** The results of an experiment, with what can be concluded from them. */
export function reportLines(experiment: Experiment, results: readonly VariantResult[]): string[] {
  const rows = rowsOf(experiment, results)
  return [
    `${experiment.experienceId}: ${experiment.name}`,
    `${stateOf(experiment)}; for ${experiment.audience ?? 'all visitors'}`,
    ...(experiment.isFull ? ['Full: new visitors are not recorded any more.'] : []),
    '',
    ...tableOf([titles, ...rows.map((row) => cellsOf(row, rows[0]))]),
    '',
    divisionLine(rows),
  ]
}

function stateOf({ state, startsAt, endsAt, stoppedAt }: Experiment): string {
  const end = stoppedAt ?? endsAt
  return `${state}; from ${minuteOf(startsAt)}${end ? ` to ${minuteOf(end)}` : ''}`
}

type VariantRow = VariantResult & { percent: number }

/** The baseline first, then the variants in their order, then those that had a share before. */
function rowsOf({ shares }: Experiment, results: readonly VariantResult[]): VariantRow[] {
  const rest = 100 - shares.reduce((sum, { percent }) => sum + percent, 0)
  const configured = [
    { variantId: null, percent: Math.max(0, Math.round(rest * 100) / 100) },
    ...shares,
  ]
  const former = results
    .filter(({ variantId }) => configured.every((share) => share.variantId !== variantId))
    .map(({ variantId }) => ({ variantId, percent: 0 }))
  return [...configured, ...former].map(({ variantId, percent }) => ({
    ...(results.find((result) => result.variantId === variantId) ?? nothing),
    variantId,
    percent,
  }))
}

const nothing = { visitors: 0, converted: 0, orders: 0, revenue: [] }

const titles = [
  'variant',
  'share',
  'visitors',
  'converted',
  'rate (95 %)',
  'against the baseline (95 %)',
  'orders',
  'revenue',
]

function cellsOf(row: VariantRow, baseline: VariantRow | undefined): string[] {
  const { variantId, percent, visitors, converted, orders, revenue } = row
  return [
    variantId ?? 'baseline',
    `${percent} %`,
    String(visitors),
    String(converted),
    rateText(row),
    baseline && variantId !== null ? differenceText(row, baseline) : '',
    String(orders),
    revenue.map(({ minor, currency }) => `${amountOf(minor).toFixed(2)} ${currency}`).join(', '),
  ]
}

const proportionOf = ({ converted, visitors }: VariantRow): Proportion => ({
  successes: converted,
  trials: visitors,
})

function rateText(row: VariantRow): string {
  if (row.visitors === 0) return ''
  const proportion = proportionOf(row)
  return `${percentText(rateOf(proportion))} % ${intervalText(rateInterval(proportion), percentText)}`
}

/** In percentage points. */
function differenceText(row: VariantRow, baseline: VariantRow): string {
  if (row.visitors === 0 || baseline.visitors === 0) return ''
  const [own, others] = [proportionOf(row), proportionOf(baseline)]
  const difference = rateOf(own) - rateOf(others)
  const interval = differenceInterval(own, others)
  return `${signedText(difference)} points ${intervalText(interval, signedText)}`
}

const percentText = (rate: number) => (rate * 100).toFixed(2)
const signedText = (rate: number) => `${rate < 0 ? '' : '+'}${percentText(rate)}`
const intervalText = ({ from, to }: Interval, write: (rate: number) => string) =>
  `(${write(from)} to ${write(to)})`

function divisionLine(rows: readonly VariantRow[]): string {
  const all = rows.reduce((sum, { visitors }) => sum + visitors, 0)
  const counts: Count[] = rows.map(({ visitors, percent }) => ({
    observed: visitors,
    expected: (all * percent) / 100,
  }))
  const probability = deviationProbability(counts)
  return probability < leastProbability
    ? 'The visitors are not divided as configured (p < 0.001): find the reason before using these numbers.'
    : `The visitors are divided as configured (p = ${probability.toFixed(3)}).`
}

function tableOf(rows: readonly (readonly string[])[]): string[] {
  const widths = titles.map((_, column) =>
    Math.max(...rows.map((cells) => (cells[column] ?? '').length)),
  )
  return rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
}
