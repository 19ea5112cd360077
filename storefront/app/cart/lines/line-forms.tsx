import type { CartItem } from '@cairn/contract/cart/cart'
import type { ComponentProps, ReactNode } from 'react'
import type { useFetcher } from 'react-router'
import { useMessages } from '../../platform/text/messages.tsx'
import { QuantityStepper } from '../../ui/forms/quantity-stepper.tsx'

type Fetcher = ReturnType<typeof useFetcher>

type LineFormProps = {
  item: CartItem
  fetcher: Fetcher
  /** The cart page's URL, on other pages. */
  action?: string
}

const actionProp = (action: string | undefined) => (action === undefined ? {} : { action })

export function QuantityForm({ item, fetcher, action }: LineFormProps) {
  const t = useMessages()
  const { name } = item
  return (
    <fetcher.Form method="post" {...actionProp(action)} defaultShouldRevalidate={false}>
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="itemId" value={item.itemId} />
      <QuantityStepper
        quantity={Number(fetcher.formData?.get('qty') ?? item.qty)}
        labels={{
          group: t('quantityOf', { name }),
          less: t('decreaseQuantity', { name }),
          more: t('increaseQuantity', { name }),
        }}
      />
    </fetcher.Form>
  )
}

/** Chooses another size of the product. Sold-out sizes are disabled. */
export function SizeForm({ item, fetcher }: Omit<LineFormProps, 'action'>) {
  const t = useMessages()
  const { name, itemId, sku, variants, isDigitalProduct } = item
  if (isDigitalProduct || variants.length < 2) return null
  return (
    <fetcher.Form method="post" defaultShouldRevalidate={false} className="flex gap-2">
      <input type="hidden" name="intent" value="resize" />
      <input type="hidden" name="itemId" value={itemId} />
      <select
        key={sku}
        name="sku"
        defaultValue={sku}
        aria-label={t('sizeOfNamed', { name })}
        className="cart-line-size"
        onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
      >
        {variants.map((variant) => (
          <option
            key={variant.sku}
            value={variant.sku}
            disabled={!variant.available && variant.sku !== sku}
          >
            {variant.size}
          </option>
        ))}
      </select>
      <button className="cart-line-save underlined hidden noscript:block">{t('save')}</button>
    </fetcher.Form>
  )
}

type LineButtonFormProps = LineFormProps & {
  /** `save` saves the line for later. */
  intent: 'remove' | 'save'
  label: string
  /** The id of the saved items list, required to save the line. */
  listId?: string
  isSmall?: boolean
  onSubmit?: ComponentProps<'form'>['onSubmit']
  children: ReactNode
}

/** A text button for an action on the whole line. */
export function LineButtonForm({
  item,
  fetcher,
  action,
  intent,
  label,
  listId,
  isSmall = false,
  onSubmit,
  children,
}: LineButtonFormProps) {
  return (
    <fetcher.Form
      method="post"
      {...actionProp(action)}
      defaultShouldRevalidate={false}
      {...(onSubmit && { onSubmit })}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="itemId" value={item.itemId} />
      {listId !== undefined && <SaveForLaterFields item={item} listId={listId} />}
      <button aria-label={label} className={`plain-button ${isSmall ? 'plain-button-small' : ''}`}>
        {children}
      </button>
    </fetcher.Form>
  )
}

function SaveForLaterFields({ item, listId }: { item: CartItem; listId: string }) {
  const { productId, recipeId, pdpUrl, available, qty } = item
  const fields = {
    saveForLaterId: listId,
    productId,
    // The configuration of a custom-made product.
    recipeId: recipeId ?? '',
    pdpUrl,
    available,
    qty,
  }
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={String(value)} />
  ))
}

/** A free gift is added and removed by the promotion, so it has this label instead of buttons. */
export function FreeGiftLabel() {
  const t = useMessages()
  return <p className="free-gift">{t('freeGift')}</p>
}
