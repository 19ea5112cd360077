import type { SavedItems as SavedItemsPage } from '@cairn/contract/cart/cart'
import { useState, useEffect } from 'react'
import { Link, useFetcher } from 'react-router'
import type { CartError } from '../cart/commands/cart-error.ts'
import { cartState, subscribeToCart } from '../cart/state/cart-store.ts'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { showOwnText } from '../platform/calls/handling.ts'
import { useFeatures } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { Button } from '../ui/button.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { Picture } from '../ui/picture.tsx'
import { ProductPrice } from '../ui/products/product-price.tsx'
import { readSaved } from './read-saved-items.ts'

type SavedItemsProps = { initialItems: SavedItemsPage | undefined; error: CartError | undefined }

export function SavedItems({ initialItems, error }: SavedItemsProps) {
  const t = useMessages()
  const [count, setCount] = useState(savedPerPage)
  const { savedItems, setSavedItems } = useSavedItems(count, initialItems)
  if (!savedItems || savedItems.total === 0) return null
  return (
    <section aria-labelledby="saved-for-later" className="pt-section">
      <h2 id="saved-for-later" className="display mb-6 text-h2">
        {t('savedForLater')}{' '}
        <span className="figures font-normal text-ink-mute">{savedItems.total}</span>
      </h2>
      <ul className="saved-items">
        {savedItems.items.map((item) => (
          <SavedItem
            key={item.itemId}
            item={item}
            saveForLaterId={savedItems.saveForLaterId}
            isRefused={error?.itemId === item.itemId}
            onRemoved={setSavedItems}
          />
        ))}
      </ul>
      {savedItems.items.length < savedItems.total && (
        <div className="mt-8 flex justify-center">
          <Button type="button" look="line" onClick={() => setCount(count + savedPerPage)}>
            {t('showMore')}
          </Button>
        </div>
      )}
    </section>
  )
}

type SavedListItem = SavedItemsPage['items'][number]

/** A product that is no longer listed has no name here. */
const nameOf = ({ product, colour, amount }: SavedListItem): string =>
  product?.name ?? colour ?? amount ?? ''

type SavedItemProps = {
  item: SavedListItem
  saveForLaterId: string
  /** The item could not be moved to the cart. */
  isRefused: boolean
  onRemoved: (savedItems: SavedItemsPage) => void
}

function SavedItem({ item, saveForLaterId, isRefused, onRemoved }: SavedItemProps) {
  const t = useMessages()
  const { product, size, colour, amount, qty } = item
  const traits = [
    colour,
    size === null ? null : t('size', { size }),
    amount,
    qty > 1 ? t('pieceCount', { count: qty }) : null,
  ].filter((trait) => trait !== null)
  return (
    <li className="flex flex-col">
      {product ? (
        <Picture
          image={{ src: product.image.src, alt: '' }}
          widths={[200, 320, 400, 480]}
          sizes="(min-width: 1024px) 25vw, (min-width: 600px) 33vw, 50vw"
          className="picture-tile"
        />
      ) : (
        <div className="saved-item-gone" />
      )}
      <div className="mt-3.5 flex min-w-0 grow flex-col">
        <h3 className="name">
          <Link to={item.pageUrl}>{nameOf(item)}</Link>
        </h3>
        <p className="mt-1 text-small text-ink-soft">{traits.join(', ')}</p>
        <SavedPrice item={item} />
        {isRefused && (
          <div className="mt-2">
            <InlineMessage tone="error">{t('savedNotMoved')}</InlineMessage>
          </div>
        )}
        <div className="saved-item-actions">
          <MoveToCart item={item} saveForLaterId={saveForLaterId} />
          <RemoveSavedItem item={item} saveForLaterId={saveForLaterId} onRemoved={onRemoved} />
        </div>
      </div>
    </li>
  )
}

function SavedPrice({ item: { product, available } }: { item: SavedListItem }) {
  const t = useMessages()
  const { showsLowestPrice } = useFeatures()
  if (!available) return <p className="mt-2 text-small text-ink-soft">{t('savedItemSoldOut')}</p>
  if (!product?.price) return null
  return (
    <p className="mt-2">
      <ProductPrice price={product.price} isOmnibusOn={showsLowestPrice} />
    </p>
  )
}

type SavedItemActionProps = { item: SavedListItem; saveForLaterId: string }

function MoveToCart({ item, saveForLaterId }: SavedItemActionProps) {
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
        aria-label={t('moveNamedToCart', { name: nameOf(item) })}
      >
        {t('moveToCart')}
      </Button>
    </Form>
  )
}

function RemoveSavedItem({
  item,
  saveForLaterId,
  onRemoved,
}: SavedItemActionProps & Pick<SavedItemProps, 'onRemoved'>) {
  const t = useMessages()
  const [hasFailed, setFailed] = useState(false)

  async function remove() {
    const params = { saveForlaterId: saveForLaterId, itemId: item.itemId }
    const result = await browserCommerce().removeSavedItem(
      { params },
      { itemNotAvailable: showOwnText },
    )
    if (result.ok) onRemoved(result.value)
    else setFailed(true)
  }

  return (
    <>
      <button
        type="button"
        aria-label={t('removeNamed', { name: nameOf(item) })}
        className="plain-button"
        onClick={() => void remove()}
      >
        {t('remove')}
      </button>
      {hasFailed && <InlineMessage tone="error">{t('problem')}</InlineMessage>}
    </>
  )
}

const savedPerPage = 10

/** Reads the saved items again when the cart has changed, in this tab or another. */
function useSavedItems(count: number, initialItems: SavedItemsPage | undefined) {
  const [savedItems, setSavedItems] = useState(initialItems)
  useEffect(() => {
    let isStale = false
    let version = cartVersion()
    const reload = () => {
      void readSaved(count).then((latest) => !isStale && latest && setSavedItems(latest))
    }
    const unsubscribe = subscribeToCart(() => {
      if (version === cartVersion()) return
      version = cartVersion()
      reload()
    })
    reload()
    return () => {
      isStale = true
      unsubscribe()
    }
  }, [count])
  return { savedItems, setSavedItems }
}

const cartVersion = () => cartState().remembered?.version
