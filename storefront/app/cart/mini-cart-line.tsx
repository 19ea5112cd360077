import type { CartItem } from '@cairn/contract/cart-entity'
import { Link, useFetcher } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useMoney } from '../platform/use-money.ts'
import { useLocale } from '../platform/use-shop.ts'
import { Picture } from '../ui/picture.tsx'
import { Price } from '../ui/price.tsx'
import { QuantityStepper } from '../ui/quantity-stepper.tsx'
import { GiftMark } from './gift-mark.tsx'
import { useItemTraits } from './use-item-traits.ts'

export function MiniCartLine({ item }: { item: CartItem }) {
  const money = useMoney()
  const traits = useItemTraits(item)
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
          <Price
            now={money(price.rowTotal)}
            was={price.original > price.current ? money(price.original * item.qty) : undefined}
          />
        </div>
        <p className="mt-1 text-small text-ink-soft">{traits}</p>
        <div className="mt-3 flex flex-wrap items-center gap-x-4">
          {item.bonus ? <GiftMark /> : <LineForms item={item} change={change} remove={remove} />}
        </div>
      </div>
    </li>
  )
}

type Fetcher = ReturnType<typeof useFetcher>
type LineFormsProps = { item: CartItem; change: Fetcher; remove: Fetcher }

function LineForms({ item, change, remove }: LineFormsProps) {
  const t = useMessages()
  const locale = useLocale()
  const quantity = Number(change.formData?.get('qty') ?? item.qty)
  return (
    <>
      <change.Form method="post" action={`/${locale}/cart`} defaultShouldRevalidate={false}>
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="itemId" value={item.itemId} />
        <QuantityStepper
          quantity={quantity}
          labels={{
            group: t('quantityOf', { name: item.name }),
            less: t('oneLess', { name: item.name }),
            more: t('oneMore', { name: item.name }),
          }}
        />
      </change.Form>
      <remove.Form method="post" action={`/${locale}/cart`} defaultShouldRevalidate={false}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="itemId" value={item.itemId} />
        <button
          aria-label={t('removeNamed', { name: item.name })}
          className="underlined min-h-11 text-small underline-offset-4"
        >
          {t('remove')}
        </button>
      </remove.Form>
    </>
  )
}
