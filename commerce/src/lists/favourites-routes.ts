import { productsPerPage } from '@cairn/contract/catalogue/products-per-page'
import { email } from '@cairn/contract/fields/person'
import {
  addFavourite,
  readFavourites,
  readSharedFavourites,
  refuseSharedFavourites,
  removeFavourite,
  shareFavourites,
} from '@cairn/contract/lists/list-calls'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { marketOf, type Market } from '../catalogue/market.ts'
import { findProductCards } from '../catalogue/product/product-card-store.ts'
import type { Database } from '../platform/database/database.ts'
import { serve } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { isGuest } from '../sessions/session.ts'
import { shareFavouritesByMail } from './favourite-shares-store.ts'
import {
  favouritesIdOf,
  findFavourites,
  deleteFavourite,
  isShared,
  saveFavourite,
  shareFavourites as share,
} from './favourites-store.ts'
import { refuseShareMails } from './share-refusals-store.ts'

type FavouritesDeps = { database: Database; guards: SessionGuards; tokenSecret: string }
type FavouritesPage = {
  favoriteId: string
  market: Market
  start?: number | undefined
  count?: number | undefined
  includeProducts?: boolean | undefined
}

export function favouritesRoutes({ database, guards, tokenSecret }: FavouritesDeps) {
  const answer = ({ includeProducts = true, ...page }: FavouritesPage) =>
    includeProducts ? answerFavourites(database, page) : answerIds(database, page)

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
        await saveFavourite(database, { consumerId, productId: card.id })
        return answer({ favoriteId: favouritesIdOf(consumerId), market })
      },
    ),

    serve(removeFavourite, guards.session, async ({ params, access: { consumerId }, context }) => {
      const favoriteId = favouritesIdOf(consumerId)
      const isOwn = params.favoriteId === favoriteId
      if (!isOwn || !(await deleteFavourite(database, params))) return refuse('itemNotAvailable')
      return answer({ favoriteId, market: marketOf(context) })
    }),

    serve(shareFavourites, guards.session, async ({ params, access, body, context }) => {
      const { consumerId } = access
      const { locale, clientIp } = context
      if (params.favoriteId !== favouritesIdOf(consumerId)) return refuse('callUnknown')
      const recipients = recipientsOf(body.recipients ?? [])
      if (!recipients.ok) return recipients
      if (recipients.value.length > 0) {
        if (isGuest(access)) return refuse('sessionNotEntitled')
        const { message } = body
        const request = { consumerId, recipients: recipients.value, message, locale, clientIp }
        const mailed = await shareFavouritesByMail(database, request)
        if (!mailed.ok) return mailed
      } else await share(database, consumerId)
      const { favoriteId } = params
      return accept({ favoriteId, url: `/${locale}/favorites/${favoriteId}` })
    }),

    serve(refuseSharedFavourites, guards.anyone, async ({ body: { token } }) => {
      const isRefused = await refuseShareMails(database, { token, secret: tokenSecret })
      return isRefused ? accept({}) : refuse('callUnknown')
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

/** Each recipient once, in small letters. */
function recipientsOf(inputs: readonly string[]): Result<string[], Refusal<'emailMalformed'>> {
  const recipients = inputs.map((input) => email.safeParse(input).data?.toLowerCase())
  const valid = recipients.filter((recipient) => recipient !== undefined)
  return valid.length === inputs.length ? accept([...new Set(valid)]) : refuse('emailMalformed')
}

const idsPerPage = 500

/** For the hearts on product pages, which need no products. */
async function answerIds(
  database: Database,
  { favoriteId, start = 0, count = idsPerPage }: Omit<FavouritesPage, 'market'>,
) {
  const { items, total } = await findFavourites(database, { favoriteId, start, count })
  return accept({ favoriteId, items: items.map((item) => ({ ...item, product: null })), total })
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
