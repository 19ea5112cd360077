import type { CartItem } from '@cairn/contract/cart/cart'
import { useMessages } from '../../platform/text/messages.tsx'
import { DialogButton } from '../../ui/dialog/dialog-button.tsx'
import { CartDialog } from '../dialogs/lazy-cart-dialog.ts'

/** Items sent by email can be sent to another person. */
export function GiftOption({ item }: { item: CartItem }) {
  const t = useMessages()
  const { giftOption, isDigitalProduct } = item
  if (!isDigitalProduct) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
      {giftOption && <span>{t('giftFor', { to: giftOption.to, email: giftOption.email })}</span>}
      <DialogButton
        label={t(giftOption ? 'giftEdit' : 'giftAdd')}
        className="link-small text-ink noscript:hidden"
      >
        {(dialog) => <CartDialog about="gift" item={item} {...dialog} />}
      </DialogButton>
    </p>
  )
}
