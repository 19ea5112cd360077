import type { CartItem } from '@cairn/contract/cart-entity'
import { Picture } from '../ui/picture.tsx'

type Thumb = Pick<CartItem, 'itemId' | 'name' | 'qty' | 'productImageURL'>
type ThumbsProps = { items: readonly Thumb[] }

/** Which things are meant. */
export function Thumbs({ items }: ThumbsProps) {
  return (
    <ul className="thumbs">
      {items.map((item) => (
        <li key={item.itemId}>
          <Picture
            image={{ src: item.productImageURL, alt: item.name }}
            widths={[80, 160]}
            sizes="56px"
            className="bg-tile"
          />
          {item.qty > 1 && <span className="thumb-count">{item.qty}</span>}
        </li>
      ))}
    </ul>
  )
}
