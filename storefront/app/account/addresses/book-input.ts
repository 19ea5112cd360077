import type { Address, AddressBookEntryChange } from '@cairn/contract/address/address'
import type { TypedField } from '../../purchase/address/typed-address.ts'

/** The prefix of the field names of the form. */
export const bookFieldPrefix = 'book-'

export const doneChanges = ['saved', 'removed'] as const
export type DoneChange = (typeof doneChanges)[number]

/** An address under the names that the calls of the address book have. An empty field removes a stored one. */
export function bookInputOf(address: Address): AddressBookEntryChange {
  const textOf = (field: TypedField) => address[field] ?? ''
  const { countryCode } = address
  return {
    recipientFirstName: textOf('firstName'),
    recipientLastName: textOf('lastName'),
    recipientContactEmail: textOf('email'),
    recipientContactPhone: textOf('phone'),
    addressLine1: textOf('addressLine1'),
    addressLine2: textOf('addressLine2'),
    city: textOf('city'),
    postalCode: textOf('postalCode'),
    stateCityProvDept: textOf('province'),
    ...(countryCode !== undefined && { countryCode }),
  }
}

/** The typed values of the form without the prefix of their names. */
export const typedValues = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => name.startsWith(bookFieldPrefix))
      .map(([name, value]) => [name.slice(bookFieldPrefix.length), value]),
  )
