import type { OrderSummary } from '@cairn/contract/orders/order'
import { Link, useNavigation } from 'react-router'
import { AccountNav } from '../account/account-nav.tsx'
import { useLocale } from '../platform/page/use-shop.ts'
import { formatDate } from '../platform/text/format-date.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { formatMoney } from '../platform/text/money.ts'
import { ButtonLink } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { Pagination } from '../ui/navigation/pagination.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Picture } from '../ui/picture.tsx'
import { statusName } from './order-status.ts'
import { PageFailed } from './page-failed.tsx'

type OrderHistoryPageProps = {
  orders: readonly OrderSummary[]
  page: { current: number; count: number }
}

type OrderHistoryProps = OrderHistoryPageProps & { hasFailed: boolean }

export function OrderHistory({ hasFailed, ...history }: OrderHistoryProps) {
  const t = useMessages()
  if (!hasFailed) return <OrderHistoryPage {...history} />
  const query = { page: String(history.page.current) }
  return <PageFailed title={t('ordersFailedTitle')} text={t('ordersFailedText')} query={query} />
}

function OrderHistoryPage({ orders, page }: OrderHistoryPageProps) {
  const t = useMessages()
  const locale = useLocale()
  const isLoading = useNavigation().state === 'loading'
  const historyUrl = `/${locale}/orders`
  return (
    <div className="page pb-section">
      <PageTitle>{t('ordersTitle')}</PageTitle>
      <Breadcrumbs
        trail={[{ name: t('yourAccount'), to: `/${locale}/account` }]}
        current={t('ordersTitle')}
      />
      <AccountNav current="orders" />
      <h1 className="display mt-8 text-h1">{t('ordersTitle')}</h1>
      {orders.length === 0 ? (
        <NoOrders />
      ) : (
        <>
          <p className="mt-3 text-ink-soft">{t('ordersText')}</p>
          <ul aria-busy={isLoading} className="order-rows mt-8">
            {orders.map((order) => (
              <OrderRow key={order.orderNumber} order={order} />
            ))}
          </ul>
          {page.count > 1 && (
            <div className="mt-12 grid justify-items-center">
              <Pagination
                {...page}
                urlOf={(number) => (number === 1 ? historyUrl : `${historyUrl}?page=${number}`)}
              />
            </div>
          )}
        </>
      )}
    </div>
  )
}

const maxPictures = 4

function OrderRow({ order }: { order: OrderSummary }) {
  const t = useMessages()
  const locale = useLocale()
  const { orderNumber, orderedAt, status, totalUnits, images, total, currency } = order
  const money = formatMoney({ amount: total, currency }, locale)
  return (
    <li>
      <ul className="order-row-pictures">
        {images.slice(0, maxPictures).map(({ src }, index) => (
          <li key={`${src} ${index}`}>
            <Picture image={{ src, alt: '' }} widths={[80, 160]} sizes="62px" />
          </li>
        ))}
      </ul>
      <div className="min-w-0">
        <h2 className="figures name">
          <Link to={`/${locale}/orders/${orderNumber}`} className="order-row-link">
            {t('orderNumber', { number: orderNumber })}
          </Link>
        </h2>
        <p className="mt-1 text-ui text-ink-soft">
          {t('orderedOn', { date: formatDate(locale, orderedAt) })}
        </p>
        <p className="figures text-ui text-ink-soft">
          {t('orderTotalOf', { count: totalUnits, total: money })}
        </p>
      </div>
      <p className="text-ui font-semibold">{t(statusName(status))}</p>
    </li>
  )
}

function NoOrders() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="mt-10">
      <EmptyState title={t('ordersEmptyTitle')} text={t('ordersEmptyText')}>
        <ButtonLink to={`/${locale}`}>{t('cartEmptyLink')}</ButtonLink>
        <ButtonLink to={`/${locale}/orders/track`} look="line">
          {t('trackTitle')}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
