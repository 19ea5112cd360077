import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { useNumber } from '../../platform/text/use-number.ts'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { OutcomeNotice, useFocusOnError } from '../account-form.tsx'
import '../account.css'
import type { FormOutcome } from '../account-view.ts'
import { longestReason } from './adjustment-input.ts'
import type { AdjustableCart } from './store-view.ts'

type PriceAdjustmentsProps = {
  cart: AdjustableCart
  /** The highest discount in percent that the store may give. */
  limit: number
  /** The page to open after a change. */
  page: 'cart' | 'prices'
  /** Of a form that was sent without scripts. */
  outcome?: FormOutcome | undefined
}

/** The discounts that an employee has given for a cart, and a form for another one. */
export function PriceAdjustments(props: PriceAdjustmentsProps) {
  const { cart, page } = props
  const { Form } = useFetcher<FormOutcome>()
  const action = usePricesPath()
  return (
    <>
      <AdjustmentList cart={cart}>
        {(adjustmentId, removeButton) => (
          <Form method="post" action={action}>
            <input type="hidden" name="page" value={page} />
            <input type="hidden" name="adjustmentId" value={adjustmentId} />
            {removeButton}
          </Form>
        )}
      </AdjustmentList>
      {/* Empty again after each adjustment, without the message of an earlier attempt. */}
      <AdjustmentForm key={cart.priceAdjustments.length} {...props} />
    </>
  )
}

const usePricesPath = () => `/${useLocale()}/account/store/prices`

function AdjustmentForm({ cart, limit, page, outcome }: PriceAdjustmentsProps) {
  const { Form, data, state } = useFetcher<FormOutcome>()
  const shown = data ?? outcome
  const form = useFocusOnError(shown)
  return (
    <Form ref={form} method="post" action={usePricesPath()} noValidate className="account-form">
      <OutcomeNotice outcome={shown} />
      <input type="hidden" name="page" value={page} />
      <AdjustmentFields cart={cart} limit={limit} outcome={shown} />
      <AdjustButton isPending={state !== 'idle'} />
    </Form>
  )
}

function AdjustButton({ isPending }: { isPending: boolean }) {
  const t = useMessages()
  return (
    <Button pending={isPending} className="justify-self-start">
      {t('adjustPrice')}
    </Button>
  )
}

type AdjustmentListProps = {
  cart: AdjustableCart
  children: (adjustmentId: string, removeButton: ReactNode) => ReactNode
}

function AdjustmentList({ cart, children }: AdjustmentListProps) {
  const t = useMessages()
  const money = useMoney()
  const percent = usePercent()
  if (cart.priceAdjustments.length === 0) return null
  return (
    <ul className="account-addresses">
      {cart.priceAdjustments.map(({ adjustmentId, itemId, type, value, reason }) => {
        const line = cart.items.find((item) => item.itemId === itemId)
        const name = line?.name ?? t('wholeOrder')
        const share = type === 'percent' ? percent(value) : money(value)
        return (
          <li key={adjustmentId} className="account-card">
            <div>
              <p className="font-semibold">{t('percentOff', { share })}</p>
              <p>{name}</p>
              <p>{reason}</p>
            </div>
            {children(
              adjustmentId,
              <Button look="line" size="small" aria-label={t('removeNamed', { name })}>
                {t('remove')}
              </Button>,
            )}
          </li>
        )
      })}
    </ul>
  )
}

type AdjustmentFieldsProps = {
  cart: AdjustableCart
  limit: number
  outcome: FormOutcome | undefined
}

function AdjustmentFields({ cart, limit, outcome }: AdjustmentFieldsProps) {
  const t = useMessages()
  const problemText = useProblemText()
  const percent = usePercent()
  const { values, problems } = outcome ?? {}
  return (
    <>
      <SelectField label={t('adjustedItem')} name="itemId" defaultValue={values?.['itemId'] ?? ''}>
        <option value="">{t('wholeOrder')}</option>
        {cart.items
          .filter(({ bonus }) => !bonus)
          .map(({ itemId, name, attributes }) => (
            <option key={itemId} value={itemId}>
              {[name, ...attributes.map(({ value }) => value)].join(', ')}
            </option>
          ))}
      </SelectField>
      <SelectField label={t('kindOfDiscount')} name="type" defaultValue={values?.['type']}>
        <option value="percent">{t('inPercent')}</option>
        <option value="amount">{t('asAmount')}</option>
      </SelectField>
      <TextField
        label={t('discountValue')}
        name="value"
        inputMode="decimal"
        autoComplete="off"
        maxLength={9}
        defaultValue={values?.['value']}
        help={t('discountLimit', { limit: percent(limit) })}
        error={problemText(problems?.['value'])}
      />
      <TextField
        label={t('discountReason')}
        name="reason"
        maxLength={longestReason}
        defaultValue={values?.['reason']}
        error={problemText(problems?.['reason'])}
      />
    </>
  )
}

function usePercent() {
  const number = useNumber()
  return (value: number) => number(value / 100, { style: 'percent', maximumFractionDigits: 2 })
}
