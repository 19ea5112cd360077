import { shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import type { Order, OrderShipment } from '@cairn/contract/orders/order'
import { languageTag } from '@cairn/contract/sites/formatting'
import { hoursLines } from '@cairn/contract/stores/hours-lines'
import { useLocale } from '../../platform/page/use-shop.ts'
import { formatDate } from '../../platform/text/format-date.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { AddressLines } from '../../purchase/address/address-lines.tsx'

type ShipmentDeliveryProps = Pick<Order, 'shippingAddress'> & { shipment: OrderShipment }

/** The address and day of a delivery, or the place, opening hours and collector of a pickup. */
export function ShipmentDelivery({ shipment, shippingAddress }: ShipmentDeliveryProps) {
  const t = useMessages()
  const locale = useLocale()
  const { shippingMethod, place, expectedOn } = shipment
  const isHome = shippingMethodTypes[shippingMethod].to === 'home'
  return (
    <div className="mb-3 grid gap-2 text-ui text-ink-soft">
      {isHome && shippingAddress && (
        <address>
          <AddressLines address={shippingAddress} />
        </address>
      )}
      {place && <PickupPlace place={place} collector={nameOf(shippingAddress)} />}
      {expectedOn !== null && <p>{t('expectedBy', { date: formatDate(locale, expectedOn) })}</p>}
    </div>
  )
}

type PickupPlaceProps = { place: NonNullable<OrderShipment['place']>; collector: string }

function PickupPlace({ place: { name, address, hours }, collector }: PickupPlaceProps) {
  const t = useMessages()
  const language = languageTag(useLocale())
  return (
    <>
      <address>
        <span className="block font-medium text-ink">{name}</span>
        <AddressLines address={address} isNamed={false} />
      </address>
      {hours.length > 0 && (
        <ul aria-label={t('placeHours')}>
          {hoursLines(hours, language).map((line) => (
            <li key={line.days}>
              {line.days}: {line.hours ?? t('closed')}
            </li>
          ))}
        </ul>
      )}
      {collector !== '' && <p>{t('collectedBy', { name: collector })}</p>}
    </>
  )
}

const nameOf = (contact: Order['shippingAddress']): string =>
  [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
