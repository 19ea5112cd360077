import { textIn } from '../platform/typed-text.ts'
import type { BlockFields } from '@cairn/contract/content-blocks'
import { type FormEvent, useState } from 'react'
import { askBalance, type ToldBalance } from '../checkout/ask-balance.ts'
import { useMessages } from '../platform/messages.tsx'
import { useInBrowser } from '../platform/use-in-browser.ts'
import { useLocale } from '../platform/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { TextField } from '../ui/text-field.tsx'
import { BlockHead } from './block-head.tsx'

type BalanceBlockProps = { fields: BlockFields['gift-card-balance']; isFirst: boolean }

export const BalanceBlock = ({ fields: { title, subtitle }, isFirst }: BalanceBlockProps) => (
  <section data-block="gift-card-balance" className="page block-space">
    <div className="balance-block">
      <BlockHead title={title} subtitle={subtitle} isFirst={isFirst} />
      <BalanceForm />
    </div>
  </section>
)

function BalanceForm() {
  const t = useMessages()
  const inBrowser = useInBrowser()
  const { ask, isPending, isMissing, told } = useBalance()
  return (
    <form method="post" noValidate className="grid gap-4.5" onSubmit={(event) => void ask(event)}>
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
          error={isMissing ? t('fieldRequired') : undefined}
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
        disabled={!inBrowser}
        className="justify-self-start"
      >
        {t('showBalance')}
      </Button>
      <div aria-live="polite">{told && <Notice tone={told.tone}>{told.text}</Notice>}</div>
    </form>
  )
}

function useBalance() {
  const t = useMessages()
  const locale = useLocale()
  const [isPending, setPending] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [told, setTold] = useState<ToldBalance>()

  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isPending) return
    const { currentTarget: typed } = event
    const form = new FormData(typed)
    const isEmpty = textIn(form, 'code') === ''
    setMissing(isEmpty)
    setTold(undefined)
    if (isEmpty) return typed.querySelector<HTMLElement>('[name="code"]')?.focus()
    setPending(true)
    const answer = await askBalance({ form, locale, t })
    setPending(false)
    setTold(answer)
  }

  return { ask, isPending, isMissing, told }
}
