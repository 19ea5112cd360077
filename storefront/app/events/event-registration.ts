import type { readProfile } from '@cairn/contract/accounts/account-calls'
import type { registerForEvent } from '@cairn/contract/events/event-calls'
import { personNamePattern } from '@cairn/contract/fields/person-rules'
import type { AnswerOf, RequestOf } from '@cairn/contract/wire/call'
import { formText } from '../platform/form-data.ts'

export type ConsumerDetails = AnswerOf<typeof readProfile>['consumerProfile']['consumerDetails']

/** The form says which event it is for, because a page may have several. */
export const eventIntent = 'event'

/** The result of a form that was sent without scripts. */
export type EventActionData = { event: 'registered' | FailedRegistration }
export type FailedRegistration = { problems?: EventFormProblems; errorMessage?: string }

type Registration = { eventId: string; profile: ConsumerDetails; values: EventFormValues }

export const registrationBody = ({
  eventId,
  profile: { email, gender, phone },
  values: { firstName, lastName, days, plusOne },
}: Registration): RequestOf<typeof registerForEvent>['body'] => ({
  eventId,
  email,
  firstName,
  lastName,
  ...(gender && { gender }),
  ...(phone && { phoneNumber: phone }),
  attendingDays: days.join(','),
  ...(plusOne !== '' && { plusOne }),
  eventTermsAccepted: true,
  registrationTimestamp: new Date().toISOString(),
})

export function eventFormValues(form: FormData): EventFormValues {
  const text = (name: string) => formText(form, name)
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    days: form.getAll('day').map(String),
    plusOne: text('plusOne'),
    isAgreed: form.has('terms'),
  }
}

export type EventFormValues = {
  firstName: string
  lastName: string
  days: string[]
  plusOne: string
  isAgreed: boolean
}

export type EventFormProblems = {
  firstName?: 'fieldRequired' | 'nameInvalid'
  lastName?: 'fieldRequired' | 'nameInvalid'
  day?: 'eventDayRequired'
  plusOne?: 'nameInvalid'
  terms?: 'checkboxRequired'
}

/** The problems are in the order of the fields, because the first invalid field is focused. */
export function findEventProblems({
  firstName,
  lastName,
  days,
  plusOne,
  isAgreed,
}: EventFormValues): EventFormProblems {
  const problems: EventFormProblems = {}
  const first = nameProblem(firstName)
  const last = nameProblem(lastName)
  if (first) problems.firstName = first
  if (last) problems.lastName = last
  if (days.length === 0) problems.day = 'eventDayRequired'
  if (!personNamePattern.test(plusOne)) problems.plusOne = 'nameInvalid'
  if (!isAgreed) problems.terms = 'checkboxRequired'
  return problems
}

function nameProblem(name: string) {
  if (name === '') return 'fieldRequired'
  return personNamePattern.test(name) ? undefined : 'nameInvalid'
}
