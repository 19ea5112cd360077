import type { Cart, CartItem } from '@cairn/contract/cart-entity'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { TextArea, TextField } from '../ui/text-field.tsx'

/** Digital gift cards are mailed to somebody; where nobody is named, to whoever buys them. */
export function GiftRecipients({ cart: { items } }: { cart: Cart }) {
  return items
    .filter(({ isDigitalProduct }) => isDigitalProduct)
    .map((item) => <Recipient key={item.itemId} item={item} />)
}

function Recipient({ item: { itemId, name, price, giftOption } }: { item: CartItem }) {
  const t = useMessages()
  const money = useMoney()
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
            defaultValue={giftOption?.to ?? ''}
          />
          <TextField
            label={t('recipientEmail')}
            name={`email-${itemId}`}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={100}
            isOptional
            defaultValue={giftOption?.email ?? ''}
          />
        </div>
        <TextArea
          label={t('recipientMessage')}
          name={`message-${itemId}`}
          maxLength={500}
          isOptional
          defaultValue={giftOption?.message ?? ''}
        />
      </div>
    </fieldset>
  )
}
