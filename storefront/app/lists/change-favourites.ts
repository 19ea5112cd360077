import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { withLock } from '../platform/with-lock.ts'
import {
  favouritesKey,
  favouritesState,
  type Favourites,
  type FavouritesState,
  setFavourites,
} from './favourites-store.ts'

const pageSize = 100
const maxItems = 500

/** Shows the change at once and reverts it if the server refuses. Returns whether it succeeded. */
export function toggleFavourite(productId: string): Promise<boolean> {
  const itemId = favouritesState().kept[productId]
  store(itemId === undefined ? withFavourite(productId, '') : withoutFavourite(productId))
  return withLock('cairn-favourites', async () => {
    const isDone =
      itemId === undefined
        ? await addFavourite(productId)
        : await removeFavourite(productId, itemId)
    if (!isDone) await readAllFavourites()
    return isDone
  })
}

async function addFavourite(productId: string): Promise<boolean> {
  const { favoriteId } = favouritesState()
  const added = await browserCommerce().addFavourite({
    body: { id: productId, qty: 1, itemType: 'product', favoriteId },
  })
  if (!added.ok) return false
  store(withItems(added.value))
  return true
}

async function removeFavourite(productId: string, knownItemId: string): Promise<boolean> {
  const { favoriteId, itemId } = await locateItem(productId, knownItemId)
  if (!favoriteId || !itemId) return false
  const removed = await browserCommerce().removeFavourite({ params: { favoriteId, itemId } })
  if (!removed.ok && removed.refusal.errorId !== 'ORD404') return false
  store(withoutFavourite(productId))
  return true
}

/** A favourite that was added a moment ago may have received its item id since. */
async function locateItem(productId: string, knownItemId: string) {
  const { favoriteId, kept } = favouritesState()
  const itemId = knownItemId || kept[productId]
  if (favoriteId && itemId) return { favoriteId, itemId }
  const read = await readAllFavourites()
  return { favoriteId: read?.favoriteId, itemId: read?.kept[productId] }
}

/** Reads the complete list from the server. */
export async function readAllFavourites(): Promise<FavouritesState | undefined> {
  const kept: Record<string, string> = {}
  for (let start = 0; start < maxItems; start += pageSize) {
    const read = await browserCommerce().readFavourites({ query: { start, count: pageSize } })
    if (!read.ok) return undefined
    Object.assign(kept, itemIdsByProduct(read.value))
    const { favoriteId, total } = read.value
    if (start + pageSize >= total || start + pageSize >= maxItems) {
      return store({ favoriteId, kept })
    }
  }
  return undefined
}

/** Stores a list that fits on one page. */
export const storeFavourites = (all: Favourites) =>
  store({ favoriteId: all.favoriteId, kept: itemIdsByProduct(all) })

const itemIdsByProduct = ({ items }: Pick<Favourites, 'items'>) =>
  Object.fromEntries(items.map(({ id, itemId }) => [id, itemId]))

const withItems = (part: Favourites): FavouritesState => ({
  favoriteId: part.favoriteId,
  kept: { ...favouritesState().kept, ...itemIdsByProduct(part) },
})

function withFavourite(productId: string, itemId: string): FavouritesState {
  const { favoriteId, kept } = favouritesState()
  return { favoriteId, kept: { ...kept, [productId]: itemId } }
}

function withoutFavourite(productId: string): FavouritesState {
  const { favoriteId, kept } = favouritesState()
  const { [productId]: _gone, ...others } = kept
  return { favoriteId, kept: others }
}

export function clearFavourites() {
  try {
    localStorage.removeItem(favouritesKey)
  } catch {
    // Nothing can be stored, so there is nothing to remove.
  }
  setFavourites({ favoriteId: null, kept: {} })
}

function store(memory: FavouritesState): FavouritesState {
  try {
    localStorage.setItem(favouritesKey, JSON.stringify(memory))
  } catch {
    // Without storage, this page still shows the list.
  }
  setFavourites(memory)
  return memory
}
