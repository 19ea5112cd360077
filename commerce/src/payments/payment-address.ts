import type { Address } from '@cairn/contract/address'
import { addressRulesOf, brokenFields } from '@cairn/contract/address-rules'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { tidyAddress } from '@cairn/contract/tidy-address'

/** Whom a card belongs to, with all that a bill needs. */
export function paymentAddress(
  typed: Address,
  country: string,
): Result<Address, Refusal<'addressFieldsMissing'>> {
  const address = tidyAddress(typed, country)
  const { countryCode = country } = address
  const { missing } = brokenFields(
    { ...address, country: address.country ?? countryCode },
    addressRulesOf(countryCode),
  )
  return missing.length > 0
    ? refuse('addressFieldsMissing', { fields: missing.join(', ') })
    : accept({ ...address, countryCode })
}
