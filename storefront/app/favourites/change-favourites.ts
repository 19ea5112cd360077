import { browserCommerce } from '../platform/calls/browser-commerce.ts'
import { showOwnText, goOn } from '../platform/calls/handling.ts'
import { withLock } from '../platform/with-lock.ts'
import {
  favouritesState,
  type Favourites,
  type FavouritesState,
  setFavourites,
} from './favourites-store.ts'

/** Shows the change at once and reverts it if the server refuses. Returns whether it succeeded. */
export function toggleFavourite(productId: string): Promise<boolean> {
  const itemId = favouritesState().itemIds[productId]
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
  const result = await browserCommerce().addFavourite(
    {
      body: { id: productId, qty: 1, itemType: 'product', favoriteId },
    },
    { itemNotAvailable: showOwnText },
  )
  if (!result.ok) return false
  store(withItems(result.value))
  return true
}

async function removeFavourite(productId: string, knownItemId: string): Promise<boolean> {
  const { favoriteId, itemId } = await locateItem(productId, knownItemId)
  if (!favoriteId || !itemId) return false
  const result = await browserCommerce().removeFavourite(
    { params: { favoriteId, itemId } },
    { itemNotAvailable: goOn },
  )
  // An item that is no longer in the list counts as removed.
  if (!result.ok && result.refusal.handling !== goOn) return false
  store(withoutFavourite(productId))
  return true
}

/** A favourite that was added a moment ago may have received its item id since. */
async function locateItem(productId: string, knownItemId: string) {
  const { favoriteId, itemIds } = favouritesState()
  const itemId = knownItemId || itemIds[productId]
  if (favoriteId && itemId) return { favoriteId, itemId }
  const allFavourites = await readAllFavourites()
  return { favoriteId: allFavourites?.favoriteId, itemId: allFavourites?.itemIds[productId] }
}

/** Reads the complete list from the server. */
export async function readAllFavourites(): Promise<FavouritesState | undefined> {
  const result = await browserCommerce().readFavourites({ query: { includeProducts: false } })
  return result.ok ? storeFavourites(result.value) : undefined
}

/** Stores a list that fits on one page. */
export const storeFavourites = (favourites: Favourites) =>
  store({ favoriteId: favourites.favoriteId, itemIds: itemIdsByProduct(favourites) })

const itemIdsByProduct = ({ items }: Pick<Favourites, 'items'>) =>
  Object.fromEntries(items.map(({ id, itemId }) => [id, itemId]))

const withItems = (favourites: Favourites): FavouritesState => ({
  favoriteId: favourites.favoriteId,
  itemIds: { ...favouritesState().itemIds, ...itemIdsByProduct(favourites) },
})

function withFavourite(productId: string, itemId: string): FavouritesState {
  const { favoriteId, itemIds } = favouritesState()
  return { favoriteId, itemIds: { ...itemIds, [productId]: itemId } }
}

function withoutFavourite(productId: string): FavouritesState {
  const { favoriteId, itemIds } = favouritesState()
  const { [productId]: _removed, ...remainingItems } = itemIds
  return { favoriteId, itemIds: remainingItems }
}

function store(favourites: FavouritesState): FavouritesState {
  setFavourites(favourites)
  return favourites
}
