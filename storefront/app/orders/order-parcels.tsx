import type { OrderItem, OrderShipment } from '@cairn/contract/order-entity'
import { AddressLines } from '../checkout/address-lines.tsx'
import { OrderedLine } from '../checkout/ordered-line.tsx'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { Icon } from '../ui/icon.tsx'
import { Stone } from '../ui/stone.tsx'
import { dayIn } from '../platform/day-in.ts'
import { parcelName, stagesOf } from './order-status.ts'
import { ReportFault } from './report-fault.tsx'
import { SendCard } from './send-card.tsx'

type Sent = { shipments: readonly OrderShipment[]; items: readonly OrderItem[] }

type OrderParcelsProps = {
  order: Sent
  money: (amount: number) => string
  /** To whom gift cards were mailed. */
  email?: string | null
  /** Whether it is open to do something with its lines, and not only to be looked at. */
  isOpen?: boolean
  /** Where something may be wrong with it. */
  orderNumber?: string
}

/** An order by what goes its way together. */
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
      inside: items.filter(({ shipmentId }) => shipmentId === parcel.shipmentId),
    }))
    .filter(({ inside }) => inside.length > 0)
  return (
    <ul className="parcels">
      {parcels.map(({ parcel, inside }, at) => (
        <li key={parcel.shipmentId}>
          <ParcelHead parcel={parcel} place={{ number: at + 1, count: parcels.length }} />
          <Journey parcel={parcel} />
          <Way parcel={parcel} />
          <ul className="mt-5">
            {inside.map((item) => (
              <OrderedLine key={item.itemId} item={item} money={money}>
                {isOpen && <SendCard item={item} parcel={parcel} email={email} />}
                {orderNumber !== undefined && (
                  <ReportFault item={item} parcel={parcel} orderNumber={orderNumber} />
                )}
              </OrderedLine>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  )
}

type ParcelHeadProps = { parcel: OrderShipment; place: { number: number; count: number } }

function ParcelHead({ parcel, place }: ParcelHeadProps) {
  const t = useMessages()
  return (
    <>
      {place.count > 1 && (
        <p className="figures text-small text-ink-soft">{t('parcelNumber', place)}</p>
      )}
      <h2 className="display mt-1 text-h3">{t(parcelName(parcel))}</h2>
    </>
  )
}

function Journey({ parcel }: { parcel: OrderShipment }) {
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
          <Stone className="journey-mark" />
          <span>{t(name)}</span>
        </li>
      ))}
    </ol>
  )
}

/** How it can be followed, and where it can be fetched. */
function Way({ parcel }: { parcel: OrderShipment }) {
  const t = useMessages()
  const locale = useLocale()
  const { trackingNumber, trackingUrl, expectedOn, place, status } = parcel
  const isUnderway = status !== 'Delivered' && status !== 'Cancelled' && status !== 'Returned'
  return (
    <div className="parcel-way">
      {isUnderway && expectedOn !== null && (
        <p>{t('expectedOn', { date: dayIn(locale, expectedOn) })}</p>
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
