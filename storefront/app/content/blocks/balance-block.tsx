import type { BlockFields } from '@cairn/contract/content/blocks/content-block'
import { type FormEvent, useState } from 'react'
import { formText } from '../../platform/form-data.ts'
import { useHydrated } from '../../platform/page/use-hydrated.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useGiftCardBalance } from '../../purchase/payment/use-gift-card-balance.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { BlockHeading } from '../elements/block-frame.tsx'

type BalanceBlockProps = { fields: BlockFields['gift-card-balance']; isFirst: boolean }

export const BalanceBlock = ({ fields: { title, subtitle }, isFirst }: BalanceBlockProps) => (
  <section data-block="gift-card-balance" className="page block-space">
    <div className="balance-block">
      <BlockHeading title={title} subtitle={subtitle} isFirst={isFirst} />
      <BalanceForm />
    </div>
  </section>
)

function BalanceForm() {
  const t = useMessages()
  const isHydrated = useHydrated()
  const { submit, isPending, isCodeMissing, message } = useBalanceForm()
  return (
    <form
      method="post"
      noValidate
      className="grid gap-4.5"
      onSubmit={(event) => void submit(event)}
    >
      <noscript>
        <Notice tone="info">{t('balanceNoScripts')}</Notice>
      </noscript>
      <div className="balance-fields">
        <TextField
          label={t('giftCardNumber')}
          name="code"
          autoComplete="off"
          spellCheck={false}
          inputMode="numeric"
          maxLength={40}
          error={isCodeMissing ? t('fieldRequired') : undefined}
        />
        <TextField
          label={t('pin')}
          name="pin"
          autoComplete="off"
          inputMode="numeric"
          maxLength={8}
        />
      </div>
      <Button
        type="submit"
        pending={isPending}
        disabled={!isHydrated}
        className="justify-self-start"
      >
        {t('showBalance')}
      </Button>
      <div aria-live="polite">{message && <Notice tone={message.tone}>{message.text}</Notice>}</div>
    </form>
  )
}

function useBalanceForm() {
  const { isPending, message, readBalance, clearMessage } = useGiftCardBalance()
  const [isCodeMissing, setCodeMissing] = useState(false)

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const { currentTarget: formElement } = event
    const form = new FormData(formElement)
    const isEmpty = formText(form, 'code') === ''
    setCodeMissing(isEmpty)
    clearMessage()
    if (isEmpty) return formElement.querySelector<HTMLElement>('[name="code"]')?.focus()
    await readBalance(form)
  }

  return { submit, isPending, isCodeMissing, message }
}
