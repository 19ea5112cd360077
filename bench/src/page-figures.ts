import type { MeasuredPage } from './measured-pages.ts'
import type { PageLoad } from './page-load.ts'
import { type Column, markdownTable } from './table.ts'

/** One measurement of a page: a score of 100, milliseconds, and the layout shift. */
export type PageRun = { score: number; fcp: number; lcp: number; tbt: number; cls: number }
type Limits = Pick<MeasuredPage, 'maxLcp' | 'minScore' | 'maxScriptBytes'>
export type PageFigure = Limits & {
  name: string
  runs: readonly PageRun[]
  loads: readonly PageLoad[]
}

/** The limits for a phone on a slow connection. */
const targets = { tbt: 100, cls: 0.01, scripts: 20, waves: 2, usableMs: 3000 }

/**
 * The best of all runs, with all figures of the same run: other load on the machine only ever makes a
 * page slower.
 */
export function bestOf(runs: readonly PageRun[]): PageRun | undefined {
  return runs.toSorted((one, other) => other.score - one.score || one.lcp - other.lcp)[0]
}

export const isMet = (
  { score, lcp, tbt, cls }: PageRun,
  { maxLcp, minScore = 0 }: Limits,
): boolean => score >= minScore && lcp <= maxLcp && tbt <= targets.tbt && cls <= targets.cls

export const isLoadMet = (
  { scripts, scriptBytes, waves, usableMs, lcpMs }: PageLoad,
  { maxLcp, maxScriptBytes = Infinity }: Limits,
): boolean =>
  scriptBytes <= maxScriptBytes &&
  scripts <= targets.scripts &&
  waves <= targets.waves &&
  usableMs <= targets.usableMs &&
  lcpMs <= maxLcp

const left = (title: string): Column => ({ title, align: 'left' })
const right = (title: string): Column => ({ title, align: 'right' })

const runColumns = [
  left('Page'),
  right('Score'),
  right('Scores of all runs'),
  right('First paint ms'),
  right('Largest paint ms'),
  right('Blocked ms'),
  right('Shift'),
  left('Met'),
]

const loadColumns = [
  left('Page'),
  right('Scripts in HTML'),
  right('Bytes in HTML'),
  right('Scripts loaded'),
  right('Bytes loaded'),
  right('Waves'),
  right('Usable ms'),
  right('All hydrated ms'),
  right('Largest paint ms'),
  left('Met'),
]

export const pageTable = (figures: readonly PageFigure[]): string =>
  [
    markdownTable(runColumns, figures.map(runRow)),
    '',
    `Targets: the score of home, listing and product page at least 98, the largest paint within 1,500 ms, of the others within 2,000 ms, blocked for at most ${targets.tbt} ms, a shift of at most ${targets.cls}.`,
    '',
    markdownTable(loadColumns, figures.map(loadRow)),
    '',
    `Targets: at most ${targets.scripts} scripts in ${targets.waves} waves, at most 105 KB of them (107,520 bytes) on home and listing and 110 KB (112,640 bytes) on the product page, usable within ${wholeNumber(targets.usableMs)} ms, the largest paint as above.`,
  ].join('\n')

function runRow({ name, runs, ...limits }: PageFigure): string[] {
  const best = bestOf(runs)
  if (!best) return [name, 'void']
  return [
    name,
    wholeNumber(best.score),
    runs.map(({ score }) => wholeNumber(score)).join(', '),
    ...[best.fcp, best.lcp, best.tbt].map(wholeNumber),
    best.cls.toFixed(3),
    yesOrNo(isMet(best, limits)),
  ]
}

function loadRow({ name, loads, ...limits }: PageFigure): string[] {
  const byTime = loads.toSorted((one, other) => one.usableMs - other.usableMs)
  const middle = byTime[Math.floor(byTime.length / 2)]
  if (!middle) return [name, 'void']
  const { namedScripts, namedBytes, scripts, scriptBytes, waves } = middle
  const { usableMs, hydratedMs, lcpMs } = middle
  return [
    name,
    ...[namedScripts, namedBytes, scripts, scriptBytes, waves].map(wholeNumber),
    ...[usableMs, hydratedMs, lcpMs].map(wholeNumber),
    yesOrNo(isLoadMet(middle, limits)),
  ]
}

const yesOrNo = (met: boolean) => (met ? 'yes' : 'NO')
const wholeNumber = (value: number) => Math.round(value).toLocaleString('en')
