import { textIn } from '../platform/typed-text.ts'
import { type FormEvent, useEffect, useState } from 'react'
import { openMiniCart } from '../cart/mini-cart-store.ts'
import { refusalText } from '../cart/refused-write.ts'
import { useCartWrite } from '../cart/use-cart-write.ts'
import { browserCommerce } from '../platform/browser-commerce.ts'
import { useMessages } from '../platform/messages.tsx'
import { askAround } from '../stores/my-store.ts'
import type { Store } from '../stores/opening-hours.ts'
import { StoreCard } from '../stores/store-card.tsx'
import '../stores/stores.css'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { InlineMessage } from '../ui/inline-message.tsx'
import { LoadingMark } from '../ui/loading-mark.tsx'
import { TextField } from '../ui/text-field.tsx'
import { fewAtMost } from './stock.ts'

type Wanted = { productId: string; sku: string | undefined }
type StoreStockProps = Wanted & { size: string | null; isOpen: boolean; onClose: () => void }

/** Which stores have it: of the chosen size how many, of none whether there is any. */
export function StoreStock({ isOpen, onClose, size, ...wanted }: StoreStockProps) {
  const { sku } = wanted
  const t = useMessages()
  const [place, setPlace] = useState('')
  const found = useStoreStock(place, wanted)

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    setPlace(textIn(new FormData(event.currentTarget), 'place'))
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
        <Button look="line" pending={found === 'loading'}>
          {t('search')}
        </Button>
      </form>
      <div aria-live="polite">
        {found === 'loading' && <LoadingMark>{t('loading')}</LoadingMark>}
        {found === 'failed' && <InlineMessage tone="error">{t('problem')}</InlineMessage>}
        {typeof found === 'object' && found.length === 0 && <p>{t('noStoresNear', { place })}</p>}
      </div>
      {typeof found === 'object' && (
        <ul className="grid gap-8">
          {found.map(({ store, quantity }) => (
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

/** Into the bag, to be fetched from this shelf. */
function PickUpHere({ sku, store: { id, name }, onDone }: PickUpHereProps) {
  const t = useMessages()
  const { isPending, refused, write } = useCartWrite()

  async function add() {
    if (await write({ intent: 'add', sku, qty: 1, pickUpIn: id })) return
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
      {refused && <InlineMessage tone="error">{refusalText(refused, t)}</InlineMessage>}
    </div>
  )
}

function Stock({ quantity, isOfSize }: { quantity: number; isOfSize: boolean }) {
  const t = useMessages()
  if (quantity === 0) return <p className="text-ui text-ink-soft">{t('notInStore')}</p>
  const isFew = isOfSize && quantity <= fewAtMost
  if (isFew) return <p className="text-ui text-warning">{t('fewInStore', { few: quantity })}</p>
  return <p className="text-ui text-success">{t(isOfSize ? 'inStore' : 'someInStore')}</p>
}

type Shelf = { store: Store; quantity: number }

const radius = 500
const mostStores = 12

function useStoreStock(place: string, { productId, sku }: Wanted) {
  const asked = `${place} ${productId} ${sku}`
  const [answer, setAnswer] = useState<{ asked: string; found: Shelf[] | 'failed' }>()
  useEffect(() => {
    let isOld = false
    void readStock(place, { productId, sku }).then((found) => {
      if (!isOld) setAnswer({ asked, found })
    })
    return () => {
      isOld = true
    }
  }, [asked, place, productId, sku])
  return answer?.asked === asked ? answer.found : 'loading'
}

const readStock = (place: string, wanted: Wanted) =>
  askAround(place, (query) => readShelves(query, wanted))

async function readShelves(
  query: { query?: string },
  { productId, sku }: Wanted,
): Promise<Shelf[] | 'failed'> {
  const commerce = browserCommerce()
  const near = await commerce.findStores({ body: { ...query, radius, count: mostStores } })
  if (!near.ok) return 'failed'
  const { stores } = near.value
  if (stores.length === 0) return []
  const stock = await commerce.readAvailability({
    params: { productId },
    body: { storeIds: stores.map(({ id }) => id), ...(sku !== undefined && { sku }) },
  })
  if (!stock.ok) return 'failed'
  const quantities = new Map(
    stock.value.storeInventory.map(({ storeId, quantity }) => [storeId, quantity]),
  )
  return stores.map((store) => ({ store, quantity: quantities.get(store.id) ?? 0 }))
}
