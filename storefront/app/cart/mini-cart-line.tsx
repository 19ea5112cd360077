import type { CartItem } from '@cairn/contract/cart-entity'
import { Link, useFetcher } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { useLocale } from '../platform/use-shop.ts'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { useItemTraits } from './use-item-traits.ts'

export function MiniCartLine({ item }: { item: CartItem }) {
  const t = useMessages()
  const money = useMoney()
  const locale = useLocale()
  const traits = useItemTraits(item)
  const remove = useFetcher({ key: `remove-${item.itemId}` })
  if (remove.state !== 'idle') return null
  const { price } = item
  return (
    <li className="grid grid-cols-[96px_1fr] gap-4 border-b border-line py-5 first:pt-0 last:border-0">
      <Picture
        image={{ src: item.productImageURL, alt: '' }}
        widths={[120, 200]}
        sizes="96px"
        className="bg-tile"
      />
      <div className="min-w-0">
        <div className="flex justify-between gap-3">
          <p className="name">
            <Link to={item.pdpUrl}>{item.name}</Link>
          </p>
          <Price
            now={money(price.rowTotal)}
            was={price.original > price.current ? money(price.original * item.qty) : undefined}
          />
        </div>
        <p className="mt-1 text-small text-ink-soft">
          {traits}
          {item.qty > 1 && ` · ${t('quantity', { count: item.qty })}`}
        </p>
        <remove.Form method="post" action={`/${locale}/cart`} defaultShouldRevalidate={false}>
          <input type="hidden" name="intent" value="remove" />
          <input type="hidden" name="itemId" value={item.itemId} />
          <button aria-label={t('removeNamed', { name: item.name })} className="link text-small">
            {t('remove')}
          </button>
        </remove.Form>
      </div>
    </li>
  )
}
