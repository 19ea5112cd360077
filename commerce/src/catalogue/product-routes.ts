import {
  readAvailability,
  readInventory,
  readProduct,
  readProductSet,
  readProductSets,
} from '@cairn/contract/catalogue'
import { accept, refuse } from '@cairn/contract/result'
import type { Database } from '../platform/database/database.ts'
import { catalogueTag, styleTag } from '../platform/kept/tag.ts'
import type { Guard } from '../platform/wire/guard.ts'
import { serve, serveAnybody } from '../platform/wire/serve.ts'
import { productAnswer, quantitiesAnswer } from './product-answer.ts'
import { setAnswer, setDetails } from './product-set-answer.ts'
import { findSet, findSetsOf } from './product-set-store.ts'
import { findProduct, findQuantities, findStoreQuantities } from './product-store.ts'
import { marketOf } from './sellable.ts'

type ProductNeeds = { database: Database; guards: { anyone: Guard<'anyone'> } }

export const productRoutes = ({ database, guards }: ProductNeeds) => [
  serveAnybody(readProduct, guards.anyone, async ({ params, asked }) => {
    asked.madeOf(styleTag(params.productId.slice(0, 8)))
    const wanted = { id: params.productId, market: marketOf(asked) }
    const found = await findProduct(database, wanted)
    if (found) return accept(productAnswer(found, asked.locale))
    asked.madeOf(catalogueTag)
    const set = await findSet(database, wanted)
    return set ? accept(setDetails(set, asked.locale)) : refuse('itemNotAvailable')
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

  serveAnybody(readProductSets, guards.anyone, async ({ params, asked }) => {
    asked.madeOf(catalogueTag)
    const sets = await findSetsOf(database, { id: params.productId, market: marketOf(asked) })
    return sets
      ? accept({ productSets: sets.map((set) => setAnswer(set, asked.locale)) })
      : refuse('itemNotAvailable')
  }),

  serveAnybody(readProductSet, guards.anyone, async ({ params, asked }) => {
    asked.madeOf(catalogueTag)
    const set = await findSet(database, { id: params.productSetId, market: marketOf(asked) })
    return set ? accept(setAnswer(set, asked.locale)) : refuse('itemNotAvailable')
  }),
]
