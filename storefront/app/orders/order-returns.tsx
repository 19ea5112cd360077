import type { Order, OrderReturn, ReturnReason } from '@cairn/contract/orders/order'
import { useLocation, useNavigation } from 'react-router'
import type { LabelKey } from '../messages/messages.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { formatDate } from '../platform/text/format-date.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useOrderMoney } from '../purchase/order-totals.tsx'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { OrderQuestion } from './order-question.tsx'

/** The returns of an order with their status. */
export function OrderReturns({ order }: { order: Order }) {
  const t = useMessages()
  if (order.returns.length === 0) return null
  return (
    <section className="order-returns">
      <h2 className="display text-h3">{t('returnsTitle')}</h2>
      <ul>
        {order.returns.map((orderReturn) => (
          <ReturnDetails key={orderReturn.returnNumber} order={order} orderReturn={orderReturn} />
        ))}
      </ul>
    </section>
  )
}

/** Confirms a new return and links to its label. */
export function NewReturnNotice({
  order,
  returnNumber: number,
}: {
  order: Order
  returnNumber: string
}) {
  const t = useMessages()
  const labelUrl = useLabelUrl(order)
  return (
    <div className="mb-8">
      <Notice tone="success">
        {t('returnMade', { number })}{' '}
        <a href={labelUrl(number)} download className="link">
          {t('returnLabel')}
        </a>
      </Notice>
    </div>
  )
}

function useLabelUrl({ orderNumber }: Order) {
  const locale = useLocale()
  const { search } = useLocation()
  return (returnNumber: string) =>
    `/${locale}/orders/${orderNumber}/returns/${returnNumber}/label.pdf${search}`
}

function ReturnDetails({ order, orderReturn }: { order: Order; orderReturn: OrderReturn }) {
  const t = useMessages()
  const labelUrl = useLabelUrl(order)
  const { returnNumber, status, items } = orderReturn
  return (
    <li>
      <h3 className="figures font-semibold">{t('returnNumbered', { number: returnNumber })}</h3>
      <p className="mt-1 text-ink-soft">{useReturnStatus(order, orderReturn)}</p>
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
        <div className="return-actions">
          <a
            href={labelUrl(returnNumber)}
            download
            aria-label={t('returnLabelNamed', { number: returnNumber })}
            className="button button-line button-small"
          >
            {t('returnLabel')}
          </a>
          <WithdrawReturn returnNumber={returnNumber} />
        </div>
      )}
    </li>
  )
}

/** Withdraws a return. The items can be returned later. */
function WithdrawReturn({ returnNumber }: { returnNumber: string }) {
  const t = useMessages()
  const { state, formData } = useNavigation()
  const isPending = state !== 'idle' && formData?.get('returnNumber') === returnNumber
  return (
    <OrderQuestion
      label={t('returnWithdraw')}
      name={t('returnWithdrawNamed', { number: returnNumber })}
      className="link link-small"
      question={t('returnWithdrawTitle', { number: returnNumber })}
      text={t('returnWithdrawText')}
      keepLabel={t('keepReturn')}
    >
      <input type="hidden" name="returnNumber" value={returnNumber} />
      <Button name="intent" value="withdraw" pending={isPending}>
        {t('confirmWithdrawing')}
      </Button>
    </OrderQuestion>
  )
}

function useReturnStatus(
  order: Order,
  { status, announcedAt, receivedAt, refunded }: OrderReturn,
): string {
  const t = useMessages()
  const locale = useLocale()
  const money = useOrderMoney(order)
  if (status === 'Withdrawn') return t('returnWithdrawn')
  if (receivedAt === null) return t('returnAnnounced', { date: formatDate(locale, announcedAt) })
  const date = formatDate(locale, receivedAt)
  if (!refunded) return t('returnReceived', { date })
  return t('returnRefunded', { date, amount: money(refunded) })
}

const reasonNames: Record<ReturnReason, LabelKey> = {
  tooSmall: 'returnTooSmall',
  tooLarge: 'returnTooLarge',
  notAsShown: 'returnNotAsShown',
  faulty: 'returnFaulty',
  wrongItem: 'returnWrongItem',
  changedMind: 'returnChangedMind',
}

const isReason = (text: string): text is ReturnReason => Object.hasOwn(reasonNames, text)

export const reasonName = (reason: ReturnReason): LabelKey => reasonNames[reason]

export const returnReasons = Object.keys(reasonNames).filter(isReason)

type ReturnedItem = { itemId: string; qty: number; reason?: ReturnReason }

/** Reads the quantity and reason fields of each line. */
export function returnedItemsIn(form: FormData): ReturnedItem[] {
  const fields = [...form.keys()].filter((name) => name.startsWith('qty-'))
  return fields.flatMap((name) => {
    const itemId = name.slice('qty-'.length)
    const qty = Number(form.get(name))
    const reason = String(form.get(`reason-${itemId}`) ?? '')
    if (!Number.isInteger(qty) || qty < 1) return []
    return [{ itemId, qty, ...(isReason(reason) && { reason }) }]
  })
}
