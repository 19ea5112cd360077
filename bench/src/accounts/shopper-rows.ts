import type { AccountsRow } from '@cairn/contract/imports/accounts-import'
import type { OrdersRow } from '@cairn/contract/imports/orders-import'

export type SeededShopper = { index: number; consumerId: string; email: string; extent: Extent }

/** How much data an account has. */
type Extent = { orders: number; addresses: number; savedItems: number; favourites: number }

const ordinaryExtent: Extent = { orders: 3, addresses: 2, savedItems: 3, favourites: 3 }

/** As many addresses as a book can have, and as many favourites as the page reads at sign-in. */
export const largeExtent: Extent = {
  orders: 500,
  addresses: 50,
  savedItems: 1000,
  favourites: 500,
}

export const largeAccount = '500 orders, 50 addresses'

const ordinaryCount = 16
const linesPerOrder = 3

const shopperAt = (index: number, extent: Extent): SeededShopper => ({
  index,
  consumerId: idOf(index, 0),
  email: `bench-${index}@cairn.test`,
  extent,
})

/** One for each connection. */
export const ordinaryShoppers: readonly SeededShopper[] = Array.from(
  { length: ordinaryCount },
  (_, index) => shopperAt(index, ordinaryExtent),
)

export const largeShopper = shopperAt(ordinaryCount, largeExtent)

/** The rows of the shopper in the format of the import. */
export function shopperRows(
  shopper: SeededShopper,
  { passwordHash, skus }: { passwordHash: string; skus: readonly string[] },
): (AccountsRow | OrdersRow)[] {
  const { consumerId, email, extent } = shopper
  const person = { firstName: 'Bea', lastName: 'Marsh', phone: phoneOf(shopper) }
  const customer = { kind: 'customer', consumerId, email, passwordHash, ...person } as const
  const addressAt = (index: number) => ({
    ...person,
    addressLine1: addressLineOf(index),
    city: 'Denver',
    province: 'CO',
    postalCode: '80202',
    countryCode: 'US',
    email,
  })
  const addresses = Array.from({ length: extent.addresses }, (_, index) => ({
    kind: 'savedAddress' as const,
    ...addressAt(index),
    addressId: idOf(shopper.index, index + 1),
    consumerId,
    main: index === 0,
  }))
  const orders = Array.from({ length: extent.orders }, (_, index) => ({
    kind: 'order' as const,
    orderNumber: orderNumberOf(shopper, index),
    consumerId,
    locale: 'en-us' as const,
    email,
    address: addressAt(0),
    ...datesOf(index),
    status: 'Delivered' as const,
    lines: linesAt(skus, index),
  }))
  return [customer, ...addresses, ...orders]
}

export const orderNumberOf = ({ index }: SeededShopper, order: number) =>
  `BENCH-${String(index).padStart(3, '0')}-${String(order).padStart(5, '0')}`

export const addressLineOf = (address: number) => `${1000 + address} Larimer Street`

/** Different items in each order, as far as there are enough. */
const linesAt = (skus: readonly string[], order: number) =>
  Array.from({ length: Math.min(linesPerOrder, skus.length) }, (_, line) => ({
    sku: skus[(order * linesPerOrder + line) % skus.length] ?? '',
    quantity: 1,
    unitPrice: 9900,
  }))

/** One order each day. */
function datesOf(order: number) {
  const orderedOn = new Date(Date.UTC(2026, 0, 1 - order)).toISOString().slice(0, 10)
  return { orderedOn, changedOn: orderedOn }
}

const phoneOf = ({ index }: SeededShopper) => `+1303555${String(1000 + index)}`

/** The number of a customer is derived from the first part of the id. */
function idOf(shopper: number, part: number): string {
  const [first, last] = [String(shopper).padStart(6, '0'), String(part).padStart(12, '0')]
  return `be${first}-0000-4000-8000-${last}`
}
