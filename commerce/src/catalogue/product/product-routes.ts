import {
  readAvailability,
  readInventory,
  readProduct,
  readProductSet,
  readProductSets,
} from '@cairn/contract/catalogue/catalogue-calls'
import { styleIdOf } from '@cairn/contract/fields/identifiers'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { catalogueTag, styleTag } from '../../platform/cache/cache-tags.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Guard, serve, servePublic } from '../../platform/wire/serve.ts'
import { marketOf } from '../market.ts'
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
    const sets = await findSetsContaining(database, {
      id: params.productId,
      market: marketOf(context),
    })
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
