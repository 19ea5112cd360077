import type { CartItem } from '@cairn/contract/cart-entity'
import type { ReactNode } from 'react'
import { useItemTraits } from '../cart/use-item-traits.ts'
import { useMessages } from '../platform/messages.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { Picture } from '../ui/picture.tsx'

type OrderedLineProps = {
  item: Pick<
    CartItem,
    'name' | 'isDigitalProduct' | 'attributes' | 'qty' | 'bonus' | 'productImageURL' | 'price'
  >
  money: (amount: number) => string
  /** Why it keeps the order from being placed. */
  problem?: string | undefined
  /** What can be done with it. */
  children?: ReactNode
}

/** A line of a cart or an order, as it stands in a summary. */
export function OrderedLine({ item, money, problem, children }: OrderedLineProps) {
  const t = useMessages()
  const traits = useItemTraits(item)
  return (
    <li className="summary-line">
      <Picture
        image={{ src: item.productImageURL, alt: '' }}
        widths={[80, 160]}
        sizes="64px"
        className="bg-tile"
      />
      <div className="min-w-0">
        <p className="name">{item.name}</p>
        <p className="mt-0.5 text-ink-soft">{traits}</p>
        {item.qty > 1 && (
          <p className="figures mt-0.5 text-ink-soft">{t('piecesOf', { count: item.qty })}</p>
        )}
        {problem !== undefined && <InlineMessage tone="error">{problem}</InlineMessage>}
        {children}
      </div>
      <p className="figures">{item.bonus ? t('freeGift') : money(item.price.rowTotal)}</p>
    </li>
  )
}
