import type { registerForEvent, ShopEvent } from '@cairn/contract/events/event-calls'
import { daysOfEvent } from '@cairn/contract/events/event-days'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Locale } from '@cairn/contract/sites/sites'
import type { InputOf } from '@cairn/contract/wire/call'

type RegistrationBody = InputOf<typeof registerForEvent>['body']

export type Registration = Omit<RegistrationBody, 'attendingDays' | 'plusOne'> & {
  attendingDays: string[]
  plusOne: string | null
}

/** An event with the title of the dialog that announces it, or of its page if the dialog has none. */
export type AnnouncedEvent = { event: ShopEvent; title: string }

export type SavedRegistration = {
  eventId: string
  consumerId: string
  email: string
  locale: Locale
  days: string[]
  guest: string | null
  registeredAt: string
}

/** Checks the days and the guest against the event, and the email against the profile. */
export function checkRegistration(
  event: ShopEvent | undefined,
  body: RegistrationBody,
  { email, today }: { email: string; today: string },
): Result<Registration, Refusal<'callUnknown' | 'fieldsInvalid'>> {
  if (!event) return refuse('callUnknown')
  const days = daysOfEvent(event)
  if ((days.at(-1) ?? event.endDate) < today) return refuse('callUnknown')
  const selectedDays = [...new Set(body.attendingDays.split(',').filter(Boolean))].toSorted()
  const areDaysOffered = selectedDays.length > 0 && selectedDays.every((day) => days.includes(day))
  const plusOne = body.plusOne || null
  const isOwnEmail = body.email.toLowerCase() === email.toLowerCase()
  if (!areDaysOffered || !isOwnEmail || (plusOne !== null && !event.enablePlusOne)) {
    return refuse('fieldsInvalid')
  }
  return accept({ ...body, email, attendingDays: selectedDays, plusOne })
}
