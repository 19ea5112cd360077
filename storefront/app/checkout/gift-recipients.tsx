import type { Cart, CartItem } from '@cairn/contract/cart-entity'
import { useEffect } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { TextArea, TextField } from '../ui/text-field.tsx'
import type { Recipient } from './checkout-write.ts'
import { focusField } from './focus-field.ts'
import { brokenRecipient } from './recipients.ts'
import type { RefusedCheckout } from './refused-checkout.ts'
import { useBrokenText } from './use-broken-text.ts'

type GiftRecipientsProps = { cart: Cart; refused: RefusedCheckout | undefined }

/** Digital gift cards are mailed to somebody; where nobody is named, to whoever buys them. */
export function GiftRecipients({ cart: { items }, refused }: GiftRecipientsProps) {
  const typed = refused?.recipients
  useEffect(() => {
    const [first] = typed?.flatMap(brokenNames) ?? []
    if (first !== undefined) focusField(first)
  }, [typed])
  return items
    .filter(({ isDigitalProduct }) => isDigitalProduct)
    .map((item) => (
      <Receiver
        key={item.itemId}
        item={item}
        typed={typed?.find(({ itemId }) => itemId === item.itemId)}
      />
    ))
}

const brokenNames = (typed: Recipient): string[] =>
  Object.keys(brokenRecipient(typed) ?? {}).map((field) => `${field}-${typed.itemId}`)

type ReceiverProps = { item: CartItem; typed: Recipient | undefined }

function Receiver({ item: { itemId, name, price, giftOption }, typed }: ReceiverProps) {
  const t = useMessages()
  const money = useMoney()
  const brokenText = useBrokenText()
  const known = typed ?? giftOption ?? { to: '', email: '', message: '' }
  const { to, email } = (typed && brokenRecipient(typed)) ?? {}
  return (
    <fieldset className="checkout-part">
      <legend className="display contents text-h3">
        {t('whoIsGiven', { name, amount: money(price.current) })}
      </legend>
      <p className="mt-1 mb-4 text-ui text-ink-soft">{t('whoIsGivenText')}</p>
      <input type="hidden" name="recipient" value={itemId} />
      <div className="address-form">
        <div className="field-pair">
          <TextField
            label={t('recipientName')}
            name={`to-${itemId}`}
            autoComplete="off"
            maxLength={60}
            isOptional
            error={to && brokenText('firstName', to)}
            defaultValue={known.to}
          />
          <TextField
            label={t('recipientEmail')}
            name={`email-${itemId}`}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={100}
            isOptional
            error={email && brokenText('email', email)}
            defaultValue={known.email}
          />
        </div>
        <TextArea
          label={t('recipientMessage')}
          name={`message-${itemId}`}
          maxLength={500}
          isOptional
          defaultValue={known.message}
        />
      </div>
    </fieldset>
  )
}
