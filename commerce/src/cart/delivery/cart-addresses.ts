import type { Address } from '@cairn/contract/address/address'
import {
  addressRulesOf,
  findInvalidFields,
  pickupContactRules,
  emailDeliveryRules,
} from '@cairn/contract/address/address-rules'
import { normaliseAddress } from '@cairn/contract/address/normalise-address'
import { provincesOfPostalCode } from '@cairn/contract/address/postal-provinces'
import type { deliveryRefusals } from '@cairn/contract/cart/delivery-calls'
import { defaultShippingId } from '@cairn/contract/cart/shipping'
import { isCollected, shippingMethodTypes } from '@cairn/contract/cart/shipping-methods'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Cart } from '../cart.ts'
import type { PricingConditions } from '../pricing/pricing-conditions.ts'

type ShippingAddressRefusal = Refusal<'addressInvalid' | (typeof deliveryRefusals)[number]>
type AddressCheck = { address: Address; suggestions: readonly Address[] }

/** Normalised for the site's country, with defaults for what is missing. */
export function normalisedAddress(input: Address, siteCountry: string) {
  const address = normaliseAddress(input, siteCountry)
  const { countryCode = siteCountry, shippingId = defaultShippingId } = address
  return { ...address, countryCode, shippingId }
}

/** Checks a normalised address against the rules and provinces of its country. */
export function checkShippingAddress(
  address: Address,
  { lines }: Pick<Cart, 'lines'>,
  conditions: PricingConditions,
): Result<AddressCheck, ShippingAddressRefusal> {
  const isForHome = lines.length === 0 || lines.some(isDeliveredHome)
  const { countryCode = conditions.country } = address
  const rules = addressRulesFor(lines, isForHome)(countryCode)
  const completed = { ...address, country: address.country ?? countryCode }
  const { missing, invalid } = findInvalidFields(completed, rules)
  const [invalidField] = [...missing, ...invalid]
  if (missing.includes('phone')) return refuse('shippingPhoneMissing')
  if (invalidField) return refuse('addressInvalid', { fields: [...missing, ...invalid].join(', ') })
  return isForHome ? checkHomeAddress(address, conditions) : accept({ address, suggestions: [] })
}

const addressRulesFor = (lines: Cart['lines'], isForHome: boolean) => {
  if (isForHome) return (country: string) => addressRulesOf(country)
  if (lines.every(({ sellable }) => sellable.isDigital)) return emailDeliveryRules
  const isAtCollectionPoint = lines.some(
    ({ shippingMethod }) => shippingMethodTypes[shippingMethod].to === 'point',
  )
  return (country: string) =>
    pickupContactRules(country, isAtCollectionPoint ? 'collectionPoint' : 'store')
}

export const isDeliveredHome = ({ shippingMethod, sellable }: Cart['lines'][number]) =>
  !sellable.isDigital && !isCollected(shippingMethod)

function checkHomeAddress(
  address: Address,
  conditions: PricingConditions,
): Result<AddressCheck, ShippingAddressRefusal> {
  if (isPostOfficeBox(address)) return refuse('poBoxUnavailable')
  if (conditions.unserved) return refuse('cannotShipThere')
  const { countryCode = conditions.country, postalCode = '', province } = address
  const provinces = provincesOfPostalCode(countryCode, postalCode)
  if (provinces === undefined || provinces.includes(province ?? ''))
    return accept({ address, suggestions: [] })
  if (provinces.length === 0) return refuse('shippingAddressInvalid')
  return accept({
    address,
    suggestions: provinces.map((suggestedProvince) => ({
      ...address,
      province: suggestedProvince,
    })),
  })
}

/** Couriers do not deliver to post office boxes. */
const postOfficeBoxPatterns: readonly [country: string, sign: RegExp][] = [
  ['', /\bp\.?\s*o\.?\s*box\b|\bpost(al)?\s+(office\s+)?box\b|\bpob\s*\d/i],
  ['DE', /\bpostfach\b/i],
  ['FR', /\bbo[iî]te\s+postale\b|\bb\.?\s?p\.?\s*\d/i],
  ['CA', /\bcase\s+postale\b|\bc\.?\s?p\.?\s*\d/i],
  ['IT', /\bcasella\s+postale\b|\bc\.?\s?p\.?\s*\d/i],
  ['ES', /\bapartado\b|\bapdo\b/i],
]

const isPostOfficeBox = ({ addressLine1 = '', addressLine2 = '', countryCode = '' }: Address) =>
  postOfficeBoxPatterns
    .filter(([country]) => country === '' || country === countryCode)
    .some(([, sign]) => sign.test(addressLine1) || sign.test(addressLine2))

/** Sets the shipping address if it is valid. */
export function withShippingAddress(
  cart: Cart,
  address: Address,
  conditions: PricingConditions,
): Result<Cart, ShippingAddressRefusal> {
  const checked = checkShippingAddress(address, cart, conditions)
  if (!checked.ok) return checked
  if (checked.value.suggestions.length > 0) return refuse('shippingAddressInvalid')
  return accept({ ...cart, shippingAddress: checked.value.address })
}

type BillingAddressRefusal = Refusal<
  'addressInvalid' | 'addressFieldsMissing' | 'billingPhoneMissing'
>

/** Bills may go to post office boxes and to countries without delivery. */
export function withBillingAddress(
  cart: Cart,
  address: Address & { countryCode: string },
): Result<Cart, BillingAddressRefusal> {
  const { countryCode } = address
  const completed = { ...address, country: address.country ?? countryCode }
  const { missing, invalid } = findInvalidFields(completed, addressRulesOf(countryCode, 'billing'))
  const others = missing.filter((field) => field !== 'phone')
  if (others.length > 0) return refuse('addressFieldsMissing', { fields: others.join(', ') })
  if (missing.length > 0) return refuse('billingPhoneMissing')
  if (invalid.length > 0) return refuse('addressInvalid', { fields: invalid.join(', ') })
  return accept({ ...cart, billingAddress: address })
}

const parts = [
  'addressLine1',
  'addressLine2',
  'city',
  'province',
  'postalCode',
  'countryCode',
] as const

/** Compares the places and ignores names. */
export const isSameAddress = (one: Address, other: Address): boolean =>
  parts.every((part) => (one[part] ?? '') === (other[part] ?? ''))
