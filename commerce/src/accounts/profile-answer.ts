import type { AnswerOf } from '@cairn/contract/call'
import type { readProfile } from '@cairn/contract/accounts'
import { amountOf } from '@cairn/contract/money'
import { settingsOf } from '@cairn/contract/site-settings'
import type { Locale } from '@cairn/contract/sites'
import { isPartiallyEnrolled, type Profile } from './account.ts'
import { bookAnswer, type BookEntry } from './address-book.ts'

export type ConsumerProfile = AnswerOf<typeof readProfile>['consumerProfile']

const given = <Value>(value: Value | null): Value | undefined => value ?? undefined

type Belonging = {
  locale: Locale
  addresses: readonly BookEntry[]
  subscriptions: ConsumerProfile['subscriptions']
}

/** A profile as it crosses the wire. */
export const profileAnswer = (
  profile: Profile,
  { addresses, subscriptions, locale }: Belonging,
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
  ...membershipOf(profile, settingsOf(locale).hasLoyalty),
  preferences: {},
  subscriptions,
  notifications: [],
})

/** Nothing of it where there is no programme. */
const membershipOf = ({ memberSince, enrollment }: Profile, hasLoyalty: boolean) => ({
  isLoyaltyMember: hasLoyalty && memberSince !== null,
  loyaltyOptInDate: hasLoyalty ? memberSince : null,
  enrollments: hasLoyalty && enrollment ? [enrollment] : [],
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
