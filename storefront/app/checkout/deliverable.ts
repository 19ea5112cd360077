import type { Address } from '@cairn/contract/address'
import type { BookAddress } from './checkout-view.ts'

/** An entry of the book, as a cart takes it. */
export function deliverable(entry: BookAddress): Address {
  const { firstName, lastName, addressLine1, addressLine2, city, province } = entry
  const { postalCode, countryCode, email, phone } = entry
  return Object.fromEntries(
    Object.entries({
      firstName,
      lastName,
      addressLine1,
      addressLine2,
      city,
      province,
      postalCode,
      countryCode,
      email,
      phone,
      addressId: entry.addressId,
    }).filter(([, value]) => value !== undefined && value !== ''),
  )
}
