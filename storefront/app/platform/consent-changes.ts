/** Whether the visitor of this page has to be asked. */
export const isConsentMissing = (): boolean => 'asksConsent' in document.documentElement.dataset

/** Dispatched after a choice on this page and, where browsers tell of changed cookies, in another window beside it. */
export const consentChange = 'cairn:consent'

/** Other tabs choose too, which this one notices when somebody returns to it. */
export const consentEvents = [consentChange, 'focus', 'pageshow'] as const

/** Calls the listener when the visitor may have chosen. Returns a function that ends this. */
export function onConsentChange(listener: () => void): () => void {
  for (const event of consentEvents) addEventListener(event, listener)
  return () => {
    for (const event of consentEvents) removeEventListener(event, listener)
  }
}
