import type { ProductCard } from '@cairn/contract/catalogue/product'
import { useFetcher } from 'react-router'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { cartErrorText, type CartError, inlineError } from './commands/cart-error.ts'

/** The variant that a card can add to the cart without further questions: the only one of its product, while it can be had. */
export const addableSku = ({
  onlySku,
  badge,
  price,
}: Pick<ProductCard, 'onlySku' | 'badge' | 'price'>): string | null =>
  badge === 'soldOut' || !price ? null : onlySku

/** Without scripts the form leads to the cart. With scripts the page stays and shows the result beside the button. */
export function AddToCart({ sku, name }: { sku: string; name: string }) {
  const t = useMessages()
  const locale = useLocale()
  const { Form, state, data } = useFetcher<CartError | null>({ key: `add-${sku}` })
  const isIdle = state === 'idle'
  const error = isIdle ? inlineError(data) : undefined
  return (
    <Form method="post" action={`/${locale}/cart`} defaultShouldRevalidate={false}>
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="sku" value={sku} />
      <Button
        look="line"
        size="small"
        className="w-full"
        pending={!isIdle}
        aria-label={t('addNamedToCart', { name })}
      >
        {t('addToCart')}
      </Button>
      <output className={`cart-added ${error ? '' : 'cart-added-alone'}`}>
        {isIdle && data === null && (
          <>
            <Icon name="check" className="icon-small" />
            {t('addedToCart')}
          </>
        )}
      </output>
      {error && <InlineMessage tone="error">{cartErrorText(error, t)}</InlineMessage>}
    </Form>
  )
}
