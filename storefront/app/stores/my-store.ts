import { useSyncExternalStore } from 'react'
import { readPageSettings } from '../platform/page/page-settings.ts'

/** The shopper's preferred store, stored in this browser. */
export type MyStore = { id: string; name: string; postalCode: string; siteId: string }

const key = 'cairn_store'
const listeners = new Set<() => void>()
/** Without storage, the choice lasts until the next page is loaded. */
let current: MyStore | null | undefined

export const myStore = (): MyStore | null =>
  current === undefined ? (current = storedStore()) : current

export function rememberStore({ id, name, postalCode }: Omit<MyStore, 'siteId'>) {
  current = { id, name, postalCode, siteId: currentSite() }
  try {
    localStorage.setItem(key, JSON.stringify(current))
  } catch {
    // The choice still applies on this page.
  }
  for (const listener of listeners) listener()
}

/** Searches near the given place, otherwise near the preferred store, otherwise everywhere. */
export async function findNearMyStore<Found>(
  place: string,
  findStores: (query: { query?: string }) => Promise<Found[] | 'failed'>,
): Promise<Found[] | 'failed'> {
  const preferredStore = myStore()
  if (place !== '') return findStores({ query: place })
  if (!preferredStore || preferredStore.siteId !== currentSite()) return findStores({})
  const nearbyStores = await findStores({ query: preferredStore.postalCode })
  return nearbyStores.length > 0 ? nearbyStores : findStores({})
}

const currentSite = () => readPageSettings(document).siteId

export const useMyStore = (): MyStore | null => useSyncExternalStore(subscribe, myStore, noStore)

const noStore = () => null

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key: changedKey }: StorageEvent) => {
    if (changedKey !== key) return
    current = storedStore()
    listener()
  }
  listeners.add(listener)
  addEventListener('storage', onStorage)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', onStorage)
  }
}

function storedStore(): MyStore | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isStore(stored) ? stored : null
  } catch {
    return null
  }
}

const isStore = (value: unknown): value is MyStore =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'name', 'postalCode', 'siteId'].every(
    (name) => typeof Reflect.get(value, name) === 'string',
  )
