import { expect, test } from 'vitest'
import type { EngineResults } from './engine.ts'
import { figureOf } from './figures.ts'
import type { LoadRun } from './load-run.ts'
import { hasErrors, report } from './report.ts'
import { markdownTable } from './table.ts'

const run = (perSecond: number, errors = 0): LoadRun => ({
  perSecond,
  p50: 3,
  p975: 5.25,
  p99: 8,
  errors,
  firstError: errors > 0 ? 'GET /x answers 500' : undefined,
  cpuShare: 0.2,
})

const resultsOf = (
  perSecond: number,
  overrides: Partial<EngineResults> = {},
  errors = 0,
): EngineResults => ({
  engine: 'PostgreSQL',
  isJudged: true,
  secondStart: 1234,
  roundTrips: [{ name: 'read a cart of 3 lines', trips: 1 }],
  comparisons: [
    {
      name: 'read a cart of 3 lines',
      referenceName: 'select 1',
      figure: figureOf([{ shop: run(perSecond, errors), reference: run(5000) }]),
    },
  ],
  peakMemory: 351,
  ...overrides,
})

const rowOf = (text: string, name: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.includes(`| ${name} `))
    .flatMap((line) => line.split('|').map((cell) => cell.trim()))

test('a table has the layout of the formatter', () => {
  const columns = [
    { title: 'Work', align: 'left' },
    { title: 'Figure', align: 'right' },
  ] as const
  expect(markdownTable(columns, [['read', '1,200'], ['write']]).split('\n')).toEqual([
    '| Work  | Figure |',
    '| ----- | -----: |',
    '| read  |  1,200 |',
    '| write |        |',
  ])
})

test('a target is met or not', () => {
  const met = rowOf(report([resultsOf(2600)]), 'read a cart of 3 lines')
  expect(met).toEqual(expect.arrayContaining(['2,600', '0.52', '2,500 a second', 'yes']))
  expect(rowOf(report([resultsOf(2400)]), 'read a cart of 3 lines')).toContain('NO')
})

test('the start is judged on every database, speed and memory on PostgreSQL', () => {
  const embedded = report([resultsOf(100, { engine: 'embedded', isJudged: false })])
  expect(rowOf(embedded, 'read a cart of 3 lines')).not.toContain('NO')
  expect(rowOf(embedded, 'most memory of the worker under load')).not.toContain('NO')
  expect(embedded).toMatch(/second start .* 1\.2 s .* yes/)
  expect(rowOf(report([resultsOf(100)]), 'most memory of the worker under load')).toContain('NO')
})

test('the size of an answer is listed after its round trips', () => {
  const roundTrips = [{ name: 'orders page', trips: 3, bytes: 44_987 }]
  const text = report([resultsOf(100, { roundTrips })])
  expect(rowOf(text, 'orders page: SQL round trips')).toContain('3')
  expect(rowOf(text, 'orders page: size of the answer')).toContain('45.0 KB')
  expect(report([resultsOf(100)])).not.toContain('size of the answer')
})

test('a figure with errors is void', () => {
  const failedResults = resultsOf(2600, {}, 3)
  expect(hasErrors(failedResults)).toBe(true)
  expect(rowOf(report([failedResults]), 'read a cart of 3 lines')).toEqual(
    expect.arrayContaining(['void', '3 errors: GET /x answers 500']),
  )
  expect(hasErrors(resultsOf(1))).toBe(false)
})
