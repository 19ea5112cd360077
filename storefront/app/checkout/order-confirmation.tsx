import { useSyncExternalStore } from 'react'
import { formatMoney } from '../platform/money.ts'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { usePerson } from '../sign-in/use-person.ts'
import { ButtonLink } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Stone } from '../ui/stone.tsx'
import { cardTitle } from './card-text.ts'
import { OrderedLine } from './ordered-line.tsx'
import { type RememberedOrder, rememberedOrder } from './order-memory.ts'
import { OrderShipments } from './order-shipments.tsx'
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
        <ButtonLink to={`/${locale}`} look="line" className="mt-10">
          {t('cartEmptyLink')}
        </ButtonLink>
      </div>
      <OrderTotals order={order} />
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

function OrderTotals({ order }: { order: RememberedOrder }) {
  const t = useMessages()
  const locale = useLocale()
  const { totals, items, paymentMethod } = order
  const currency = items[0]?.price.currency ?? 'EUR'
  const money = (amount: number) => formatMoney({ amount, currency }, locale)
  return (
    <aside aria-labelledby="summary" className="checkout-summary">
      <h2 id="summary" className="display text-h3">
        {t('orderedItems')}
      </h2>
      <ul className="mt-4">
        {items.map((item) => (
          <OrderedLine key={item.itemId} item={item} money={money} />
        ))}
      </ul>
      <dl className="figures mt-2 text-ui">
        {totals.totalDiscount > 0 && (
          <Row label={t('discount')} value={money(-totals.totalDiscount)} />
        )}
        <Row
          label={t('delivery')}
          value={totals.shipping === 0 ? t('deliveryFree') : money(totals.shipping)}
        />
        {totals.tax > 0 && <Row label={t('tax')} value={money(totals.tax)} />}
        <div className="mt-3 flex justify-between gap-4 border-t border-basalt-900 pt-4 text-total font-semibold">
          <dt>{t('total')}</dt>
          <dd>{money(totals.total)}</dd>
        </div>
        {paymentMethod.map(({ code, amount, card, maskedCode }) => (
          <Row
            key={`${code} ${maskedCode ?? card?.last4}`}
            label={`${t('paidBy')} ${card ? cardTitle(card) : (maskedCode ?? code)}`}
            value={money(amount)}
          />
        ))}
      </dl>
    </aside>
  )
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="flex justify-between gap-4 py-1.5">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
