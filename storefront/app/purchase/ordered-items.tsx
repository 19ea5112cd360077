import type { CartItem } from '@cairn/contract/cart/cart'
import type { ReactNode } from 'react'
import { useMessages } from '../platform/text/messages.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { Picture } from '../ui/picture.tsx'
import { useItemAttributes } from './use-item-attributes.ts'

type OrderedLineProps = {
  item: Pick<
    CartItem,
    'name' | 'isDigitalProduct' | 'attributes' | 'qty' | 'bonus' | 'productImageURL' | 'price'
  >
  money: (amount: number) => string
  /** Why the item blocks the order. */
  problem?: string | undefined
  children?: ReactNode
}

/** A line of a cart or an order in a summary. */
export function OrderedLine({ item, money, problem, children }: OrderedLineProps) {
  const t = useMessages()
  const traits = useItemAttributes(item)
  return (
    <li className="summary-line">
      <Picture
        image={{ src: item.productImageURL, alt: '' }}
        widths={[80, 160]}
        sizes="64px"
        className="picture-tile"
      />
      <div className="min-w-0">
        <p className="name">{item.name}</p>
        <p className="mt-0.5 text-ink-soft">{traits}</p>
        {item.qty > 1 && (
          <p className="figures mt-0.5 text-ink-soft">{t('pieceCount', { count: item.qty })}</p>
        )}
        {problem !== undefined && <InlineMessage tone="error">{problem}</InlineMessage>}
        {children}
      </div>
      {/* What the site does not sell has no price. */}
      {item.price.original > 0 && (
        <p className="figures">{item.bonus ? t('freeGift') : money(item.price.rowTotal)}</p>
      )}
    </li>
  )
}

type ThumbnailItem = Pick<CartItem, 'itemId' | 'name' | 'qty' | 'productImageURL'>
export function ItemThumbnails({ items }: { items: readonly ThumbnailItem[] }) {
  return (
    <ul className="item-thumbnails">
      {items.map((item) => (
        <li key={item.itemId}>
          <Picture
            image={{ src: item.productImageURL, alt: item.name }}
            widths={[80, 160]}
            sizes="56px"
            className="picture-tile"
          />
          {item.qty > 1 && <span className="item-count">{item.qty}</span>}
        </li>
      ))}
    </ul>
  )
}
