import type { ShopEvent } from '@cairn/contract/events/event-calls'
import { type FormEvent, useRef, useState } from 'react'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { showMessage } from '../platform/calls/handling.ts'
import { useMessages } from '../platform/text/messages.tsx'
import {
  type ConsumerDetails,
  type EventFormProblems,
  eventFormValues,
  type FailedRegistration,
  findEventProblems,
  registrationBody,
} from './event-registration.ts'

type EventFormOptions = {
  event: ShopEvent
  profile: ConsumerDetails
  initial: FailedRegistration | undefined
  onDone: () => void
}

/** Validates and sends the form. Keeps the typed values after an error. */
export function useEventForm({ event: { eventId }, profile, initial, onDone }: EventFormOptions) {
  const t = useMessages()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [fieldProblems, setFieldProblems] = useState<EventFormProblems>(initial?.problems ?? {})
  const [errorMessage, setErrorMessage] = useState(initial?.errorMessage)

  async function submit(submitEvent: FormEvent<HTMLFormElement>) {
    submitEvent.preventDefault()
    if (isPending) return
    const values = eventFormValues(new FormData(submitEvent.currentTarget))
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
      { body: registrationBody({ eventId, profile, values }) },
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
