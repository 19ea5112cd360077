import type { Cart } from '@cairn/contract/cart/cart'
import { cardBrandName, cardName } from '@cairn/contract/payments/payment-names'
import { Suspense, useRef, useState } from 'react'
import { lazyRequired } from '../../platform/lazy-component.ts'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { cardExpiry } from '../../purchase/payment/instrument-title.ts'
import { ProviderFramePlaceholder } from '../../purchase/payment/provider-frame-placeholder.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { Option, Options } from '../../ui/forms/options.tsx'
import type { IconName } from '../../ui/icon.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { CheckoutError } from '../commands/checkout-error.ts'
import type { CardWindowProps } from '../provider-window/card-window.tsx'
import { useChosenFields } from './chosen-payment.ts'
import { PayForm, AppliedInstrument, useRestoredFocus } from './instrument-forms.tsx'
import { methodOf, payingInstrument } from './payment-instruments.ts'
import type { SavedCard } from './payment-options.ts'
import { PaymentsWithoutScripts, SavedCardForms } from './payments-without-scripts.tsx'
import { usePrefersWallet } from './preferred-wallet.ts'

type PaymentChoiceProps = {
  cart: Cart
  cards: readonly SavedCard[]
  /** Only signed-in shoppers can save a card. */
  isSignedIn: boolean
  error: CheckoutError | undefined
}

/** The payment method for the amount that gift cards and rewards do not pay. */
export function PaymentChoice({ error, ...props }: PaymentChoiceProps) {
  const t = useMessages()
  const { cart } = props
  const instrument = payingInstrument(cart)
  const title = useRestoredFocus<HTMLHeadingElement>(instrument?.payment_instrument_id)
  return (
    <section aria-labelledby="pay-with" className="checkout-part">
      <h2 ref={title} id="pay-with" tabIndex={-1} className="display text-h3 outline-none">
        {t('payWith')}
      </h2>
      {cart.totals.remainingToPay === 0 && <Notice tone="success">{t('nothingLeftToPay')}</Notice>}
      {cart.totals.remainingToPay > 0 && instrument && (
        <AppliedInstrument instrument={instrument} />
      )}
      {cart.totals.remainingToPay > 0 && !instrument && <PaymentMethods {...props} />}
      {error?.place === 'payment' && (
        <div className="mt-3">
          <InlineMessage tone="error">{t('choosePayment')}</InlineMessage>
        </div>
      )}
    </section>
  )
}

type PaymentOption = 'card' | 'wallet' | 'later' | `saved ${string}`

type Selection = { selected: PaymentOption; onChoose: (selected: PaymentOption) => void }

function PaymentMethods({ cart, cards, isSignedIn }: Omit<PaymentChoiceProps, 'error'>) {
  const t = useMessages()
  const mainCard = cards.find(({ card }) => card?.main) ?? cards[0]
  const prefersWallet = usePrefersWallet() && methodOf(cart, 'WALLET')?.isAvailable
  const defaultOption = mainCard ? savedOption(mainCard) : 'card'
  const [chosenOption, setChosenOption] = useState<PaymentOption>()
  const selected = chosenOption ?? (prefersWallet ? 'wallet' : defaultOption)
  const selection = { selected, onChoose: setChosenOption }
  return (
    <>
      <div className="noscript:hidden">
        <Options legend={t('payWith')}>
          {cards.map((savedCard) => (
            <MethodOption
              key={savedCard.payment_instrument_id}
              icon="card"
              title={savedCard.card ? cardName(savedCard.card) : ''}
              note={cardExpiry(savedCard.card, t)}
              value={savedOption(savedCard)}
              {...selection}
            />
          ))}
          <OtherMethods cart={cart} hasCards={cards.length > 0} {...selection} />
        </Options>
        <div className="mt-4">
          <MethodDetails key={selected} selected={selected} isSignedIn={isSignedIn} />
        </div>
      </div>
      <noscript>
        {import.meta.env.SSR && (
          <>
            <SavedCardForms cards={cards} />
            <PaymentsWithoutScripts cart={cart} isSignedIn={isSignedIn} />
          </>
        )}
      </noscript>
    </>
  )
}

type OtherMethodsProps = Selection & { cart: Cart; hasCards: boolean }

function OtherMethods({ cart, hasCards, ...selection }: OtherMethodsProps) {
  const t = useMessages()
  const brands = methodOf(cart, 'CREDIT_CARD')?.cardBrands ?? []
  return (
    <>
      <MethodOption
        icon="card"
        title={t(hasCards ? 'anotherCard' : 'card')}
        note={brands.map(cardBrandName).join(', ')}
        value="card"
        {...selection}
      />
      {methodOf(cart, 'WALLET')?.isAvailable && (
        <MethodOption
          icon="wallet"
          title={t('wallet')}
          note={t('walletNote')}
          value="wallet"
          {...selection}
        />
      )}
      {methodOf(cart, 'KLARNA')?.isAvailable && (
        <MethodOption
          icon="calendar"
          title={t('payLater')}
          note={t('payLaterNote')}
          value="later"
          {...selection}
        />
      )}
    </>
  )
}

type MethodOptionProps = Selection & {
  value: PaymentOption
  icon: IconName
  title: string
  note: string
}

const MethodOption = ({ value, selected, onChoose, ...optionProps }: MethodOptionProps) => (
  <Option
    name="paymentOption"
    {...optionProps}
    checked={value === selected}
    onChange={() => onChoose(value)}
  />
)

/** The form of the selected option. */
function MethodDetails({ selected, isSignedIn }: { selected: PaymentOption; isSignedIn: boolean }) {
  if (selected === 'later') return <PayLater />
  if (selected === 'wallet') return <LazyCardWindow kind="WALLET" />
  if (selected !== 'card') return <PayWithSavedCard id={selected.slice('saved '.length)} />
  return isSignedIn ? <NewCard /> : <LazyCardWindow kind="CREDIT_CARD" />
}

/**
 * The checkbox is hidden if the card is entered on a page of the provider, because that card
 * cannot be saved here.
 */
function NewCard() {
  const t = useMessages()
  const saveCheckbox = useRef<HTMLInputElement>(null)
  return (
    <>
      <div className="save-card">
        <Checkbox ref={saveCheckbox}>{t('keepCard')}</Checkbox>
      </div>
      <LazyCardWindow
        kind="CREDIT_CARD"
        shouldSaveCard={() => saveCheckbox.current?.checked ?? false}
      />
    </>
  )
}

function LazyCardWindow(props: CardWindowProps) {
  if (!useHydrated()) return <ProviderFramePlaceholder />
  return (
    <Suspense fallback={<ProviderFramePlaceholder />}>
      <CardWindow {...props} />
    </Suspense>
  )
}

const savedOption = ({ payment_instrument_id: id }: SavedCard) => `saved ${id}` as const

const CardWindow = lazyRequired(() =>
  import('../provider-window/card-window.tsx').then((module) => module.CardWindow),
)

const payLaterFields = { method: 'KLARNA' }

function PayLater() {
  const t = useMessages()
  useChosenFields(payLaterFields)
  return (
    <PayForm fields={payLaterFields}>
      <p className="mb-3 text-ui text-ink-soft">{t('payLaterHow')}</p>
      <Button>{t('choosePayLater')}</Button>
    </PayForm>
  )
}

function PayWithSavedCard({ id }: { id: string }) {
  const t = useMessages()
  const fields = { method: 'CREDIT_CARD', instrumentId: id }
  useChosenFields(fields)
  return (
    <PayForm fields={fields}>
      <Button>{t('payWithThis')}</Button>
    </PayForm>
  )
}
