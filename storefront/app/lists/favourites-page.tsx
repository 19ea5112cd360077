import { useEffect } from 'react'
import { productsPerPage } from '../listing/listing-url.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { useLocale } from '../platform/page/use-shop.ts'
import { Recommendations } from '../product/recommendations/recommendations.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { FavouriteTile } from './favourite-tile.tsx'
import { FavouritesPagination } from './favourites-pagination.tsx'
import type { Favourites } from './favourites-store.ts'
import { ShareFavourites } from './share-favourites.tsx'

type FavouritesPageProps = { favourites: Favourites | null }

export function FavouritesPage({ favourites }: FavouritesPageProps) {
  const t = useMessages()
  useRememberFavourites(favourites)
  return (
    <div className="page pb-section">
      <PageTitle>{t('favourites')}</PageTitle>
      {favourites && favourites.total > 0 ? (
        <FavouritesList favourites={favourites} />
      ) : (
        <NoFavourites />
      )}
    </div>
  )
}

function FavouritesList({ favourites: { favoriteId, items, total } }: { favourites: Favourites }) {
  const t = useMessages()
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
      <ul className="product-grid lg:grid-cols-4">
        {items.map((item, at) => (
          <li key={item.itemId} className="flex">
            <FavouriteTile favoriteId={favoriteId} item={item} isFirst={at < 4} />
          </li>
        ))}
      </ul>
      <FavouritesPagination total={total} />
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
      void import('./change-favourites.ts').then(({ storeFavourites }) =>
        storeFavourites(favourites),
      )
    }
  }, [favourites])
}
