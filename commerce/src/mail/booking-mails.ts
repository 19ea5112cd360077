import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import type { Sellable } from '../catalogue/sellable/sellable.ts'
import type { AnnouncedEvent, SavedRegistration } from '../events/registration.ts'
import { placeLines } from '../orders/documents/document-parts.ts'
import type { KeptReservation } from '../stores/kept-reservation.ts'
import type { NewMail } from './mail.ts'
import { variantLine } from './stock-mails.ts'

/** A changed registration has a mail of its own. */
export function eventMail(
  { title, event }: AnnouncedEvent,
  { eventId, consumerId, email, locale, days, guest, registeredAt }: SavedRegistration,
): NewMail {
  const { place } = event
  return {
    orderId: null,
    consumerId,
    occasion: `${eventId} ${consumerId} ${registeredAt}`,
    recipient: email,
    facts: {
      kind: 'eventRegistered',
      locale,
      event: title,
      days,
      place: place ? placeLines(place) : [],
      guest,
    },
  }
}

export function reservationMail(
  variant: Sellable,
  { reservationId, consumerId, email, quantity, store, keptUntil }: KeptReservation,
  locale: Locale,
): NewMail {
  const price = variant.price?.current ?? null
  return {
    orderId: null,
    consumerId,
    occasion: reservationId,
    recipient: email,
    facts: {
      kind: 'itemReserved',
      locale,
      currency: siteOf(locale).currency,
      line: {
        ...variantLine(variant, locale),
        quantity,
        amount: price === null ? null : price * quantity,
      },
      place: placeLines(store),
      hours: store.hours,
      keptUntil,
    },
  }
}
