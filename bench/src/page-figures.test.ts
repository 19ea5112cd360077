import { describe, expect, test } from 'vitest'
import { bestOf, isMet, pageTable } from './page-figures.ts'

const run = { score: 99, fcp: 900, lcp: 1200, tbt: 60, cls: 0 }

describe('the runs of a page', () => {
  test('are represented by the best run, with all figures of that run', () => {
    const runs = [{ ...run, score: 90, tbt: 10 }, run, { ...run, lcp: 1250 }]
    expect(bestOf(runs)).toEqual(run)
    expect(bestOf([])).toBeUndefined()
  })

  test('miss the target if any figure does', () => {
    expect(isMet(run)).toBe(true)
    for (const missedTarget of [{ score: 97 }, { lcp: 1301 }, { tbt: 101 }, { cls: 0.011 }]) {
      expect(isMet({ ...run, ...missedTarget })).toBe(false)
    }
  })

  test('are a row of the table, which is void if no run completed', () => {
    const table = pageTable([
      { name: 'home', runs: [{ ...run, score: 80 }, run] },
      { name: 'listing', runs: [] },
    ])
    expect(table).toMatch(/\| home +\| +99 \| +80, 99 \| +900 \| +1,200 \| +60 \| 0\.000 \| yes/)
    expect(table).toMatch(/\| listing +\| +void/)
  })
})
