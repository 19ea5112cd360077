import type { AnswerOf } from '@cairn/contract/wire/call'
import type { readFavourites } from '@cairn/contract/lists/list-calls'

export type Favourites = AnswerOf<typeof readFavourites>

/** The favourites that the browser has stored, so that hearts show before the first response. */
export type FavouritesState = {
  favoriteId: string | null
  /** The item id of each product; empty while the product is being added. */
  kept: Readonly<Record<string, string>>
}

export const favouritesKey = 'cairn_favourites'
/** The page loads its own data first. */
const syncDelay = 2000
const listeners = new Set<() => void>()
let known: FavouritesState | undefined

export const favouritesState = (): FavouritesState => (known ??= readStored())

export function subscribeToFavourites(listener: () => void): () => void {
  if (listeners.size === 0) setTimeout(sync, syncDelay)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Without a state, the next reader reads the storage again, because another tab may have changed it. */
export function setFavourites(memory?: FavouritesState) {
  known = memory
  for (const listener of listeners) listener()
}

const sync = () =>
  void import('./sync-favourites.ts').then(({ syncFavourites }) => syncFavourites())

function readStored(): FavouritesState {
  try {
    const { favoriteId, kept } = JSON.parse(localStorage.getItem(favouritesKey) ?? '')
    return { favoriteId, kept: { ...kept } }
  } catch {
    return { favoriteId: null, kept: {} }
  }
}
