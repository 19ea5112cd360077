import type { AnswerOf } from '@cairn/contract/wire/call'
import type { readProfile } from '@cairn/contract/accounts/account-calls'
import { amountOf } from '@cairn/contract/fields/money'
import { settingsOf } from '@cairn/contract/sites/site-settings'
import type { Locale } from '@cairn/contract/sites/sites'
import { isPartiallyEnrolled, type Profile } from './account.ts'
import { addressBookAnswer, type BookEntry } from './address-book.ts'

export type ConsumerProfile = AnswerOf<typeof readProfile>['consumerProfile']

const undefinedIfNull = <Value>(value: Value | null): Value | undefined => value ?? undefined

type ProfileParts = {
  locale: Locale
  addresses: readonly BookEntry[]
  subscriptions: ConsumerProfile['subscriptions']
}

export const profileAnswer = (
  profile: Profile,
  { addresses, subscriptions, locale }: ProfileParts,
): ConsumerProfile => ({
  consumerId: profile.id,
  consumerDetails: {
    email: profile.email,
    firstName: undefinedIfNull(profile.firstName),
    lastName: undefinedIfNull(profile.lastName),
    phone: undefinedIfNull(profile.phone),
    postalCode: undefinedIfNull(profile.postalCode),
    birthDate: undefinedIfNull(profile.birthDate),
    gender: undefinedIfNull(profile.gender),
    address: addresses.map(addressBookAnswer),
    ...yearlyTermsOf(profile),
    identity: identitiesOf(profile).map((type) => ({ type })),
  },
  isEmployeeDiscountTCAccepted: profile.employeeTermsAccepted,
  isPartiallyEnrolled: isPartiallyEnrolled(profile),
  ...membershipOf(profile, settingsOf(locale).hasLoyalty),
  preferences: {},
  subscriptions,
  notifications: [],
})

/** On a site without a programme no membership is shown. */
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

/** The yearly limits of athletes, professionals and employees. */
function yearlyTermsOf(profile: Profile) {
  const types = new Set<string>(identitiesOf(profile))
  const currentSpend = amountOf(profile.yearlySpent)
  const limit = profile.yearlyLimit === null ? null : amountOf(profile.yearlyLimit)
  const credit = limit === null ? null : { currentSpend, annualCredit: limit }
  return {
    athlete: types.has('ATHLETE') ? credit : null,
    prosumer: types.has('WRANX') || types.has('IPA') ? credit : null,
    employee: types.has('EMPLOYEE') && limit !== null ? { currentSpend, annualCap: limit } : null,
  }
}
