import { useStore } from 'zustand'
import { hasTexts, persistentStore, storedValue } from '../platform/browser-storage.ts'
import { readPageSettings } from '../platform/page/page-settings.ts'

/** The shopper's preferred store, stored in this browser. */
export type MyStore = { id: string; name: string; postalCode: string; siteId: string }

const isStore = (stored: unknown): stored is MyStore =>
  hasTexts(stored, ['id', 'name', 'postalCode', 'siteId'])

const myStore = persistentStore<MyStore | null>(null, storedValue('cairn_store', isStore))

export const useMyStore = (): MyStore | null => useStore(myStore)

export function rememberStore({ id, name, postalCode }: Omit<MyStore, 'siteId'>) {
  myStore.save({ id, name, postalCode, siteId: currentSite() })
}

/** Searches near the given place, otherwise near the preferred store, otherwise everywhere. */
export async function findNearMyStore<Store>(
  place: string,
  findStores: (query: { query?: string }) => Promise<Store[] | 'failed'>,
): Promise<Store[] | 'failed'> {
  const preferredStore = myStore.getState()
  if (place !== '') return findStores({ query: place })
  if (!preferredStore || preferredStore.siteId !== currentSite()) return findStores({})
  const nearbyStores = await findStores({ query: preferredStore.postalCode })
  return nearbyStores.length > 0 ? nearbyStores : findStores({})
}

const currentSite = () => readPageSettings(document).siteId
