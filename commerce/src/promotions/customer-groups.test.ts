import { expect, test } from 'vitest'
import { customerGroupsOf, type CustomerStatus } from './customer-groups.ts'

const nothingSpecial: CustomerStatus = {
  consumerType: 'REGISTERED',
  isMember: false,
  hasAcceptedTerms: false,
  identities: [],
  athleteCredit: null,
  employeeLeft: null,
}

test.each<[string[], Partial<CustomerStatus>]>([
  [['registered'], {}],
  [['registered', 'loyalty'], { isMember: true }],
  [['registered'], { consumerType: 'EMPLOYEE' }],
  [['registered', 'employee'], { consumerType: 'EMPLOYEE', hasAcceptedTerms: true }],
  [['registered', 'athlete'], { identities: ['ATHLETE'] }],
  [['registered', 'prosumer'], { identities: ['WRANX'] }],
  [['registered', 'loyalty', 'prosumer'], { identities: ['IPA'], isMember: true }],
])('a shopper with an account belongs to %j', (groups, more) => {
  expect([...customerGroupsOf({ ...nothingSpecial, ...more })]).toEqual(groups)
})

test('a shopper without an account is a guest', () => {
  expect([...customerGroupsOf(null)]).toEqual(['guest'])
})
