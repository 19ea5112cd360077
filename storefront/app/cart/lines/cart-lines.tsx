import type { Cart } from '@cairn/contract/cart/cart'
import { Suspense, useId, useState } from 'react'
import { useMessages } from '../../platform/text/messages.tsx'
import { type CartGroup, groupCartItems } from './cart-groups.ts'
import { CartLine } from './cart-line.tsx'
import { ChangeStore } from './delivery-buttons.tsx'
import { CartDialog } from '../dialogs/lazy-cart-dialog.ts'
import type { CartError } from '../commands/cart-error.ts'

type CartLinesProps = { cart: Cart; error: CartError | undefined }

/** Groups the lines by delivery. A cart with home delivery only has no group headings. */
export function CartLines(props: CartLinesProps) {
  const [newStore, setNewStore] = useState<string>()
  const groups = groupCartItems(props.cart)
  const [only] = groups
  if (groups.length === 1 && only?.kind === 'home') return <Lines {...props} group={only} />
  return (
    <div className="grid gap-9 pt-2 lg:gap-12">
      {groups.map((group) => (
        <GroupSection key={group.id} {...props} group={group} onStoreChanged={setNewStore} />
      ))}
      {newStore !== undefined && (
        <Suspense>
          <CartDialog
            about="changedStore"
            place={newStore}
            isOpen
            onClose={() => setNewStore(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

type GroupProps = CartLinesProps & { group: CartGroup }

type StoreChangeProps = { onStoreChanged: (place: string) => void }

function GroupSection({ group, onStoreChanged, ...props }: GroupProps & StoreChangeProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
        <GroupHeading group={group} id={id} />
        {'place' in group && <ChangeStore group={group} onChanged={onStoreChanged} />}
      </div>
      <Lines {...props} group={group} heading="h3" />
    </section>
  )
}

type LinesProps = GroupProps & { heading?: 'h2' | 'h3' }

const Lines = ({ group, cart, error, heading = 'h2' }: LinesProps) => (
  <ul className="border-b border-line">
    {group.items.map((item) => (
      <CartLine
        key={item.itemId}
        item={item}
        heading={heading}
        flash={cart.flash}
        listId={cart.saveForLaterId}
        error={error?.itemId === item.itemId ? error : undefined}
      />
    ))}
  </ul>
)

const pickupHeadings = { pickup: 'pickUpAt', sts: 'sentToStoreAt', pudo: 'collectAt' } as const

function GroupHeading({ group, id }: { group: CartGroup; id: string }) {
  const t = useMessages()
  const title =
    'place' in group
      ? t(pickupHeadings[group.kind], { place: group.place || t('placeUnknown') })
      : t(group.kind === 'home' ? 'homeDelivery' : 'sentByEmail')
  return (
    <div>
      <h2 id={id} className="display text-h3 tracking-[-.012em]">
        {title}
      </h2>
      {'address' in group && <p className="mt-1 text-small text-ink-soft">{group.address}</p>}
    </div>
  )
}
