import type { Address } from '@cairn/contract/address/address'

/**
 * The fields of an address that carts, orders and saved cards copy. They are listed, because the source may have
 * more: a new field of the address book must not reach invoices or the payment provider.
 */
const copiedFields = [
  'firstName',
  'lastName',
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'country',
  'countryCode',
  'email',
  'phone',
  'phoneCode',
  'shippingId',
  'addressId',
  'isValidated',
  'subscriptions',
] as const satisfies readonly (keyof Address)[]

export const copyAddress = (address: Address): Address =>
  Object.fromEntries(
    copiedFields.flatMap((name) => (address[name] === undefined ? [] : [[name, address[name]]])),
  )
