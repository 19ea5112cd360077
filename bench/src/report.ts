import type { Comparison, EngineResults } from './engine.ts'
import { type Column, markdownTable } from './table.ts'
import { maxStartMs, maxMemory, maxTrips, targets } from './targets.ts'

const left = (title: string): Column => ({ title, align: 'left' })
const right = (title: string): Column => ({ title, align: 'right' })

const comparedColumns = [
  left('Database'),
  left('Work'),
  right('A second'),
  right('Slowest to fastest run'),
  right('p50 ms'),
  right('p97.5 ms'),
  right('p99 ms'),
  left('Reference'),
  right('Reference a second'),
  right('Ratio'),
  left('Target'),
  left('Met'),
]

const otherColumns = [left('Database'), left('What'), right('Figure'), left('Target'), left('Met')]

export const hasErrors = ({ comparisons }: EngineResults): boolean =>
  comparisons.some(({ figure }) => figure.errors > 0)

export function report(results: readonly EngineResults[]): string {
  const comparedRows = results.flatMap((result) =>
    result.comparisons.map((comparison) => comparedRow(result, comparison)),
  )
  const otherRowsOfAll = results.flatMap((result) => otherRows(result))
  return `${markdownTable(comparedColumns, comparedRows)}\n\n${markdownTable(otherColumns, otherRowsOfAll)}`
}

function comparedRow(
  { engine, isJudged }: EngineResults,
  { name, referenceName, figure }: Comparison,
) {
  if (figure.errors > 0) {
    return [engine, name, 'void', `${figure.errors} errors: ${figure.firstError}`]
  }
  const target = isJudged ? targets[name] : undefined
  return [
    engine,
    name,
    wholeNumber(figure.perSecond),
    `${wholeNumber(figure.slowest)} to ${wholeNumber(figure.fastest)}`,
    ...[figure.p50, figure.p975, figure.p99].map((milliseconds) => milliseconds.toFixed(1)),
    referenceName,
    wholeNumber(figure.referencePerSecond),
    figure.ratio.toFixed(2),
    target?.text ?? '',
    target ? yesOrNo(target.isMet(figure)) : '',
  ]
}

function otherRows({
  engine,
  isJudged,
  secondStart,
  peakMemory,
  roundTrips,
}: EngineResults): string[][] {
  const rows = [
    [
      'npm start to the first page, second start',
      seconds(secondStart),
      `at most ${seconds(maxStartMs)}`,
      yesOrNo(secondStart <= maxStartMs),
    ],
    ...(peakMemory === undefined ? [] : [memoryRow(peakMemory, isJudged)]),
    ...roundTrips.flatMap(tripsRows),
  ]
  return rows.map((row) => [engine, ...row])
}

function tripsRows({ name, trips, bytes }: EngineResults['roundTrips'][number]): string[][] {
  const limit = maxTrips[/^\w+/.exec(name)?.[0] ?? '']
  const targetCells = limit === undefined ? [] : [String(limit), yesOrNo(trips <= limit)]
  const sizeRow = bytes === undefined ? [] : [[`${name}: size of the answer`, kilobytes(bytes)]]
  return [[`${name}: SQL round trips`, String(trips), ...targetCells], ...sizeRow]
}

const memoryRow = (peak: number, isJudged: boolean): string[] => [
  'most memory of the worker under load',
  `${wholeNumber(peak)} MB`,
  ...(isJudged ? [`at most ${maxMemory} MB`, yesOrNo(peak <= maxMemory)] : []),
]

const wholeNumber = (value: number) => Math.round(value).toLocaleString('en')
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
const yesOrNo = (is: boolean) => (is ? 'yes' : 'NO')
