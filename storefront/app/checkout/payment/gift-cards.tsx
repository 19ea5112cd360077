import type { Cart } from '@cairn/contract/cart/cart'
import { type MouseEvent, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { useFeatures } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { instrumentTitle } from '../../purchase/payment/instrument-title.ts'
import { useGiftCardBalance } from '../../purchase/payment/use-gift-card-balance.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Button, TextButton } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { checkoutErrorText, type CheckoutError } from '../commands/checkout-error.ts'
import { PayForm, AppliedInstrument, useRestoredFocus } from './instrument-forms.tsx'
import {
  type Instrument,
  methodOf,
  prepaidInstruments,
  type PaymentMethodId,
} from './payment-instruments.ts'
import type { SavedCard } from './payment-options.ts'

type GiftCardsProps = {
  cart: Cart
  cards: readonly SavedCard[]
  error: CheckoutError | undefined
}

const codeKinds = [
  { id: 'GIFT_CARD', name: 'giftCard' },
  { id: 'REWARD_CARD', name: 'rewardCard' },
  { id: 'REWARD_CODE', name: 'rewardCode' },
] as const satisfies readonly { id: PaymentMethodId; name: string }[]

const isGiftCardOrCode = ({ payment_method_id: id }: Instrument): boolean =>
  codeKinds.some((kind) => kind.id === id)

/** Gift cards, reward cards and codes, applied or saved, and a form for new ones. */
export function GiftCards({ cart, cards, error }: GiftCardsProps) {
  const t = useMessages()
  const { maxGiftCards } = useFeatures()
  const applied = prepaidInstruments(cart).filter(isGiftCardOrCode)
  const title = useRestoredFocus<HTMLHeadingElement>(applied.length)
  const codeError = error?.place === 'giftCard' ? error : undefined
  // The field of a refused code stays, because the reason is shown there.
  const usableKinds = codeKinds.filter(({ id }) => {
    const method = methodOf(cart, id)
    return method && (method.isAvailable || codeError)
  })
  const savedCards = usableSavedCards(cards, cart)
  if (usableKinds.length === 0 && applied.length === 0) return null
  // Without a loyalty programme there are no rewards.
  const sectionTitle = t(methodOf(cart, 'REWARD_CODE') ? 'giftCardsTitle' : 'giftCard')
  return (
    <section aria-labelledby="gift-cards" className="checkout-part">
      <h2 ref={title} id="gift-cards" tabIndex={-1} className="sr-only">
        {sectionTitle}
      </h2>
      <CardList applied={applied} savedCards={savedCards} />
      {error?.place === 'savedGiftCard' && (
        <ErrorMessage>{checkoutErrorText(error, t)}</ErrorMessage>
      )}
      {usableKinds.length > 0 && (
        <Accordion title={sectionTitle} isOpen={codeError !== undefined}>
          <p className="mb-4 text-ui text-ink-soft">{t('giftCardsText', { most: maxGiftCards })}</p>
          <CodeForm
            key={applied.length}
            codeKinds={usableKinds}
            error={codeError && checkoutErrorText(codeError, t)}
          />
          <GiftCardBalance />
        </Accordion>
      )}
    </section>
  )
}

type CardListProps = { applied: readonly Instrument[]; savedCards: readonly SavedCard[] }

/** The applied cards, followed by the saved cards that can be applied. */
function CardList({ applied, savedCards }: CardListProps) {
  if (applied.length + savedCards.length === 0) return null
  return (
    <ul className="mb-4 grid gap-2">
      {applied.map((instrument) => (
        <li key={instrument.payment_instrument_id}>
          <AppliedInstrument instrument={instrument} isPartial />
        </li>
      ))}
      {savedCards.map((card) => (
        <li key={card.payment_instrument_id}>
          <SavedGiftCard card={card} />
        </li>
      ))}
    </ul>
  )
}

const ErrorMessage = ({ children }: { children: string }) => (
  <div className="mb-4">
    <InlineMessage tone="error">{children}</InlineMessage>
  </div>
)

type CodeFormProps = { codeKinds: readonly (typeof codeKinds)[number][]; error: string | undefined }

function CodeForm({ codeKinds: usableKinds, error }: CodeFormProps) {
  const t = useMessages()
  const { formData } = useNavigation()
  const [method, setMethod] = useState<string | undefined>(usableKinds[0]?.id)
  const isPending = formData?.get('intent') === 'pay' && formData.has('code')
  return (
    <Form method="post" preventScrollReset noValidate className="address-form">
      <input type="hidden" name="intent" value="pay" />
      {usableKinds.length > 1 && (
        <SelectField
          label={t('kindOfCard')}
          name="method"
          onChange={({ currentTarget }) => setMethod(currentTarget.value)}
        >
          {usableKinds.map(({ id, name }) => (
            <option key={id} value={id}>
              {t(name)}
            </option>
          ))}
        </SelectField>
      )}
      {usableKinds.length === 1 && <input type="hidden" name="method" value={usableKinds[0]?.id} />}
      <div className="code-fields">
        <TextField
          label={t('cardNumberOrCode')}
          name="code"
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="characters"
          maxLength={40}
          error={error}
        />
        <TextField
          label={t('pin')}
          name="pin"
          autoComplete="off"
          inputMode="numeric"
          maxLength={8}
          isOptional={method === 'REWARD_CODE'}
        />
        <Button look="line" pending={isPending}>
          {t('apply')}
        </Button>
      </div>
    </Form>
  )
}

/** Saved cards with a balance that are not yet applied. None if nothing is left to pay. */
function usableSavedCards(saved: readonly SavedCard[], cart: Cart): readonly SavedCard[] {
  if (cart.totals.remainingToPay === 0) return []
  const usedKeys = new Set(prepaidInstruments(cart).map(cardKey))
  return saved.filter(
    (card) =>
      methodOf(cart, card.payment_method_id)?.isAvailable === true &&
      (card.amount ?? 0) > 0 &&
      !usedKeys.has(cardKey(card)),
  )
}

const cardKey = ({ payment_method_id: id, maskedCode }: SavedCard) => `${id} ${maskedCode}`

function SavedGiftCard({ card }: { card: SavedCard }) {
  const t = useMessages()
  const money = useMoney()
  const { payment_instrument_id: instrumentId, payment_method_id: method, amount } = card
  const name = instrumentTitle(card, t)
  return (
    <div className="selection">
      <Icon name="gift" />
      <p className="grow">
        <span className="font-strong">{name}</span>
        <span className="option-note figures">
          {t('leftOnCard', { amount: money(amount ?? 0) })}
        </span>
      </p>
      <PayForm fields={{ method, instrumentId }}>
        <Button look="line" size="small" aria-label={t('useNamed', { name })}>
          {t('use')}
        </Button>
      </PayForm>
    </div>
  )
}

/** Shows the balance of the card entered in the form above. */
function GiftCardBalance() {
  const t = useMessages()
  const { isPending, message, readBalance } = useGiftCardBalance()
  if (!useHydrated()) return null

  async function showBalance({ currentTarget }: MouseEvent<HTMLElement>) {
    const form = currentTarget.closest('.accordion')?.querySelector('form')
    await readBalance(new FormData(form ?? undefined))
  }

  return (
    <div className="mt-2" aria-live="polite">
      <TextButton
        className="link-small"
        aria-busy={isPending}
        onClick={(event) => void showBalance(event)}
      >
        {t('askBalance')}
      </TextButton>
      {message && <InlineMessage tone={message.tone}>{message.text}</InlineMessage>}
    </div>
  )
}
