import { accept, refuse } from '@cairn/contract/result'
import { findCollectionPoints, findStores, readEmployees, readStores } from '@cairn/contract/stores'
import type { Database } from '../platform/database/database.ts'
import { everyStore, storeTag } from '../platform/kept/tag.ts'
import type { Guard } from '../platform/wire/guard.ts'
import { serve, serveAnybody } from '../platform/wire/serve.ts'
import { nearby, pointOf, type Wanted } from './nearby.ts'
import { findEmployees } from './staff-store.ts'
import { findOpenPoints, findOpenStores, type Scope } from './stores-store.ts'

type StoresNeeds = {
  database: Database
  guards: { anyone: Guard<'anyone'>; agent: Guard<'agent'> }
}

export const storesRoutes = ({ database, guards }: StoresNeeds) => [
  serve(findStores, guards.anyone, async ({ body, asked: { site } }) => {
    const scope = scopeOf(body, site.siteId)
    const [all, points] = await Promise.all([
      findOpenStores(database, { scope, sku: body.sku }),
      findOpenPoints(database, scope),
    ])
    const near = nearby(all, body, [...all, ...points])
    const stores = body.onlyWithStock
      ? near.filter(({ storeInventory }) => storeInventory !== 0)
      : near
    return accept({ stores: stores.slice(0, body.count), total: stores.length })
  }),

  serve(findCollectionPoints, guards.anyone, async ({ body, asked: { site } }) => {
    const scope = scopeOf(body, site.siteId)
    const [stores, all] = await Promise.all([
      findOpenStores(database, { scope }),
      findOpenPoints(database, scope),
    ])
    const points = nearby(all, body, [...all, ...stores])
    return accept({ collectionPoints: points.slice(0, body.count), total: points.length })
  }),

  serveAnybody(readStores, guards.anyone, async ({ asked: { site, madeOf } }) => {
    madeOf(storeTag(everyStore))
    const stores = await findOpenStores(database, { scope: { siteId: site.siteId } })
    return accept({ stores: stores.map(({ id, name }) => ({ id, name })) })
  }),

  serve(readEmployees, guards.agent, async ({ params }) => {
    const employees = await findEmployees(database, params.storeId)
    return employees ? accept({ employees }) : refuse('employeeStoreNotFound')
  }),
]

/** Whoever stands at a border may go across it; whoever types a name means one of their own country. */
function scopeOf(wanted: Wanted & { countryCode?: string | undefined }, siteId: string): Scope {
  if (wanted.countryCode !== undefined) return { countryCode: wanted.countryCode }
  return pointOf(wanted) ? 'everywhere' : { siteId }
}
