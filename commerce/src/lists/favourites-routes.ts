import { productsPerPage } from '@cairn/contract/catalogue/products-per-page'
import {
  addFavourite,
  readFavourites,
  readSharedFavourites,
  removeFavourite,
  shareFavourites,
} from '@cairn/contract/lists/list-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { marketOf, type Market } from '../catalogue/market.ts'
import { findProductCards } from '../catalogue/product/product-card-store.ts'
import type { Database } from '../platform/database/database.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import {
  favouritesIdOf,
  findFavourites,
  deleteFavourite,
  isShared,
  saveFavourite,
  shareFavourites as share,
} from './favourites-store.ts'

type FavouritesDeps = { database: Database; guards: SessionGuards }
type FavouritesPage = {
  favoriteId: string
  market: Market
  start?: number | undefined
  count?: number | undefined
}

export function favouritesRoutes({ database, guards }: FavouritesDeps) {
  const answer = (page: FavouritesPage) => answerFavourites(database, page)

  return [
    serve(readFavourites, guards.session, ({ query, access: { consumerId }, context }) =>
      answer({ ...query, favoriteId: favouritesIdOf(consumerId), market: marketOf(context) }),
    ),

    serve(
      addFavourite,
      guards.session,
      async ({ body: { id }, access: { consumerId }, context }) => {
        const market = marketOf(context)
        const [card] = await findProductCards(database, { market, ids: [id] })
        if (!card) return refuse('itemNotAvailable')
        await saveFavourite(database, { consumerId, productId: id })
        return answer({ favoriteId: favouritesIdOf(consumerId), market })
      },
    ),

    serve(removeFavourite, guards.session, async ({ params, access: { consumerId }, context }) => {
      const favoriteId = favouritesIdOf(consumerId)
      const isOwn = params.favoriteId === favoriteId
      if (!isOwn || !(await deleteFavourite(database, params))) return refuse('itemNotAvailable')
      return answer({ favoriteId, market: marketOf(context) })
    }),

    serve(shareFavourites, guards.session, async ({ params, access, context: { locale } }) => {
      const { consumerId } = access
      if (params.favoriteId !== favouritesIdOf(consumerId)) return refuse('callUnknown')
      const favoriteId = await share(database, consumerId)
      return accept({ favoriteId, url: `/${locale}/favorites/${favoriteId}` })
    }),

    serve(
      readSharedFavourites,
      guards.anyone,
      async ({ params: { favoriteId }, query, context }) => {
        if (!(await isShared(database, favoriteId))) return refuse('callUnknown')
        return answer({ ...query, favoriteId, market: marketOf(context) })
      },
    ),
  ]
}

async function answerFavourites(
  database: Database,
  { favoriteId, market, start = 0, count = productsPerPage }: FavouritesPage,
) {
  const { items, total } = await findFavourites(database, { favoriteId, start, count })
  const ids = items.map(({ id }) => id)
  const cards = ids.length > 0 ? await findProductCards(database, { market, ids }) : []
  const cardOf = (id: string) =>
    cards.find((card) => card.id === id) ?? cards.find(({ masterId }) => masterId === id) ?? null
  const withCards = items.map((item) => ({ ...item, product: cardOf(item.id) }))
  return accept({ favoriteId, items: withCards, total })
}
