import { audiences as allAudiences } from '@cairn/contract/experiments/audiences'
import { describe, expect, test } from 'vitest'
import { audiencesOf, shownBranch, type Visitor } from './shown-branch.ts'

const guest: Visitor = { isSignedIn: false, groups: [''], hasItems: false, forced: [] }
const signedIn = (...groups: string[]): Visitor => ({ ...guest, isSignedIn: true, groups })

/** Each group of signed-in people, and those with several. */
const groupsOf = ['loyalty', 'employee', 'athletes', 'ipa', 'wranx']
const people = [[], ...groupsOf.map((group) => [group]), ['ipa', 'wranx'], groupsOf]

test('a guest belongs to the guests only, whatever groups the browser has stored', () => {
  for (const groups of people) {
    expect(audiencesOf({ ...guest, groups })).toEqual(['loggedout', 'cart-empty'])
    expect(audiencesOf({ ...guest, groups, hasItems: true })).toEqual([
      'loggedout',
      'cart-not-empty',
    ])
  }
})

test('a signed-in person belongs to each group or to its negation (PERS-028)', () => {
  expect(audiencesOf(signedIn())).toEqual([
    'loggedin',
    'cart-empty',
    'non-loyalty-loggedin',
    'non-employee-loggedin',
    'non-athletes-loggedin',
    'non-ipa-wranx-loggedin',
    'non-ipa-loggedin',
    'non-wranx-loggedin',
  ])
  expect(audiencesOf({ ...signedIn(...groupsOf), hasItems: true })).toEqual([
    'loggedin',
    'cart-not-empty',
    'loyalty-loggedin',
    'employee-loggedin',
    'athletes-loggedin',
    'ipa-wranx-loggedin',
    'ipa-loggedin',
    'wranx-loggedin',
  ])
  for (const groups of people) {
    const audiences = audiencesOf(signedIn(...groups))
    for (const group of groupsOf) {
      const isIn = groups.includes(group)
      expect(audiences.includes(`${group}-loggedin`)).toBe(isIn)
      expect(audiences.includes(`non-${group}-loggedin`)).toBe(!isIn)
    }
    const isProfessional = groups.includes('ipa') || groups.includes('wranx')
    expect(audiences.includes('ipa-wranx-loggedin')).toBe(isProfessional)
    expect(audiences.includes('non-ipa-wranx-loggedin')).toBe(!isProfessional)
  }
})

test('the sixteen audiences are those that experiments can name', () => {
  const visitors = [guest, signedIn(), signedIn(...groupsOf)]
  const all = visitors.flatMap((visitor) =>
    [true, false].flatMap((hasItems) => audiencesOf({ ...visitor, hasItems })),
  )
  expect(new Set(all)).toEqual(new Set(allAudiences))
  expect(allAudiences).toHaveLength(16)
})

describe('a choice between branches', () => {
  const ids = ['one', 'two', 'three']

  test('shows the first branch that matches, in the order of the author', () => {
    expect(shownBranch(ids, [], ['three', 'two'])).toBe(1)
    expect(shownBranch(ids.toReversed(), [], ['three', 'two'])).toBe(0)
  })

  test('shows the baseline if none matches', () => {
    expect(shownBranch(ids, [], ['four'])).toBe(-1)
    expect(shownBranch([], ['one'], ['one'])).toBe(-1)
  })

  test('shows a forced branch that it has, whoever the visitor is', () => {
    expect(shownBranch(ids, ['three'], ['one'])).toBe(2)
    expect(shownBranch(ids, ['four', 'two'], ['one'])).toBe(1)
    expect(shownBranch(ids, ['four'], ['one'])).toBe(0)
  })
})
