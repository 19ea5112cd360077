/** The audiences that a visitor can belong to. */
export const audiences = [
  'loggedout',
  'loggedin',
  'cart-empty',
  'cart-not-empty',
  'loyalty-loggedin',
  'non-loyalty-loggedin',
  'employee-loggedin',
  'non-employee-loggedin',
  'athletes-loggedin',
  'non-athletes-loggedin',
  'ipa-wranx-loggedin',
  'non-ipa-wranx-loggedin',
  'ipa-loggedin',
  'non-ipa-loggedin',
  'wranx-loggedin',
  'non-wranx-loggedin',
] as const
