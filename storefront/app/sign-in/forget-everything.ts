import { forgetCart } from '../cart/cart-store.ts'
import { forgetFavourites } from '../lists/change-favourites.ts'
import { forgetSeen } from '../product/seen-lately-store.ts'
import { forgetInStore } from './in-store-memory.ts'
import { forgetPerson } from './person-store.ts'

/** All that this browser keeps of a person; whatever else comes to be kept is forgotten here too. */
export function forgetEverything() {
  forgetCart()
  forgetFavourites()
  forgetPerson()
  forgetInStore()
  forgetSeen()
}
