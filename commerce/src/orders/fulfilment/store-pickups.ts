import type { PickupStep, StorePickup } from '@cairn/contract/stores/own-store-calls'
import { canBecome, hasStep } from '../order-states.ts'
import type { Order, OrderShipment } from '../order.ts'

type StoreShipment = Pick<OrderShipment, 'shippingMethod' | 'storeId' | 'status'>

/** What the staff of a store still have to do something about. */
const isOpenAt = (storeId: string, shipment: StoreShipment): boolean =>
  shipment.storeId === storeId && canBecome(shipment.status, 'Delivered')

/** Only what is ready is handed over: something that is still on its way cannot be in the hands of the shopper. */
export function canStaffMove(
  shipment: StoreShipment,
  { storeId, to }: { storeId: string; to: PickupStep },
): boolean {
  if (shipment.storeId !== storeId) return false
  if (to === 'Delivered') return shipment.status === 'ReadyForPickup'
  return canBecome(shipment.status, to) && hasStep(shipment.shippingMethod, to)
}

/** The open shipments of an order in a store, with the person who collects them. */
export function pickupsOf(order: Order, storeId: string): StorePickup[] {
  const { orderNumber, orderedAt, email, lines, shipments, snapshot } = order
  const person = snapshot.shippingAddress ?? snapshot.billingAddress
  const contact = {
    firstName: person?.firstName ?? null,
    lastName: person?.lastName ?? null,
    email,
    phone: person?.phone ?? null,
  }
  return shipments
    .filter((shipment) => isOpenAt(storeId, shipment))
    .map(({ shipmentId, status }) => ({
      orderNumber,
      shipmentId,
      status,
      orderedAt,
      ...contact,
      items: lines
        .filter((line) => line.shipmentId === shipmentId)
        .map(({ sku, quantity, item }) => ({
          sku,
          qty: quantity,
          name: item.name,
          size: item.attributes.find(({ code }) => code === 'size')?.value ?? null,
        })),
    }))
}
