import type { Cart, CartItem } from '@cairn/contract/cart/cart'
import { Suspense, useEffect, useState } from 'react'
import { useFetchers, Link, useFetcher } from 'react-router'
import { lazyOptional } from '../../platform/lazy-component.ts'
import { useLocale } from '../../platform/page/use-shop.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { useMoney } from '../../platform/text/money.ts'
import { useItemAttributes } from '../../purchase/use-item-attributes.ts'
import { ButtonLink, TextLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../../ui/products/price.tsx'
import { QuantityForm, FreeGiftLabel, LineButtonForm } from '../lines/line-forms.tsx'
import { CartNotices } from '../page/cart-notices.tsx'
import { useCart } from '../state/cart-store.ts'
import { refreshCart } from '../state/refresh-cart.ts'
import { closeMiniCart, type MiniCartReason } from './mini-cart-state.ts'

const Upsells = lazyOptional(() =>
  import('../upsells/upsells.tsx').then((module) => module.Upsells),
)

type MiniCartPanelProps = { reason: MiniCartReason; onClose: () => void }

export function MiniCartPanel({ reason, onClose }: MiniCartPanelProps) {
  const t = useMessages()
  const { cart } = useCart()
  const isAdding = useFetchers().some(({ formData }) => formData?.get('intent') === 'add')
  const [isFresh, setFresh] = useState(cart !== undefined)
  useEffect(() => {
    if (!isFresh) void refreshCart().finally(() => setFresh(true))
  }, [isFresh])
  const isWaiting = isAdding || !isFresh
  return (
    <Dialog
      kind="panel"
      isOpen
      title={t(reason === 'added' && !isAdding ? 'addedToYourCart' : 'cartTitle')}
      onClose={onClose}
      action={cart && cart.items.length > 0 && <MiniCartTotal cart={cart} isWaiting={isWaiting} />}
    >
      <MiniCartLines cart={cart} isWaiting={isWaiting} />
      {reason === 'added' && !isAdding && cart && (
        <div className="mt-8">
          <Suspense>
            <Upsells cart={cart} heading="h3" />
          </Suspense>
        </div>
      )}
    </Dialog>
  )
}

function MiniCartLines({ cart, isWaiting }: { cart: Cart | null | undefined; isWaiting: boolean }) {
  const t = useMessages()
  const locale = useLocale()
  if (cart && cart.items.length > 0) {
    return (
      <>
        <CartNotices cart={cart} />
        <ul aria-busy={isWaiting}>
          {cart.items.map((item) => (
            <MiniCartLine key={item.itemId} item={item} />
          ))}
        </ul>
      </>
    )
  }
  if (isWaiting) {
    return (
      <div aria-busy="true" className="grid gap-6">
        <p className="sr-only">{t('cartOpening')}</p>
        {[0, 1].map((line) => (
          <div key={line} aria-hidden="true" className="mini-cart-row">
            <div className="skeleton skeleton-picture" />
            <div className="skeleton mini-cart-skeleton-name" />
          </div>
        ))}
      </div>
    )
  }
  return (
    <EmptyState title={t('cartEmptyTitle')} text={t('cartEmptyText')}>
      <ButtonLink look="line" to={`/${locale}`} onClick={closeMiniCart}>
        {t('cartEmptyLink')}
      </ButtonLink>
    </EmptyState>
  )
}

function MiniCartTotal({ cart, isWaiting }: { cart: Cart; isWaiting: boolean }) {
  const { totals } = cart
  const t = useMessages()
  const money = useMoney()
  const locale = useLocale()
  const waitingClass = isWaiting ? 'mini-cart-waiting' : ''
  return (
    <>
      <div className="figures text-ui">
        <p className="totals-row">
          <span>{t('cartItems', { count: cart.totalItems })}</span>
          <span className={waitingClass}>{money(totals.itemTotal)}</span>
        </p>
        {totals.totalDiscount > 0 && (
          <p className="totals-row">
            <span>{t('discount')}</span>
            <span className="text-sale">{money(-totals.totalDiscount)}</span>
          </p>
        )}
        {totals.tax > 0 && (
          <p className="totals-row">
            <span>{t('tax')}</span>
            <span>{money(totals.tax)}</span>
          </p>
        )}
      </div>
      <p className="mini-cart-total">
        <span>{t('total')}</span>
        <span className={waitingClass}>{money(totals.total)}</span>
      </p>
      {cart.shippingMethods.length > 0 && (
        <p className="mt-1 text-small text-ink-soft">
          {totals.shipping === 0
            ? t('freeDeliveryIncluded')
            : t('deliveryIncluded', { amount: money(totals.shipping) })}
        </p>
      )}
      <ButtonLink to={`/${locale}/checkout`} className="mt-4 w-full">
        {t('checkout')}
      </ButtonLink>
      <p className="mt-1 text-center">
        <TextLink to={`/${locale}/cart`}>{t('viewCart')}</TextLink>
      </p>
    </>
  )
}

export function MiniCartLine({ item }: { item: CartItem }) {
  const t = useMessages()
  const money = useMoney()
  const traits = useItemAttributes(item)
  const change = useFetcher({ key: `change-${item.itemId}` })
  const remove = useFetcher({ key: `remove-${item.itemId}` })
  if (remove.state !== 'idle') return null
  const { price } = item
  return (
    <li className="mini-cart-row mini-cart-line">
      <Picture
        image={{ src: item.productImageURL, alt: '' }}
        widths={[120, 200]}
        sizes="96px"
        className="picture-tile"
      />
      <div className="min-w-0">
        <div className="flex justify-between gap-3">
          <p className="name">
            <Link to={item.pdpUrl}>{item.name}</Link>
          </p>
          <p className="text-right">
            <Price
              current={item.bonus ? t('deliveryFree') : money(price.rowTotal)}
              original={
                price.original > price.current ? money(price.original * item.qty) : undefined
              }
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

function LineForms({ item, change, remove }: { item: CartItem; change: Fetcher; remove: Fetcher }) {
  const t = useMessages()
  const action = `/${useLocale()}/cart`
  return (
    <>
      <QuantityForm item={item} fetcher={change} action={action} />
      <LineButtonForm
        item={item}
        fetcher={remove}
        action={action}
        intent="remove"
        label={t('removeNamed', { name: item.name })}
        isSmall
      >
        {t('remove')}
      </LineButtonForm>
    </>
  )
}
