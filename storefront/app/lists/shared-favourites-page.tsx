import type { readSharedFavourites } from '@cairn/contract/lists/list-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { useLocale } from '../platform/page/use-shop.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { ProductTile } from '../product/product-tile.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { PageMessage } from '../ui/page-message.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { FavouritesPagination } from './favourites-pagination.tsx'

/** The favourites that somebody else has shared. */
export function SharedFavouritesPage({ items, total }: AnswerOf<typeof readSharedFavourites>) {
  const t = useMessages()
  const products = items.flatMap(({ product }) => (product ? [product] : []))
  if (total === 0) return <NothingShared />
  return (
    <div className="page pb-section">
      <PageTitle>{t('sharedFavourites')}</PageTitle>
      <div className="listing-head">
        <div>
          <h1 className="display mt-6 text-h1">{t('sharedFavourites')}</h1>
          <p className="listing-intro">{t('sharedFavouritesText')}</p>
        </div>
        <output className="figures text-ui">{t('productCount', { count: total })}</output>
      </div>
      <h2 className="sr-only">{t('products')}</h2>
      <ul className="product-grid favourites">
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductTile product={product} isFirst={index < 4} />
          </li>
        ))}
      </ul>
      <FavouritesPagination total={total} />
    </div>
  )
}

/** The owner has removed everything since the list was shared. */
function NothingShared() {
  const t = useMessages()
  const locale = useLocale()
  return (
    <div className="page py-section">
      <PageTitle>{t('sharedFavourites')}</PageTitle>
      <PageMessage title={t('sharedFavouritesEmptyTitle')} text={t('sharedFavouritesEmptyText')}>
        <ButtonLink to={`/${locale}`}>{t('cartEmptyLink')}</ButtonLink>
      </PageMessage>
    </div>
  )
}
