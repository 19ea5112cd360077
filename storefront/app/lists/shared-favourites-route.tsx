import { productsPerPage } from '@cairn/contract/catalogue/products-per-page'
import { data } from 'react-router'
import { showErrorPage } from '../platform/calls/handling.ts'
import { pageContext } from '../platform/page/page-context.ts'
import { useMessages } from '../platform/text/messages.tsx'
import { ProductTile } from '../product/product-tile.tsx'
import { pageNumberIn } from '../ui/navigation/page-number.ts'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/shared-favourites-route.ts'
import { FavouritesPagination } from './favourites-pagination.tsx'

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export async function loader({ params: { favoriteId }, url, context }: Route.LoaderArgs) {
  if (!isId.test(favoriteId)) throw data(null, { status: 404 })
  const { commerce } = context.get(pageContext)
  const start = (pageNumberIn(url.searchParams) - 1) * productsPerPage
  const result = await commerce.readSharedFavourites(
    {
      params: { favoriteId },
      query: { start, count: productsPerPage },
    },
    { callUnknown: showErrorPage },
  )
  if (!result.ok) throw data(null, { status: result.refusal.status })
  return result.value
}

export default function SharedFavouritesRoute({ loaderData }: Route.ComponentProps) {
  const t = useMessages()
  const { items, total } = loaderData
  const products = items.flatMap(({ product }) => (product ? [product] : []))
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
