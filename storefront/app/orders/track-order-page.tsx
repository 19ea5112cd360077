import { useEffect, useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import { useOrderMoney } from '../checkout/order-totals.tsx'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { longestEmail } from '../sign-in/credentials.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { TextField } from '../ui/text-field.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { dayIn } from '../platform/day-in.ts'
import { OrderParcels } from './order-parcels.tsx'
import { statusName } from './order-status.ts'
import type { Tracked } from './tracking.ts'

type TrackOrderPageProps = { orderNumber: string; tracked: Tracked | undefined }

/** For whoever ordered without an account. */
export function TrackOrderPage({ orderNumber, tracked }: TrackOrderPageProps) {
  const t = useMessages()
  return (
    <div className="page pt-8 pb-section lg:pt-14">
      <PageTitle>{t('trackTitle')}</PageTitle>
      <meta name="robots" content="noindex" />
      {tracked?.order ? (
        <Found tracked={tracked} order={tracked.order} />
      ) : (
        <Search orderNumber={orderNumber} tracked={tracked} />
      )}
    </div>
  )
}

function Search({ orderNumber, tracked }: TrackOrderPageProps) {
  const t = useMessages()
  const isPending = useNavigation().state === 'submitting'
  const form = useFocusOnWrong(tracked)
  return (
    <>
      <h1 className="display text-h1">{t('trackTitle')}</h1>
      <p className="mt-3 max-w-measure text-ink-soft">{t('trackText')}</p>
      <Form ref={form} method="post" noValidate className="narrow-form mt-8">
        {tracked?.refused !== undefined && (
          <Notice tone="error">{tracked.refused || t('trackedFailed')}</Notice>
        )}
        <SearchFields orderNumber={orderNumber} tracked={tracked} />
        <Button name="intent" value="find" pending={isPending} className="justify-self-start">
          {t('findOrder')}
        </Button>
      </Form>
    </>
  )
}

function SearchFields({ orderNumber, tracked }: TrackOrderPageProps) {
  const t = useMessages()
  const { typed, wrong = {} } = tracked ?? {}
  return (
    <>
      <TextField
        label={t('orderNumberField')}
        help={t('orderNumberHelp')}
        name="orderNumber"
        defaultValue={typed?.orderNumber ?? orderNumber}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        error={wrong.orderNumber && t(wrong.orderNumber)}
      />
      <TextField
        label={t('email')}
        name="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={typed?.email}
        error={wrong.email && t(wrong.email, { most: longestEmail })}
      />
    </>
  )
}

/** The first of what has to be put right. */
function useFocusOnWrong(tracked: Tracked | undefined) {
  const form = useRef<HTMLFormElement>(null)
  const isWrong = Object.keys(tracked?.wrong ?? {}).length > 0
  useEffect(() => {
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isWrong])
  return form
}

type FoundProps = { tracked: Tracked; order: NonNullable<Tracked['order']> }

function Found({ tracked, order }: FoundProps) {
  const t = useMessages()
  const locale = useLocale()
  const money = useOrderMoney(order)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="checkout pt-0">
      <div className="min-w-0">
        <h1 ref={heading} tabIndex={-1} className="display figures text-h2 outline-none">
          {t('orderNumber', { number: order.orderNumber })}
        </h1>
        <p className="mt-2 mb-8 text-ink-soft">
          {t('orderedOn', { date: dayIn(locale, order.orderedAt) })}
          {' · '}
          <span className="font-semibold text-ink">{t(statusName(order.status))}</span>
        </p>
        <OrderParcels order={order} money={money} />
        <TextLink to={`/${locale}/orders/track`} reloadDocument className="link-small">
          {t('trackAnother')}
        </TextLink>
      </div>
      <SeeAll tracked={tracked} />
    </div>
  )
}

/** What only those may see who read the mail of whoever ordered. */
function SeeAll({ tracked: { typed, wrong, isMailed, refused } }: { tracked: Tracked }) {
  const t = useMessages()
  const { state, formData } = useNavigation()
  const sent = state === 'submitting' ? formData?.get('intent') : undefined
  return (
    <aside aria-labelledby="see-all" className="checkout-summary">
      <h2 id="see-all" className="display text-h3">
        {t('seeAllOfIt')}
      </h2>
      <p className="mt-2 mb-5 text-ui text-ink-soft">{t('seeAllOfItText')}</p>
      <Form method="post" noValidate className="grid gap-4.5">
        <input type="hidden" name="orderNumber" value={typed.orderNumber} />
        <input type="hidden" name="email" value={typed.email} />
        {refused !== undefined && <Notice tone="error">{refused || t('problem')}</Notice>}
        {isMailed && (
          <>
            {refused === undefined && !wrong.code && (
              <Notice tone="success">{t('codeMailed', { email: typed.email })}</Notice>
            )}
            <TextField
              label={t('codeField')}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={7}
              error={wrong.code && t(wrong.code)}
            />
            <Button name="intent" value="open" pending={sent === 'open'}>
              {t('openOrder')}
            </Button>
          </>
        )}
        <Button
          name="intent"
          value="mail"
          look={isMailed ? 'line' : 'primary'}
          pending={sent === 'mail'}
        >
          {t('mailCode')}
        </Button>
      </Form>
    </aside>
  )
}
