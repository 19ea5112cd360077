import { clearCart } from '../../cart/state/cart-store.ts'
import { removeLastOrder } from '../../cart/state/last-order.ts'
import { forgetOrderKey } from '../../cart/state/order-key.ts'
import { clearUnfinishedOrder } from '../../cart/state/unfinished-order.ts'
import { clearFavourites } from '../../favourites/favourites-store.ts'
import { clearPerson } from '../../person/person-store.ts'
import { clearRecentlyViewed } from '../../product/recommendations/recently-viewed-store.ts'
import { clearInStoreSession } from '../associate/in-store-session.ts'

/** Clears everything that this browser stores about a person. New stores have to be added here. */
export function clearPersonalData() {
  clearCart()
  removeLastOrder()
  clearUnfinishedOrder()
  forgetOrderKey()
  clearFavourites()
  clearPerson()
  clearInStoreSession()
  clearRecentlyViewed()
}
