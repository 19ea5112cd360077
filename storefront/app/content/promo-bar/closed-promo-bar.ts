import { storedText } from '../../platform/browser-storage.ts'

const storageKey = 'promoBarClosed'

/** Runs before the first paint, so that a closed bar does not appear for a moment. */
export const hideClosedPromoBarScript = `try{if(localStorage.${storageKey})document.documentElement.dataset.${storageKey}=''}catch{}`

/** Without storage, the bar is shown again when the next page is loaded. */
export function closePromoBar() {
  document.documentElement.dataset[storageKey] = ''
  storedText(storageKey).write('true')
}
