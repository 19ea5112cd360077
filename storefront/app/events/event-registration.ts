import type { readProfile } from '@cairn/contract/accounts/account-calls'
import type { registerForEvent, ShopEvent } from '@cairn/contract/events/event-calls'
import { findProblems, requiredName } from '@cairn/contract/validation/find-problem'
import type { Problem } from '@cairn/contract/validation/rule'
import type { AnswerOf, RequestOf } from '@cairn/contract/wire/call'
import { formText } from '../platform/form-data.ts'

export type ConsumerDetails = AnswerOf<typeof readProfile>['consumerProfile']['consumerDetails']

/** The form says which event it is for, because a page may have several. */
export const eventIntent = 'event'

/** The result of a form that was sent without scripts. */
export type EventActionData = { event: 'registered' | FailedRegistration }
export type FailedRegistration = {
  /** What was typed, to fill the form in again. */
  values?: EventFormValues
  problems?: EventFormProblems
  errorMessage?: string
}

export type Registration = { eventId: string; profile: ConsumerDetails; values: EventFormValues }

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

/** What the form contains at first. */
export const newEventFormValues = (
  { eventTermsAccepted, plusOne }: ShopEvent,
  { firstName = '', lastName = '' }: ConsumerDetails,
): EventFormValues => ({ firstName, lastName, days: [], plusOne, isAgreed: eventTermsAccepted })

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

export type EventFormProblems = Partial<
  Record<'firstName' | 'lastName' | 'plusOne' | 'terms', Problem>
> & { day?: 'eventDayRequired' }

/** The problems are in the order of the fields, because the first invalid field is focused. */
export const findEventProblems = ({
  days,
  isAgreed,
  ...names
}: EventFormValues): EventFormProblems => ({
  ...findProblems(names, { firstName: requiredName, lastName: requiredName }),
  ...(days.length === 0 && { day: 'eventDayRequired' }),
  ...findProblems(
    { plusOne: names.plusOne, terms: isAgreed ? 'on' : '' },
    { plusOne: [{ kind: 'name' }], terms: [{ kind: 'ticked' }] },
  ),
})
