import type { Address } from '@cairn/contract/address'
import { addressRulesOf, brokenFields } from '@cairn/contract/address-rules'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import type { Cart } from './cart.ts'

type Refused = Refusal<'addressInvalid' | 'addressFieldsMissing' | 'billingPhoneMissing'>

/** Bills go to boxes, too, and to places that nothing is sent to. */
export function withBillingAddress(
  cart: Cart,
  address: Address & { countryCode: string },
): Result<Cart, Refused> {
  const { countryCode } = address
  const known = { ...address, country: address.country ?? countryCode }
  const { missing, wrong } = brokenFields(known, addressRulesOf(countryCode))
  const others = missing.filter((field) => field !== 'phone')
  if (others.length > 0) return refuse('addressFieldsMissing', { fields: others.join(', ') })
  if (missing.length > 0) return refuse('billingPhoneMissing')
  if (wrong.length > 0) return refuse('addressInvalid', { fields: wrong.join(', ') })
  return accept({ ...cart, billingAddress: address })
}
