import { z } from 'zod'
import { machineName, singleLine } from '../fields/inputs.ts'
import { countryCode, email, gender, personName, phone } from '../fields/person.ts'
import { call } from '../wire/call.ts'
import { maxEventDays } from './event-days.ts'

const date = z.iso.date().meta({ examples: ['2027-02-27'] })

/** An event that shoppers can attend on one or several days. */
export const shopEvent = z.object({
  eventId: machineName,
  startDate: date,
  endDate: date,
  /** The days that can be chosen; empty means every day of the event. */
  attendingDays: z.array(date).max(maxEventDays).default([]),
  /** Whether attendees may bring a guest. */
  enablePlusOne: z.boolean().default(false),
  /** Whether the terms are ticked in a new form. */
  eventTermsAccepted: z.boolean().default(false),
  /** The name of the guest in a new form. */
  plusOne: personName.meta({ examples: ['Kim Larsen'] }).default(''),
  /** Where attendees meet. */
  place: z
    .object({
      name: singleLine(80),
      addressLine1: singleLine(120),
      city: singleLine(80),
      postalCode: singleLine(12),
      countryCode,
    })
    .optional(),
})
export type ShopEvent = z.infer<typeof shopEvent>

export const registerForEvent = call({
  method: 'POST',
  path: '/consumers-v3/consumer/event-registration',
  summary: 'Register for an event, with a guest if the event allows one.',
  description: 'The confirmation is mailed. A repeated registration replaces the earlier one.',
  policy: 'shopper',
  rate: 'send',
  repeat: 'repeatable',
  body: z.object({
    email,
    eventId: machineName,
    /** The chosen days, separated by commas. */
    attendingDays: singleLine(400).default(''),
    eventTermsAccepted: z.literal(true),
    firstName: personName.min(1),
    lastName: personName.min(1),
    gender: gender.optional(),
    phoneNumber: phone.optional(),
    plusOne: personName.optional(),
    registrationTimestamp: z.iso.datetime({ offset: true }),
  }),
  answer: z.object({ eventId: machineName, registrationTimestamp: z.iso.datetime() }),
  refuses: ['callUnknown', 'profileNotFound'],
})
