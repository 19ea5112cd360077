import { describe, expect, test } from 'vitest'
import { assignedVariant, type RunningExperiment } from './assigned-variant.ts'

type Shares = RunningExperiment['shares']

const visitorCount = 10_000

/** What a chi-square statistic exceeds with a probability of 0.001, by degrees of freedom. */
const criticalValues = [0, 10.828, 13.816, 16.266, 18.467, 20.515, 22.458, 24.322, 26.124]

const idFormats = {
  random: (n: number) => `${(n * 2_654_435_761) % 4_294_967_296}-${n}`,
  counted: (n: number) => `${n}`,
  'long and similar': (n: number) => `9f8b6c1e-0000-4000-8000-${String(n).padStart(12, '0')}`,
}

const half = [{ variantId: 'a', percent: 50 }]
const configurations: Record<string, Shares> = {
  half,
  'one percent': [{ variantId: 'a', percent: 1 }],
  'all visitors in two halves': [
    { variantId: 'a', percent: 50 },
    { variantId: 'b', percent: 50 },
  ],
  'three variants': [
    { variantId: 'a', percent: 10 },
    { variantId: 'b', percent: 20 },
    { variantId: 'c', percent: 30 },
  ],
  'three thirds': [
    { variantId: 'a', percent: 33.33 },
    { variantId: 'b', percent: 33.33 },
    { variantId: 'c', percent: 33.34 },
  ],
}

function count(keys: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

const visitors = (format: (n: number) => string) =>
  Array.from({ length: visitorCount }, (_, n) => format(n))

const variantOf = (visitorId: string, salt: string, shares: Shares) =>
  assignedVariant(visitorId, { salt, shares }) ?? 'baseline'

const withBaseline = (shares: Shares) => {
  const rest = 100 - shares.reduce((sum, { percent }) => sum + percent, 0)
  return [...shares, { variantId: 'baseline', percent: rest }].filter(
    ({ percent }) => percent > 1e-9,
  )
}

/** The statistic with its critical value, so that a failure shows both. */
function chiSquare(cells: readonly { observed: number; expected: number }[], degrees: number) {
  const statistic = cells.reduce(
    (sum, { observed, expected }) => sum + (observed - expected) ** 2 / expected,
    0,
  )
  return { statistic, limit: criticalValues[degrees] ?? 0 }
}

describe.each(Object.entries(idFormats))('visitors with %s ids', (_, format) => {
  test.each(Object.entries(configurations))('split as configured: %s', (salt, shares) => {
    const counts = count(visitors(format).map((id) => variantOf(id, salt, shares)))
    const cells = withBaseline(shares).map(({ variantId, percent }) => ({
      observed: counts.get(variantId) ?? 0,
      expected: (visitorCount * percent) / 100,
    }))
    const { statistic, limit } = chiSquare(cells, cells.length - 1)
    expect(statistic).toBeLessThan(limit)
    expect(cells.reduce((sum, { observed }) => sum + observed, 0)).toBe(visitorCount)
  })

  test('experiments with other salts are independent of each other', () => {
    const shares = configurations['three variants'] ?? half
    const joint = count(
      visitors(format).map((id) =>
        [variantOf(id, 'spring', shares), variantOf(id, 'summer', half)].join(),
      ),
    )
    const cells = withBaseline(shares).flatMap((first) =>
      withBaseline(half).map((second) => ({
        observed: joint.get([first.variantId, second.variantId].join()) ?? 0,
        expected: (visitorCount * first.percent * second.percent) / 10_000,
      })),
    )
    const { statistic, limit } = chiSquare(cells, cells.length - 1)
    expect(statistic).toBeLessThan(limit)
  })
})

test('similar ids are as independent as others', () => {
  const isMovedByLastLetter = (id: string, salt: string) =>
    variantOf(`${id}1`, salt, half) !== variantOf(`${id}2`, salt, half)
  const joint = count(
    visitors(idFormats.random).map((id) =>
      [isMovedByLastLetter(id, 'spring'), isMovedByLastLetter(id, 'summer')].join(),
    ),
  )
  const cells = ['true,true', 'true,false', 'false,true', 'false,false'].map((cell) => ({
    observed: joint.get(cell) ?? 0,
    expected: visitorCount / 4,
  }))
  const { statistic, limit } = chiSquare(cells, 3)
  expect(statistic).toBeLessThan(limit)
})

describe('a visitor', () => {
  const ids = visitors(idFormats.random)

  test('keeps the variant', () => {
    const shares = configurations['three variants'] ?? half
    const assigned = () => ids.map((id) => variantOf(id, 'spring', shares))
    const first = assigned()
    expect(assigned()).toEqual(first)
    expect(first.slice(0, 10)).toEqual(
      ids.slice(0, 10).map((id) => variantOf(id, 'spring', shares.toReversed())),
    )
  })

  test('neither leaves a variant that grows nor moves into one that shrinks', () => {
    const before = [
      { variantId: 'a', percent: 5 },
      { variantId: 'b', percent: 5 },
    ]
    const after = [
      { variantId: 'a', percent: 5 },
      { variantId: 'b', percent: 40 },
    ]
    const moves = ids
      .map((id) => [variantOf(id, 'spring', before), variantOf(id, 'spring', after)])
      .filter(([from, to]) => from !== to)
    expect(moves.filter(([from, to]) => from === 'b' || to === 'baseline')).toEqual([])
    const isInto = (variantId: string) => moves.filter(([, to]) => to === variantId).length
    expect(isInto('b') / visitorCount).toBeCloseTo(0.35, 1)
    // Those who come from the baseline in place of those who leave for the other variant.
    expect(isInto('a') / visitorCount).toBeLessThan(0.03)
  })

  test.each(['', ' ', '\0', '🏔️', '\uD83D', '__proto__', 'x'.repeat(100_000), '%00/../salt'])(
    'with the id %j has a variant',
    (id) => {
      expect(variantOf(id, 'spring', configurations['all visitors in two halves'] ?? half)).toMatch(
        /^[ab]$/,
      )
    },
  )

  test('has the baseline if no variant has a share', () => {
    expect(new Set(ids.map((id) => variantOf(id, 'spring', [])))).toEqual(new Set(['baseline']))
    const none = [{ variantId: 'a', percent: 0 }]
    expect(new Set(ids.map((id) => variantOf(id, 'spring', none)))).toEqual(new Set(['baseline']))
  })
})

test('the function works from its text alone', () => {
  const fromText: unknown = new Function(`return (${assignedVariant.toString()})`)()
  if (typeof fromText !== 'function') throw new Error('The text is no function.')
  const shares = configurations['three variants'] ?? half
  for (const id of visitors(idFormats.counted).slice(0, 1_000)) {
    expect(fromText(id, { salt: 'spring', shares })).toBe(
      assignedVariant(id, { salt: 'spring', shares }),
    )
  }
})
