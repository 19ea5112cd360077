import type { Call } from '../wire/call.ts'

/** The groups of the reference, in the order in which a client needs them. */
const tags = [
  {
    name: 'Sessions',
    description: 'Open, refresh and end a session; sign in and up; passwords; bot defence.',
    paths: /^\/token\/|\/auth\/|\/agent\/|password$|^\/fapi\/bot-defence/,
  },
  {
    name: 'Products',
    description: 'Listings, search, product pages, stock, sets and recommendations.',
    paths: /^\/products\/(?!v1\/(?:review|products\/\{productId\}\/reviews))/,
  },
  {
    name: 'Reviews',
    description: 'Reviews of products, questions and answers.',
    paths: /^\/products\//,
  },
  {
    name: 'Stores and countries',
    description:
      'Stores, collection points, countries, the rules of their addresses and rates of delivery.',
    paths: /^\/stores\/|^\/consumers-v3\/utilities\/|^\/fapi\/shipping\//,
  },
  {
    name: 'Cart',
    description:
      'The cart, its items, codes, rewards and price adjustments; reservations in stores.',
    paths:
      /^\/cart\/(?!.*(?:saveForLater|[sS]hipping|billing|[pP]ayment|prepareOrder|checkout|deviceFingerPrint|giftcard))/,
  },
  {
    name: 'Checkout',
    description: 'Delivery, addresses and payments of a cart, and placing the order.',
    paths:
      /^\/cart\/.*(?:[sS]hipping|billing|[pP]ayment|prepareOrder|checkout|deviceFingerPrint|giftcard)/,
  },
  {
    name: 'Orders',
    description: 'The orders of a shopper: tracking, invoice, cancellation, returns.',
    paths: /\/purchase|\/TrackOrder|\/CancelOrder|\/return\/|\/resendGiftCardEmail/,
  },
  {
    name: 'Lists',
    description: 'The saved items and the favourites of a session.',
    paths: /^\/wishlists\/|\/saveForLater/,
  },
  {
    name: 'Loyalty',
    description: 'The membership of a shopper: points, vouchers and the welcome promotion.',
    paths: /\/loyalty\//,
  },
  {
    name: 'Service',
    description: 'Contact form and warranty cases.',
    paths: /\/contactus|\/warranty$/,
  },
  {
    name: 'Account',
    description: 'Profile, address book, saved cards, subscriptions and event registrations.',
    paths: /^\/consumers-v3\/consumer(?:$|\/)/,
  },
  {
    name: 'Content',
    description: 'Pages, menus, fragments and other content; the URLs of pages.',
    paths: /\/caas\/|^\/fapi\/(?:components|pages|sitemap)/,
  },
  {
    name: 'Measurements',
    description:
      'Measurements and errors of pages, experiments and decisions about them, consent to all of these, time and checks of answers.',
    paths:
      /^\/fapi\/(?:(?:performance|errors|server|api)\/|consent$)|^\/api\/engine\/|^\/experiments$/,
  },
  {
    name: 'Payment provider',
    description: 'Called by the payment provider, not by clients.',
    paths: /^\/fapi\/payments\//,
  },
] as const

export type TagName = (typeof tags)[number]['name']

export const tagList = tags.map(({ name, description }) => ({ name, description }))

/** The first group whose paths match; undefined for a path that no group has. */
export const tagOf = ({ path }: Pick<Call, 'path'>): TagName | undefined =>
  tags.find(({ paths }) => paths.test(path))?.name
