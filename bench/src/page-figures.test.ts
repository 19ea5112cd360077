import { describe, expect, it } from 'vitest'
import { bestOf, isMet, pageTable } from './page-figures.ts'

const run = { score: 99, fcp: 900, lcp: 1200, tbt: 60, cls: 0 }

describe('what looks at a page come to', () => {
  it('is the best of them, all of its figures from one look', () => {
    const looks = [{ ...run, score: 90, tbt: 10 }, run, { ...run, lcp: 1250 }]
    expect(bestOf(looks)).toEqual(run)
    expect(bestOf([])).toBeUndefined()
  })

  it('misses its target by any one figure', () => {
    expect(isMet(run)).toBe(true)
    for (const worse of [{ score: 97 }, { lcp: 1301 }, { tbt: 101 }, { cls: 0.011 }]) {
      expect(isMet({ ...run, ...worse })).toBe(false)
    }
  })

  it('is a row of a table, void where no look came to an end', () => {
    const table = pageTable([
      { name: 'home', runs: [{ ...run, score: 80 }, run] },
      { name: 'listing', runs: [] },
    ])
    expect(table).toMatch(/\| home +\| +99 \| +80, 99 \| +900 \| +1,200 \| +60 \| 0\.000 \| yes/)
    expect(table).toMatch(/\| listing +\| +void/)
  })
})
