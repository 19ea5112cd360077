import type { Cart } from '@cairn/contract/cart/cart'
import { isCollected, shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import { type ReactNode, Suspense } from 'react'
import { lazyRequired } from '../../platform/lazy-component.ts'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { AddressLines } from '../../purchase/address/address-lines.tsx'
import { ItemThumbnails, OrderedLine } from '../../purchase/ordered-items.tsx'
import { instrumentTitle } from '../../purchase/payment/instrument-title.ts'
import { hasReturnableItem } from '../../purchase/returnable-items.ts'
import { isStockShort } from '../../purchase/stock-short.ts'
import { Button, TextLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Totals } from '../checkout-totals.tsx'
import type { CheckoutView } from '../checkout-view.ts'
import type { CheckoutError } from '../commands/checkout-error.ts'
import { allDeliveryGroups, type DeliveryGroup, hasOnlyGifts } from '../delivery/delivery-groups.ts'
import { PlaceOrderForm } from '../order/place-order-form.tsx'
import { usePlaceOrder } from '../order/use-place-order.ts'
import { prepaidInstruments, payingInstrument } from '../payment/payment-instruments.ts'
import type { Step } from './steps.ts'

type SummaryStepProps = { view: CheckoutView; error: CheckoutError | undefined }

/** All data of the order, and the button that places it. */
export function SummaryStep({ view: { cart, problem } }: SummaryStepProps) {
  const t = useMessages()
  const { placingState, ...handlers } = usePlaceOrder(cart)
  return (
    <>
      {allDeliveryGroups(cart).map((group) => (
        <ReviewSection key={group.shipmentId} title={titleOf(group, t)} step="shipping">
          <p>
            <Destination cart={cart} group={group} />
          </p>
          <p className="text-small text-ink-soft">
            {[group.method?.label, group.method?.deliveryTime].filter(Boolean).join(', ')}
          </p>
          {isCollected(group.code) && <Collector contact={cart.shippingAddress} />}
          {hasOnlyGifts(group) && isCollected(group.code) && (
            <Notice tone="info">{t('giftSentLater')}</Notice>
          )}
          <div className="mt-3">
            <ItemThumbnails items={group.items} />
          </div>
        </ReviewSection>
      ))}
      <ReviewSection title={t('stepPayment')} step="billing">
        <Payments cart={cart} />
      </ReviewSection>
      <ReviewSection title={t('billTo')} step="billing">
        <p>{cart.billingAddress && <AddressLines address={cart.billingAddress} />}</p>
      </ReviewSection>
      <OrderReview cart={cart} />
      <PlaceOrderButton
        cart={cart}
        isPlacing={placingState.state !== 'ready'}
        isBlocked={problem !== null || isStockShort(cart)}
        onPlace={handlers.start}
      />
      {(placingState.state === 'payLater' || placingState.state === 'challenged') && (
        <Suspense>
          <PlacingDialog placingState={placingState} {...handlers} />
        </Suspense>
      )}
    </>
  )
}

const PlacingDialog = lazyRequired(() =>
  import('../order/place-order-dialog.tsx').then((module) => module.PlaceOrderDialog),
)

const titleOf = ({ code }: DeliveryGroup, t: ReturnType<typeof useMessages>) => {
  if (shippingMethodTypes[code].to === 'inbox') return t('byEmail')
  return t(isCollected(code) ? 'forPickup' : 'toYourDoor')
}

function Destination({ cart, group }: { cart: Cart; group: DeliveryGroup }) {
  const { code, items, storeId } = group
  const { shippingAddress, shippingMethods } = cart
  if (shippingMethodTypes[code].to === 'inbox') {
    const emails = items.map(({ giftOption }) => giftOption?.email ?? shippingAddress?.email)
    return [...new Set(emails)].join(', ')
  }
  const place = shippingMethods.find((method) => storeId !== null && method.storeId === storeId)
  const address = isCollected(code) ? place?.address : shippingAddress
  return address ? <AddressLines address={address} /> : null
}

/** The person whom the store gives the goods to. */
function Collector({ contact }: { contact: Cart['shippingAddress'] }) {
  const t = useMessages()
  const name = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ')
  return name === '' ? null : <p>{t('collectedBy', { name })}</p>
}

type ReviewSectionProps = { title: string; step: Step; children: ReactNode }

function ReviewSection({ title, step, children }: ReviewSectionProps) {
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
          {t('change')}
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
  const prepaid = prepaidInstruments(cart)
  const instruments = paying ? [...prepaid, paying] : prepaid
  return (
    <ul className="figures grid gap-1">
      {cart.reward && (
        <li className="flex justify-between gap-4">
          <span>{t('voucherOf', { amount: money(cart.reward.amountInCurrency) })}</span>
          <span>{money(cart.reward.amountInCurrency)}</span>
        </li>
      )}
      {instruments.map((instrument) => (
        <li key={instrument.payment_instrument_id} className="flex justify-between gap-4">
          <span>{instrumentTitle(instrument, t)}</span>
          {instrument.amount !== null && <span>{money(instrument.amount)}</span>}
        </li>
      ))}
    </ul>
  )
}

/** The goods and what they cost, directly above the button that orders them, as EU law requires. */
function OrderReview({ cart }: { cart: Cart }) {
  const t = useMessages()
  const money = useMoney()
  return (
    <section aria-labelledby="order-review" className="mt-8">
      <h2 id="order-review" className="name text-item">
        {t('whatYouOrder')}
      </h2>
      <ul className="mt-3">
        {cart.items.map((item) => (
          <OrderedLine key={item.itemId} item={item} money={money} />
        ))}
      </ul>
      <Totals cart={cart} />
    </section>
  )
}

type PlaceOrderButtonProps = {
  cart: Cart
  isPlacing: boolean
  isBlocked: boolean
  onPlace: () => void
}

function PlaceOrderButton({ cart, isPlacing, isBlocked, onPlace }: PlaceOrderButtonProps) {
  const t = useMessages()
  const money = useMoney()
  const label = (
    <>
      <Icon name="lock" className="icon-middle" />
      {isPlacing ? t('placing') : t('placeOrder', { total: money(cart.totals.total) })}
    </>
  )
  return (
    <div className="mt-8">
      <noscript>{import.meta.env.SSR && !isBlocked && <PlaceOrderForm cart={cart} />}</noscript>
      {useHydrated() ? (
        <Button
          type="button"
          look="accent"
          onClick={onPlace}
          pending={isPlacing}
          disabled={isBlocked}
          aria-disabled={isPlacing}
          className="checkout-next"
        >
          {label}
        </Button>
      ) : (
        // Text browsers would show a second button here, and it would do nothing.
        <p aria-hidden="true" className="button button-accent checkout-next noscript:hidden">
          {label}
        </p>
      )}
      <output className="sr-only">{isPlacing && t('placing')}</output>
      <OrderTerms items={cart.items} />
    </div>
  )
}

/** Promises only what is possible with one of the items. */
function OrderTerms({ items }: Pick<Cart, 'items'>) {
  const t = useMessages()
  const terms = [
    t('byOrdering'),
    items.some(({ isDigitalProduct }) => !isDigitalProduct) && t('cancelUntilSent'),
    hasReturnableItem(items) && t('returns'),
  ]
  return (
    <p className="mt-3.5 max-w-measure text-small text-ink-soft">
      {terms.filter(Boolean).join(' ')}
    </p>
  )
}
