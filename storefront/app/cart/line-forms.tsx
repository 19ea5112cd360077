import type { CartItem } from '@cairn/contract/cart-entity'
import type { ComponentProps, ReactNode } from 'react'
import type { useFetcher } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { QuantityStepper } from '../ui/quantity-stepper.tsx'

type Fetcher = ReturnType<typeof useFetcher>

type LineFormProps = {
  item: CartItem
  fetcher: Fetcher
  /** Where the cart is changed, on pages that are not its own. */
  action?: string
}

const target = (action: string | undefined) => (action === undefined ? {} : { action })

export function ChangeQuantity({ item, fetcher, action }: LineFormProps) {
  const t = useMessages()
  const { name } = item
  return (
    <fetcher.Form method="post" {...target(action)} defaultShouldRevalidate={false}>
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="itemId" value={item.itemId} />
      <QuantityStepper
        quantity={Number(fetcher.formData?.get('qty') ?? item.qty)}
        labels={{
          group: t('quantityOf', { name }),
          less: t('oneLess', { name }),
          more: t('oneMore', { name }),
        }}
      />
    </fetcher.Form>
  )
}

/** Another size of the same; those that are gone can be seen, and not chosen. */
export function ChangeSize({ item, fetcher }: LineFormProps) {
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
        className="figures h-11 cursor-pointer border border-line bg-paper px-3 text-ui transition-colors duration-(--t-fast) hover:border-basalt-900"
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
      <button className="underlined hidden min-h-11 text-action noscript:block">{t('save')}</button>
    </fetcher.Form>
  )
}

type LineActionProps = LineFormProps & {
  intent: 'remove' | 'save'
  label: string
  /** Of the saved items, for what is to become one. */
  listId?: string
  isSmall?: boolean
  onSubmit?: ComponentProps<'form'>['onSubmit']
  children: ReactNode
}

/** A line of words that does something with the whole line. */
export function LineAction({ item, fetcher, action, intent, ...look }: LineActionProps) {
  const { label, listId, isSmall = false, onSubmit, children } = look
  return (
    <fetcher.Form
      method="post"
      {...target(action)}
      defaultShouldRevalidate={false}
      {...(onSubmit && { onSubmit })}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="itemId" value={item.itemId} />
      {listId !== undefined && <Saving item={item} listId={listId} />}
      <button
        aria-label={label}
        className={`underlined min-h-11 underline-offset-4 ${isSmall ? 'text-small' : 'text-action'}`}
      >
        {children}
      </button>
    </fetcher.Form>
  )
}

function Saving({ item, listId }: { item: CartItem; listId: string }) {
  const { productId, recipeId, pdpUrl, available, qty } = item
  const told = {
    saveForLaterId: listId,
    productId,
    recipeId: recipeId ?? '',
    pdpUrl,
    available,
    qty,
  }
  return Object.entries(told).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={String(value)} />
  ))
}
