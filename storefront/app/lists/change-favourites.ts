import { browserCommerce } from '../platform/browser-commerce.ts'
import { inTurn } from '../platform/in-turn.ts'
import type { Favourites } from './favourites.ts'
import {
  favouritesKey,
  favouritesMemory,
  type FavouritesMemory,
  tellFavourites,
} from './favourites-store.ts'

const mostAtOnce = 100
const mostRead = 500

/** Shown at once, and taken back if the shop does not agree; answers whether it did. */
export function toggleFavourite(productId: string): Promise<boolean> {
  const place = favouritesMemory().kept[productId]
  remember(place === undefined ? withKept(productId, '') : without(productId))
  return inTurn('cairn-favourites', async () => {
    const isDone = place === undefined ? await keep(productId) : await forget(productId, place)
    if (!isDone) await readAllFavourites()
    return isDone
  })
}

async function keep(productId: string): Promise<boolean> {
  const { favoriteId } = favouritesMemory()
  const kept = await browserCommerce().addFavourite({
    body: { id: productId, qty: 1, itemType: 'product', favoriteId },
  })
  if (!kept.ok) return false
  remember(merged(kept.value))
  return true
}

async function forget(productId: string, place: string): Promise<boolean> {
  const { favoriteId, itemId } = await placeOf(productId, place)
  if (!favoriteId || !itemId) return false
  const forgotten = await browserCommerce().removeFavourite({ params: { favoriteId, itemId } })
  if (!forgotten.ok && forgotten.refusal.errorId !== 'ORD404') return false
  remember(without(productId))
  return true
}

/** What was kept a moment ago has got its place only since. */
async function placeOf(productId: string, place: string) {
  const { favoriteId, kept } = favouritesMemory()
  const itemId = place || kept[productId]
  if (favoriteId && itemId) return { favoriteId, itemId }
  const read = await readAllFavourites()
  return { favoriteId: read?.favoriteId, itemId: read?.kept[productId] }
}

/** The whole list as the shop has it. */
export async function readAllFavourites(): Promise<FavouritesMemory | undefined> {
  const kept: Record<string, string> = {}
  for (let start = 0; start < mostRead; start += mostAtOnce) {
    const read = await browserCommerce().readFavourites({ query: { start, count: mostAtOnce } })
    if (!read.ok) return undefined
    Object.assign(kept, placesIn(read.value))
    const { favoriteId, total } = read.value
    if (start + mostAtOnce >= total || start + mostAtOnce >= mostRead) {
      return remember({ favoriteId, kept })
    }
  }
  return undefined
}

/** What a page shows of a list that has no more than that. */
export const rememberAll = (all: Favourites) =>
  remember({ favoriteId: all.favoriteId, kept: placesIn(all) })

const placesIn = ({ items }: Pick<Favourites, 'items'>) =>
  Object.fromEntries(items.map(({ id, itemId }) => [id, itemId]))

const merged = (part: Favourites): FavouritesMemory => ({
  favoriteId: part.favoriteId,
  kept: { ...favouritesMemory().kept, ...placesIn(part) },
})

function withKept(productId: string, itemId: string): FavouritesMemory {
  const { favoriteId, kept } = favouritesMemory()
  return { favoriteId, kept: { ...kept, [productId]: itemId } }
}

function without(productId: string): FavouritesMemory {
  const { favoriteId, kept } = favouritesMemory()
  const { [productId]: _gone, ...others } = kept
  return { favoriteId, kept: others }
}

/** Whose they are is no longer here. */
export function forgetFavourites() {
  try {
    localStorage.removeItem(favouritesKey)
  } catch {
    // Then there is nothing to remove.
  }
  tellFavourites({ favoriteId: null, kept: {} })
}

function remember(memory: FavouritesMemory): FavouritesMemory {
  try {
    localStorage.setItem(favouritesKey, JSON.stringify(memory))
  } catch {
    // A browser that keeps nothing still shows what this page has heard.
  }
  tellFavourites(memory)
  return memory
}
