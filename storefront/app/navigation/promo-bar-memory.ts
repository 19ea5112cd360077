const name = 'promoBarClosed'

/** Run before the first paint, so that a bar that was closed takes no room even for a moment. */
export const hideClosedPromoBar = `try{if(localStorage.${name})document.documentElement.dataset.${name}=''}catch{}`

/** Where nothing may be kept it comes back with the next page that is loaded. */
export function closePromoBar() {
  document.documentElement.dataset[name] = ''
  try {
    localStorage.setItem(name, 'true')
  } catch {
    return
  }
}
