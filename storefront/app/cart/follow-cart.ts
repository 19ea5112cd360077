import { hearOtherTabs } from './cart-store.ts'

/** Another tab or another device may change the cart while this page stands open. */
export function followCart() {
  window.addEventListener('storage', () => {
    if (hearOtherTabs() && document.visibilityState === 'visible') freshen()
  })
  window.addEventListener('focus', freshen)
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) freshen()
  })
}

const freshen = () => void import('./freshen-cart.ts').then(({ freshenCart }) => freshenCart())
