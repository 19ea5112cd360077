import { cardName } from '@cairn/contract/payments/payment-names'
import { type FormEvent, useState } from 'react'
import { Form } from 'react-router'
import { formText } from '../../platform/form-data.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import { AddressLines } from '../../purchase/address/address-lines.tsx'
import {
  cardExpiry,
  instrumentTitle,
  printedExpiry,
} from '../../purchase/payment/instrument-title.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { useFocusOnError } from '../account-form.tsx'
import type { FormOutcome, SavedInstrument } from '../account-view.ts'
import { EntryAction, RemoveEntry } from '../entry-action.tsx'
import { isPastExpiry } from './payment-fields.ts'

const idField = 'instrumentId'

type SavedCardProps = { saved: SavedInstrument; outcome: FormOutcome | undefined }

export function SavedCard({ saved, outcome }: SavedCardProps) {
  const t = useMessages()
  const { payment_instrument_id: id, card, address } = saved
  if (!card) return null
  const name = cardName(card)
  const { intent, instrumentId } = outcome?.values ?? {}
  const isChanged = intent === 'expiry' && instrumentId === id
  return (
    <li className="account-card">
      {card.main && <p className="font-semibold">{t('mainCard')}</p>}
      <div>
        <h3 className="name figures">{name}</h3>
        <p className="figures">{cardExpiry(card, t)}</p>
      </div>
      {address && (
        <p>
          <AddressLines address={address} />
        </p>
      )}
      <div className="account-actions">
        {!card.main && (
          <EntryAction field={idField} id={id} intent="main" label={t('makeMainCard')} />
        )}
        <ExpiryForm
          key={printedExpiry(card)}
          id={id}
          card={card}
          outcome={isChanged ? outcome : undefined}
        />
        <RemoveEntry field={idField} id={id} name={name} />
      </div>
    </li>
  )
}

export function SavedGiftCard({ saved }: { saved: SavedInstrument }) {
  const t = useMessages()
  const money = useMoney()
  const name = instrumentTitle(saved, t)
  return (
    <li className="account-card">
      <div>
        <h3 className="name figures">{name}</h3>
        <p className="figures">{t('leftOnCard', { amount: money(saved.amount ?? 0) })}</p>
      </div>
      <div className="account-actions">
        <RemoveEntry field={idField} id={saved.payment_instrument_id} name={name} />
      </div>
    </li>
  )
}

type ExpiryFormProps = {
  id: string
  card: NonNullable<SavedInstrument['card']>
  outcome: FormOutcome | undefined
}

function ExpiryForm({ id, card, outcome }: ExpiryFormProps) {
  const t = useMessages()
  const problemText = useProblemText()
  const form = useFocusOnError(outcome)
  const [isPast, setPast] = useState(false)
  const refusal = outcome && (outcome.errorMessage || t('problem'))

  function refusePastDate(event: FormEvent<HTMLFormElement>) {
    const isRefused = isPastExpiry(
      formText(new FormData(event.currentTarget), 'expiry'),
      new Date(),
    )
    setPast(isRefused)
    if (isRefused) event.preventDefault()
  }

  return (
    <details open={outcome !== undefined}>
      <summary className="link" aria-label={t('changeExpiryNamed', { name: cardName(card) })}>
        {t('changeExpiry')}
      </summary>
      <Form
        ref={form}
        method="post"
        noValidate
        onSubmit={refusePastDate}
        className="account-detail-form"
      >
        <input type="hidden" name={idField} value={id} />
        <TextField
          label={t('expiryDate')}
          help={t('expiryHelp')}
          name="expiry"
          autoComplete="cc-exp"
          maxLength={9}
          defaultValue={outcome?.values?.['expiry'] ?? printedExpiry(card)}
          error={
            isPast ? t('cardExpired') : (problemText(outcome?.problems?.['expiry']) ?? refusal)
          }
        />
        <Button type="submit" name="intent" value="expiry" look="line" size="small">
          {t('saveChanges')}
        </Button>
      </Form>
    </details>
  )
}
