import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { type Captcha, prepareCaptcha } from '../../platform/calls/captcha.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { withdrawalFields, type WithdrawalState, type WithdrawalValues } from './withdrawal.ts'

/** Shows what the customer declares before it is sent. */
export function ConfirmWithdrawal({ values, errorMessage }: WithdrawalState & { step: 'review' }) {
  const t = useMessages()
  const { isPending, confirm } = useConfirmation()
  return (
    <>
      <p className="mt-3 mb-6 text-ink-soft">{t('withdrawReviewText')}</p>
      {errorMessage !== undefined && (
        <div className="mb-6">
          <Notice tone="error">{errorMessage || t('problem')}</Notice>
        </div>
      )}
      <Declaration values={values} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Form method="post" onSubmit={(event) => void confirm(event)}>
          <HiddenValues values={values} />
          <input type="hidden" name="intent" value="confirm" />
          <Button pending={isPending}>{t('withdrawConfirm')}</Button>
        </Form>
        <Form method="post">
          <HiddenValues values={values} />
          <Button name="intent" value="edit" look="line">
            {t('change')}
          </Button>
        </Form>
      </div>
    </>
  )
}

/** Sends the declaration once, with the solution of the captcha. Without scripts the form is sent as it is. */
function useConfirmation() {
  const submit = useSubmit()
  const captcha = useRef<Captcha>(undefined)
  const [isSolving, setSolving] = useState(false)
  const isSending = useNavigation().formData?.get('intent') === 'confirm'
  useEffect(() => {
    captcha.current ??= prepareCaptcha('case')
  }, [])

  async function confirm(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSolving || isSending) return
    const form = new FormData(event.currentTarget)
    setSolving(true)
    const solution = await captcha.current?.use()
    if (solution !== undefined) form.set('captcha', solution)
    await submit(form, { method: 'post' })
    setSolving(false)
  }

  return { isPending: isSolving || isSending, confirm }
}

const HiddenValues = ({ values }: { values: WithdrawalValues }) =>
  withdrawalFields.map((name) => (
    <input key={name} type="hidden" name={name} value={values[name] ?? ''} />
  ))

/** The declaration in full, as the mail repeats it. */
export function Declaration({ values }: { values: WithdrawalValues }) {
  const t = useMessages()
  const { firstName = '', lastName = '', orderNumber, email, message } = values
  const rows = [
    { label: t('withdrawName'), value: `${firstName} ${lastName}` },
    { label: t('orderNumberField'), value: orderNumber },
    { label: t('email'), value: email },
    { label: t('withdrawItems'), value: message },
  ]
  return (
    <div className="withdrawal-declaration">
      <p className="font-strong">{t('withdrawDeclaration')}</p>
      <dl className="mt-3 text-ui">
        {rows.map(
          ({ label, value }) =>
            value && (
              <div key={label} className="mt-2">
                <dt className="text-ink-soft">{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}
