import { z } from 'zod'
import { call } from './call.ts'
import { email, gender, personName, phone } from './person.ts'
import { line, word } from './text.ts'

export const registerForEvent = call({
  method: 'POST',
  path: '/consumers-v3/consumer/event-registration',
  summary: 'Join an event, with a guest where the event allows one.',
  policy: 'shopper',
  rate: 'send',
  repeat: 'repeatable',
  body: z.object({
    email,
    eventId: word,
    /** The chosen days, joined by commas. */
    attendingDays: line(400).default(''),
    eventTermsAccepted: z.literal(true),
    firstName: personName.min(1),
    lastName: personName.min(1),
    gender: gender.optional(),
    phoneNumber: phone.optional(),
    plusOne: personName.optional(),
    registrationTimestamp: z.iso.datetime({ offset: true }),
  }),
  answer: z.object({ eventId: word, registrationTimestamp: z.iso.datetime() }),
  refuses: ['callUnknown', 'profileNotFound'],
})
