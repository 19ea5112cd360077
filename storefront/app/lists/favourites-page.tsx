import { useEffect } from 'react'
import { productsPerPage } from '../listing/listing-address.ts'
import { useMessages } from '../platform/messages.tsx'
import { useLocale } from '../platform/use-shop.ts'
import { Recommended } from '../product/recommended.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { FavouriteTile } from './favourite-tile.tsx'
import { FavouritesPages } from './favourites-pages.tsx'
import type { Favourites } from './favourites.ts'
import { ShareFavourites } from './share-favourites.tsx'

type FavouritesPageProps = { favourites: Favourites | null }

export function FavouritesPage({ favourites }: FavouritesPageProps) {
  const t = useMessages()
  useMemoryOf(favourites)
  return (
    <div className="page pb-section">
      <PageTitle>{t('favourites')}</PageTitle>
      {favourites && favourites.total > 0 ? <Kept favourites={favourites} /> : <NothingKept />}
    </div>
  )
}

function Kept({ favourites: { favoriteId, items, total } }: { favourites: Favourites }) {
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
      <FavouritesPages total={total} />
    </>
  )
}

function NothingKept() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <>
      <div className="py-section">
        <PageMessage title={t('favouritesEmptyTitle')} text={t('favouritesEmptyText')}>
          <ButtonLink to={`/${locale}`}>{t('cartEmptyLink')}</ButtonLink>
        </PageMessage>
      </div>
      <Recommended title={t('likedByMany')} />
    </>
  )
}

/** The hearts of other pages learn what this one was answered. */
function useMemoryOf(favourites: Favourites | null) {
  useEffect(() => {
    if (favourites && favourites.total <= productsPerPage) {
      void import('./change-favourites.ts').then(({ rememberAll }) => rememberAll(favourites))
    }
  }, [favourites])
}
