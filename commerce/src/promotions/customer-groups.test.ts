import { expect, test } from 'vitest'
import { groupsOf, type Standing } from './customer-groups.ts'

const nothingSpecial: Standing = {
  consumerType: 'REGISTERED',
  isMember: false,
  hasAcceptedTerms: false,
  identities: [],
  athleteCredit: null,
  employeeLeft: null,
}

test.each<[string[], Partial<Standing>]>([
  [['registered'], {}],
  [['registered', 'loyalty'], { isMember: true }],
  [['registered'], { consumerType: 'EMPLOYEE' }],
  [['registered', 'employee'], { consumerType: 'EMPLOYEE', hasAcceptedTerms: true }],
  [['registered', 'athlete'], { identities: ['ATHLETE'] }],
  [['registered', 'prosumer'], { identities: ['WRANX'] }],
  [['registered', 'loyalty', 'prosumer'], { identities: ['IPA'], isMember: true }],
])('who has an account is in %j', (groups, more) => {
  expect([...groupsOf({ ...nothingSpecial, ...more })]).toEqual(groups)
})

test('who has none is a guest', () => {
  expect([...groupsOf(null)]).toEqual(['guest'])
})
