import type { readFavourites } from '@cairn/contract/lists/list-calls'
import type { AnswerOf } from '@cairn/contract/wire/call'

export type Favourites = AnswerOf<typeof readFavourites>

/** The favourites that the browser has stored, so that hearts show before the first response. */
export type FavouritesState = {
  favoriteId: string | null
  /** The item id of each product; empty while the product is being added. */
  itemIds: Readonly<Record<string, string>>
}

export const favouritesKey = 'cairn_favourites'
/** The page loads its own data first. */
const syncDelay = 2000
const listeners = new Set<() => void>()
let state: FavouritesState | undefined

export const favouritesState = (): FavouritesState => (state ??= readStored())

export function subscribeToFavourites(listener: () => void): () => void {
  if (listeners.size === 0) setTimeout(sync, syncDelay)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Without a state, the next reader reads the storage again, because another tab may have changed it. */
export function setFavourites(favourites?: FavouritesState) {
  state = favourites
  for (const listener of listeners) listener()
}

const sync = () =>
  void import('./sync-favourites.ts').then(({ syncFavourites }) => syncFavourites())

function readStored(): FavouritesState {
  try {
    const { favoriteId, itemIds } = JSON.parse(localStorage.getItem(favouritesKey) ?? '')
    return { favoriteId, itemIds: { ...itemIds } }
  } catch {
    return { favoriteId: null, itemIds: {} }
  }
}
