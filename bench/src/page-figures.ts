import { type Column, markdownTable } from './table.ts'

/** One measurement of a page: a score of 100, milliseconds, and the layout shift. */
export type PageRun = { score: number; fcp: number; lcp: number; tbt: number; cls: number }
export type PageFigure = { name: string; runs: readonly PageRun[] }

/** The limits for a phone on a slow connection. */
const targets = { score: 98, lcp: 1300, tbt: 100, cls: 0.01 }

/**
 * The best of all runs, with all figures of the same run: other load on the machine only ever makes a
 * page slower.
 */
export function bestOf(runs: readonly PageRun[]): PageRun | undefined {
  return runs.toSorted((one, other) => other.score - one.score || one.lcp - other.lcp)[0]
}

export const isMet = ({ score, lcp, tbt, cls }: PageRun): boolean =>
  score >= targets.score && lcp <= targets.lcp && tbt <= targets.tbt && cls <= targets.cls

const left = (title: string): Column => ({ title, align: 'left' })
const right = (title: string): Column => ({ title, align: 'right' })

const columns = [
  left('Page'),
  right('Score'),
  right('Scores of all runs'),
  right('First paint ms'),
  right('Largest paint ms'),
  right('Blocked ms'),
  right('Shift'),
  left('Met'),
]

export const pageTable = (figures: readonly PageFigure[]): string =>
  [
    markdownTable(columns, figures.map(rowOf)),
    '',
    `Targets: a score of at least ${targets.score}, the largest paint within ${targets.lcp} ms, blocked for at most ${targets.tbt} ms, a shift of at most ${targets.cls}.`,
  ].join('\n')

function rowOf({ name, runs }: PageFigure): string[] {
  const best = bestOf(runs)
  if (!best) return [name, 'void']
  return [
    name,
    wholeNumber(best.score),
    runs.map(({ score }) => wholeNumber(score)).join(', '),
    ...[best.fcp, best.lcp, best.tbt].map(wholeNumber),
    best.cls.toFixed(3),
    isMet(best) ? 'yes' : 'NO',
  ]
}

const wholeNumber = (value: number) => Math.round(value).toLocaleString('en')
