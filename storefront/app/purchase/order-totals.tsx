import type { OwnOrder } from '@cairn/contract/orders/order'
import { paymentRows } from '@cairn/contract/orders/payment-rows'
import type { ReactNode } from 'react'
import { useFeatures, useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { formatMoney } from '../platform/text/money.ts'
import { OrderedLine } from './ordered-items.tsx'

type OrderTotalsProps = {
  order: Pick<OwnOrder, 'items' | 'totals' | 'paymentMethod'> &
    Partial<Pick<OwnOrder, 'points' | 'status'>>
  /** Also shows the items, for pages that do not list them elsewhere. */
  hasLines?: boolean
  children?: ReactNode
}

export function OrderTotals({ order, hasLines = false, children }: OrderTotalsProps) {
  const t = useMessages()
  const money = useOrderMoney(order)
  return (
    <aside aria-labelledby="summary" className="checkout-summary">
      <h2 id="summary" className="display text-h3">
        {t(hasLines ? 'orderedItems' : 'summary')}
      </h2>
      {hasLines && (
        <ul className="mt-4">
          {order.items.map((item) => (
            <OrderedLine key={item.itemId} item={item} money={money} />
          ))}
        </ul>
      )}
      <Amounts order={order} money={money} />
      {children}
    </aside>
  )
}

/** Formats amounts in the currency of the order, which may differ from the currency of the shop. */
export function useOrderMoney({ items }: Pick<OwnOrder, 'items'>) {
  const locale = useLocale()
  const currency = items[0]?.price.currency ?? 'EUR'
  return (amount: number) => formatMoney({ amount, currency }, locale)
}

type AmountsProps = Pick<OrderTotalsProps, 'order'> & { money: (amount: number) => string }

function Amounts({ order, money }: AmountsProps) {
  const { items, totals, points } = order
  const t = useMessages()
  const count = items.reduce((sum, { qty }) => sum + qty, 0)
  const includedTax = totals.taxAmount - totals.tax
  return (
    <dl className="figures mt-2 text-ui">
      <Row label={t('cartItems', { count })} value={money(totals.itemTotal)} />
      {totals.totalDiscount > 0 && (
        <Row label={t('discount')} value={money(-totals.totalDiscount)} />
      )}
      <Row
        label={t('delivery')}
        value={totals.shipping === 0 ? t('deliveryFree') : money(totals.shipping)}
      />
      {totals.tax > 0 && <Row label={t('tax')} value={money(totals.tax)} />}
      <div className="totals-sum">
        <dt>{t('total')}</dt>
        <dd>{money(totals.total)}</dd>
      </div>
      {includedTax >= 0.01 && (
        <div className="text-small text-ink-soft">
          <dt className="sr-only">{t('tax')}</dt>
          <dd>{t('taxIncluded', { amount: money(includedTax) })}</dd>
        </div>
      )}
      <Payments order={order} money={money} />
      {points && <Points {...points} />}
    </dl>
  )
}

function Payments({ order: { paymentMethod, status }, money }: AmountsProps) {
  const t = useMessages()
  const isCancelled = status === 'Cancelled'
  const rows = paymentRows(paymentMethod, { translate: (label) => t(label), isCancelled })
  return rows.map(({ name, state, amount }) => (
    <Row
      key={`${name} ${state}`}
      label={state === 'paid' ? `${t('paidBy')} ${name}` : name}
      value={state === 'paid' ? money(amount) : t(state, { amount: money(amount) })}
    />
  ))
}

function Points({ count, areGiven }: NonNullable<OwnOrder['points']>) {
  const t = useMessages()
  const { returnPeriodDays: days } = useFeatures()
  const label = areGiven ? t('pointsEarned') : t('pointsToCome', { days })
  return <Row label={label} value={t('pointsUsed', { points: count })} />
}

const Row = ({ label, value }: { label: string; value: string }) => (
  <div className="totals-row">
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
