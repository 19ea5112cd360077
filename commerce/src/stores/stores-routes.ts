import { accept, refuse } from '@cairn/contract/refusals/result'
import {
  chooseStore,
  findCollectionPoints,
  findStores,
  readEmployees,
  readStores,
} from '@cairn/contract/stores/store-calls'
import { storeCookie } from '@cairn/contract/wire/store-cookie'
import { saveChosenStore } from '../accounts/chosen-store-store.ts'
import { allStores, storeTag } from '../platform/cache/cache-tags.ts'
import type { Database } from '../platform/database/database.ts'
import { type Guard, serve, servePublic } from '../platform/wire/serve.ts'
import type { SessionGuards } from '../sessions/session-guard.ts'
import { isGuest, lifetimes } from '../sessions/session.ts'
import { nearby, pointOf, type NearbySearch } from './nearby.ts'
import { findEmployees } from './staff-store.ts'
import { findOpenPoints, findOpenStores, isOpenStore, type StoreScope } from './stores-store.ts'

const cookieSeconds = lifetimes.refreshDays * 24 * 60 * 60

type StoreRouteDeps = {
  database: Database
  guards: Pick<SessionGuards, 'session'> & { anyone: Guard<'anyone'>; agent: Guard<'agent'> }
}

export const storesRoutes = ({ database, guards }: StoreRouteDeps) => [
  serve(findStores, guards.anyone, async ({ body, context: { site } }) => {
    const scope = scopeOf(body, site.siteId)
    const [all, points] = await Promise.all([
      findOpenStores(database, { scope, sku: body.sku }),
      findOpenPoints(database, scope),
    ])
    const nearbyLocations = nearby(all, body, [...all, ...points])
    const stores = body.onlyWithStock
      ? nearbyLocations.filter(({ storeInventory }) => storeInventory !== 0)
      : nearbyLocations
    return accept({ stores: stores.slice(0, body.count), total: stores.length })
  }),

  serve(findCollectionPoints, guards.anyone, async ({ body, context: { site } }) => {
    const scope = scopeOf(body, site.siteId)
    const [stores, all] = await Promise.all([
      findOpenStores(database, { scope }),
      findOpenPoints(database, scope),
    ])
    const points = nearby(all, body, [...all, ...stores])
    return accept({ collectionPoints: points.slice(0, body.count), total: points.length })
  }),

  servePublic(readStores, guards.anyone, async ({ context }) => {
    context.cacheTags(storeTag(allStores))
    const stores = await findOpenStores(database, { scope: { siteId: context.site.siteId } })
    return accept({ stores: stores.map(({ id, name }) => ({ id, name })) })
  }),

  serve(chooseStore, guards.session, async ({ access, body: { storeId }, context }) => {
    if (!(await isOpenStore(database, storeId))) return refuse('fieldsInvalid')
    context.cookies.set(storeCookie, storeId, cookieSeconds)
    const { consumerId: accountId } = access
    if (!isGuest(access)) await saveChosenStore(database, { accountId, storeId })
    return accept({ favStoreId: storeId })
  }),

  serve(readEmployees, guards.agent, async ({ params }) => {
    const employees = await findEmployees(database, params.storeId)
    return employees ? accept({ employees }) : refuse('employeeStoreNotFound')
  }),
]

/** A search at a point crosses borders; a search by name is limited to the site. */
function scopeOf(
  search: NearbySearch & { countryCode?: string | undefined },
  siteId: string,
): StoreScope {
  if (search.countryCode !== undefined) return { countryCode: search.countryCode }
  return pointOf(search) ? 'everywhere' : { siteId }
}
