/** The store and the employee of an in-store session, stored in this browser. */
export type InStoreSession = {
  storeId: string
  storeName: string
  storeEmployeeId: string
  storeEmployeeName: string
}

const key = 'cairn_in_store'
const listeners = new Set<() => void>()
let current: InStoreSession | null | undefined

export const inStoreSession = (): InStoreSession | null => (current ??= storedSession())

export function subscribeToInStore(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const storeInStoreSession = (session: InStoreSession) => setSession(session)
export const clearInStoreSession = () => setSession(null)

function setSession(session: InStoreSession | null) {
  current = session
  try {
    if (session) localStorage.setItem(key, JSON.stringify(session))
    else localStorage.removeItem(key)
  } finally {
    for (const listener of listeners) listener()
  }
}

function storedSession(): InStoreSession | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isInStoreSession(stored) ? stored : null
  } catch {
    return null
  }
}

const fields = ['storeId', 'storeName', 'storeEmployeeId', 'storeEmployeeName']

const isInStoreSession = (stored: unknown): stored is InStoreSession =>
  typeof stored === 'object' &&
  stored !== null &&
  fields.every((field) => typeof Reflect.get(stored, field) === 'string')
