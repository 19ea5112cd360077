import { useSyncExternalStore } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { usePerson } from '../sign-in/use-person.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Stone } from '../ui/stone.tsx'
import { type RememberedOrder, rememberedOrder } from './order-memory.ts'
import { OrderShipments } from './order-shipments.tsx'
import { OrderTotals } from './order-totals.tsx'
import type { Order } from './place-order.ts'

type OrderConfirmationProps = { told: Order | null }

/** As the core tells it; where it cannot, as this browser remembers it. */
export function OrderConfirmation({ told }: OrderConfirmationProps) {
  const t = useMessages()
  const remembered = useRemembered()
  const order = told ?? remembered
  return (
    <div className="page pt-8 pb-section lg:pt-16">
      <PageTitle>{t('orderConfirmed')}</PageTitle>
      {order ? <Confirmed order={order} email={told?.email ?? null} /> : <NoOrder />}
    </div>
  )
}

let known: RememberedOrder | null | undefined
const never = () => () => {
  known = undefined
}
const inBrowser = () => (known ??= rememberedOrder())

/** Only the browser knows it: the server renders without. */
const useRemembered = () => useSyncExternalStore(never, inBrowser, () => null)

function NoOrder() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <PageMessage title={t('noOrderTitle')} text={t('noOrderText')}>
      <ButtonLink to={`/${locale}`}>{t('backToStart')}</ButtonLink>
    </PageMessage>
  )
}

type ConfirmedProps = { order: RememberedOrder; email: string | null }

function Confirmed({ order, email }: ConfirmedProps) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="checkout pt-0">
      <div className="min-w-0">
        <Stone className="w-16 text-lichen-400" />
        <h1 className="display mt-5 text-h2">{t('thankYou')}</h1>
        <p className="figures mt-3 text-lead">{t('orderNumber', { number: order.orderNumber })}</p>
        {email !== null && <p className="mt-1 text-ink-soft">{t('orderMail', { email })}</p>}
        <OrderShipments order={order} />
        <Account order={order} />
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

/** A guest finds the order in an account by signing in from here. */
function Account({ order: { orderNumber, st } }: { order: RememberedOrder }) {
  const t = useMessages()
  const locale = useLocale()
  const { isSignedIn } = usePerson()
  if (isSignedIn) return null
  const query = new URLSearchParams({ orderNo: orderNumber, st })
  return (
    <section className="checkout-part">
      <h2 className="display text-h3">{t('keepInAccount')}</h2>
      <p className="mb-4 text-ui text-ink-soft">{t('keepInAccountText')}</p>
      <ButtonLink to={`/${locale}/sign-in?${query}`} look="line" size="small">
        {t('signIn')}
      </ButtonLink>
    </section>
  )
}
