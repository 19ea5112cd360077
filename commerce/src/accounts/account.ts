import type { Enrollment } from '@cairn/contract/accounts/profile'
import { email } from '@cairn/contract/fields/person'
import { type Refusal, refuse } from '@cairn/contract/refusals/result'
import type { ConsumerType } from '@cairn/contract/sessions/session-calls'

export type Account = {
  id: string
  consumerNo: string
  consumerType: Exclude<ConsumerType, 'GUEST'>
  state: 'open' | 'locked' | 'closed'
}

export type Profile = Account & {
  email: string
  /** Takes effect when the link that was mailed to it is followed. */
  pendingEmail: string | null
  /** Whether the shopper has proved to read the mails of the address. */
  isEmailVerified: boolean
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
  /** The latest consent to the loyalty programme, or its withdrawal. */
  enrollment: Enrollment | null
  /** Separated by pipes. */
  interests: string | null
  preferredShoeSize: string | null
}

/** What the answer of a session and its cookies contain of an account. */
export type SessionFacts = {
  memberId: string | null
  isEmployeeDiscountTCAccepted: boolean
  favStoreId: string | null
  groups: readonly string[]
}

export const factsOfGuest: SessionFacts = {
  memberId: null,
  isEmployeeDiscountTCAccepted: false,
  favStoreId: null,
  groups: [],
}

type GroupFacts = Pick<Profile, 'consumerType' | 'identities'> & { isMember: boolean }

/** The groups that decide what content a person sees. The names are those of the audiences of content. */
export const contentGroupsOf = ({ consumerType, identities, isMember }: GroupFacts): string[] => [
  ...(isMember ? ['loyalty'] : []),
  ...(consumerType === 'EMPLOYEE' ? ['employee'] : []),
  ...(identities.includes('ATHLETE') ? ['athletes'] : []),
  ...prosumerIdentities
    .filter((identity) => identities.includes(identity))
    .map((identity) => identity.toLowerCase()),
]

export const prosumerIdentities = ['WRANX', 'IPA'] as const

export const isProsumer = (identities: readonly string[]): boolean =>
  prosumerIdentities.some((identity) => identities.includes(identity))

/** Whether the profile lacks details that a complete account has. */
export const isPartiallyEnrolled = (
  profile: Pick<Profile, 'firstName' | 'lastName' | 'phone' | 'postalCode' | 'birthDate'>,
): boolean =>
  [
    profile.firstName,
    profile.lastName,
    profile.phone,
    profile.postalCode,
    profile.birthDate,
  ].includes(null)

/** The form in which an email is compared: without regard to case. */
export const loginOf = (text: string): string => text.trim().normalize('NFKC').toLowerCase()

export const isEmail = (text: string): boolean => email.safeParse(text.trim()).success

/** Consecutive wrong attempts after which an account is locked. */
export const attemptsBeforeLock = 5
export const lockMinutes = 15

/** A PIN has few digits, so that the attempts from all networks together are limited, too. */
export const storeAttemptsBeforeLock = 50

type FailedAttemptRefusal = Refusal<'credentialsInvalid' | 'lastAttempt' | 'userLocked'>

/** The refusal of a wrong attempt, by its number. */
export function failedAttempt(attempts: number): { ok: false; refusal: FailedAttemptRefusal } {
  if (attempts >= attemptsBeforeLock) return refuse('userLocked')
  return refuse(attempts === attemptsBeforeLock - 1 ? 'lastAttempt' : 'credentialsInvalid')
}

/** Attempts with the same subject are counted together. */
export const attemptSubject = {
  customer: (login: string) => `customer ${login}`,
  /** Of its own, so that attempts in a stolen session do not lock the sign-in. */
  passwordChange: (accountId: string) => `password change ${accountId}`,
  storeEmployee: (storeId: string, employeeId: string) => `store ${storeId} ${employeeId}`,
}
