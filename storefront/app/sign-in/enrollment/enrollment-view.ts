import type { KnownDetails } from '../sign-up/use-known-details.ts'
import type { EnrollmentStep } from './enrollment-steps.ts'

/** The details that a profile can lack, in the order of the forms. */
export const detailFields = [
  'firstName',
  'lastName',
  'gender',
  'birthDate',
  'phone',
  'postalCode',
] as const
export type DetailField = (typeof detailFields)[number]

export type EnrollingShopper = {
  email: string
  isMember: boolean
  missing: readonly DetailField[]
  /** What the profile has, besides the phone number. */
  known: KnownDetails
}

export type EnrollmentView = {
  kind: 'enrollment'
  step: EnrollmentStep
  /** Null for guests. */
  shopper: EnrollingShopper | null
}

/** The path of a step. Without a step it leads to the first one. */
export const enrollmentPath = (locale: string, step?: EnrollmentStep): string =>
  `/${locale}/account/enrollment${step === undefined ? '' : `/${step}`}`
