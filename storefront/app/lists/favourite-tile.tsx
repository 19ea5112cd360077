import { useFetcher } from 'react-router'
import { AddToCart } from '../cart/add-to-cart.tsx'
import { ProductTile } from '../catalogue/product-tile.tsx'
import { useMessages } from '../platform/text/messages.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Pebble } from '../ui/pebble.tsx'
import type { Favourites } from './favourites-store.ts'

type FavouriteItem = Favourites['items'][number]
type FavouriteTileProps = { favoriteId: string; item: FavouriteItem; isFirst: boolean }

export function FavouriteTile({ favoriteId, item, isFirst }: FavouriteTileProps) {
  const t = useMessages()
  const { product } = item
  const { Form, state } = useFetcher({ key: `forget-${item.itemId}` })
  const forget = (
    <Form method="post" className="heart-place">
      <input type="hidden" name="favoriteId" value={favoriteId} />
      <input type="hidden" name="itemId" value={item.itemId} />
      <IconButton
        type="submit"
        icon="heart"
        label={t('forgetNamed', { name: product?.name ?? item.id })}
        className="heart-full"
      />
    </Form>
  )
  return (
    <div
      className={`relative grid w-full *:flex *:flex-col ${state === 'idle' ? '' : 'opacity-55'}`}
    >
      {product ? (
        <ProductTile product={product} isFirst={isFirst} heart={forget}>
          <NextStep product={product} />
        </ProductTile>
      ) : (
        <Gone>{forget}</Gone>
      )}
    </div>
  )
}

function NextStep({ product }: { product: NonNullable<FavouriteItem['product']> }) {
  const t = useMessages()
  const { name, onlySku, pageUrl, price } = product
  if (!price) return <p className="mt-3 text-small text-ink-soft">{t('notSoldHere')}</p>
  return (
    <div className="relative z-1 mt-auto pt-3">
      {onlySku ? (
        <AddToCart sku={onlySku} name={name} />
      ) : (
        <ButtonLink
          to={pageUrl}
          look="line"
          size="small"
          className="mb-7 w-full"
          aria-label={t('toSizesOf', { name })}
        >
          {t('toSizes')}
        </ButtonLink>
      )}
    </div>
  )
}

/** A product that is no longer sold stays in the list until it is removed. */
function Gone({ children }: { children: React.ReactNode }) {
  const t = useMessages()
  return (
    <article className="product-tile">
      <div className="grid aspect-4/5 place-items-center bg-tile">
        <Pebble className="w-12 text-basalt-300" />
      </div>
      {children}
      <p className="mt-3.5 text-small text-ink-soft">{t('notSoldHere')}</p>
    </article>
  )
}
