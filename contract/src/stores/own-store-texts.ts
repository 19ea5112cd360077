import type { FieldTexts } from '../reference/field-texts.ts'
import {
  changePickup,
  readPickups,
  readReservations,
  storePickup,
  storeReservation,
} from './own-store-calls.ts'

const contact = {
  firstName: 'The first name of the shopper; null if it is not known.',
  lastName: 'The last name of the shopper; null if it is not known.',
  email: 'The email address of the shopper; null if it is not known.',
  phone: 'The phone number of the shopper; null if it is not known.',
}

export const ownStoreTexts: FieldTexts = [
  [
    storeReservation,
    {
      '': 'Items that a store keeps for a shopper for a limited time.',
      item: 'What is kept.',
      'item.qty': 'How many pieces are kept.',
      'item.name': 'The name of the product in the language of the locale.',
      'item.size': 'The size; null for a product without sizes.',
      ...contact,
      keptUntil: 'When the reservation expires, in UTC.',
    },
  ],
  [
    storePickup,
    {
      '': 'A shipment of an order that is picked up in a store.',
      status: 'The state of the shipment.',
      orderedAt: 'When the order was placed, in UTC.',
      items: 'What is in the shipment.',
      ...contact,
    },
  ],
  [
    readReservations,
    {
      'answer.timeZone': 'The time zone of the store.',
      'answer.reservations': 'The reservations of the store.',
    },
  ],
  [
    readPickups,
    { 'answer.pickups': 'The shipments that wait in the store or are on their way to it.' },
  ],
  [changePickup, { 'body.status': 'What the shipment becomes.' }],
]
