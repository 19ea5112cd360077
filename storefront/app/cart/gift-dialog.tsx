import type { CartItem } from '@cairn/contract/cart-entity'
import { type FormEvent, useState } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { longestEmail } from '../sign-in/credentials.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { TextArea, TextField } from '../ui/text-field.tsx'
import { wrongGift } from './gift.ts'
import { refusalText } from './refused-write.ts'
import { useCartWrite } from './use-cart-write.ts'

type GiftDialogProps = { item: CartItem; isOpen: boolean; onClose: () => void }

/** Whom a gift card is sent to, and with which words. */
export function GiftDialog({ item, isOpen, onClose }: GiftDialogProps) {
  const t = useMessages()
  const [wrong, setWrong] = useState<ReturnType<typeof wrongGift>>({})
  const { isPending, refused, write } = useCartWrite()
  const { itemId, giftOption } = item

  async function send(option: CartItem['giftOption']) {
    if (!(await write({ intent: 'gift', itemId, giftOption: option }))) onClose()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const text = (name: string) => String(given.get(name) ?? '').trim()
    const option = { to: text('to'), email: text('email'), message: text('message') }
    const found = wrongGift(option)
    setWrong(found)
    const [first] = Object.keys(found)
    if (first === undefined) void send(option)
    else event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }

  return (
    <Dialog title={t('giftTitle')} isOpen={isOpen} onClose={onClose}>
      <form noValidate className="grid gap-4.5" onSubmit={submit}>
        <GiftFields option={giftOption} wrong={wrong} />
        {refused && <InlineMessage tone="error">{refusalText(refused, t)}</InlineMessage>}
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

type GiftFieldsProps = { option: CartItem['giftOption']; wrong: ReturnType<typeof wrongGift> }

function GiftFields({ option, wrong }: GiftFieldsProps) {
  const t = useMessages()
  return (
    <>
      <TextField
        label={t('giftTo')}
        name="to"
        maxLength={60}
        defaultValue={option?.to}
        error={wrong.to && t(wrong.to)}
        data-first
      />
      <TextField
        label={t('giftEmail')}
        name="email"
        type="email"
        defaultValue={option?.email}
        error={wrong.email && t(wrong.email, { most: longestEmail })}
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
