import { useSyncExternalStore } from 'react'
import { readPageSettings } from '../platform/page-settings.ts'

/** The store that somebody goes to, as their browser remembers it. */
export type MyStore = { id: string; name: string; postalCode: string; siteId: string }

const key = 'cairn_store'
const listeners = new Set<() => void>()
/** Where the device may keep nothing, it lasts until the next page is loaded. */
let known: MyStore | null | undefined

export const myStore = (): MyStore | null => (known === undefined ? (known = kept()) : known)

export function rememberStore({ id, name, postalCode }: Omit<MyStore, 'siteId'>) {
  known = { id, name, postalCode, siteId: siteHere() }
  try {
    localStorage.setItem(key, JSON.stringify(known))
  } catch {
    // It is known on this page.
  }
  for (const hear of listeners) hear()
}

/** Where no place is named, around one's own store; and everywhere, if nothing is near it. */
export async function askAround<Found>(
  place: string,
  ask: (query: { query?: string }) => Promise<Found[] | 'failed'>,
): Promise<Found[] | 'failed'> {
  const mine = myStore()
  if (place !== '') return ask({ query: place })
  if (!mine || mine.siteId !== siteHere()) return ask({})
  const found = await ask({ query: mine.postalCode })
  return found.length > 0 ? found : ask({})
}

const siteHere = () => readPageSettings(document).siteId

export const useMyStore = (): MyStore | null => useSyncExternalStore(onStore, myStore, nowhere)

const nowhere = () => null

function onStore(hear: () => void): () => void {
  const hearTab = ({ key: changed }: StorageEvent) => {
    if (changed !== key) return
    known = kept()
    hear()
  }
  listeners.add(hear)
  addEventListener('storage', hearTab)
  return () => {
    listeners.delete(hear)
    removeEventListener('storage', hearTab)
  }
}

function kept(): MyStore | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
    return isStore(read) ? read : null
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
