import { useStore } from 'zustand'
import { isInStore } from '../../person/person-store.ts'
import { hasTexts, persistentStore, storedValue } from '../../platform/browser-storage.ts'

/** The store and the employee of an in-store session, stored in this browser. */
export type InStoreSession = {
  storeId: string
  storeName: string
  storeEmployeeId: string
  storeEmployeeName: string
}

const isInStoreSession = (stored: unknown): stored is InStoreSession =>
  hasTexts(stored, ['storeId', 'storeName', 'storeEmployeeId', 'storeEmployeeName'])

const store = persistentStore<InStoreSession | null>(
  null,
  storedValue('cairn_in_store', isInStoreSession),
)

/** The stored session, if the session of this browser is still in a store. */
const currentSession = (stored: InStoreSession | null) => (stored && isInStore() ? stored : null)

export const inStoreSession = (): InStoreSession | null => currentSession(store.getState())
export const useInStoreSession = (): InStoreSession | null => useStore(store, currentSession)

export const storeInStoreSession = (session: InStoreSession) => store.save(session)
export const clearInStoreSession = () => store.save(null)
