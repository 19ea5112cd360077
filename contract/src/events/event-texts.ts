import type { FieldTexts } from '../reference/field-texts.ts'
import { registerForEvent, shopEvent } from './event-calls.ts'

export const eventTexts: FieldTexts = [
  [
    shopEvent,
    {
      '': 'An event that shoppers can attend on one or several days.',
      eventId: 'The id of the event.',
      startDate: 'The first day.',
      endDate: 'The last day.',
      attendingDays: 'The days to choose from; empty if every day can be chosen.',
      enablePlusOne: 'Whether attendees may bring a guest.',
      eventTermsAccepted: 'Whether the terms are ticked in a new form. Shoppers can change it.',
      plusOne: 'The name of the guest in a new form, if attendees may bring one.',
      place: 'Where attendees meet. Absent if it is not announced.',
      'place.name': 'The name of the place.',
      'place.addressLine1': 'Street and number.',
      'place.city': 'The town.',
      'place.postalCode': 'The postal code.',
      'place.countryCode': 'The country as an ISO 3166-1 code.',
    },
  ],
  [
    registerForEvent,
    {
      'body.email': 'The email address of the account. Another one is refused.',
      'body.eventId': 'The id of the event, from the block that announces it.',
      'body.attendingDays':
        'The chosen days as YYYY-MM-DD, separated by commas. At least one day of the event is mandatory.',
      'body.eventTermsAccepted': 'Always true: the shopper has accepted the terms of the event.',
      'body.firstName': 'The first name of the attendee.',
      'body.lastName': 'The last name of the attendee.',
      'body.plusOne': 'The name of the guest. Only for events that allow one.',
      'body.registrationTimestamp': 'When the form was sent, as an instant with a time zone.',
      'answer.eventId': 'The id of the event.',
      'answer.registrationTimestamp': 'When the registration was stored, in UTC.',
    },
  ],
]
