import type { CartItem } from '@cairn/contract/cart/cart'
import { requiredEmail } from '@cairn/contract/validation/email-rule'
import { findTextProblems } from '@cairn/contract/validation/find-text-problems'
import type { Problem } from '@cairn/contract/validation/rule'
import { required } from '@cairn/contract/validation/text-rules'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { useProblemText } from '../../platform/text/use-problem-text.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextArea, TextField } from '../../ui/forms/field.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { cartErrorText } from '../commands/cart-error.ts'
import { useCartCommand } from '../commands/use-cart-command.ts'

type GiftDialogProps = { item: CartItem; isOpen: boolean; onClose: () => void }

/** Edits the recipient and the message of a gift card. */
export function GiftDialog({ item, isOpen, onClose }: GiftDialogProps) {
  const t = useMessages()
  const [problems, setProblems] = useState<GiftProblems>({})
  const { isPending, error, run } = useCartCommand()
  const { itemId, giftOption } = item

  async function send(option: CartItem['giftOption']) {
    if (!(await run({ intent: 'gift', itemId, giftOption: option }))) onClose()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name) ?? '').trim()
    const option = { to: text('to'), email: text('email'), message: text('message') }
    const found = findTextProblems(option, giftRules)
    setProblems(found)
    const [first] = Object.keys(found)
    if (first === undefined) void send(option)
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <Dialog title={t('giftTitle')} isOpen={isOpen} onClose={onClose}>
      <form noValidate className="grid gap-4.5" onSubmit={submit}>
        <GiftFields option={giftOption} problems={problems} />
        {error && <InlineMessage tone="error">{cartErrorText(error, t)}</InlineMessage>}
        <Button pending={isPending}>{t('save')}</Button>
        {giftOption && (
          <Button type="button" look="line" onClick={() => void send(null)}>
            {t('giftRemove')}
          </Button>
        )}
      </form>
    </Dialog>
  )
}

const giftRules = { to: required, email: requiredEmail }
type GiftProblems = Partial<Record<keyof typeof giftRules, Problem>>

type GiftFieldsProps = { option: CartItem['giftOption']; problems: GiftProblems }

function GiftFields({ option, problems }: GiftFieldsProps) {
  const t = useMessages()
  const problemText = useProblemText()
  return (
    <>
      <TextField
        label={t('giftTo')}
        name="to"
        maxLength={60}
        defaultValue={option?.to}
        error={problemText(problems.to)}
        data-first
      />
      <TextField
        label={t('giftEmail')}
        name="email"
        type="email"
        defaultValue={option?.email}
        error={problemText(problems.email)}
      />
      <TextArea
        label={t('giftMessage')}
        name="message"
        rows={4}
        maxLength={500}
        isOptional
        defaultValue={option?.message}
      />
    </>
  )
}
