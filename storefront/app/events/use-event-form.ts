import type { ShopEvent } from '@cairn/contract/events/event-calls'
import { personNamePattern } from '@cairn/contract/fields/person-rules'
import { type FormEvent, useRef, useState } from 'react'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { showMessage } from '../platform/calls/handling.ts'
import { formText } from '../platform/form-data.ts'
import { useMessages } from '../platform/text/messages.tsx'
import type { ConsumerDetails } from './event-sign-up.tsx'

type EventFormOptions = { event: ShopEvent; profile: ConsumerDetails; onDone: () => void }

/** Validates and sends the form. Keeps the typed values after an error. */
export function useEventForm({ event: { eventId }, profile, onDone }: EventFormOptions) {
  const t = useMessages()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [fieldProblems, setFieldProblems] = useState<ReturnType<typeof findEventProblems>>({})
  const [errorMessage, setErrorMessage] = useState<string>()

  async function submit(submitEvent: FormEvent<HTMLFormElement>) {
    submitEvent.preventDefault()
    if (isPending) return
    const values = valuesIn(new FormData(submitEvent.currentTarget))
    const problems = findEventProblems(values)
    setFieldProblems(problems)
    setErrorMessage(undefined)
    const [first] = Object.keys(problems)
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setPending(true)
    const result = await browserCommerce().registerForEvent(
      {
        body: {
          eventId,
          email: profile.email,
          firstName: values.firstName,
          lastName: values.lastName,
          ...(profile.gender && { gender: profile.gender }),
          ...(profile.phone && { phoneNumber: profile.phone }),
          attendingDays: values.days.join(','),
          ...(values.plusOne !== '' && { plusOne: values.plusOne }),
          eventTermsAccepted: true,
          registrationTimestamp: new Date().toISOString(),
        },
      },
      { callUnknown: showMessage, profileNotFound: showMessage },
    )
    setPending(false)
    if (result.ok) onDone()
    else setErrorMessage(result.refusal.message || t('problem'))
  }

  return {
    form,
    submit,
    isPending,
    fieldProblems,
    errorMessage,
    clearError: () => setErrorMessage(undefined),
  }
}

function valuesIn(form: FormData): EventFormValues {
  const text = (name: string) => formText(form, name)
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    days: form.getAll('day').map(String),
    plusOne: text('plusOne'),
    isAgreed: form.has('terms'),
  }
}

type EventFormValues = {
  firstName: string
  lastName: string
  days: string[]
  plusOne: string
  isAgreed: boolean
}

type EventFormProblems = {
  firstName?: 'fieldRequired' | 'nameInvalid'
  lastName?: 'fieldRequired' | 'nameInvalid'
  day?: 'eventDayRequired'
  plusOne?: 'nameInvalid'
  terms?: 'checkboxRequired'
}

/** The problems are in the order of the fields, because the first invalid field is focused. */
function findEventProblems({ firstName, lastName, days, plusOne, isAgreed }: EventFormValues) {
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
