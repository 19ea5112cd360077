import type { readCountryRules } from '@cairn/contract/address/address-calls'
import type { AddressRules } from '@cairn/contract/address/address-field'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { Commerce } from '../../platform/calls/commerce.ts'
import { goOn } from '../../platform/calls/handling.ts'
import { type AddressFormKind, rulesFor } from '../delivery.ts'

/** The rules by which the calls check the addresses of a country. */
export type ServerRules = Pick<
  AnswerOf<typeof readCountryRules>,
  'countryCode' | 'addressRules' | 'collectionPointRules' | 'storePickupRules'
>

/** Undefined if they cannot be read; then the defaults apply. */
export async function readServerRules(
  commerce: Pick<Commerce, 'readCountryRules'>,
  countryCode: string,
): Promise<ServerRules | undefined> {
  const result = await commerce.readCountryRules({ params: { countryCode } }, { callUnknown: goOn })
  if (!result.ok) return undefined
  const { addressRules, collectionPointRules, storePickupRules } = result.value
  return { countryCode, addressRules, collectionPointRules, storePickupRules }
}

const overrides: Record<AddressFormKind, (rules: ServerRules) => Partial<AddressRules>> = {
  address: ({ addressRules }) => addressRules.shipping,
  billing: ({ addressRules }) => addressRules.billing,
  collectionPoint: ({ collectionPointRules: { contact, email, phone } }) => ({
    firstName: contact,
    lastName: contact,
    email,
    phone,
  }),
  store: ({ storePickupRules }) => storePickupRules,
  email: () => ({}),
}

/** The rules of an address form: those of the server for this country, and the defaults for all others. */
export const formRules = (
  kind: AddressFormKind,
  countryCode: string,
  serverRules: ServerRules | undefined,
): AddressRules => ({
  ...rulesFor(kind, countryCode),
  ...(serverRules?.countryCode === countryCode && overrides[kind](serverRules)),
})
