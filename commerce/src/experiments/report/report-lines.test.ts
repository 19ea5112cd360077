import { expect, test } from 'vitest'
import type { Experiment, VariantResult } from '../experiment.ts'
import { reportLines, summaryLine } from './report-lines.ts'

const experiment: Experiment = {
  experienceId: 'home-closing',
  name: 'How the home page ends',
  audience: null,
  shares: [{ variantId: 'story', percent: 50 }],
  startsAt: new Date('2026-03-01T00:00:00Z'),
  endsAt: null,
  stoppedAt: null,
  state: 'running',
  isFull: false,
}
const result = (variantId: string | null, numbers: Partial<VariantResult>): VariantResult => ({
  variantId,
  visitors: 0,
  converted: 0,
  orders: 0,
  revenue: [],
  ...numbers,
})

test('a report has a line for each variant, with the intervals of rates and differences', () => {
  const results = [
    result('story', {
      visitors: 5_012,
      converted: 190,
      orders: 201,
      revenue: [
        { currency: 'EUR', minor: 123_456 },
        { currency: 'USD', minor: 100 },
      ],
    }),
    result(null, { visitors: 4_988, converted: 150, orders: 150 }),
  ]
  expect(reportLines(experiment, results)).toEqual([
    'home-closing: How the home page ends',
    'running; from 2026-03-01T00:00Z; for all visitors',
    '',
    'variant   share  visitors  converted  rate (95 %)            against the baseline (95 %)    orders  revenue',
    'baseline  50 %   4988      150        3.01 % (2.57 to 3.52)                                 150',
    'story     50 %   5012      190        3.79 % (3.30 to 4.36)  +0.78 points (+0.07 to +1.50)  201     1234.56 EUR, 1.00 USD',
    '',
    'The visitors are divided as configured (p = 0.810).',
  ])
})

test('a report warns of visitors who are not divided as configured, and names variants without a share', () => {
  const lines = reportLines({ ...experiment, isFull: true, audience: 'loggedout' }, [
    result(null, { visitors: 4_500 }),
    result('story', { visitors: 5_500 }),
    result('former', { visitors: 3, converted: 1, orders: 1 }),
  ])
  expect(lines).toContain('Full: new visitors are not recorded any more.')
  expect(lines[1]).toBe('running; from 2026-03-01T00:00Z; for loggedout')
  expect(lines.find((line) => line.startsWith('former'))).toMatch(/^former {4}0 % +3 +1 +33\.33 %/)
  expect(lines.at(-1)).toBe(
    'The visitors are not divided as configured (p < 0.001): find the reason before using these numbers.',
  )
})

test('a report without visitors claims nothing', () => {
  const lines = reportLines(
    { ...experiment, state: 'stopped', stoppedAt: new Date('2026-03-02T10:30:00Z') },
    [],
  )
  expect(lines[1]).toBe('stopped; from 2026-03-01T00:00Z to 2026-03-02T10:30Z; for all visitors')
  expect(lines.filter((line) => /NaN|Infinity|points/.test(line))).toEqual([])
})

test('a list has a line for each experiment', () => {
  expect(summaryLine(experiment)).toBe(
    'home-closing  running  2026-03-01 to …  How the home page ends',
  )
  expect(summaryLine({ ...experiment, endsAt: new Date('2026-04-01T00:00:00Z') })).toBe(
    'home-closing  running  2026-03-01 to 2026-04-01  How the home page ends',
  )
})
