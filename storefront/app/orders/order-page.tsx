import type { Order, OwnOrder } from '@cairn/contract/order-entity'
import { AddressLines } from '../checkout/address-lines.tsx'
import { OrderTotals, useOrderMoney } from '../checkout/order-totals.tsx'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { usePerson } from '../sign-in/use-person.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { dayIn } from '../platform/day-in.ts'
import { OrderDeeds } from './order-deeds.tsx'
import { ReturnMade } from './order-returns.tsx'
import { OrderParcels } from './order-parcels.tsx'
import type { MessageKey } from '../messages/messages.ts'
import type { OrderDeed, Outcome } from './orders-view.ts'
import { statusName } from './order-status.ts'
import { PageFailed } from './page-failed.tsx'

type OrderPageProps = {
  order: OwnOrder
  outcome: Outcome | undefined
  /** The return that was made a moment ago. */
  madeReturn: string | undefined
}

type OneOrderProps = {
  order: OwnOrder | null
  hasFailed: boolean
  outcome: Outcome | undefined
  madeReturn: string | undefined
}

export function OneOrder({ order, hasFailed, ...told }: OneOrderProps) {
  const t = useMessages()
  if (hasFailed) return <PageFailed title={t('orderFailedTitle')} text={t('orderFailedText')} />
  return order ? <OrderPage order={order} {...told} /> : <OrderMissing />
}

/** One order, with all that is known of it and all that can be done with it. */
function OrderPage({ order, outcome, madeReturn }: OrderPageProps) {
  const t = useMessages()
  const locale = useLocale()
  const money = useOrderMoney(order)
  const { orderNumber, orderedAt, status } = order
  const title = t('orderNumber', { number: orderNumber })
  return (
    <div className="page pb-section">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <Breadcrumbs trail={useTrail()} here={orderNumber} />
      <div className="checkout pt-4">
        <div className="min-w-0">
          <h1 className="display figures text-h2">{title}</h1>
          <p className="mt-2 mb-8 text-ink-soft">
            {t('orderedOn', { date: dayIn(locale, orderedAt) })}
            {' · '}
            <span className="font-semibold text-ink">{t(statusName(status))}</span>
          </p>
          <OutcomeNotice outcome={outcome} />
          {madeReturn !== undefined && outcome === undefined && (
            <ReturnMade order={order} madeReturn={madeReturn} />
          )}
          <OrderParcels
            order={order}
            money={money}
            email={order.email}
            orderNumber={orderNumber}
            isOpen
          />
          <OrderDeeds order={order} />
        </div>
        <OrderTotals order={order}>
          <OrderPlaces order={order} />
        </OrderTotals>
      </div>
    </div>
  )
}

/** Whoever signed in came from their orders; others from where an order is looked for. */
function useTrail() {
  const t = useMessages()
  const locale = useLocale()
  const { isSignedIn } = usePerson()
  return isSignedIn
    ? [
        { name: t('yourAccount'), to: `/${locale}/account` },
        { name: t('ordersTitle'), to: `/${locale}/orders` },
      ]
    : [{ name: t('trackTitle'), to: `/${locale}/orders/track` }]
}

const doneText = {
  cancel: 'orderCancelled',
  sendCard: 'cardSentAgain',
  withdraw: 'returnNowWithdrawn',
} as const satisfies Record<OrderDeed, MessageKey>

function OutcomeNotice({ outcome }: { outcome: Outcome | undefined }) {
  const t = useMessages()
  if (!outcome) return null
  const { done, refused } = outcome
  return (
    <div className="mb-8">
      {done ? (
        <Notice tone="success">{t(doneText[done])}</Notice>
      ) : (
        <Notice tone="error">{refused || t('problem')}</Notice>
      )}
    </div>
  )
}

function OrderPlaces({ order: { shippingAddress, billingAddress, email } }: { order: Order }) {
  const t = useMessages()
  return (
    <div className="order-places">
      {shippingAddress?.addressLine1 !== undefined && (
        <section>
          <h3 className="font-[540]">{t('whereItGoes')}</h3>
          <address className="mt-1 text-ink-soft not-italic">
            <AddressLines address={shippingAddress} />
          </address>
        </section>
      )}
      {billingAddress && (
        <section>
          <h3 className="font-[540]">{t('whereBillGoes')}</h3>
          <address className="mt-1 text-ink-soft not-italic">
            <AddressLines address={billingAddress} />
            {email !== null && <span className="block break-words">{email}</span>}
          </address>
        </section>
      )}
    </div>
  )
}

/** Not there, or not for whoever asks. */
function OrderMissing() {
  const t = useMessages()
  const locale = useLocale()
  const { isSignedIn } = usePerson()
  return (
    <div className="page py-section">
      <PageTitle>{t('orderMissingTitle')}</PageTitle>
      <PageMessage title={t('orderMissingTitle')} text={t('orderMissingText')}>
        <ButtonLink to={`/${locale}/orders/track`}>{t('trackTitle')}</ButtonLink>
        {isSignedIn ? (
          <ButtonLink to={`/${locale}/orders`} look="line">
            {t('ordersTitle')}
          </ButtonLink>
        ) : (
          <ButtonLink
            to={`/${locale}/sign-in?to=${encodeURIComponent(`/${locale}/orders`)}`}
            look="line"
          >
            {t('signIn')}
          </ButtonLink>
        )}
      </PageMessage>
    </div>
  )
}
