import type { readFavourites } from '@cairn/contract/lists/list-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { flagCookies } from '@cairn/contract/wire/cookies'
import { useEffect } from 'react'
import { useStore } from 'zustand'
import { persistentStore, storedValue } from '../platform/browser-storage.ts'
import { cookieOf } from '../platform/cookies.ts'

export type Favourites = AnswerOf<typeof readFavourites>

/** The favourites that the browser has stored, so that hearts show before the first response. */
export type FavouritesState = {
  favoriteId: string | null
  /** The item id of each product; empty while the product is being added. */
  itemIds: Readonly<Record<string, string>>
}

const isFavourites = (stored: unknown): stored is FavouritesState =>
  typeof stored === 'object' &&
  stored !== null &&
  'favoriteId' in stored &&
  'itemIds' in stored &&
  typeof stored.itemIds === 'object' &&
  stored.itemIds !== null

const store = persistentStore<FavouritesState>(
  { favoriteId: null, itemIds: {} },
  storedValue('cairn_favourites', isFavourites),
)

export const favouritesState = (): FavouritesState => store.getState()
export const setFavourites = (favourites: FavouritesState) => store.save(favourites)
export const clearFavourites = () => store.save(null)

export function useIsFavourite(productId: string): boolean {
  useEffect(scheduleSync, [])
  return useStore(store, ({ itemIds }) => productId in itemIds)
}

/** The page loads its own data first. */
const syncDelay = 2000
let isSyncScheduled = false

function scheduleSync() {
  if (isSyncScheduled) return
  isSyncScheduled = true
  setTimeout(() => void sync(), syncDelay)
}

/** Most visitors have no session, and then no favourites. */
async function sync() {
  if (cookieOf(document.cookie, flagCookies.usid) === undefined) return
  const { syncFavourites } = await import('./sync-favourites.ts')
  await syncFavourites()
}
