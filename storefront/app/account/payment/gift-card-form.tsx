import { type FormEvent, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { type Captcha, prepareCaptcha } from '../../platform/calls/captcha.ts'
import { useFeatures } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/forms/field.tsx'
import { useFocusOnError } from '../account-form.tsx'
import type { FormOutcome } from '../account-view.ts'

const kinds = [
  { method: 'GIFT_CARD', name: 'giftCard' },
  { method: 'REWARD_CARD', name: 'rewardCard' },
] as const

/** Saves a gift card or reward card, so that it pays without its number and PIN. */
export function GiftCardForm({ outcome }: { outcome: FormOutcome | undefined }) {
  const t = useMessages()
  const { hasLoyalty } = useFeatures()
  const { form, isPending, prepare, submitWithCaptcha } = useGiftCardForm(outcome)
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className="account-form"
      aria-labelledby="add-gift-card"
      onFocus={prepare}
      onSubmit={(event) => void submitWithCaptcha(event)}
    >
      <h3 id="add-gift-card" className="name">
        {t('addGiftCard')}
      </h3>
      <input type="hidden" name="intent" value="giftCard" />
      {hasLoyalty && (
        <SelectField
          label={t('kindOfCard')}
          name="method"
          defaultValue={outcome?.values?.['method']}
        >
          {kinds.map(({ method, name }) => (
            <option key={method} value={method}>
              {t(name)}
            </option>
          ))}
        </SelectField>
      )}
      <TextField
        label={t('giftCardNumber')}
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        defaultValue={outcome?.values?.['code']}
        error={outcome && (outcome.errorMessage || t('problem'))}
      />
      <TextField label={t('pin')} name="pin" autoComplete="off" inputMode="numeric" maxLength={8} />
      <Button type="submit" look="line" pending={isPending} className="justify-self-start">
        {t('saveGiftCard')}
      </Button>
    </Form>
  )
}

/** The server asks for a captcha after several wrong cards, so that one is solved while the shopper types. */
function useGiftCardForm(outcome: FormOutcome | undefined) {
  const submit = useSubmit()
  const { formData } = useNavigation()
  const form = useFocusOnError(outcome)
  const captcha = useRef<Captcha>(undefined)
  const [isSolving, setSolving] = useState(false)
  const isPending = isSolving || formData?.get('intent') === 'giftCard'

  function prepare() {
    captcha.current ??= prepareCaptcha('pay')
  }

  async function submitWithCaptcha(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const typed = new FormData(event.currentTarget)
    setSolving(true)
    const solution = await captcha.current?.use()
    setSolving(false)
    if (solution !== undefined) typed.set('captcha', solution)
    await submit(typed, { method: 'post', preventScrollReset: true })
  }

  return { form, isPending, prepare, submitWithCaptcha }
}
