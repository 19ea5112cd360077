import type { OrderSummary } from '@cairn/contract/orders/order'
import { type ReactNode, useId } from 'react'
import { useLocale, useShop } from '../../platform/page/use-shop.ts'
import { formatDate } from '../../platform/text/format-date.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { formatMoney, useMoney } from '../../platform/text/money.ts'
import { useNumber } from '../../platform/text/use-number.ts'
import { statusNames } from '../../purchase/order-status-name.ts'
import { TextLink } from '../../ui/button.tsx'
import type { MissingDetail } from './missing-details.ts'

type CardProps = { title: string; className?: string; children: ReactNode }

function Card({ title, className = '', children }: CardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={`account-card ${className}`}>
      <h2 id={id} className="display text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

export function MissingDetails({ missing }: { missing: readonly MissingDetail[] }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <Card title={t('accountIncomplete')} className="account-panel">
      <p>{t('accountIncompleteText')}</p>
      <ul>
        {missing.map((detail) => (
          <li key={detail}>{t(detail)}</li>
        ))}
      </ul>
      {missing.some((detail) => detail !== 'mainAddress') && (
        <TextLink to={`/${locale}/account/profile`}>{t('completeProfile')}</TextLink>
      )}
    </Card>
  )
}

/** Null: the shopper has no orders. Undefined: they could not be read. */
export function LatestOrder({ order }: { order: OrderSummary | null | undefined }) {
  const t = useMessages()
  const { locale, features } = useShop()
  const { hasWithdrawal } = features
  return (
    <Card title={t('latestOrder')}>
      {order ? (
        <OrderLines order={order} />
      ) : (
        <p className="text-ink-soft">
          {t(order === null ? 'ordersEmptyTitle' : 'ordersFailedTitle')}
        </p>
      )}
      <TextLink to={`/${locale}/orders`}>{t('allOrders')}</TextLink>
      {hasWithdrawal && <TextLink to={`/${locale}/orders/withdraw`}>{t('withdrawTitle')}</TextLink>}
    </Card>
  )
}

function OrderLines({ order }: { order: OrderSummary }) {
  const t = useMessages()
  const locale = useLocale()
  const { orderNumber, orderedAt, status, totalUnits: count, total: amount, currency } = order
  const total = formatMoney({ amount, currency }, locale)
  return (
    <div>
      <TextLink to={`/${locale}/orders/${orderNumber}`} className="figures">
        {t('orderNumber', { number: orderNumber })}
      </TextLink>
      <p>{t('orderedOn', { date: formatDate(locale, orderedAt) })}</p>
      <p className="figures">{t('orderTotalOf', { count, total })}</p>
      <p className="font-semibold">{t(statusNames[status])}</p>
    </div>
  )
}

export function Points({ points }: { points: number }) {
  const t = useMessages()
  const number = useNumber()
  const locale = useLocale()
  return (
    <Card title={t('yourPoints')}>
      <p>
        <span className="display figures text-h2">{number(points)}</span>{' '}
        {t('pointsWord', { points })}
      </p>
      <TextLink to={`/${locale}/account/loyalty`}>{t('membersHut')}</TextLink>
    </Card>
  )
}

export function MainAddress({ lines }: { lines: readonly string[] | undefined }) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <Card title={t('mainAddress')}>
      {lines ? (
        <p>
          {lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </p>
      ) : (
        <p className="text-ink-soft">{t('noAddressYet')}</p>
      )}
      <TextLink to={`/${locale}/account/addresses`}>{t('addressesTitle')}</TextLink>
    </Card>
  )
}

type YearlySpendProps = { currentSpend: number; limit: number }

/** How much of the yearly limit of special terms has been used. */
export function YearlySpend({ currentSpend, limit }: YearlySpendProps) {
  const t = useMessages()
  const money = useMoney()
  return (
    <Card title={t('yearlySpendTitle')} className="account-banner">
      <p>{t('yearlySpend', { spent: money(currentSpend), limit: money(limit) })}</p>
      <progress
        aria-label={t('yearlySpendTitle')}
        value={Math.min(currentSpend, limit)}
        max={limit}
        className="account-spend"
      />
    </Card>
  )
}
