import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useLocale } from '../platform/page/use-shop.ts'
import { formatDate } from '../platform/text/format-date.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useProblemText } from '../platform/text/use-problem-text.ts'
import { useOrderMoney } from '../purchase/order-totals.tsx'
import { Button, TextLink } from '../ui/button.tsx'
import { TextField } from '../ui/forms/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { OrderParcels } from './order-parcels.tsx'
import { statusName } from './order-status.ts'
import type { TrackingState } from './orders-view.ts'

type TrackOrderPageProps = { orderNumber: string; tracking: TrackingState | undefined }

/** Finds an order by number and email, for shoppers without an account. */
export function TrackOrderPage({ orderNumber, tracking }: TrackOrderPageProps) {
  const t = useMessages()
  return (
    <div className="page track-order">
      <PageTitle>{t('trackTitle')}</PageTitle>
      {tracking?.order ? (
        <FoundOrder tracking={tracking} order={tracking.order} />
      ) : (
        <TrackingSearch orderNumber={orderNumber} tracking={tracking} />
      )}
    </div>
  )
}

function TrackingSearch({ orderNumber, tracking }: TrackOrderPageProps) {
  const t = useMessages()
  const isPending = useNavigation().state === 'submitting'
  const form = useFocusOnProblem(tracking)
  return (
    <>
      <h1 className="display text-h1">{t('trackTitle')}</h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t('trackText')}</p>
      <Form ref={form} method="post" noValidate className="narrow-form mt-8">
        {tracking?.errorMessage !== undefined && (
          <Notice tone="error">{tracking.errorMessage || t('trackedFailed')}</Notice>
        )}
        <SearchFields orderNumber={orderNumber} tracking={tracking} />
        <Button name="intent" value="find" pending={isPending} className="justify-self-start">
          {t('findOrder')}
        </Button>
      </Form>
    </>
  )
}

function SearchFields({ orderNumber, tracking }: TrackOrderPageProps) {
  const t = useMessages()
  const problemText = useProblemText()
  const { values, problems = {} } = tracking ?? {}
  return (
    <>
      <TextField
        label={t('orderNumberField')}
        help={t('orderNumberHelp')}
        name="orderNumber"
        defaultValue={values?.orderNumber ?? orderNumber}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        error={problemText(problems.orderNumber)}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={values?.email}
        error={problemText(problems.email)}
      />
    </>
  )
}

/** Focuses the first invalid field. */
function useFocusOnProblem(tracking: TrackingState | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const isWrong = Object.keys(tracking?.problems ?? {}).length > 0
  useEffect(() => {
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isWrong])
  return form
}

type FoundOrderProps = { tracking: TrackingState; order: NonNullable<TrackingState['order']> }

function FoundOrder({ tracking, order }: FoundOrderProps) {
  const t = useMessages()
  const locale = useLocale()
  const money = useOrderMoney(order)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="checkout">
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="display figures text-h2 outline-none">
          {t('orderNumber', { number: order.orderNumber })}
        </h1>
        <p className="mt-2 mb-8 text-ink-soft">
          {t('orderedOn', { date: formatDate(locale, order.orderedAt) })}
          {' · '}
          <span className="font-semibold text-ink">{t(statusName(order.status))}</span>
        </p>
        <OrderParcels order={order} money={money} />
        <TextLink to={`/${locale}/orders/track`} reloadDocument className="link-small">
          {t('trackAnother')}
        </TextLink>
      </div>
      <CodeForm tracking={tracking} />
    </div>
  )
}

/** Shows the full order to a shopper who enters the code sent to the email address of the order. */
function CodeForm({
  tracking: { values, problems, isMailed, errorMessage },
}: {
  tracking: TrackingState
}) {
  const t = useMessages()
  const { state, formData } = useNavigation()
  const submittedIntent = state === 'submitting' ? formData?.get('intent') : undefined
  return (
    <aside aria-labelledby="see-all" className="checkout-summary">
      <h2 id="see-all" className="display text-h3">
        {t('seeAllOfIt')}
      </h2>
      <p className="mt-2 mb-5 text-ui text-ink-soft">{t('seeAllOfItText')}</p>
      <Form method="post" noValidate className="grid gap-4.5">
        <input type="hidden" name="orderNumber" value={values.orderNumber} />
        <input type="hidden" name="email" value={values.email} />
        {errorMessage !== undefined && <Notice tone="error">{errorMessage || t('problem')}</Notice>}
        {isMailed && (
          <>
            {errorMessage === undefined && !problems.code && (
              <Notice tone="success">{t('codeMailed', { email: values.email })}</Notice>
            )}
            <TextField
              label={t('codeField')}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              error={problems.code && t(problems.code)}
            />
            <Button name="intent" value="open" pending={submittedIntent === 'open'}>
              {t('openOrder')}
            </Button>
          </>
        )}
        <Button
          name="intent"
          value="mail"
          look={isMailed ? 'line' : 'primary'}
          pending={submittedIntent === 'mail'}
        >
          {t('mailCode')}
        </Button>
      </Form>
    </aside>
  )
}
