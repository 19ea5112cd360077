import type { Address } from '@cairn/contract/address/address'
import { addressRulesOf, findInvalidFields } from '@cairn/contract/address/address-rules'
import { normaliseAddress } from '@cairn/contract/address/normalise-address'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { resolveAddress } from '../accounts/addresses/address-book-store.ts'
import type { Database } from '../platform/database/database.ts'

/** The billing address of a card: typed, or an entry of the address book. */
export async function findPaymentAddress(
  database: Database,
  {
    input,
    consumerId,
    country,
  }: { input: Address | undefined; consumerId: string; country: string },
) {
  if (!input) return accept(undefined)
  const result = await resolveAddress(database, { input, consumerId })
  return result.ok ? completeAddress(result.value, country) : refuse('paymentAddressNotFound')
}

function completeAddress(
  input: Address,
  country: string,
): Result<Address, Refusal<'addressFieldsMissing'>> {
  const address = normaliseAddress(input, country)
  const { countryCode = country } = address
  const { missing } = findInvalidFields(
    { ...address, country: address.country ?? countryCode },
    addressRulesOf(countryCode, 'billing'),
  )
  return missing.length > 0
    ? refuse('addressFieldsMissing', { fields: missing.join(', ') })
    : accept({ ...address, countryCode })
}
