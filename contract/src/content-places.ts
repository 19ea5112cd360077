/** Pages whose blocks stand on another page or in a dialog: nobody goes to them by an address. */
export const surroundings: ReadonlySet<string> = new Set([
  'account',
  'account-profile',
  'cart',
  'checkout',
  'contact-us',
  'error-4xx',
  'loyalty-modal',
  'order-confirmation',
  'search',
  'sign-up',
  'sign-up-modal',
])
