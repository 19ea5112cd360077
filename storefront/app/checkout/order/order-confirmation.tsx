import { shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import { useEffect, useMemo } from 'react'
import { type LastOrder, readLastOrder } from '../../cart/state/last-order.ts'
import { forgetUnfinishedOrder } from '../../cart/state/unfinished-order.ts'
import { usePerson } from '../../person/person-state.ts'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { OrderTotals } from '../../purchase/order-totals.tsx'
import { ItemThumbnails } from '../../purchase/ordered-items.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Pebble } from '../../ui/logo.tsx'
import { PageMessage } from '../../ui/page-message.tsx'
import { PageTitle } from '../../ui/page-title.tsx'
import type { Order } from './send-order.ts'
import { ShipmentDelivery } from './shipment-delivery.tsx'

/** Shows the order of the server. If it cannot be read, shows the copy in this browser. */
export function OrderConfirmation({ loadedOrder }: { loadedOrder: Order | null }) {
  const t = useMessages()
  const lastOrder = useLastOrder()
  const order = loadedOrder ?? lastOrder
  const orderNumber = order?.orderNumber
  useEffect(countPurchase, [])
  useEffect(() => {
    if (orderNumber !== undefined) forgetUnfinishedOrder(orderNumber)
  }, [orderNumber])
  return (
    <div className="page confirmation">
      <PageTitle>{t('orderConfirmed')}</PageTitle>
      {order ? <ConfirmedOrder order={order} loadedOrder={loadedOrder} /> : <NoOrder />}
    </div>
  )
}

/** A purchase counts although nobody has used the page. Other pages wait for that. */
const countPurchase = () =>
  void import('../../analytics/start-analytics.ts')
    .then(({ startAnalytics }) => startAnalytics())
    .catch(() => {})

/** The stored order exists in the browser only, so the server renders without it. */
function useLastOrder(): LastOrder | null {
  const isHydrated = useHydrated()
  return useMemo(() => (isHydrated ? readLastOrder() : null), [isHydrated])
}

function NoOrder() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <PageMessage title={t('noOrderTitle')} text={t('noOrderText')}>
      <ButtonLink to={`/${locale}`}>{t('backToStart')}</ButtonLink>
    </PageMessage>
  )
}

type ConfirmedOrderProps = { order: LastOrder; loadedOrder: Order | null }

function ConfirmedOrder({ order, loadedOrder }: ConfirmedOrderProps) {
  const t = useMessages()
  const locale = useLocale()
  const email = loadedOrder?.email ?? null
  return (
    <div className="checkout">
      <div className="min-w-0">
        <Pebble className="confirmation-pebble" />
        <h1 className="display mt-5 text-h2">{t('thankYou')}</h1>
        <p className="figures mt-3 text-lead">{t('orderNumber', { number: order.orderNumber })}</p>
        {email !== null && <p className="mt-1 text-ink-soft">{t('orderMail', { email })}</p>}
        <OrderShipments order={order} shippingAddress={loadedOrder?.shippingAddress ?? null} />
        <SaveToAccount order={order} />
        <div className="mt-10 flex flex-wrap gap-3">
          <ButtonLink to={`/${locale}/orders/${order.orderNumber}?st=${order.st}`}>
            {t('trackThis')}
          </ButtonLink>
          <ButtonLink to={`/${locale}`} look="line">
            {t('cartEmptyLink')}
          </ButtonLink>
        </div>
      </div>
      <OrderTotals order={order} hasLines />
    </div>
  )
}

/** Signing in or signing up from here adds the order to the account. */
function SaveToAccount({ order: { orderNumber, st } }: { order: LastOrder }) {
  const t = useMessages()
  const locale = useLocale()
  const { isSignedIn } = usePerson()
  if (isSignedIn) return null
  const query = new URLSearchParams({ orderNo: orderNumber, st })
  return (
    <section className="checkout-part">
      <h2 className="display text-h3">{t('keepInAccount')}</h2>
      <p className="mb-4 text-ui text-ink-soft">{t('keepInAccountText')}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={`/${locale}/sign-in?${query}`} rel="nofollow" look="line" size="small">
          {t('signIn')}
        </ButtonLink>
        <ButtonLink to={`/${locale}/sign-up?${query}`} rel="nofollow" look="line" size="small">
          {t('createAccount')}
        </ButtonLink>
      </div>
    </section>
  )
}

const nextStepTexts = {
  home: 'nextToDoor',
  store: 'nextForPickup',
  point: 'nextForPickup',
  inbox: 'nextByEmail',
} as const

const nextStepOf = ({ status, shippingMethod }: Order['shipments'][number]) =>
  status === 'Cancelled' ? 'nextCancelled' : nextStepTexts[shippingMethodTypes[shippingMethod].to]

type OrderShipmentsProps = Pick<Order, 'shippingAddress'> & { order: LastOrder }

/** The next step of each shipment, and where, when and to whom it is delivered. */
function OrderShipments({ order: { shipments, items }, shippingAddress }: OrderShipmentsProps) {
  const t = useMessages()
  return (
    <section className="checkout-part">
      <h2 className="display text-h3">{t('whatNow')}</h2>
      <ul className="grid gap-5">
        {shipments.map((shipment) => (
          <li key={shipment.shipmentId}>
            <p className="mb-2 text-ui">{t(nextStepOf(shipment))}</p>
            {shipment.status !== 'Cancelled' && (
              <ShipmentDelivery shipment={shipment} shippingAddress={shippingAddress} />
            )}
            <ItemThumbnails
              items={items.filter(({ shipmentId }) => shipmentId === shipment.shipmentId)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
