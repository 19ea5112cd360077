/** Documents that are shown inside another page or a dialog and have no URL of their own. */
export const embeddedPages: ReadonlySet<string> = new Set([
  'account',
  'account-profile',
  'cart',
  'checkout',
  'contact-us',
  'error-4xx',
  'loyalty-modal',
  'order-confirmation',
  'product',
  'search',
  'sign-up',
  'sign-up-modal',
])
