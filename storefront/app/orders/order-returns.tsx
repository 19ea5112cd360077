import type { Order } from '@cairn/contract/order-entity'
import type { OrderReturn } from '@cairn/contract/return-entity'
import { Form, useLocation, useNavigation } from 'react-router'
import { useOrderMoney } from '../checkout/order-totals.tsx'
import { dayIn } from '../platform/day-in.ts'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { Notice } from '../ui/notice.tsx'
import { reasonName } from './return-reasons.ts'

/** What of an order goes back, and how far it has come. */
export function OrderReturns({ order }: { order: Order }) {
  const t = useMessages()
  if (order.returns.length === 0) return null
  return (
    <section className="order-returns">
      <h2 className="display text-h3">{t('returnsTitle')}</h2>
      <ul>
        {order.returns.map((made) => (
          <OneReturn key={made.returnNumber} order={order} made={made} />
        ))}
      </ul>
    </section>
  )
}

/** What was made a moment ago is said above all, with what is to be done next. */
export function ReturnMade({ order, madeReturn: number }: { order: Order; madeReturn: string }) {
  const t = useMessages()
  const labelOf = useLabels(order)
  return (
    <div className="mb-8">
      <Notice tone="success">
        {t('returnMade', { number })}{' '}
        <a href={labelOf(number)} download className="link">
          {t('returnLabel')}
        </a>
      </Notice>
    </div>
  )
}

function useLabels({ orderNumber }: Order) {
  const locale = useLocale()
  const { search } = useLocation()
  return (returnNumber: string) =>
    `/${locale}/orders/${orderNumber}/returns/${returnNumber}/label.pdf${search}`
}

type OneReturnProps = { order: Order; made: OrderReturn }

function OneReturn({ order, made }: OneReturnProps) {
  const t = useMessages()
  const labelOf = useLabels(order)
  const { returnNumber, status, items } = made
  return (
    <li>
      <h3 className="figures font-semibold">{t('returnNumbered', { number: returnNumber })}</h3>
      <p className="mt-1 text-ink-soft">{useStanding(order, made)}</p>
      <ul className="mt-3">
        {items.map(({ itemId, qty, receivedQty, reason }) => (
          <li key={itemId}>
            {qty} × {order.items.find((item) => item.itemId === itemId)?.name}
            <span className="text-ink-soft">
              {reason !== null && <>, {t(reasonName(reason))}</>}
              {status === 'Received' && receivedQty < qty && (
                <>, {t('returnReceivedOf', { received: receivedQty, count: qty })}</>
              )}
            </span>
          </li>
        ))}
      </ul>
      {status === 'Announced' && (
        <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
          <a
            href={labelOf(returnNumber)}
            download
            aria-label={t('returnLabelNamed', { number: returnNumber })}
            className="button button-line button-small"
          >
            {t('returnLabel')}
          </a>
          <Withdraw returnNumber={returnNumber} />
        </div>
      )}
    </li>
  )
}

/** Whoever keeps it after all may send it back later. */
function Withdraw({ returnNumber }: { returnNumber: string }) {
  const t = useMessages()
  const { state, formData } = useNavigation()
  const isPending = state !== 'idle' && formData?.get('returnNumber') === returnNumber
  return (
    <Form method="post">
      <input type="hidden" name="returnNumber" value={returnNumber} />
      <button
        name="intent"
        value="withdraw"
        aria-busy={isPending}
        aria-label={t('returnWithdrawNamed', { number: returnNumber })}
        className="link link-small"
      >
        {t('returnWithdraw')}
      </button>
    </Form>
  )
}

function useStanding(
  order: Order,
  { status, announcedAt, receivedAt, refunded }: OrderReturn,
): string {
  const t = useMessages()
  const locale = useLocale()
  const money = useOrderMoney(order)
  if (status === 'Withdrawn') return t('returnWithdrawn')
  if (receivedAt === null) return t('returnAnnounced', { date: dayIn(locale, announcedAt) })
  const date = dayIn(locale, receivedAt)
  if (!refunded) return t('returnReceived', { date })
  return t('returnRefunded', { date, amount: money(refunded) })
}
