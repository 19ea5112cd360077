import { syncFromStorage } from './cart-store.ts'

/** Refreshes the cart when another tab or device may have changed it. */
export function watchCart() {
  window.addEventListener('storage', () => {
    if (syncFromStorage() && document.visibilityState === 'visible') refresh()
  })
  window.addEventListener('focus', refresh)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) refresh()
  })
}

const refresh = () => void import('./refresh-cart.ts').then(({ refreshCart }) => refreshCart())
