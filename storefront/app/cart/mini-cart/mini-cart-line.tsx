import type { CartItem } from '@cairn/contract/cart/cart'
import { Link, useFetcher } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/use-money.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/products/price.tsx'
import { ChangeQuantity, FreeGiftLabel, LineAction } from '../lines/line-forms.tsx'
import { useItemAttributes } from '../lines/use-item-attributes.ts'

export function MiniCartLine({ item }: { item: CartItem }) {
  const t = useMessages()
  const money = useMoney()
  const traits = useItemAttributes(item)
  const change = useFetcher({ key: `change-${item.itemId}` })
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
          <p className="text-right">
            <Price
              now={item.bonus ? t('deliveryFree') : money(price.rowTotal)}
              was={price.original > price.current ? money(price.original * item.qty) : undefined}
            />
          </p>
        </div>
        <p className="mt-1 text-small text-ink-soft">{traits}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-4">
          {item.bonus ? (
            <FreeGiftLabel />
          ) : (
            <LineForms item={item} change={change} remove={remove} />
          )}
        </div>
      </div>
    </li>
  )
}

type Fetcher = ReturnType<typeof useFetcher>
type LineFormsProps = { item: CartItem; change: Fetcher; remove: Fetcher }

function LineForms({ item, change, remove }: LineFormsProps) {
  const t = useMessages()
  const action = `/${useLocale()}/cart`
  return (
    <>
      <ChangeQuantity item={item} fetcher={change} action={action} />
      <LineAction
        item={item}
        fetcher={remove}
        action={action}
        intent="remove"
        label={t('removeNamed', { name: item.name })}
        isSmall
      >
        {t('remove')}
      </LineAction>
    </>
  )
}
