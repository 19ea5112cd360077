import type { ShopEvent } from './event-calls.ts'

export const maxEventDays = 31

const day = 86_400_000

export function daysOfEvent({ startDate, endDate, attendingDays }: ShopEvent): string[] {
  if (attendingDays.length > 0) return [...attendingDays].toSorted()
  const first = Date.parse(startDate)
  const count = Math.floor((Date.parse(endDate) - first) / day) + 1
  return Array.from({ length: Math.min(Math.max(count, 1), maxEventDays) }, (_, index) =>
    new Date(first + index * day).toISOString().slice(0, 10),
  )
}
