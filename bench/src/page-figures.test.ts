import { describe, expect, test } from 'vitest'
import { bestOf, isLoadMet, isMet, pageTable } from './page-figures.ts'

const run = { score: 99, fcp: 900, lcp: 1200, tbt: 60, cls: 0 }
const load = {
  namedScripts: 12,
  namedBytes: 110_000,
  scripts: 19,
  scriptBytes: 150_000,
  waves: 2,
  usableMs: 2400,
  hydratedMs: 3400,
  lcpMs: 1300,
}
const limits = { maxLcp: 1500, minScore: 98, maxScriptBytes: 150_000 }

describe('the runs of a page', () => {
  test('are represented by the best run, with all figures of that run', () => {
    const runs = [{ ...run, score: 90, tbt: 10 }, run, { ...run, lcp: 1250 }]
    expect(bestOf(runs)).toEqual(run)
    expect(bestOf([])).toBeUndefined()
  })

  test('miss the target if any figure does', () => {
    expect(isMet(run, limits)).toBe(true)
    for (const missedTarget of [{ score: 97 }, { lcp: 1501 }, { tbt: 101 }, { cls: 0.011 }]) {
      expect(isMet({ ...run, ...missedTarget }, limits)).toBe(false)
    }
    expect(isMet({ ...run, score: 80, lcp: 1900 }, { maxLcp: 2000 })).toBe(true)
  })

  test('are a row of the table, which is void if no run completed', () => {
    const table = pageTable([
      { name: 'home', runs: [{ ...run, score: 80 }, run], loads: [load], ...limits },
      { name: 'listing', runs: [], loads: [], ...limits },
    ])
    expect(table).toMatch(/\| home +\| +99 \| +80, 99 \| +900 \| +1,200 \| +60 \| 0\.000 \| yes/)
    expect(table.match(/\| listing +\| +void/g)).toHaveLength(2)
  })
})

describe('the loads of a page', () => {
  test('miss the target if any figure does', () => {
    expect(isLoadMet(load, limits)).toBe(true)
    const missedTargets = [
      { scripts: 21 },
      { scriptBytes: 150_001 },
      { waves: 3 },
      { usableMs: 3001 },
      { lcpMs: 1501 },
    ]
    for (const missedTarget of missedTargets)
      expect(isLoadMet({ ...load, ...missedTarget }, limits)).toBe(false)
  })

  test('are represented by the one with the median time', () => {
    const loads = [{ ...load, usableMs: 2900 }, load, { ...load, usableMs: 1900 }]
    expect(pageTable([{ name: 'home', runs: [run], loads, ...limits }])).toMatch(
      /\| home +\| +12 \| +110,000 \| +19 \| +150,000 \| +2 \| +2,400 \| +3,400 \| +1,300 \| yes/,
    )
  })
})
