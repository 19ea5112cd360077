import type { Order } from '@cairn/contract/orders/order'
import { useLocation, useNavigation } from 'react-router'
import { useShop } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button, ButtonLink, TextLink } from '../ui/button.tsx'
import { OrderQuestion } from './order-question.tsx'
import { OrderReturns } from './order-returns.tsx'

/** The actions available for an order. */
export function OrderActions({ order }: { order: Order }) {
  const t = useMessages()
  const { locale, features } = useShop()
  const { search } = useLocation()
  const { orderNumber, status, isCancellable, isReturnable } = order
  const isCancelled = status === 'Cancelled'
  const withdrawalQuery = new URLSearchParams(search)
  withdrawalQuery.set('order', orderNumber)
  return (
    <>
      <div className="order-actions">
        {!isCancelled && (
          <a
            href={`/${locale}/orders/${orderNumber}/invoice.pdf${search}`}
            download
            className="button button-line"
          >
            {t('invoice')}
          </a>
        )}
        {isReturnable && (
          <ButtonLink to={`/${locale}/orders/${orderNumber}/return${search}`} look="line">
            {t('returnSomething')}
          </ButtonLink>
        )}
        {isCancellable && <CancelOrder orderNumber={orderNumber} />}
      </div>
      <OrderReturns order={order} />
      <section className="mt-10">
        <h2 className="display text-h3">{t('orderHelp')}</h2>
        <p className="mt-2 text-ui text-ink-soft">{t('orderHelpText')}</p>
        <TextLink
          to={`/${locale}/help/contact-us?order=${orderNumber}`}
          className="link-small mt-1"
        >
          {t('askAboutOrder')}
        </TextLink>
        {features.hasWithdrawal && !isCancelled && (
          <p>
            <TextLink
              to={`/${locale}/orders/withdraw?${withdrawalQuery}`}
              className="link-small mt-1"
            >
              {t('withdrawTitle')}
            </TextLink>
          </p>
        )}
      </section>
    </>
  )
}

function CancelOrder({ orderNumber }: { orderNumber: string }) {
  const t = useMessages()
  const isPending = useNavigation().formData?.get('intent') === 'cancel'
  return (
    <OrderQuestion
      label={t('cancelOrder')}
      className="button button-line"
      question={t('cancelTitle', { number: orderNumber })}
      text={t('cancelText')}
      keepLabel={t('keepOrder')}
    >
      <Button name="intent" value="cancel" pending={isPending}>
        {t('confirmCancelling')}
      </Button>
    </OrderQuestion>
  )
}
