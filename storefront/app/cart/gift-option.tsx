import type { CartItem } from '@cairn/contract/cart-entity'
import { useMessages } from '../platform/messages.tsx'
import { OpensDialog } from '../ui/opens-dialog.tsx'
import { CartDialog } from './lazy-cart-dialog.ts'

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
        {(dialog) => <CartDialog about="gift" item={item} {...dialog} />}
      </OpensDialog>
    </p>
  )
}
