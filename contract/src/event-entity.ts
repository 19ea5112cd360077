import { z } from 'zod'
import { mostEventDays } from './event-days.ts'
import { word } from './text.ts'

const date = z.iso.date().meta({ examples: ['2027-02-27'] })

/** Something that people come to, on one day or several. */
export const shopEvent = z.object({
  eventId: word,
  startDate: date,
  endDate: date,
  /** The days that one can choose among; without them, every day of it. */
  attendingDays: z.array(date).max(mostEventDays).default([]),
  /** Whether one may bring somebody. */
  enablePlusOne: z.boolean().default(false),
})
export type ShopEvent = z.infer<typeof shopEvent>
