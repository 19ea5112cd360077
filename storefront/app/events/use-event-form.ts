import type { ShopEvent } from '@cairn/contract/events/event-calls'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { showMessage } from '../platform/calls/handling.ts'
import { useMessages } from '../platform/text/messages.tsx'
import {
  type ConsumerDetails,
  type EventActionData,
  type EventFormProblems,
  eventFormValues,
  type FailedRegistration,
  findEventProblems,
  type Registration,
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
    const outcome = await register({ eventId, profile, values })
    if (outcome === 'registered') return onDone()
    flushSync(() => {
      setPending(false)
      setErrorMessage(outcome.errorMessage)
    })
    focusButton()
  }

  /** It loses the focus while it is disabled. */
  function focusButton() {
    form.current?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }

  function clearError() {
    setErrorMessage(undefined)
    focusButton()
  }

  return {
    form,
    submit,
    isPending,
    fieldProblems,
    errorMessage: errorMessage === '' ? t('problem') : errorMessage,
    clearError,
  }
}

/** A thrown value that is no Error has no message to show. */
async function register(registration: Registration): Promise<EventActionData['event']> {
  try {
    const result = await browserCommerce().registerForEvent(
      { body: registrationBody(registration) },
      { callUnknown: showMessage, profileNotFound: showMessage },
    )
    return result.ok ? 'registered' : { errorMessage: result.refusal.message }
  } catch (error) {
    console.error('The registration could not be sent.', error)
    return error instanceof Error ? { errorMessage: error.message } : {}
  }
}
