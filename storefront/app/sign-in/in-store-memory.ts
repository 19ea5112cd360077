/** Who serves in which store, as this browser remembers it while the session lasts. */
export type InStore = {
  storeId: string
  storeName: string
  storeEmployeeId: string
  storeEmployeeName: string
}

const key = 'cairn_in_store'
const listeners = new Set<() => void>()
let known: InStore | null | undefined

export const inStoreNow = (): InStore | null => (known ??= remembered())

export function subscribeToInStore(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const keepInStore = (session: InStore) => tell(session)
export const forgetInStore = () => tell(null)

function tell(session: InStore | null) {
  known = session
  try {
    if (session) localStorage.setItem(key, JSON.stringify(session))
    else localStorage.removeItem(key)
  } finally {
    for (const listener of listeners) listener()
  }
}

function remembered(): InStore | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isInStore(kept) ? kept : null
  } catch {
    return null
  }
}

const parts = ['storeId', 'storeName', 'storeEmployeeId', 'storeEmployeeName']

const isInStore = (kept: unknown): kept is InStore =>
  typeof kept === 'object' &&
  kept !== null &&
  parts.every((part) => typeof Reflect.get(kept, part) === 'string')
