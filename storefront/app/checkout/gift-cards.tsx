import type { Cart } from '@cairn/contract/cart-entity'
import { Form, useNavigation } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useFeatures } from '../platform/use-shop.ts'
import { Accordion } from '../ui/accordion.tsx'
import { Button } from '../ui/button.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { type Instrument, methodOf, paidBefore, type PaymentMethodId } from './billing.ts'
import type { SavedCard } from './checkout-view.ts'
import { GiftCardBalance } from './gift-card-balance.tsx'
import { PayingWith } from './paying-with.tsx'
import { checkoutText, type RefusedCheckout } from './refused-checkout.ts'
import { SavedGiftCard, usableSaved } from './saved-gift-card.tsx'
import { useRegainedFocus } from './use-regained-focus.ts'

type GiftCardsProps = {
  cart: Cart
  saved: readonly SavedCard[]
  refused: RefusedCheckout | undefined
}

const kinds = [
  { id: 'GIFT_CARD', name: 'giftCard' },
  { id: 'REWARD_CARD', name: 'rewardCard' },
  { id: 'REWARD_CODE', name: 'rewardCode' },
] as const satisfies readonly { id: PaymentMethodId; name: string }[]

const isCoded = ({ payment_method_id: id }: Instrument): boolean =>
  kinds.some((kind) => kind.id === id)

/** Cards and codes that pay a part, or all of it. */
export function GiftCards({ cart, saved, refused }: GiftCardsProps) {
  const t = useMessages()
  const { mostGiftCards } = useFeatures()
  const applied = paidBefore(cart).filter(isCoded)
  const title = useRegainedFocus<HTMLHeadingElement>(applied.length)
  const usable = kinds.filter(({ id }) => methodOf(cart, id)?.isAvailable)
  const kept = usableSaved(saved, cart)
  if (usable.length === 0 && applied.length === 0) return null
  const told = refused?.place === 'giftCard' ? refused : undefined
  return (
    <section aria-labelledby="gift-cards" className="checkout-part">
      <h2 ref={title} id="gift-cards" tabIndex={-1} className="sr-only">
        {t('giftCardsTitle')}
      </h2>
      <Rows applied={applied} kept={kept} />
      {refused?.place === 'savedGiftCard' && <Told>{checkoutText(refused, t)}</Told>}
      {usable.length > 0 && (
        <Accordion title={t('giftCardsTitle')} isOpen={told !== undefined}>
          <p className="mb-4 text-ui text-ink-soft">
            {t('giftCardsText', { most: mostGiftCards })}
          </p>
          <CodeForm key={applied.length} kinds={usable} error={told && checkoutText(told, t)} />
          <GiftCardBalance />
        </Accordion>
      )}
    </section>
  )
}

type RowsProps = { applied: readonly Instrument[]; kept: readonly SavedCard[] }

/** What pays already, and below it what could. */
function Rows({ applied, kept }: RowsProps) {
  if (applied.length + kept.length === 0) return null
  return (
    <ul className="mb-4 grid gap-2">
      {applied.map((instrument) => (
        <li key={instrument.payment_instrument_id}>
          <PayingWith instrument={instrument} isPart />
        </li>
      ))}
      {kept.map((card) => (
        <li key={card.payment_instrument_id}>
          <SavedGiftCard card={card} />
        </li>
      ))}
    </ul>
  )
}

const Told = ({ children }: { children: string }) => (
  <div className="mb-4">
    <InlineMessage tone="error">{children}</InlineMessage>
  </div>
)

type CodeFormProps = { kinds: readonly (typeof kinds)[number][]; error: string | undefined }

function CodeForm({ kinds: usable, error }: CodeFormProps) {
  const t = useMessages()
  const { formData } = useNavigation()
  const isPending = formData?.get('intent') === 'pay' && formData.has('code')
  return (
    <Form method="post" preventScrollReset noValidate className="address-form">
      <input type="hidden" name="intent" value="pay" />
      {usable.length > 1 && (
        <SelectField label={t('kindOfCard')} name="method">
          {usable.map(({ id, name }) => (
            <option key={id} value={id}>
              {t(name)}
            </option>
          ))}
        </SelectField>
      )}
      {usable.length === 1 && <input type="hidden" name="method" value={usable[0]?.id} />}
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
          isOptional
        />
        <Button look="line" pending={isPending}>
          {t('couponApply')}
        </Button>
      </div>
    </Form>
  )
}
