import type { CartItem } from '@cairn/contract/cart-entity'
import type { FetchedGroup } from './cart-groups.ts'
import { DeliveryDialog } from './delivery-dialog.tsx'
import { GiftDialog } from './gift-dialog.tsx'
import { StoreChanged } from './store-changed.tsx'
import { StoreDialog } from './store-dialog.tsx'

type Opened = { isOpen: boolean; onClose: () => void }
type CartDialogProps = Opened &
  (
    | { about: 'delivery' | 'gift'; item: CartItem }
    | { about: 'store'; group: FetchedGroup; onChanged: (place: string) => void }
    | { about: 'changedStore'; place: string }
  )

/** Whatever is asked in the bag, fetched with the first question. */
export function CartDialog(props: CartDialogProps) {
  switch (props.about) {
    case 'delivery':
      return <DeliveryDialog {...props} />
    case 'gift':
      return <GiftDialog {...props} />
    case 'store':
      return <StoreDialog {...props} />
    case 'changedStore':
      return <StoreChanged {...props} />
  }
}
