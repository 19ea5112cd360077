import {
  addFavourite,
  readFavourites,
  readSharedFavourites,
  removeFavourite,
  shareFavourites,
} from '@cairn/contract/lists'
import { accept, refuse } from '@cairn/contract/result'
import { findCards } from '../catalogue/card-store.ts'
import { productsPerPage } from '../catalogue/narrowing.ts'
import { type Market, marketOf } from '../catalogue/sellable.ts'
import type { Database } from '../platform/database/database.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import {
  favouritesIdOf,
  findFavourites,
  forgetFavourite,
  isShared,
  keepFavourite,
  shareFavourites as share,
} from './favourites-store.ts'

type ListNeeds = { database: Database; guards: SessionGuards }
type Wanted = {
  favoriteId: string
  market: Market
  start?: number | undefined
  count?: number | undefined
}

export function favouritesRoutes({ database, guards }: ListNeeds) {
  async function answer({ favoriteId, market, start = 0, count = productsPerPage }: Wanted) {
    const { items, total } = await findFavourites(database, { favoriteId, start, count })
    const ids = items.map(({ id }) => id)
    const cards = ids.length > 0 ? await findCards(database, { market, ids }) : []
    const cardOf = (id: string) =>
      cards.find((card) => card.id === id) ?? cards.find(({ masterId }) => masterId === id) ?? null
    const withCards = items.map((item) => ({ ...item, product: cardOf(item.id) }))
    return accept({ favoriteId, items: withCards, total })
  }

  return [
    serve(readFavourites, guards.session, ({ query, grant: { consumerId }, asked }) =>
      answer({ ...query, favoriteId: favouritesIdOf(consumerId), market: marketOf(asked) }),
    ),

    serve(addFavourite, guards.session, async ({ body: { id }, grant: { consumerId }, asked }) => {
      const market = marketOf(asked)
      const [card] = await findCards(database, { market, ids: [id] })
      if (!card) return refuse('itemNotAvailable')
      await keepFavourite(database, { consumerId, productId: id })
      return answer({ favoriteId: favouritesIdOf(consumerId), market })
    }),

    serve(removeFavourite, guards.session, async ({ params, grant: { consumerId }, asked }) => {
      const favoriteId = favouritesIdOf(consumerId)
      const isOwn = params.favoriteId === favoriteId
      if (!isOwn || !(await forgetFavourite(database, params))) return refuse('itemNotAvailable')
      return answer({ favoriteId, market: marketOf(asked) })
    }),

    serve(shareFavourites, guards.session, async ({ params, body, grant, asked: { locale } }) => {
      const { consumerId } = grant
      if (params.favoriteId !== favouritesIdOf(consumerId)) return refuse('callUnknown')
      const favoriteId = await share(database, { ...body, consumerId, locale })
      return accept({ favoriteId, url: `/${locale}/favorites/${favoriteId}` })
    }),

    serve(readSharedFavourites, guards.anyone, async ({ params: { favoriteId }, query, asked }) => {
      if (!(await isShared(database, favoriteId))) return refuse('callUnknown')
      return answer({ ...query, favoriteId, market: marketOf(asked) })
    }),
  ]
}
