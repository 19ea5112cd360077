import { useFetcher } from 'react-router'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { refusalText, type RefusedWrite, toldBeside } from './refused-write.ts'

type AddToCartProps = { sku: string; name: string }

/** Without scripts it leads to the cart; with them the page stays, and the button tells. */
export function AddToCart({ sku, name }: AddToCartProps) {
  const t = useMessages()
  const locale = useLocale()
  const { Form, state, data } = useFetcher<RefusedWrite | null>({ key: `add-${sku}` })
  const isIdle = state === 'idle'
  const refused = isIdle ? toldBeside(data) : undefined
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
      <output
        className={`mt-2 flex items-center gap-2 text-small text-success ${refused ? '' : 'min-h-5'}`}
      >
        {isIdle && data === null && (
          <>
            <Icon name="check" className="size-4" />
            {t('addedToCart')}
          </>
        )}
      </output>
      {refused && <InlineMessage tone="error">{refusalText(refused, t)}</InlineMessage>}
    </Form>
  )
}
