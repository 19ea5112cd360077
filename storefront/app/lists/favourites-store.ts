/** What this browser knows of the favourites, so that hearts are full before anybody is asked. */
export type FavouritesMemory = {
  favoriteId: string | null
  /** The product, and the name of its place in the list; none as long as it is being kept. */
  kept: Readonly<Record<string, string>>
}

export const favouritesKey = 'cairn_favourites'
/** What the page itself needs comes first. */
const patience = 2000
const listeners = new Set<() => void>()
let known: FavouritesMemory | undefined

export const favouritesMemory = (): FavouritesMemory => (known ??= remembered())

export function subscribeToFavourites(listener: () => void): () => void {
  if (listeners.size === 0) setTimeout(follow, patience)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** With nothing to say it is what the browser has kept that counts: another tab may have changed it. */
export function tellFavourites(memory?: FavouritesMemory) {
  known = memory
  for (const listener of listeners) listener()
}

const follow = () =>
  void import('./follow-favourites.ts').then(({ followFavourites }) => followFavourites())

function remembered(): FavouritesMemory {
  try {
    const { favoriteId, kept } = JSON.parse(localStorage.getItem(favouritesKey) ?? '')
    return { favoriteId, kept: { ...kept } }
  } catch {
    return { favoriteId: null, kept: {} }
  }
}
