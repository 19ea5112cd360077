import type { Order, ReturnableOrderItem } from '@cairn/contract/orders/order'
import { useEffect, useRef } from 'react'
import { Form, useLocation, useNavigation } from 'react-router'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useOrderMoney } from '../purchase/order-totals.tsx'
import { OrderedLine } from '../purchase/ordered-items.tsx'
import { Button, ButtonLink, TextLink } from '../ui/button.tsx'
import { SelectField } from '../ui/forms/field.tsx'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { reasonName, returnReasons } from './order-returns.tsx'
import type { ActionOutcome } from './orders-view.ts'

type ReturnPageProps = {
  order: Order
  /** Makes the request idempotent if the form is sent twice. */
  requestKey: string
  outcome: ActionOutcome | undefined
}

/** Selects the items to return, with quantity and reason. */
export function ReturnPage({ order, requestKey, outcome }: ReturnPageProps) {
  const t = useMessages()
  const locale = useLocale()
  const { search } = useLocation()
  const { orderNumber, isReturnable } = order
  const orderUrl = `/${locale}/orders/${orderNumber}${search}`
  return (
    <div className="page pb-section">
      <PageTitle>{t('returnSomething')}</PageTitle>
      {isReturnable ? (
        <>
          <Breadcrumbs
            trail={[{ name: orderNumber, to: orderUrl }]}
            current={t('returnSomething')}
          />
          <h1 className="display mt-4 text-h1">{t('returnTitle')}</h1>
          <p className="mt-3 max-w-measure text-ink-soft">{t('returnText')}</p>
          <ReturnForm order={order} requestKey={requestKey} outcome={outcome} />
        </>
      ) : (
        <div className="py-section">
          <PageMessage title={t('returnNothingTitle')} text={t('returnNothingText')}>
            <ButtonLink to={orderUrl}>{t('backToOrder')}</ButtonLink>
            <ButtonLink to={`/${locale}/help/contact-us?order=${orderNumber}`} look="line">
              {t('askAboutOrder')}
            </ButtonLink>
          </PageMessage>
        </div>
      )}
    </div>
  )
}

function ReturnForm({ order, requestKey, outcome }: ReturnPageProps) {
  const t = useMessages()
  const locale = useLocale()
  const { search } = useLocation()
  const money = useOrderMoney(order)
  const isPending = useNavigation().state !== 'idle'
  const form = useFocusOnRefusal(outcome)
  const returnableItems = order.items.filter(({ returnableQty }) => returnableQty > 0)
  return (
    <Form ref={form} method="post" action={search} className="return-form">
      <input type="hidden" name="key" value={requestKey} />
      {outcome && (
        <Notice tone="error">
          {outcome.isEmpty ? t('returnChoose') : outcome.errorMessage || t('problem')}
        </Notice>
      )}
      <ul>
        {returnableItems.map((item) => (
          <OrderedLine key={item.itemId} item={item} money={money}>
            <ReturnLine item={item} />
          </OrderedLine>
        ))}
      </ul>
      <p className="text-ui text-ink-soft">{t('returnStays')}</p>
      <div className="flex flex-wrap items-center gap-6">
        <Button name="intent" value="return" pending={isPending}>
          {t('returnMake')}
        </Button>
        <TextLink to={`/${locale}/orders/${order.orderNumber}${search}`} className="link-small">
          {t('backToOrder')}
        </TextLink>
      </div>
    </Form>
  )
}

/** Focuses the first field after an error. */
function useFocusOnRefusal(outcome: ActionOutcome | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (outcome) form.current?.querySelector('select')?.focus()
  }, [outcome])
  return form
}

/** CSS hides the reason while the quantity is zero. */
function ReturnLine({ item: { itemId, name, returnableQty } }: { item: ReturnableOrderItem }) {
  const t = useMessages()
  const counts = Array.from({ length: returnableQty }, (_, index) => index + 1)
  return (
    <div className="return-line">
      <SelectField
        label={t('returnPieces')}
        aria-label={t('returnPiecesNamed', { name })}
        name={`qty-${itemId}`}
        defaultValue="0"
      >
        <option value="0">{t('returnNone')}</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </SelectField>
      <div className="return-reason">
        <SelectField label={t('returnReason')} name={`reason-${itemId}`} isOptional>
          <option value="">{t('returnNoReason')}</option>
          {returnReasons.map((reason) => (
            <option key={reason} value={reason}>
              {t(reasonName(reason))}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  )
}
