import { useEffect, useEffectEvent } from 'react'
import { useFeatures } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { DoneNotice } from '../../ui/done-notice.tsx'
import { showToast } from '../../ui/toasts/show-toast.ts'
import { OutcomeNotice } from '../account-form.tsx'
import { AccountFrame } from '../account-frame.tsx'
import type { FormOutcome, PaymentView } from '../account-view.ts'
import { AddCard } from './add-card.tsx'
import { GiftCardForm } from './gift-card-form.tsx'
import { SavedCard, SavedGiftCard } from './saved-instruments.tsx'

type ShownOutcome = { outcome: FormOutcome | undefined }
type PaymentPageProps = ShownOutcome & { view: PaymentView }

/** Saved cards, and gift cards and reward cards with their balance. */
export function PaymentPage({ view: { cards, giftCards, done }, outcome }: PaymentPageProps) {
  const t = useMessages()
  useToastOfFailure(outcome)
  const intent = outcome?.values?.['intent']
  const isShownAtField = intent === 'giftCard' || intent === 'expiry'
  return (
    <AccountFrame current="payment" title={t('savedPaymentsTitle')}>
      <div className="account-notice">
        {done && !outcome && (
          <DoneNotice>{t(done === 'removed' ? 'paymentRemoved' : 'changesSaved')}</DoneNotice>
        )}
        {!isShownAtField && <OutcomeNotice outcome={outcome} />}
      </div>
      <SavedCards cards={cards} outcome={outcome} />
      <SavedGiftCards giftCards={giftCards} outcome={intent === 'giftCard' ? outcome : undefined} />
    </AccountFrame>
  )
}

function SavedCards({ cards, outcome }: Pick<PaymentView, 'cards'> & ShownOutcome) {
  const t = useMessages()
  return (
    <section aria-labelledby="saved-cards" className="mt-12">
      <h2 id="saved-cards" className="display text-h3">
        {t('savedCards')}
      </h2>
      {cards.length === 0 && <p className="mt-4 text-ink-soft">{t('noCardYet')}</p>}
      <ul className="account-addresses">
        {cards.map((card) => (
          <SavedCard key={card.payment_instrument_id} saved={card} outcome={outcome} />
        ))}
      </ul>
      <AddCard />
    </section>
  )
}

function SavedGiftCards({ giftCards, outcome }: Pick<PaymentView, 'giftCards'> & ShownOutcome) {
  const t = useMessages()
  const { hasLoyalty } = useFeatures()
  return (
    <section aria-labelledby="saved-gift-cards" className="mt-12">
      <h2 id="saved-gift-cards" className="display text-h3">
        {t(hasLoyalty ? 'savedGiftCards' : 'savedGiftCardsPlain')}
      </h2>
      {giftCards.length === 0 && <p className="mt-4 text-ink-soft">{t('noGiftCardYet')}</p>}
      <ul className="account-addresses">
        {giftCards.map((card) => (
          <SavedGiftCard key={card.payment_instrument_id} saved={card} />
        ))}
      </ul>
      <GiftCardForm key={giftCards.length} outcome={outcome} />
    </section>
  )
}

function useToastOfFailure(outcome: FormOutcome | undefined) {
  const t = useMessages()
  const showFailure = useEffectEvent(({ toast }: FormOutcome) => {
    if (toast) showToast({ title: t(toast), tone: 'error' })
  })
  useEffect(() => {
    if (outcome) showFailure(outcome)
  }, [outcome])
}
