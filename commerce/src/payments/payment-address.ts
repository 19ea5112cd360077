import type { Address } from '@cairn/contract/address'
import { addressRulesOf, brokenFields } from '@cairn/contract/address-rules'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { tidyAddress } from '@cairn/contract/tidy-address'

type Refused = Refusal<'paymentAddressNotFound' | 'addressFieldsMissing'>

/** Whom a card belongs to; one that is named by its id alone has to be there. */
export function paymentAddress(
  typed: Address | undefined,
  country: string,
): Result<Address | undefined, Refused> {
  if (!typed) return accept(undefined)
  const { addressId, ...fields } = typed
  if (addressId !== undefined && Object.keys(fields).length === 0)
    return refuse('paymentAddressNotFound')
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
