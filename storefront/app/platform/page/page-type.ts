/** The kinds of pages that analytics distinguishes. Decision engines know all of them except Other and Error. */
export type PageType =
  | 'PDP'
  | 'PLP'
  | 'Search'
  | 'Cart'
  | 'Account'
  | 'Home'
  | 'Order Confirmation'
  | 'Checkout'
  | 'Other'
  | 'Error'

/**
 * The type of a page from its path, which begins with a locale, and its meta description. A description with a sentence
 * that ends with "not available" makes it an error, whatever its path is. The page also contains the text of this
 * function, so it uses nothing from outside.
 */
export function pageTypeOf(path: string, description: string): PageType {
  if (
    /\b(?:(?:not|no longer|nicht(?: mehr)?|pas|plus|non(?: è)?(?: più)?|no(?: está)?) (?:available|verfügbar|disponibi?le)|unavailable|indisponible)\s*(?:[.!]|$)/i.test(
      description,
    )
  )
    return 'Error'
  const types: Record<string, PageType> = {
    '': 'Home',
    c: 'PLP',
    p: 'PDP',
    search: 'Search',
    cart: 'Cart',
    checkout: 'Checkout',
    'order-confirmation': 'Order Confirmation',
    account: 'Account',
    orders: 'Account',
  }
  const name = path.split('/')[2] ?? ''
  return Object.keys(types).includes(name) ? (types[name] ?? 'Other') : 'Other'
}
