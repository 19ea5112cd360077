import { readFootSizes, readSizeChart } from '@cairn/contract/components'
import { accept, refuse } from '@cairn/contract/result'
import type { Database } from '../platform/database/database.ts'
import { catalogueTag } from '../platform/kept/tag.ts'
import type { Guard } from '../platform/wire/guard.ts'
import { serveAnybody } from '../platform/wire/serve.ts'
import { findSizeTables, footSizes } from './size-chart-store.ts'

type SizeChartNeeds = { database: Database; guards: { anyone: Guard<'anyone'> } }

export const sizeChartRoutes = ({ database, guards }: SizeChartNeeds) => [
  serveAnybody(readSizeChart, guards.anyone, async ({ params: { productType }, asked }) => {
    asked.madeOf(catalogueTag)
    const tables = await findSizeTables(database, { productType, locale: asked.locale })
    return tables ? accept({ productType, tables }) : refuse('callUnknown')
  }),

  serveAnybody(readFootSizes, guards.anyone, async ({ asked: { locale, madeOf } }) => {
    madeOf(catalogueTag)
    const tables = await findSizeTables(database, { productType: footSizes, locale })
    return accept({ tables: tables ?? [] })
  }),
]
