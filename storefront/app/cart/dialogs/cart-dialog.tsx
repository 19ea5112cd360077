import type { CartItem } from '@cairn/contract/cart/cart'
import type { PickupGroup } from '../lines/cart-lines.tsx'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { GiftDialog } from './gift-dialog.tsx'
import { StoreChangedDialog, StoreDialog } from './store-dialog.tsx'

type DialogState = { isOpen: boolean; onClose: () => void }
type CartDialogProps = DialogState &
  (
    | { about: 'delivery' | 'gift'; item: CartItem }
    | { about: 'store'; group: PickupGroup; onChanged: (place: string) => void }
    | { about: 'changedStore'; place: string }
  )

/** All dialogs of the cart page. They load together when the first one is opened. */
export function CartDialog(props: CartDialogProps) {
  switch (props.about) {
    case 'delivery':
      return <DeliveryDialog {...props} />
    case 'gift':
      return <GiftDialog {...props} />
    case 'store':
      return <StoreDialog {...props} />
    case 'changedStore':
      return <StoreChangedDialog {...props} />
  }
}
