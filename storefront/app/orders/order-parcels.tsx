import type { OrderItem, OrderShipment } from '@cairn/contract/orders/order'
import { Form, useNavigation } from 'react-router'
import { useLocale } from '../platform/page/use-shop.ts'
import { formatDate } from '../platform/text/format-date.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { AddressLines } from '../purchase/address/address-lines.tsx'
import { OrderedLine } from '../purchase/ordered-items.tsx'
import { useItemAttributes } from '../purchase/use-item-attributes.ts'
import { TextLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Pebble } from '../ui/logo.tsx'
import { parcelName, stagesOf } from './order-status.ts'

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
      {parcels.map(({ parcel, parcelItems }, index) => (
        <li key={parcel.shipmentId}>
          <ParcelHead parcel={parcel} position={{ number: index + 1, count: parcels.length }} />
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
    <ol aria-label={t('parcelProgress')} className="parcel-stages">
      {stages.map(({ name, isReached, isCurrent }) => (
        <li
          key={name}
          aria-current={isCurrent ? 'step' : undefined}
          className={isReached ? 'parcel-stage-reached' : ''}
        >
          <Pebble className="parcel-stage-mark" />
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
    <div className="parcel-tracking">
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
        <address>
          <span className="block font-medium">{t('pickupPlaceTitle')}</span>
          <span className="block">{place.name}</span>
          <AddressLines address={place.address} isNamed={false} />
        </address>
      )}
    </div>
  )
}

type ReportFaultProps = { item: OrderItem; parcel: OrderShipment; orderNumber: string }

/** A link to the warranty form for a delivered item. */
function ReportFaultLink({ item, parcel, orderNumber }: ReportFaultProps) {
  const t = useMessages()
  const locale = useLocale()
  const traits = useItemAttributes(item)
  if (item.isDigitalProduct || parcel.status !== 'Delivered') return null
  const product = [item.name, traits].filter(Boolean).join(', ')
  const query = new URLSearchParams({ order: orderNumber, product })
  return (
    <TextLink
      to={`/${locale}/help/warranty?${query}#case-form`}
      aria-label={t('reportFaultNamed', { name: item.name })}
      className="link-small mt-1"
    >
      {t('reportFault')}
    </TextLink>
  )
}

type SendCardProps = { item: OrderItem; parcel: OrderShipment; email: string | null }

/** Sends the email of a digital gift card again. */
function ResendGiftCard({ item, parcel, email }: SendCardProps) {
  const t = useMessages()
  const { state, formData } = useNavigation()
  if (!item.isDigitalProduct || parcel.status !== 'Delivered') return null
  const to = item.giftOption?.email ?? email
  const isSending = state !== 'idle' && formData?.get('itemId') === item.itemId
  return (
    <Form method="post" className="mt-1">
      <input type="hidden" name="itemId" value={item.itemId} />
      {to !== null && <p className="text-ink-soft">{t('mailedTo', { email: to })}</p>}
      <button
        name="intent"
        value="sendCard"
        aria-busy={isSending}
        aria-label={t('sendCardAgainNamed', { name: item.name })}
        className="link link-small"
      >
        {t('sendCardAgain')}
      </button>
    </Form>
  )
}
