import type { Comparison, EngineResults } from './engine.ts'
import { type Column, markdownTable } from './table.ts'
import { longestStart, mostMemory, mostTrips, targets } from './targets.ts'

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

export const hasErrors = ({ compared }: EngineResults): boolean =>
  compared.some(({ figure }) => figure.errors > 0)

export function report(measured: readonly EngineResults[]): string {
  const compared = measured.flatMap((each) => each.compared.map((one) => comparedRow(each, one)))
  const others = measured.flatMap((each) => otherRows(each))
  return `${markdownTable(comparedColumns, compared)}\n\n${markdownTable(otherColumns, others)}`
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
    whole(figure.perSecond),
    `${whole(figure.slowest)} to ${whole(figure.fastest)}`,
    ...[figure.p50, figure.p975, figure.p99].map((milliseconds) => milliseconds.toFixed(1)),
    referenceName,
    whole(figure.referencePerSecond),
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
      `at most ${seconds(longestStart)}`,
      yesOrNo(secondStart <= longestStart),
    ],
    ...(peakMemory === undefined ? [] : [memoryRow(peakMemory, isJudged)]),
    ...roundTrips.map(tripsRow),
  ]
  return rows.map((row) => [engine, ...row])
}

function tripsRow({ name, trips }: EngineResults['roundTrips'][number]): string[] {
  const most = mostTrips[/^\w+/.exec(name)?.[0] ?? '']
  const judged = most === undefined ? [] : [String(most), yesOrNo(trips <= most)]
  return [`${name}: SQL round trips`, String(trips), ...judged]
}

const memoryRow = (peak: number, isJudged: boolean): string[] => [
  'most memory of the worker under load',
  `${whole(peak)} MB`,
  ...(isJudged ? [`at most ${mostMemory} MB`, yesOrNo(peak <= mostMemory)] : []),
]

const whole = (value: number) => Math.round(value).toLocaleString('en')
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`
const yesOrNo = (is: boolean) => (is ? 'yes' : 'NO')
