import type { Cart } from '@cairn/contract/cart/cart'
import type { ShippingMethodCode } from '@cairn/contract/cart/shipping-methods'
import { isShippingMethodCode } from '../../purchase/delivery.ts'

export type ChosenSpeed = { shipmentId: string; code: ShippingMethodCode }

/** The fields of `DeliverySpeeds` are named after their shipments. */
export const speedsIn = (form: FormData): ChosenSpeed[] =>
  Array.from(form).flatMap(([shipmentId, code]) =>
    typeof code === 'string' && isShippingMethodCode(code) ? [{ shipmentId, code }] : [],
  )

/** The speeds that the cart does not have yet. With scripts there are none, because each is set when it is selected. */
export const changedSpeeds = (speeds: readonly ChosenSpeed[], { shipments, items }: Cart) =>
  speeds.flatMap(({ shipmentId, code }) => {
    const shipment = shipments.find((candidate) => candidate.shipmentId === shipmentId)
    if (!shipment || shipment.shippingMethod === code) return []
    const boughtItems = items.filter((item) => item.shipmentId === shipmentId && !item.bonus)
    const itemIds = boughtItems.map(({ itemId }) => itemId)
    return [{ intent: 'delivery' as const, shipmentId, code, itemIds }]
  })
