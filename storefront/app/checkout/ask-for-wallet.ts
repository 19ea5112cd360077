import { opensPayments } from '@cairn/contract/payment-pages'

export const walletEvent = 'cairn:wallet'

/** A document keeps the rules that it was loaded with, wherever its scripts have led since. */
function canOpenWindows(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded !== undefined && opensPayments(new URL(loaded.name, location.href).pathname)
}

/** The wallet's sheet for what is in the bag: over this page, or over the bag's where this one may not. */
export function askForWallet(locale: string) {
  if (canOpenWindows()) window.dispatchEvent(new Event(walletEvent))
  else location.assign(`/${locale}/cart?pay=wallet`)
}
