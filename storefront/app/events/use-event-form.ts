import { textIn } from '../platform/typed-text.ts'
import type { ShopEvent } from '@cairn/contract/event-entity'
import { type FormEvent, useRef, useState } from 'react'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { useMessages } from '../platform/messages.tsx'
import { type TypedEvent, wrongInEvent } from './event-fields.ts'
import type { Details } from './use-profile.ts'

type Asking = { event: ShopEvent; profile: Details; onDone: () => void }

/** What was typed stays where it is refused. */
export function useEventForm({ event: { eventId }, profile, onDone }: Asking) {
  const t = useMessages()
  const form = useRef<HTMLFormElement>(null)
  const [isPending, setPending] = useState(false)
  const [wrong, setWrong] = useState<ReturnType<typeof wrongInEvent>>({})
  const [refused, setRefused] = useState<string>()

  async function submit(sent: FormEvent<HTMLFormElement>) {
    sent.preventDefault()
    if (isPending) return
    const typed = typedIn(new FormData(sent.currentTarget))
    const found = wrongInEvent(typed)
    setWrong(found)
    setRefused(undefined)
    const [first] = Object.keys(found)
    if (first !== undefined) {
      form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setPending(true)
    const answer = await browserCommerce().registerForEvent({
      body: {
        eventId,
        email: profile.email,
        firstName: typed.firstName,
        lastName: typed.lastName,
        ...(profile.gender && { gender: profile.gender }),
        ...(profile.phone && { phoneNumber: profile.phone }),
        attendingDays: typed.days.join(','),
        ...(typed.plusOne !== '' && { plusOne: typed.plusOne }),
        eventTermsAccepted: true,
        registrationTimestamp: new Date().toISOString(),
      },
    })
    setPending(false)
    if (answer.ok) onDone()
    else setRefused(answer.refusal.message || t('problem'))
  }

  return { form, submit, isPending, wrong, refused, forgetRefused: () => setRefused(undefined) }
}

function typedIn(form: FormData): TypedEvent {
  const text = (name: string) => textIn(form, name)
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    days: form.getAll('day').map(String),
    plusOne: text('plusOne'),
    isAgreed: form.has('terms'),
  }
}
