import { type FormEvent, useEffect, useState } from 'react'
import { cartErrorText } from '../../cart/commands/cart-error.ts'
import { useCartCommand } from '../../cart/commands/use-cart-command.ts'
import { openMiniCart } from '../../cart/mini-cart/mini-cart-state.ts'
import { browserCommerce } from '../../platform/calls/browser-commerce.ts'
import { showOwnText } from '../../platform/calls/handling.ts'
import { formText } from '../../platform/form-data.ts'
import { useMessages } from '../../platform/text/messages.tsx'
import { findNearMyStore } from '../../stores/my-store.ts'
import { type Store, StoreCard } from '../../stores/store-card.tsx'
import '../../stores/stores.css'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { InlineMessage } from '../../ui/inline-message.tsx'
import { LoadingMark } from '../../ui/loading-mark.tsx'
import { lowStockLimit } from './stock.ts'

type StockQuery = { productId: string; sku: string | undefined }
type StoreStockProps = StockQuery & { size: string | null; isOpen: boolean; onClose: () => void }

/** The stock of nearby stores: the quantity of the chosen size, or whether they have any size. */
export function StoreStock({ isOpen, onClose, size, ...stockQuery }: StoreStockProps) {
  const { sku } = stockQuery
  const t = useMessages()
  const [place, setPlace] = useState('')
  const stores = useStoreStock(place, stockQuery)

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setPlace(formText(new FormData(event.currentTarget), 'place'))
  }
  return (
    <Dialog title={t('inStores')} kind="panel" isOpen={isOpen} onClose={onClose}>
      <p className="mb-5 text-ui text-ink-soft">
        {size === null ? t('sizeForStores') : t('stockOfSize', { size })}
      </p>
      <form className="mb-8 flex items-end gap-3" onSubmit={search}>
        <div className="grow">
          <TextField label={t('townOrPostcode')} type="search" name="place" maxLength={60} />
        </div>
        <Button look="line" pending={stores === 'loading'}>
          {t('search')}
        </Button>
      </form>
      <div aria-live="polite">
        {stores === 'loading' && <LoadingMark>{t('loading')}</LoadingMark>}
        {stores === 'failed' && <InlineMessage tone="error">{t('problem')}</InlineMessage>}
        {typeof stores === 'object' && stores.length === 0 && <p>{t('noStoresNear', { place })}</p>}
      </div>
      {typeof stores === 'object' && (
        <ul className="grid gap-8">
          {stores.map(({ store, quantity }) => (
            <li key={store.id}>
              <StoreCard store={store} heading="h3">
                <Stock quantity={quantity} isOfSize={size !== null} />
                {sku !== undefined && quantity > 0 && store.services.includes('pickup') && (
                  <PickUpHere sku={sku} store={store} onDone={onClose} />
                )}
              </StoreCard>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  )
}

type PickUpHereProps = { sku: string; store: Store; onDone: () => void }

/** Adds the product to the cart for pickup in this store. */
function PickUpHere({ sku, store: { id, name }, onDone }: PickUpHereProps) {
  const t = useMessages()
  const { isPending, error, run } = useCartCommand()

  async function add() {
    if (await run({ intent: 'add', sku, qty: 1, pickUpIn: id })) return
    onDone()
    openMiniCart('added')
  }
  return (
    <div className="my-1 grid justify-items-start gap-2">
      <Button
        type="button"
        look="line"
        size="small"
        pending={isPending}
        aria-label={t('pickUpHereNamed', { name })}
        onClick={() => void add()}
      >
        {t('pickUpHere')}
      </Button>
      {error && <InlineMessage tone="error">{cartErrorText(error, t)}</InlineMessage>}
    </div>
  )
}

function Stock({ quantity, isOfSize }: { quantity: number; isOfSize: boolean }) {
  const t = useMessages()
  if (quantity === 0) return <p className="text-ui text-ink-soft">{t('notInStore')}</p>
  const isFew = isOfSize && quantity <= lowStockLimit
  if (isFew) return <p className="text-ui text-warning">{t('fewInStore', { few: quantity })}</p>
  return <p className="text-ui text-success">{t(isOfSize ? 'inStore' : 'someInStore')}</p>
}

type StoreWithStock = { store: Store; quantity: number }

const radius = 500
const maxStores = 12

function useStoreStock(place: string, { productId, sku }: StockQuery) {
  const queryKey = `${place} ${productId} ${sku}`
  const [answer, setAnswer] = useState<{ queryKey: string; stores: StoreWithStock[] | 'failed' }>()
  useEffect(() => {
    let isStale = false
    void readStock(place, { productId, sku }).then((stores) => {
      if (!isStale) setAnswer({ queryKey, stores })
    })
    return () => {
      isStale = true
    }
  }, [queryKey, place, productId, sku])
  return answer?.queryKey === queryKey ? answer.stores : 'loading'
}

const readStock = (place: string, stockQuery: StockQuery) =>
  findNearMyStore(place, (query) => readStoreStock(query, stockQuery))

async function readStoreStock(
  query: { query?: string },
  { productId, sku }: StockQuery,
): Promise<StoreWithStock[] | 'failed'> {
  const commerce = browserCommerce()
  const storesResult = await commerce.findStores({ body: { ...query, radius, count: maxStores } })
  if (!storesResult.ok) return 'failed'
  const { stores } = storesResult.value
  if (stores.length === 0) return []
  const stock = await commerce.readAvailability(
    {
      params: { productId },
      body: { storeIds: stores.map(({ id }) => id), ...(sku !== undefined && { sku }) },
    },
    { itemNotAvailable: showOwnText },
  )
  if (!stock.ok) return 'failed'
  const quantities = new Map(
    stock.value.storeInventory.map(({ storeId, quantity }) => [storeId, quantity]),
  )
  return stores.map((store) => ({ store, quantity: quantities.get(store.id) ?? 0 }))
}
