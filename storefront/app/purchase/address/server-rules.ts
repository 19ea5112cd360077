import type { readCountryRules } from '@cairn/contract/address/address-calls'
import type { AddressRules } from '@cairn/contract/address/address-field'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { type AddressFormKind, rulesFor } from '../delivery.ts'

/** The rules by which the calls check the addresses of a country. */
export type ServerRules = Pick<
  AnswerOf<typeof readCountryRules>,
  'countryCode' | 'addressRules' | 'collectionPointRules' | 'storePickupRules'
>

const overrides: Partial<Record<AddressFormKind, (rules: ServerRules) => Partial<AddressRules>>> = {
  address: ({ addressRules }) => addressRules.shipping,
  billing: ({ addressRules }) => addressRules.billing,
  collectionPoint: ({ collectionPointRules: { contact, email, phone } }) => ({
    firstName: contact,
    lastName: contact,
    email,
    phone,
  }),
  store: ({ storePickupRules }) => storePickupRules,
}

/** The rules of an address form: those of the server for this country, and the defaults for all others. */
export const formRules = (
  kind: AddressFormKind,
  countryCode: string,
  serverRules: ServerRules | undefined,
): AddressRules => ({
  ...rulesFor(kind, countryCode),
  ...(serverRules?.countryCode === countryCode && overrides[kind]?.(serverRules)),
})
