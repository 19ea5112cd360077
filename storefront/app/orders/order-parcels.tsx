import type { OrderItem, OrderShipment } from '@cairn/contract/orders/order'
import { AddressLines } from '../checkout/address/address-lines.tsx'
import { OrderedLine } from '../checkout/order/ordered-items.tsx'
import { useMessages } from '../platform/text/messages.tsx'
import { useLocale } from '../platform/page/use-shop.ts'
import { Icon } from '../ui/icon.tsx'
import { Pebble } from '../ui/pebble.tsx'
import { formatDate } from '../platform/text/format-date.ts'
import { parcelName, stagesOf } from './order-status.ts'
import { ReportFaultLink, ResendGiftCard } from './order-line-actions.tsx'

type OrderContents = { shipments: readonly OrderShipment[]; items: readonly OrderItem[] }

type OrderParcelsProps = {
  order: OrderContents
  money: (amount: number) => string
  /** The email address that gift cards were sent to. */
  email?: string | null
  /** Whether the lines offer actions. */
  isOpen?: boolean
  /** Set if faults can be reported. */
  orderNumber?: string
}

/** The items of an order, grouped by parcel. */
export function OrderParcels({
  order: { shipments, items },
  money,
  email = null,
  isOpen = false,
  orderNumber,
}: OrderParcelsProps) {
  const parcels = shipments
    .map((parcel) => ({
      parcel,
      parcelItems: items.filter(({ shipmentId }) => shipmentId === parcel.shipmentId),
    }))
    .filter(({ parcelItems }) => parcelItems.length > 0)
  return (
    <ul className="parcels">
      {parcels.map(({ parcel, parcelItems }, at) => (
        <li key={parcel.shipmentId}>
          <ParcelHead parcel={parcel} position={{ number: at + 1, count: parcels.length }} />
          <ParcelProgress parcel={parcel} />
          <ParcelTracking parcel={parcel} />
          <ul className="mt-5">
            {parcelItems.map((item) => (
              <OrderedLine key={item.itemId} item={item} money={money}>
                {isOpen && <ResendGiftCard item={item} parcel={parcel} email={email} />}
                {orderNumber !== undefined && (
                  <ReportFaultLink item={item} parcel={parcel} orderNumber={orderNumber} />
                )}
              </OrderedLine>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

type ParcelHeadProps = { parcel: OrderShipment; position: { number: number; count: number } }

function ParcelHead({ parcel, position }: ParcelHeadProps) {
  const t = useMessages()
  return (
    <>
      {position.count > 1 && (
        <p className="figures text-small text-ink-soft">{t('parcelNumber', position)}</p>
      )}
      <h2 className="display mt-1 text-h3">{t(parcelName(parcel))}</h2>
    </>
  )
}

function ParcelProgress({ parcel }: { parcel: OrderShipment }) {
  const t = useMessages()
  const stages = stagesOf(parcel)
  if (stages.length === 0) return null
  return (
    <ol aria-label={t('parcelJourney')} className="journey">
      {stages.map(({ name, isReached, isCurrent }) => (
        <li
          key={name}
          aria-current={isCurrent ? 'step' : undefined}
          className={isReached ? 'journey-reached' : ''}
        >
          <Pebble className="journey-mark" />
          <span>{t(name)}</span>
        </li>
      ))}
    </ol>
  )
}

/** Expected date, tracking link and pickup address. */
function ParcelTracking({ parcel }: { parcel: OrderShipment }) {
  const t = useMessages()
  const locale = useLocale()
  const { trackingNumber, trackingUrl, expectedOn, place, status } = parcel
  const isUnderway = status !== 'Delivered' && status !== 'Cancelled' && status !== 'Returned'
  return (
    <div className="parcel-way">
      {isUnderway && expectedOn !== null && (
        <p>{t('expectedOn', { date: formatDate(locale, expectedOn) })}</p>
      )}
      {trackingNumber !== null && (
        <p className="flex flex-wrap items-center gap-x-5">
          <span className="figures">{t('trackingNumber', { number: trackingNumber })}</span>
          {trackingUrl !== null && (
            <a
              href={trackingUrl}
              target="_blank"
              rel="noreferrer"
              aria-label={t('followParcelNamed', { number: trackingNumber })}
              className="link link-small"
            >
              {t('followParcel')}
              <Icon name="external" className="icon-small" />
            </a>
          )}
        </p>
      )}
      {place !== null && isUnderway && (
        <address className="not-italic">
          <span className="block font-[540]">{t('fetchAt')}</span>
          <span className="block">{place.name}</span>
          <AddressLines address={place.address} isNamed={false} />
        </address>
      )}
    </div>
  )
}
