import type { CartItem } from '@cairn/contract/cart-entity'
import { lazy } from 'react'
import { useMessages } from '../platform/messages.tsx'
import { OpensDialog } from '../ui/opens-dialog.tsx'

const GiftDialog = lazy(async () => ({ default: (await import('./gift-dialog.tsx')).GiftDialog }))

/** What is sent by email can be sent to somebody else. */
export function GiftOption({ item }: { item: CartItem }) {
  const t = useMessages()
  const { giftOption, isDigitalProduct } = item
  if (!isDigitalProduct) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
      {giftOption && <span>{t('giftFor', { to: giftOption.to, email: giftOption.email })}</span>}
      <OpensDialog
        label={t(giftOption ? 'giftEdit' : 'giftAdd')}
        className="link-small text-ink noscript:hidden"
      >
        {(dialog) => <GiftDialog item={item} {...dialog} />}
      </OpensDialog>
    </p>
  )
}
