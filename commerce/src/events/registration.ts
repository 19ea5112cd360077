import type { InputOf } from '@cairn/contract/call'
import { daysOfEvent } from '@cairn/contract/event-days'
import type { ShopEvent } from '@cairn/contract/event-entity'
import type { registerForEvent } from '@cairn/contract/events'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'

type Asked = InputOf<typeof registerForEvent>['body']

export type Registration = Omit<Asked, 'attendingDays' | 'plusOne'> & {
  attendingDays: string[]
  plusOne: string | null
}

type Now = { email: string; today: string }

/** Who comes, on which of its days and with whom: checked against the event and the profile. */
export function registrationFor(
  event: ShopEvent | undefined,
  asked: Asked,
  { email, today }: Now,
): Result<Registration, Refusal<'callUnknown' | 'fieldsInvalid'>> {
  if (!event) return refuse('callUnknown')
  const days = daysOfEvent(event)
  if ((days.at(-1) ?? event.endDate) < today) return refuse('callUnknown')
  const chosen = [...new Set(asked.attendingDays.split(',').filter(Boolean))].toSorted()
  const areOffered = chosen.length > 0 && chosen.every((day) => days.includes(day))
  const plusOne = asked.plusOne || null
  const isTheirs = asked.email.toLowerCase() === email.toLowerCase()
  if (!areOffered || !isTheirs || (plusOne !== null && !event.enablePlusOne)) {
    return refuse('fieldsInvalid')
  }
  return accept({ ...asked, email, attendingDays: chosen, plusOne })
}
