import type { EnrollmentStatus } from '@cairn/contract/accounts/account-calls'

/** In the sequence in which a shopper meets them. Each has a URL. */
const enrollmentSteps = [
  'lookup',
  'sign-in',
  'sign-up',
  'forgot-password',
  'complete-profile',
  'welcome',
  'mobile',
  'profile',
  'interests',
  'success',
] as const
export type EnrollmentStep = (typeof enrollmentSteps)[number]

const guestSteps: readonly EnrollmentStep[] = [
  'lookup',
  'sign-in',
  'sign-up',
  'forgot-password',
  'complete-profile',
]

const shopperSteps: readonly EnrollmentStep[] = [
  'complete-profile',
  'welcome',
  'mobile',
  'profile',
  'interests',
  'success',
]

export const enrollmentStepNamed = (name: string): EnrollmentStep | undefined =>
  enrollmentSteps.find((step) => step === name)

/** What the steps depend on. */
export type EnrollmentFacts = {
  isSignedIn: boolean
  hasPhone: boolean
  /** Whether the profile lacks details, or could join the programme. */
  isIncomplete: boolean
  collectsInterests: boolean
}

/** Where enrolment begins. */
const startStep = ({ isSignedIn, hasPhone }: EnrollmentFacts): EnrollmentStep => {
  if (!isSignedIn) return 'lookup'
  return hasPhone ? 'profile' : 'mobile'
}

/** The step to show in place of the requested one, which is the same if the shopper may be there. */
export function stepToShow(
  requested: EnrollmentStep | undefined,
  facts: EnrollmentFacts,
): EnrollmentStep {
  const open = facts.isSignedIn ? shopperSteps : guestSteps
  if (requested === undefined || !open.includes(requested)) return startStep(facts)
  const hasNothingToComplete = facts.isSignedIn && !facts.isIncomplete
  if (requested === 'complete-profile' && hasNothingToComplete) return startStep(facts)
  return requested === 'interests' && !facts.collectsInterests ? 'success' : requested
}

export const stepAfterLookup: Record<EnrollmentStatus, EnrollmentStep> = {
  registered: 'sign-in',
  unknown: 'sign-up',
  partiallyEnrolled: 'complete-profile',
}
