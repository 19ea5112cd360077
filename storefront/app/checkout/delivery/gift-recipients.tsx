import type { Cart, CartItem } from '@cairn/contract/cart/cart'
import { useEffect } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import { TextArea, TextField } from '../../ui/forms/field.tsx'
import { focusField } from '../address/address-problems.tsx'
import type { CheckoutError } from '../commands/checkout-error.ts'
import { type Recipient, recipientProblems } from './recipient.ts'

type GiftRecipientsProps = { cart: Cart; error: CheckoutError | undefined }

/** The recipients of digital gift cards. Without a recipient the buyer gets the email. */
export function GiftRecipients({ cart: { items }, error }: GiftRecipientsProps) {
  const typedRecipients = error?.recipients
  useEffect(() => {
    const [first] = typedRecipients?.flatMap(problemFieldNames) ?? []
    if (first !== undefined) focusField(first)
  }, [typedRecipients])
  return items
    .filter(({ isDigitalProduct }) => isDigitalProduct)
    .map((item) => (
      <RecipientFields
        key={item.itemId}
        item={item}
        typedRecipient={typedRecipients?.find(({ itemId }) => itemId === item.itemId)}
      />
    ))
}

const problemFieldNames = (typedRecipient: Recipient): string[] =>
  Object.keys(recipientProblems(typedRecipient) ?? {}).map(
    (field) => `${field}-${typedRecipient.itemId}`,
  )

function RecipientFields({
  item: { itemId, name, price, giftOption },
  typedRecipient,
}: {
  item: CartItem
  typedRecipient: Recipient | undefined
}) {
  const t = useMessages()
  const money = useMoney()
  const problemText = useProblemText()
  const values = typedRecipient ?? giftOption ?? { to: '', email: '', message: '' }
  const { to, email } = (typedRecipient && recipientProblems(typedRecipient)) ?? {}
  return (
    <fieldset className="checkout-part">
      <legend className="display contents text-h3">
        {t('giftRecipientTitle', { name, amount: money(price.current) })}
      </legend>
      <p className="mt-1 mb-4 text-ui text-ink-soft">{t('giftRecipientText')}</p>
      <input type="hidden" name="recipient" value={itemId} />
      <div className="address-form">
        <div className="field-pair">
          <TextField
            label={t('recipientName')}
            name={`to-${itemId}`}
            autoComplete="off"
            maxLength={60}
            isOptional
            error={problemText(to)}
            defaultValue={values.to}
          />
          <TextField
            label={t('recipientEmail')}
            name={`email-${itemId}`}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={100}
            isOptional
            error={problemText(email)}
            defaultValue={values.email}
          />
        </div>
        <TextArea
          label={t('recipientMessage')}
          name={`message-${itemId}`}
          maxLength={500}
          isOptional
          defaultValue={values.message}
        />
      </div>
    </fieldset>
  )
}
