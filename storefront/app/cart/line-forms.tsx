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

type LineActionProps = LineFormProps & {
  intent: 'remove' | 'save'
  label: string
  isSmall?: boolean
  onSubmit?: ComponentProps<'form'>['onSubmit']
  children: ReactNode
}

/** A line of words that does something with the whole line. */
export function LineAction({ item, fetcher, action, intent, ...look }: LineActionProps) {
  const { label, isSmall = false, onSubmit, children } = look
  return (
    <fetcher.Form
      method="post"
      {...target(action)}
      defaultShouldRevalidate={false}
      {...(onSubmit && { onSubmit })}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="itemId" value={item.itemId} />
      {intent === 'save' && <input type="hidden" name="productId" value={item.productId} />}
      <button
        aria-label={label}
        className={`underlined min-h-11 underline-offset-4 ${isSmall ? 'text-small' : 'text-action'}`}
      >
        {children}
      </button>
    </fetcher.Form>
  )
}
