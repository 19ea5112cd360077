import { useMessages } from '../platform/messages.tsx'
import { isFetched } from './delivery.ts'
import type { RememberedOrder } from './order-memory.ts'
import { Thumbs } from './thumbs.tsx'

/** What happens next to each part of an order. */
export function OrderShipments({ order: { shipments, items } }: { order: RememberedOrder }) {
  const t = useMessages()
  return (
    <section className="checkout-part">
      <h2 className="display text-h3">{t('whatNow')}</h2>
      <ul className="grid gap-5">
        {shipments.map(({ shipmentId, shippingMethod }) => (
          <li key={shipmentId}>
            <p className="mb-2 text-ui">
              {shippingMethod === 'digital' && t('nextByEmail')}
              {isFetched(shippingMethod) && t('nextForPickup')}
              {shippingMethod !== 'digital' && !isFetched(shippingMethod) && t('nextToDoor')}
            </p>
            <Thumbs items={items.filter((item) => item.shipmentId === shipmentId)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
