import type { Cart, CartItem } from '@cairn/contract/cart/cart'
import { Link, useFetcher } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { useItemAttributes } from '../../purchase/use-item-attributes.ts'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/products/price.tsx'
import { cartErrorText, type CartError } from '../commands/cart-error.ts'
import { isStockMessage, LineStockNotices } from '../page/cart-notices.tsx'
import { LinePromotions } from '../promotions/promotion-notices.tsx'
import { LineDelivery, GiftOption } from './dialog-buttons.tsx'
import { QuantityForm, SizeForm, FreeGiftLabel, LineButtonForm } from './line-forms.tsx'

type Fetcher = ReturnType<typeof useFetcher>

type CartLineProps = {
  item: CartItem
  flash: Cart['flash']
  error: CartError | undefined
  /** The id of the saved items list. */
  listId: string | null
  heading?: 'h2' | 'h3'
}

export function CartLine({ item, heading: Heading = 'h2', listId, ...messages }: CartLineProps) {
  const change = useFetcher({ key: `change-${item.itemId}` })
  const resize = useFetcher({ key: `resize-${item.itemId}` })
  const remove = useFetcher({ key: `remove-${item.itemId}` })
  const save = useFetcher({ key: `save-${item.itemId}` })
  const traits = useItemAttributes(item)
  if (remove.state !== 'idle' || save.state !== 'idle') return null

  const isPending = change.state !== 'idle' || resize.state !== 'idle'
  return (
    <li aria-busy={isPending} className="cart-line">
      <Link to={item.pdpUrl} tabIndex={-1} aria-hidden="true" className="cart-line-picture">
        <Picture
          image={{ src: item.productImageURL, alt: '' }}
          widths={[160, 320]}
          sizes="(min-width: 600px) 148px, 104px"
          className="picture-tile"
        />
      </Link>
      <div>
        {item.eyebrow && <p className="mb-1 text-label text-ink-soft">{item.eyebrow}</p>}
        <Heading className="cart-line-name">
          <Link to={item.pageUrl}>{item.name}</Link>
        </Heading>
        <p className="mt-1 text-small text-ink-soft">{traits}</p>
        <LineMessages item={item} {...messages} />
        <LineDelivery item={item} />
        <GiftOption item={item} />
        <LinePromotions callouts={item.productPromotions} />
        <div className="cart-line-forms">
          {item.bonus ? (
            <FreeGiftLabel />
          ) : (
            <>
              <QuantityForm item={item} fetcher={change} />
              <SizeForm item={item} fetcher={resize} />
              <LineActions item={item} listId={listId} remove={remove} save={save} />
            </>
          )}
        </div>
      </div>
      <div className="cart-line-price">
        <LinePrice item={item} />
      </div>
    </li>
  )
}

function LineMessages({ item, flash, error }: Omit<CartLineProps, 'heading' | 'listId'>) {
  const t = useMessages()
  if (error) {
    return (
      <div className="mt-2">
        <InlineMessage tone="error">{cartErrorText(error, t)}</InlineMessage>
      </div>
    )
  }
  const stockMessages = flash.filter(
    ({ itemId, type }) => itemId === item.itemId && isStockMessage(type),
  )
  if (stockMessages.length > 0) return <LineStockNotices flash={stockMessages} />
  if (item.available) return null
  return (
    <div className="mt-2">
      <InlineMessage tone="warning">{t('itemUnavailable')}</InlineMessage>
    </div>
  )
}

function LinePrice({ item: { qty, price, bonus } }: { item: CartItem }) {
  const t = useMessages()
  const money = useMoney()
  const originalPrice = price.original > price.current ? money(price.original) : undefined
  // What the site does not sell has no price.
  if (price.original === 0) return null
  if (bonus) return <Price current={t('deliveryFree')} original={money(price.original * qty)} />
  if (qty === 1) return <Price current={money(price.rowTotal)} original={originalPrice} />
  return (
    <>
      <Price current={money(price.rowTotal)} />
      <p className="mt-1 text-small text-ink-soft">
        {qty} × <Price current={money(price.current)} original={originalPrice} />
      </p>
    </>
  )
}

type LineActionsProps = Pick<CartLineProps, 'item' | 'listId'> & {
  remove: Fetcher
  save: Fetcher
}

function LineActions({ item, listId, remove, save }: LineActionsProps) {
  const t = useMessages()
  const { name } = item
  return (
    <>
      <LineButtonForm
        item={item}
        fetcher={remove}
        intent="remove"
        label={t('removeNamed', { name })}
        onSubmit={moveFocus}
      >
        {t('remove')}
      </LineButtonForm>
      <LineButtonForm
        item={item}
        fetcher={save}
        intent="save"
        listId={listId ?? ''}
        label={t('saveNamedForLater', { name })}
        onSubmit={moveFocus}
      >
        {t('saveForLater')}
      </LineButtonForm>
    </>
  )
}

const moveFocus = ({ currentTarget }: { currentTarget: Element }) => focusNextLine(currentTarget)

/** After a line is removed by keyboard, the focus moves to the next or previous line, or else to the page's content. */
export function focusNextLine(form: Element) {
  if (!form.querySelector(':focus-visible')) return
  const line = form.closest('li')
  const nextLine = line?.nextElementSibling ?? line?.previousElementSibling
  const lastButton = Array.from(nextLine?.querySelectorAll('button') ?? []).at(-1)
  const next = lastButton ?? document.getElementById('content')
  next?.focus()
}
