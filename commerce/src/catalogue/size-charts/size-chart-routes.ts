import { readFootSizes, readSizeChart } from '@cairn/contract/content/component-calls'
import { accept, refuse } from '@cairn/contract/refusals/result'
import { catalogueTag } from '../../platform/cache/cache-tags.ts'
import type { Database } from '../../platform/database/database.ts'
import { type Guard, servePublic } from '../../platform/wire/serve.ts'
import { findSizeTables, footSizes } from './size-chart-store.ts'

type SizeChartRouteDeps = { database: Database; guards: { anyone: Guard<'anyone'> } }

export const sizeChartRoutes = ({ database, guards }: SizeChartRouteDeps) => [
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
