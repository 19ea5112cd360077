import type { Cart } from '@cairn/contract/cart-entity'
import { type ReactNode, Suspense } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { useLocale } from '../platform/use-shop.ts'
import { needed } from '../platform/later.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextLink } from '../ui/text-link.tsx'
import { AddressLines } from './address-lines.tsx'
import { paidBefore, payingInstrument } from './billing.ts'
import type { CheckoutView } from './checkout-view.ts'
import { deliveryGroups, type DeliveryGroup } from './delivery-groups.ts'
import { isFetched } from './delivery.ts'
import { instrumentTitle } from './instrument-title.ts'
import type { RefusedCheckout } from './refused-checkout.ts'
import { Thumbs } from './thumbs.tsx'
import type { Step } from './steps.ts'
import { usePlacing } from './use-placing.ts'

type SummaryStepProps = { view: CheckoutView; refused: RefusedCheckout | undefined }

/** Everything once more, and the button that it was all for. */
export function SummaryStep({ view: { cart, blocked } }: SummaryStepProps) {
  const t = useMessages()
  const { placing, ...hear } = usePlacing(cart)
  return (
    <>
      {deliveryGroups(cart).map((group) => (
        <Part key={group.shipmentId} title={titleOf(group, t)} step="shipping">
          <p>
            <Destination cart={cart} group={group} />
          </p>
          <p className="text-small text-ink-soft">
            {[group.method?.label, group.method?.deliveryTime].filter(Boolean).join(', ')}
          </p>
          <div className="mt-3">
            <Thumbs items={group.items} />
          </div>
        </Part>
      ))}
      <Part title={t('stepPayment')} step="billing">
        <Payments cart={cart} />
      </Part>
      <Part title={t('billTo')} step="billing">
        <p>{cart.billingAddress && <AddressLines address={cart.billingAddress} />}</p>
      </Part>
      <PlaceButton
        total={cart.totals.total}
        isPlacing={placing.state !== 'ready'}
        isBlocked={blocked !== null}
        onPlace={hear.start}
      />
      {(placing.state === 'asking' || placing.state === 'challenged') && (
        <Suspense>
          <PlacingDialog placing={placing} {...hear} />
        </Suspense>
      )}
    </>
  )
}

const PlacingDialog = needed(async () => (await import('./placing-dialog.tsx')).PlacingDialog)

const titleOf = ({ code }: DeliveryGroup, t: ReturnType<typeof useMessages>) => {
  if (code === 'digital') return t('byEmail')
  return t(isFetched(code) ? 'forPickup' : 'toYourDoor')
}

function Destination({ cart: { shippingAddress }, group }: { cart: Cart; group: DeliveryGroup }) {
  const { method, code, items } = group
  if (code === 'digital') {
    const mails = items.map(({ giftOption }) => giftOption?.email ?? shippingAddress?.email)
    return [...new Set(mails)].join(', ')
  }
  const address = isFetched(code) ? method?.address : shippingAddress
  return address ? <AddressLines address={address} /> : null
}

type PartProps = { title: string; step: Step; children: ReactNode }

function Part({ title, step, children }: PartProps) {
  const t = useMessages()
  const locale = useLocale()
  return (
    <section className="review-part">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="name text-item">{title}</h2>
        <TextLink
          to={`/${locale}/checkout?step=${step}`}
          className="link-small"
          aria-label={t('changeNamed', { name: title })}
        >
          {t('changeBag')}
        </TextLink>
      </div>
      <div className="text-ui">{children}</div>
    </section>
  )
}

function Payments({ cart }: { cart: Cart }) {
  const t = useMessages()
  const money = useMoney()
  const paying = cart.totals.remainingToPay > 0 ? payingInstrument(cart) : undefined
  const before = paidBefore(cart)
  const all = paying ? [...before, paying] : before
  return (
    <ul className="figures grid gap-1">
      {cart.reward && (
        <li className="flex justify-between gap-4">
          <span>{t('voucherOf', { amount: money(cart.reward.amountInCurrency) })}</span>
          <span>{money(cart.reward.amountInCurrency)}</span>
        </li>
      )}
      {all.map((instrument) => (
        <li key={instrument.payment_instrument_id} className="flex justify-between gap-4">
          <span>{instrumentTitle(instrument, t)}</span>
          {instrument.amount !== null && <span>{money(instrument.amount)}</span>}
        </li>
      ))}
    </ul>
  )
}

type PlaceButtonProps = {
  total: number
  isPlacing: boolean
  isBlocked: boolean
  onPlace: () => void
}

function PlaceButton({ total, isPlacing, isBlocked, onPlace }: PlaceButtonProps) {
  const t = useMessages()
  const money = useMoney()
  return (
    <div className="mt-8">
      <noscript>
        <Notice tone="info">{t('orderNeedsScripts')}</Notice>
      </noscript>
      <Button
        type="button"
        look="accent"
        onClick={onPlace}
        pending={isPlacing}
        disabled={isBlocked}
        aria-disabled={isPlacing}
        className="w-full md:w-auto noscript:hidden"
      >
        <Icon name="lock" className="icon-middle" />
        {isPlacing ? t('placing') : t('placeOrder', { total: money(total) })}
      </Button>
      <output className="sr-only">{isPlacing && t('placing')}</output>
      <p className="mt-3.5 max-w-[62ch] text-small text-ink-soft">{t('byOrdering')}</p>
    </div>
  )
}
