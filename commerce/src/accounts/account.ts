import type { Enrollment } from '@cairn/contract/profile-entity'
import type { ConsumerType } from '@cairn/contract/sessions'

/** Whoever has signed in, or is about to. */
export type Account = {
  id: string
  consumerNo: string
  consumerType: Exclude<ConsumerType, 'GUEST'>
  state: 'open' | 'locked' | 'closed'
}

export type Profile = Account & {
  email: string
  firstName: string | null
  lastName: string | null
  phone: string | null
  postalCode: string | null
  birthDate: string | null
  gender: 'female' | 'male' | 'other' | 'undisclosed' | null
  memberId: string | null
  memberSince: string | null
  employeeTermsAccepted: boolean
  identities: readonly string[]
  yearlyLimit: number | null
  yearlySpent: number
  /** What they said last of being in the programme. */
  enrollment: Enrollment | null
}

/** What the answer of a session tells of an account. */
export type Membership = { memberId: string | null; isEmployeeDiscountTCAccepted: boolean }

export const noMembership: Membership = { memberId: null, isEmployeeDiscountTCAccepted: false }

/** Somebody of whom we know an address, and not yet all that an account should have. */
export const isPartiallyEnrolled = (profile: Profile): boolean =>
  [
    profile.firstName,
    profile.lastName,
    profile.phone,
    profile.postalCode,
    profile.birthDate,
  ].includes(null)
