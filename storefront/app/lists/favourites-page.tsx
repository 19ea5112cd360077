import { productsPerPage } from '@cairn/contract/catalogue/products-per-page'
import { type ReactNode, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { addableSku, AddToCart } from '../cart/add-to-cart.tsx'
import type { Favourites } from '../favourites/favourites-store.ts'
import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { showMessage } from '../platform/calls/handling.ts'
import { copyToClipboard } from '../platform/copy-to-clipboard.ts'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { ProductTile } from '../product/product-tile.tsx'
import { Recommendations } from '../product/recommendations/recommendations.tsx'
import { ButtonLink, Button } from '../ui/button.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Pebble } from '../ui/logo.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { showToast } from '../ui/toasts/show-toast.ts'
import { FavouritesPagination } from './favourites-pagination.tsx'

type FavouritesPageProps = {
  favourites: Favourites | null
  /** The form that mails the favourites. */
  mailForm?: ReactNode
}

export function FavouritesPage({ favourites, mailForm }: FavouritesPageProps) {
  const t = useMessages()
  useRememberFavourites(favourites)
  return (
    <div className="page pb-section">
      <PageTitle>{t('favourites')}</PageTitle>
      {favourites && favourites.total > 0 ? (
        <FavouritesList favourites={favourites} mailForm={mailForm} />
      ) : (
        <NoFavourites />
      )}
    </div>
  )
}

type FavouritesListProps = { favourites: Favourites; mailForm: ReactNode }

function FavouritesList({ favourites, mailForm }: FavouritesListProps) {
  const t = useMessages()
  const { favoriteId, items, total } = favourites
  return (
    <>
      <div className="listing-head">
        <h1 className="display mt-6 text-h1">{t('favourites')}</h1>
        <div className="flex items-center justify-between gap-6">
          <output className="figures text-ui">{t('productCount', { count: total })}</output>
          <ShareFavourites favoriteId={favoriteId} />
        </div>
      </div>
      <h2 className="sr-only">{t('products')}</h2>
      <ul className="product-grid favourites">
        {items.map((item, index) => (
          <li key={item.itemId} className="flex">
            <FavouriteTile favoriteId={favoriteId} item={item} isFirst={index < 4} />
          </li>
        ))}
      </ul>
      <FavouritesPagination total={total} />
      {mailForm}
    </>
  )
}

function NoFavourites() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <>
      <div className="py-section">
        <PageMessage title={t('favouritesEmptyTitle')} text={t('favouritesEmptyText')}>
          <ButtonLink to={`/${locale}`}>{t('cartEmptyLink')}</ButtonLink>
        </PageMessage>
      </div>
      <Recommendations title={t('likedByMany')} />
    </>
  )
}

/** Stores the list for the hearts on other pages. */
function useRememberFavourites(favourites: Favourites | null) {
  useEffect(() => {
    if (favourites && favourites.total <= productsPerPage) {
      void import('../favourites/change-favourites.ts').then(({ storeFavourites }) =>
        storeFavourites(favourites),
      )
    }
  }, [favourites])
}

/** Shares the link with the device's share dialog, or copies it. */
function ShareFavourites({ favoriteId }: { favoriteId: string }) {
  const t = useMessages()
  const [isPending, setPending] = useState(false)

  async function share() {
    setPending(true)
    const result = await browserCommerce().shareFavourites(
      { params: { favoriteId }, body: {} },
      { callUnknown: showMessage, emailMalformed: showMessage },
    )
    setPending(false)
    if (!result.ok)
      return showToast({ title: result.refusal.message || t('problem'), tone: 'error' })
    const url = new URL(result.value.url, location.origin).href
    if (await hasShared({ title: t('sharedFavourites'), url })) return undefined
    return showToast(
      (await copyToClipboard(url))
        ? { title: t('linkCopied') }
        : { title: t('shareThisLink'), text: url },
    )
  }

  return (
    <Button
      type="button"
      look="line"
      size="small"
      pending={isPending}
      className="noscript:hidden"
      onClick={() => void share()}
    >
      <Icon name="share" className="icon-middle" />
      {t('shareFavourites')}
    </Button>
  )
}

async function hasShared(shareData: { title: string; url: string }): Promise<boolean> {
  if (!('share' in navigator)) return false
  try {
    await navigator.share(shareData)
    return true
  } catch (error) {
    // A closed share dialog needs no fallback.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

type FavouriteItem = Favourites['items'][number]

type FavouriteTileProps = { favoriteId: string; item: FavouriteItem; isFirst: boolean }

function FavouriteTile({ favoriteId, item, isFirst }: FavouriteTileProps) {
  const t = useMessages()
  const { product } = item
  const { Form, state } = useFetcher({ key: `forget-${item.itemId}` })
  const removeForm = (
    <Form method="post" className="heart-form">
      <input type="hidden" name="favoriteId" value={favoriteId} />
      <input type="hidden" name="itemId" value={item.itemId} />
      <IconButton
        type="submit"
        icon="heart"
        label={t('removeFavouriteNamed', { name: product?.name ?? item.id })}
        className="heart-full"
      />
    </Form>
  )
  return (
    <div className={`favourite ${state === 'idle' ? '' : 'favourite-pending'}`}>
      {product ? (
        <ProductTile product={product} isFirst={isFirst} heart={removeForm}>
          <FavouriteAction product={product} />
        </ProductTile>
      ) : (
        <UnavailableProduct>{removeForm}</UnavailableProduct>
      )}
    </div>
  )
}

function FavouriteAction({ product }: { product: NonNullable<FavouriteItem['product']> }) {
  const t = useMessages()
  const { name, onlySku, pageUrl, price } = product
  if (!price) return <p className="mt-3 text-small text-ink-soft">{t('notSoldHere')}</p>
  const sku = addableSku(product)
  if (onlySku !== null && sku === null) return null
  return (
    <div className="favourite-action">
      {sku !== null ? (
        <AddToCart sku={sku} name={name} />
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
function UnavailableProduct({ children }: { children: ReactNode }) {
  const t = useMessages()
  return (
    <article className="product-tile">
      <div className="favourite-gone">
        <Pebble className="pebble-mark pebble-mark-small" />
      </div>
      {children}
      <p className="mt-3.5 text-small text-ink-soft">{t('notSoldHere')}</p>
    </article>
  )
}
