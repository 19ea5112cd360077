import type { AnswerOf } from '@cairn/contract/call'
import type { readProfile } from '@cairn/contract/accounts'
import { amountOf } from '@cairn/contract/money'
import { isPartiallyEnrolled, type Profile } from './account.ts'
import { bookAnswer, type BookEntry } from './address-book.ts'

export type ConsumerProfile = AnswerOf<typeof readProfile>['consumerProfile']

const given = <Value>(value: Value | null): Value | undefined => value ?? undefined

type Belonging = {
  addresses: readonly BookEntry[]
  subscriptions: ConsumerProfile['subscriptions']
}

/** A profile as it crosses the wire. */
export const profileAnswer = (
  profile: Profile,
  { addresses, subscriptions }: Belonging,
): ConsumerProfile => ({
  consumerId: profile.id,
  consumerDetails: {
    email: profile.email,
    firstName: given(profile.firstName),
    lastName: given(profile.lastName),
    phone: given(profile.phone),
    postalCode: given(profile.postalCode),
    birthDate: given(profile.birthDate),
    gender: given(profile.gender),
    address: addresses.map(bookAnswer),
    ...yearlyOf(profile),
    identity: identitiesOf(profile).map((type) => ({ type })),
  },
  isEmployeeDiscountTCAccepted: profile.employeeTermsAccepted,
  isPartiallyEnrolled: isPartiallyEnrolled(profile),
  isLoyaltyMember: profile.memberId !== null,
  loyaltyOptInDate: profile.memberSince,
  preferences: {},
  subscriptions,
  enrollments: [],
  notifications: [],
})

const identityTypes = ['ATHLETE', 'WRANX', 'IPA'] as const

const identitiesOf = ({ identities, consumerType }: Profile) => [
  ...identityTypes.filter((type) => identities.includes(type)),
  ...(consumerType === 'EMPLOYEE' ? (['EMPLOYEE'] as const) : []),
]

/** What each of the special terms leaves for this year. */
function yearlyOf(profile: Profile) {
  const is = new Set<string>(identitiesOf(profile))
  const currentSpend = amountOf(profile.yearlySpent)
  const most = profile.yearlyLimit === null ? null : amountOf(profile.yearlyLimit)
  const credit = most === null ? null : { currentSpend, annualCredit: most }
  return {
    athlete: is.has('ATHLETE') ? credit : null,
    prosumer: is.has('WRANX') || is.has('IPA') ? credit : null,
    employee: is.has('EMPLOYEE') && most !== null ? { currentSpend, annualCap: most } : null,
  }
}
