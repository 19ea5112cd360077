import type { Order, OwnOrder } from '@cairn/contract/orders/order'
import type { LabelKey } from '../messages/messages.ts'
import { usePerson } from '../person/person-state.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { formatDate } from '../platform/text/format-date.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { AddressLines } from '../purchase/address/address-lines.tsx'
import { OrderTotals, useOrderMoney } from '../purchase/order-totals.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { NewReturnNotice } from './order-returns.tsx'
import { statusName } from './order-status.ts'
import type { OrderAction, ActionOutcome } from './orders-view.ts'
import { PageFailed } from './page-failed.tsx'

type OrderPageProps = {
  order: OwnOrder
  outcome: ActionOutcome | undefined
  /** The number of the return that was just created. */
  newReturnNumber: string | undefined
}

type OrderPageOrErrorProps = {
  order: OwnOrder | null
  hasFailed: boolean
  outcome: ActionOutcome | undefined
  newReturnNumber: string | undefined
}

export function OrderPageOrError({ order, hasFailed, ...result }: OrderPageOrErrorProps) {
  const t = useMessages()
  if (hasFailed) return <PageFailed title={t('orderFailedTitle')} text={t('orderFailedText')} />
  return order ? <OrderPage order={order} {...result} /> : <OrderMissing />
}

function OrderPage({ order, outcome, newReturnNumber }: OrderPageProps) {
  const t = useMessages()
  const locale = useLocale()
  const money = useOrderMoney(order)
  const { orderNumber, orderedAt, status } = order
  const title = t('orderNumber', { number: orderNumber })
  return (
    <div className="page pb-section">
      <PageTitle>{title}</PageTitle>
      <Breadcrumbs trail={useTrail()} current={orderNumber} />
      <div className="checkout">
        <div className="min-w-0">
          <h1 className="display figures text-h2">{title}</h1>
          <p className="mt-2 mb-8 text-ink-soft">
            {t('orderedOn', { date: formatDate(locale, orderedAt) })}
            {' · '}
            <span className="font-semibold text-ink">{t(statusName(status))}</span>
          </p>
          <OutcomeNotice outcome={outcome} />
          {newReturnNumber !== undefined && outcome === undefined && (
            <NewReturnNotice order={order} returnNumber={newReturnNumber} />
          )}
          <OrderParcels
            order={order}
            money={money}
            email={order.email}
            orderNumber={orderNumber}
            isOpen
          />
          <OrderActions order={order} />
        </div>
        <OrderTotals order={order}>
          <OrderAddresses order={order} />
        </OrderTotals>
      </div>
    </div>
  )
}

/** Signed-in shoppers come from their order history, guests from the tracking page. */
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

const successMessages = {
  cancel: 'orderCancelled',
  sendCard: 'cardSentAgain',
  withdraw: 'returnNowWithdrawn',
} as const satisfies Record<OrderAction, LabelKey>

function OutcomeNotice({ outcome }: { outcome: ActionOutcome | undefined }) {
  const t = useMessages()
  if (!outcome) return null
  const { completedAction, errorMessage } = outcome
  return (
    <div className="mb-8">
      {completedAction ? (
        <Notice tone="success">{t(successMessages[completedAction])}</Notice>
      ) : (
        <Notice tone="error">{errorMessage || t('problem')}</Notice>
      )}
    </div>
  )
}

function OrderAddresses({ order: { shippingAddress, billingAddress, email } }: { order: Order }) {
  const t = useMessages()
  return (
    <div className="order-addresses">
      {shippingAddress?.addressLine1 !== undefined && (
        <section>
          <h3 className="font-medium">{t('deliveryAddress')}</h3>
          <address className="mt-1 text-ink-soft">
            <AddressLines address={shippingAddress} />
          </address>
        </section>
      )}
      {billingAddress && (
        <section>
          <h3 className="font-medium">{t('billingAddressTitle')}</h3>
          <address className="mt-1 text-ink-soft">
            <AddressLines address={billingAddress} />
            {email !== null && <span className="block">{email}</span>}
          </address>
        </section>
      )}
    </div>
  )
}

/** The order does not exist or belongs to somebody else. */
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
            rel="nofollow"
            look="line"
          >
            {t('signIn')}
          </ButtonLink>
        )}
      </PageMessage>
    </div>
  )
}
