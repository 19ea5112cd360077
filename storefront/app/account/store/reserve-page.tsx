import { Form } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { AccountForm } from '../account-form.tsx'
import type { FormOutcome } from '../account-view.ts'
import { reservableQuantities } from './reserve-fields.ts'
import { StoreFrame } from './store-frame.tsx'
import type { StoreReserve } from './store-view.ts'

type ReservePageProps = { view: StoreReserve; outcome: FormOutcome | undefined }

/** Reserves an item for a shopper. Without a product it asks for one. */
export function ReservePage({ view, outcome }: ReservePageProps) {
  const { product, productId } = view
  return (
    <StoreFrame current="reserve">
      {product ? (
        <ReserveForm key={productId} product={product} outcome={outcome} />
      ) : (
        <ProductForm productId={productId} />
      )}
    </StoreFrame>
  )
}

function ProductForm({ productId }: { productId: string }) {
  const t = useMessages()
  return (
    <Form method="get" className="account-form">
      <TextField
        label={t('productNumber')}
        name="product"
        help={t('productNumberHelp')}
        defaultValue={productId}
        maxLength={24}
        autoCapitalize="characters"
        spellCheck={false}
      />
      {productId !== '' && <InlineMessage tone="error">{t('productUnknown')}</InlineMessage>}
      <Button className="justify-self-start">{t('search')}</Button>
    </Form>
  )
}

type ReserveFormProps = {
  product: NonNullable<StoreReserve['product']>
  outcome: FormOutcome | undefined
}

function ReserveForm({ product: { name, variants }, outcome }: ReserveFormProps) {
  const t = useMessages()
  const problemText = useProblemText()
  const { values, problems } = outcome ?? {}
  const inputOf = (field: string, maxLength: number) => ({
    name: field,
    maxLength,
    defaultValue: values?.[field],
    error: problemText(problems?.[field]),
  })
  return (
    <AccountForm outcome={outcome} action={t('reserve')}>
      <p className="name">{name}</p>
      <SelectField
        label={t('sizeName')}
        name="sku"
        defaultValue={values?.['sku']}
        error={problemText(problems?.['sku'])}
      >
        {variants.map(({ sku, size }) => (
          <option key={sku} value={sku}>
            {size === null ? sku : `${size} (${sku})`}
          </option>
        ))}
      </SelectField>
      <SelectField label={t('pieces')} name="qty" defaultValue={values?.['qty']}>
        {reservableQuantities.map((quantity) => (
          <option key={quantity}>{quantity}</option>
        ))}
      </SelectField>
      <TextField label={t('firstName')} {...inputOf('firstName', 60)} />
      <TextField label={t('lastName')} {...inputOf('lastName', 60)} />
      <TextField label={t('email')} type="email" {...inputOf('email', 100)} />
      <TextField label={t('phone')} type="tel" isOptional {...inputOf('phone', 30)} />
    </AccountForm>
  )
}
