import { z } from 'zod'
import { orderNumber, reservationId, shipmentId, sku, storeId } from '../fields/identifiers.ts'
import { quantity } from '../fields/inputs.ts'
import { orderStatus } from '../orders/order.ts'
import { call } from '../wire/call.ts'

/** Who collects it. The calls are about the store of the in-store session: no request names one. */
const contactFields = {
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
}

const keptItem = z.object({ sku, qty: quantity, name: z.string(), size: z.string().nullable() })

export const storeReservation = z.object({
  reservationId,
  item: keptItem,
  ...contactFields,
  keptUntil: z.iso.datetime(),
})

export const storePickup = z.object({
  orderNumber,
  shipmentId,
  status: orderStatus,
  orderedAt: z.iso.datetime(),
  items: z.array(keptItem),
  ...contactFields,
})

export type StorePickup = z.infer<typeof storePickup>

export const readReservations = call({
  method: 'GET',
  path: '/stores/v1/reservations',
  summary: 'List what the store of the in-store session keeps for shoppers.',
  description: 'The reservations that have not expired, those that expire first at the top.',
  policy: 'agent',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({
    storeId,
    timeZone: z.string().meta({ examples: ['America/Denver'] }),
    reservations: z.array(storeReservation),
  }),
  refuses: [],
})

export const handOverReservation = call({
  method: 'POST',
  path: '/stores/v1/reservations/{reservationId}/handover',
  summary: 'Hand reserved items over to the shopper.',
  description:
    'Ends the reservation. Its items do not return to the stock of the store; they are paid for at the till.',
  policy: 'agent',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ reservationId }),
  body: z.object({}),
  answer: z.object({}),
  refuses: ['itemNotAvailable'],
})

export const readPickups = call({
  method: 'GET',
  path: '/stores/v1/pickups',
  summary: 'List the orders that are picked up in the store of the in-store session.',
  description: 'Shipments that have not been handed over, the oldest order first.',
  policy: 'agent',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({ pickups: z.array(storePickup) }),
  refuses: [],
})

/** What staff of a store set a pickup to. */
export const pickupStep = z.enum(['ReadyForPickup', 'Delivered'])
export type PickupStep = z.infer<typeof pickupStep>

export const changePickup = call({
  method: 'PUT',
  path: '/stores/v1/pickups/{orderNumber}/{shipmentId}',
  summary: 'Say that a pickup is ready, or hand it over to the shopper.',
  description:
    'Only what is ready can be handed over, which charges the payment. Shipments of other stores are not found.',
  policy: 'agent',
  rate: 'write',
  repeat: 'repeatable',
  params: z.object({ orderNumber, shipmentId }),
  body: z.object({ status: pickupStep }),
  answer: z.object({}),
  refuses: ['orderNotFound'],
})
