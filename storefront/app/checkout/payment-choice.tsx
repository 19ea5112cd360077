import type { Cart } from '@cairn/contract/cart-entity'
import { Suspense, useRef, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { needed } from '../platform/later.ts'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import type { IconName } from '../ui/icon.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { Notice } from '../ui/notice.tsx'
import { Option, Options } from '../ui/options.tsx'
import { methodOf, payingInstrument } from './billing.ts'
import { cardNote, cardTitle } from './card-text.ts'
import type { CardWindowProps } from './card-window.tsx'
import type { SavedCard } from './checkout-view.ts'
import { PayForm } from './pay-form.tsx'
import { ProviderRoom } from './provider-room.tsx'
import { PayingWith } from './paying-with.tsx'
import { usePrefersWallet } from './preferred-way.ts'
import type { RefusedCheckout } from './refused-checkout.ts'
import { useRegainedFocus } from './use-regained-focus.ts'

type PaymentChoiceProps = {
  cart: Cart
  cards: readonly SavedCard[]
  /** Has an account to keep a card in. */
  isKnown: boolean
  refused: RefusedCheckout | undefined
}

/** One way to pay what gift cards and rewards do not; none where they pay for everything. */
export function PaymentChoice({ refused, ...buying }: PaymentChoiceProps) {
  const t = useMessages()
  const { cart } = buying
  const chosen = payingInstrument(cart)
  const title = useRegainedFocus<HTMLHeadingElement>(chosen?.payment_instrument_id)
  return (
    <section aria-labelledby="pay-with" className="checkout-part">
      <h2 ref={title} id="pay-with" tabIndex={-1} className="display text-h3 outline-none">
        {t('payWith')}
      </h2>
      {cart.totals.remainingToPay === 0 && <Notice tone="success">{t('nothingLeft')}</Notice>}
      {cart.totals.remainingToPay > 0 && chosen && <PayingWith instrument={chosen} />}
      {cart.totals.remainingToPay > 0 && !chosen && <Ways {...buying} />}
      {refused?.place === 'payment' && (
        <div className="mt-3">
          <InlineMessage tone="error">{t('choosePayment')}</InlineMessage>
        </div>
      )}
    </section>
  )
}

type Way = 'card' | 'wallet' | 'later' | `saved ${string}`

type Choosing = { way: Way; onChoose: (way: Way) => void }

function Ways({ cart, cards, isKnown }: Omit<PaymentChoiceProps, 'refused'>) {
  const t = useMessages()
  const main = cards.find(({ card }) => card?.main) ?? cards[0]
  const prefersWallet = usePrefersWallet() && methodOf(cart, 'WALLET')?.isAvailable
  const usual = main ? savedWay(main) : 'card'
  const [chosen, setWay] = useState<Way>()
  const way = chosen ?? (prefersWallet ? 'wallet' : usual)
  const choosing = { way, onChoose: setWay }
  return (
    <>
      <Options legend={t('payWith')}>
        {cards.map((saved) => (
          <WayOption
            key={saved.payment_instrument_id}
            icon="card"
            title={cardTitle(saved.card)}
            note={cardNote(saved.card, t)}
            is={savedWay(saved)}
            {...choosing}
          />
        ))}
        <OtherWays cart={cart} hasCards={cards.length > 0} {...choosing} />
      </Options>
      <noscript>
        <Notice tone="info">{t('cardsNeedScripts')}</Notice>
      </noscript>
      <div className="mt-4">
        <How key={way} way={way} isKnown={isKnown} />
      </div>
    </>
  )
}

type OtherWaysProps = Choosing & { cart: Cart; hasCards: boolean }

function OtherWays({ cart, hasCards, ...choosing }: OtherWaysProps) {
  const t = useMessages()
  const brands = methodOf(cart, 'CREDIT_CARD')?.cardBrands ?? []
  return (
    <>
      <WayOption
        icon="card"
        title={t(hasCards ? 'anotherCard' : 'card')}
        note={brands.map(brandName).join(', ')}
        is="card"
        {...choosing}
      />
      {methodOf(cart, 'WALLET')?.isAvailable && (
        <WayOption
          icon="phone"
          title={t('wallet')}
          note={t('walletNote')}
          is="wallet"
          {...choosing}
        />
      )}
      {methodOf(cart, 'KLARNA')?.isAvailable && (
        <WayOption
          icon="calendar"
          title={t('payLater')}
          note={t('payLaterNote')}
          is="later"
          {...choosing}
        />
      )}
    </>
  )
}

type WayOptionProps = Choosing & { is: Way; icon: IconName; title: string; note: string }

const WayOption = ({ is, way, onChoose, ...shown }: WayOptionProps) => (
  <Option name="way" {...shown} checked={is === way} onChange={() => onChoose(is)} />
)

/** What the chosen way asks for. */
function How({ way, isKnown }: { way: Way; isKnown: boolean }) {
  if (way === 'later') return <PayLater />
  if (way === 'wallet') return <InWindow kind="WALLET" />
  if (way !== 'card') return <PayBySaved id={way.slice('saved '.length)} />
  return isKnown ? <NewCard /> : <InWindow kind="CREDIT_CARD" />
}

/** A card that is typed on another page is the provider's to keep. */
function NewCard() {
  const t = useMessages()
  const keep = useRef<HTMLInputElement>(null)
  return (
    <>
      <div className="mb-4 noscript:hidden has-[+.card-page]:hidden">
        <Checkbox ref={keep}>{t('keepCard')}</Checkbox>
      </div>
      <InWindow kind="CREDIT_CARD" isToKeep={() => keep.current?.checked ?? false} />
    </>
  )
}

function InWindow(props: CardWindowProps) {
  if (!useInBrowser()) return <ProviderRoom />
  return (
    <Suspense fallback={<ProviderRoom />}>
      <CardWindow {...props} />
    </Suspense>
  )
}

const savedWay = ({ payment_instrument_id: id }: SavedCard) => `saved ${id}` as const

const brandNames: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}
const brandName = (brand: string) => brandNames[brand] ?? brand

/** What shows the provider's window comes with the first need of it. */
const CardWindow = needed(async () => (await import('./card-window.tsx')).CardWindow)

function PayLater() {
  const t = useMessages()
  return (
    <PayForm fields={{ method: 'KLARNA' }}>
      <p className="mb-3 text-ui text-ink-soft">{t('payLaterHow')}</p>
      <Button>{t('choosePayLater')}</Button>
    </PayForm>
  )
}

function PayBySaved({ id }: { id: string }) {
  const t = useMessages()
  return (
    <PayForm fields={{ method: 'CREDIT_CARD', instrumentId: id }}>
      <Button>{t('payWithThis')}</Button>
    </PayForm>
  )
}
