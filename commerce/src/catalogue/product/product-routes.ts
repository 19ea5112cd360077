import {
  readAvailability,
  readInventory,
  readProduct,
  readProductSet,
  readProductSets,
  subscribeToStockNotice,
} from '@cairn/contract/catalogue/catalogue-calls'
import { readFootSizes, readSizeChart } from '@cairn/contract/content/component-calls'
import { styleIdOf } from '@cairn/contract/fields/identifiers'
import { email } from '@cairn/contract/fields/person'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { catalogueTag, styleTag } from '../../platform/cache/cache-tags.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Challenges } from '../../platform/defence/challenges.ts'
import { type Guard, serve, servePublic } from '../../platform/wire/serve.ts'
import type { SessionGuards } from '../../sessions/session-guard.ts'
import { isGuest } from '../../sessions/session.ts'
import { marketOf } from '../market.ts'
import { findSellables } from '../sellable/sellable-store.ts'
import { checkPurchasable } from '../sellable/sellable.ts'
import { findSizeTables, footSizes } from '../size-charts/size-chart-store.ts'
import { requestStockNotice } from '../stock/stock-notices-store.ts'
import {
  productAnswer,
  quantitiesAnswer,
  productSetAnswer,
  productSetDetails,
} from './product-answer.ts'
import {
  findProductSet,
  findSetsContaining,
  findProduct,
  findQuantities,
  findStoreQuantities,
} from './product-store.ts'

type ProductRouteDeps = { database: Database; guards: { anyone: Guard<'anyone'> } }

export const productRoutes = ({ database, guards }: ProductRouteDeps) => [
  servePublic(readProduct, guards.anyone, async ({ params, context }) => {
    context.cacheTags(styleTag(styleIdOf(params.productId)))
    const request = { id: params.productId, market: marketOf(context) }
    const product = await findProduct(database, request)
    if (product) return accept(productAnswer(product, context.locale))
    context.cacheTags(catalogueTag)
    const set = await findProductSet(database, request)
    return set ? accept(productSetDetails(set, context.locale)) : refuse('itemNotAvailable')
  }),

  serve(readAvailability, guards.anyone, async ({ params, body: { storeIds, sku } }) => {
    const storeInventory = await findStoreQuantities(database, {
      id: params.productId,
      sku,
      storeIds: [...new Set(storeIds)],
    })
    return storeInventory.length > 0 ? accept({ storeInventory }) : refuse('itemNotAvailable')
  }),

  serve(readInventory, guards.anyone, async ({ params }) => {
    const quantities = await findQuantities(database, params.productId)
    return quantities.length > 0
      ? accept({ variants: quantitiesAnswer(quantities) })
      : refuse('itemNotAvailable')
  }),

  servePublic(readProductSets, guards.anyone, async ({ params, context }) => {
    context.cacheTags(catalogueTag)
    const request = { id: params.productId, market: marketOf(context) }
    // The page of a set makes this call too, and a set is in no other set.
    const sets =
      (await findSetsContaining(database, request)) ??
      ((await findProductSet(database, request)) && [])
    return sets
      ? accept({ productSets: sets.map((set) => productSetAnswer(set, context.locale)) })
      : refuse('itemNotAvailable')
  }),

  servePublic(readProductSet, guards.anyone, async ({ params, context }) => {
    context.cacheTags(catalogueTag)
    const set = await findProductSet(database, {
      id: params.productSetId,
      market: marketOf(context),
    })
    return set ? accept(productSetAnswer(set, context.locale)) : refuse('itemNotAvailable')
  }),
]

export const sizeChartRoutes = ({ database, guards }: ProductRouteDeps) => [
  servePublic(readSizeChart, guards.anyone, async ({ params: { productType }, context }) => {
    context.cacheTags(catalogueTag)
    const tables = await findSizeTables(database, { productType, locale: context.locale })
    return tables ? accept({ productType, tables }) : refuse('callUnknown')
  }),

  servePublic(readFootSizes, guards.anyone, async ({ context }) => {
    context.cacheTags(catalogueTag)
    const tables = await findSizeTables(database, {
      productType: footSizes,
      locale: context.locale,
    })
    return accept({ tables: tables ?? [] })
  }),
]

type StockNoticeRouteDeps = {
  database: Database
  challenges: Challenges
  guards: Pick<SessionGuards, 'session'>
}

export const stockNoticeRoutes = ({ database, challenges, guards }: StockNoticeRouteDeps) => [
  serve(subscribeToStockNotice, guards.session, async ({ access, body, context }) => {
    const { sku, recaptcha_response: solution } = body
    const parsedEmail = email.safeParse(body.email)
    if (!parsedEmail.success) return refuse('emailMalformed')
    if (solution !== undefined && !(await challenges.spend(solution))) {
      return refuse('captchaFailed')
    }
    const sellables = await findSellables(database, [sku], marketOf(context))
    if (!checkPurchasable(sellables.get(sku) ?? null).ok) return refuse('itemNotAvailable')
    const isKnownVariant = await requestStockNotice(database, {
      sku,
      email: parsedEmail.data,
      locale: context.locale,
      consumerId: isGuest(access) ? null : access.consumerId,
    })
    return isKnownVariant ? accept({}) : refuse('itemNotAvailable')
  }),
]
