import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'
import { statusNames } from '../../purchase/order-status-name.ts'
import { Button } from '../../ui/button.tsx'
import type { FormOutcome } from '../account-view.ts'
import { StoreFrame } from './store-frame.tsx'
import type { ListedPickup, ListedReservation, StoreLists } from './store-view.ts'

type StoreListsPageProps = { view: StoreLists; outcome: FormOutcome | undefined }

/** What waits in the store for shoppers. */
export function StoreListsPage({ view, outcome }: StoreListsPageProps) {
  const { pickups, reservations, done } = view
  const t = useMessages()
  return (
    <StoreFrame current="lists" done={done} outcome={outcome}>
      <StoreList id="pickups" title={t('pickups')} emptyText={t('noPickupsHere')}>
        {pickups.map((pickup) => (
          <PickupItem key={`${pickup.orderNumber} ${pickup.shipmentId}`} pickup={pickup} />
        ))}
      </StoreList>
      <StoreList id="reservations" title={t('reservations')} emptyText={t('noReservations')}>
        {reservations.map((reservation) => (
          <ReservationItem key={reservation.reservationId} reservation={reservation} />
        ))}
      </StoreList>
    </StoreFrame>
  )
}

type StoreListProps = { id: string; title: string; emptyText: string; children: ReactNode[] }

function StoreList({ id, title, emptyText, children }: StoreListProps) {
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="display text-h3">
        {title}
      </h2>
      {children.length === 0 && <p className="mt-4 text-ink-soft">{emptyText}</p>}
      <ul className="account-addresses">{children}</ul>
    </section>
  )
}

function PickupItem({ pickup }: { pickup: ListedPickup }) {
  const t = useMessages()
  const { orderNumber, shipmentId, status, orderedOn, items } = pickup
  const fields = { orderNumber, shipmentId }
  const name = t('orderNumber', { number: orderNumber })
  return (
    <li className="account-card">
      <p className="font-semibold">{t(statusNames[status])}</p>
      <div>
        <h3 className="name">{name}</h3>
        <p>{t('orderedOn', { date: orderedOn })}</p>
        <Contact person={pickup} />
      </div>
      <ItemLines items={items} />
      {status === 'ReadyForPickup' ? (
        <HandOver name={name} fields={{ ...fields, status: 'Delivered' }} />
      ) : (
        <StaffForm fields={{ ...fields, status: 'ReadyForPickup' }}>
          <Button look="line" size="small" aria-label={t('markReadyNamed', { name })}>
            {t('markReady')}
          </Button>
        </StaffForm>
      )}
    </li>
  )
}

function ReservationItem({ reservation }: { reservation: ListedReservation }) {
  const t = useMessages()
  const { reservationId, item, keptUntil } = reservation
  return (
    <li className="account-card">
      <p className="font-semibold">{t('keptUntil', { time: keptUntil })}</p>
      <Contact person={reservation} />
      <ItemLines items={[item]} />
      <HandOver name={item.name} fields={{ reservationId }} />
    </li>
  )
}

type Person = Pick<ListedPickup, 'firstName' | 'lastName' | 'email' | 'phone'>

function Contact({ person: { firstName, lastName, email, phone } }: { person: Person }) {
  const name = [firstName, lastName].filter((part) => part !== null).join(' ')
  return [name, email, phone]
    .filter((line) => line !== null && line !== '')
    .map((line) => <p key={line}>{line}</p>)
}

function ItemLines({ items }: { items: ListedPickup['items'] }) {
  const t = useMessages()
  return (
    <ul>
      {items.map(({ sku, name, size, qty }) => (
        <li key={sku}>
          {[`${qty} × ${name}`, ...(size === null ? [] : [t('size', { size })]), sku].join(', ')}
        </li>
      ))}
    </ul>
  )
}

type Fields = Readonly<Record<string, string>>

/** Asks first, because it cannot be undone. */
function HandOver({ name, fields }: { name: string; fields: Fields }) {
  const t = useMessages()
  return (
    <details>
      <summary aria-label={t('handOverNamed', { name })} className="link">
        {t('handOver')}
      </summary>
      <p className="mt-2 mb-2">{t('handOverText')}</p>
      <StaffForm fields={fields}>
        <Button look="line" size="small">
          {t('confirmHandOver')}
        </Button>
      </StaffForm>
    </details>
  )
}

function StaffForm({ fields, children }: { fields: Fields; children: ReactNode }) {
  return (
    <Form method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  )
}
