import { useState } from 'react'
import { Link, useFetcher } from 'react-router'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { useMessages } from '../platform/messages.tsx'
import { useFeatures } from '../platform/use-shop.ts'
import { Button } from '../ui/button.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { Picture } from '../ui/picture.tsx'
import { ProductPrice } from '../ui/product-price.tsx'
import type { Saved } from './use-saved-items.ts'

type Item = Saved['items'][number]
type SavedItemProps = {
  item: Item
  saveForLaterId: string
  /** It could not be moved to the cart. */
  isRefused: boolean
  onForgotten: (saved: Saved) => void
}

export function SavedItem({ item, saveForLaterId, isRefused, onForgotten }: SavedItemProps) {
  const t = useMessages()
  const { product, size, colour, qty } = item
  const traits = [
    colour,
    ...(size === null ? [] : [t('size', { size })]),
    ...(qty > 1 ? [t('piecesOf', { count: qty })] : []),
  ]
  return (
    <li className="flex flex-col">
      {product ? (
        <Picture
          image={{ src: product.image.src, alt: '' }}
          widths={[200, 320, 400, 480]}
          sizes="(min-width: 1024px) 25vw, (min-width: 600px) 33vw, 50vw"
          className="bg-tile"
        />
      ) : (
        <div className="aspect-4/5 bg-tile" />
      )}
      <div className="mt-3.5 flex min-w-0 grow flex-col">
        <h3 className="name">
          <Link to={item.pageUrl}>{product?.name ?? colour}</Link>
        </h3>
        <p className="mt-1 text-small text-ink-soft">{traits.join(', ')}</p>
        <SavedPrice item={item} />
        {isRefused && (
          <div className="mt-2">
            <InlineMessage tone="error">{t('savedNotMoved')}</InlineMessage>
          </div>
        )}
        <div className="mt-auto flex flex-wrap items-center gap-x-5.5 gap-y-1 pt-3">
          <MoveToCart item={item} saveForLaterId={saveForLaterId} />
          <Forget item={item} saveForLaterId={saveForLaterId} onForgotten={onForgotten} />
        </div>
      </div>
    </li>
  )
}

function SavedPrice({ item: { product, available } }: { item: Item }) {
  const t = useMessages()
  const { showsLowestPrice } = useFeatures()
  if (!available) return <p className="mt-2 text-small text-ink-soft">{t('savedGone')}</p>
  if (!product?.price) return null
  return (
    <p className="mt-2">
      <ProductPrice price={product.price} isOmnibusOn={showsLowestPrice} />
    </p>
  )
}

type OneProps = { item: Item; saveForLaterId: string }

function MoveToCart({ item, saveForLaterId }: OneProps) {
  const t = useMessages()
  const { Form, state } = useFetcher({ key: `restore-${item.itemId}` })
  return (
    <Form method="post" defaultShouldRevalidate={false}>
      <input type="hidden" name="intent" value="restore" />
      <input type="hidden" name="itemId" value={item.itemId} />
      <input type="hidden" name="saveForLaterId" value={saveForLaterId} />
      <Button
        look="line"
        size="small"
        pending={state !== 'idle'}
        aria-label={t('moveNamedToBag', { name: item.product?.name ?? item.colour })}
      >
        {t('moveToBag')}
      </Button>
    </Form>
  )
}

function Forget({
  item,
  saveForLaterId,
  onForgotten,
}: OneProps & Pick<SavedItemProps, 'onForgotten'>) {
  const t = useMessages()
  const [hasFailed, setFailed] = useState(false)

  async function forget() {
    const params = { saveForlaterId: saveForLaterId, itemId: item.itemId }
    const forgotten = await browserCommerce().removeSavedItem({ params })
    if (forgotten.ok) onForgotten(forgotten.value)
    else setFailed(true)
  }

  return (
    <>
      <button
        type="button"
        aria-label={t('removeNamed', { name: item.product?.name ?? item.colour })}
        className="underlined min-h-11 text-action underline-offset-4"
        onClick={() => void forget()}
      >
        {t('remove')}
      </button>
      {hasFailed && <InlineMessage tone="error">{t('problem')}</InlineMessage>}
    </>
  )
}
