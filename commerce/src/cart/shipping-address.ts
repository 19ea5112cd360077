import type { Address } from '@cairn/contract/address'
import {
  addressRulesOf,
  brokenFields,
  contactRules,
  emailRules,
} from '@cairn/contract/address-rules'
import type { refusedDelivery } from '@cairn/contract/checkout'
import { provincesAt } from '@cairn/contract/postal-provinces'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { isStoreBased } from '../shipping/shipping-zone.ts'
import type { Cart } from './cart.ts'
import type { Conditions } from './conditions.ts'

type Refused = Refusal<'addressInvalid' | (typeof refusedDelivery)[number]>
type Looked = { address: Address; suggestions: readonly Address[] }

/** An address that is tidied already, held against what its country and the post know. */
export function lookAtAddress(
  address: Address,
  { lines }: Pick<Cart, 'lines'>,
  now: Conditions,
): Result<Looked, Refused> {
  const isForHome = lines.length === 0 || lines.some(goesHome)
  const { countryCode = now.country } = address
  const rules = rulesFor(lines, isForHome)(countryCode)
  const known = { ...address, country: address.country ?? countryCode }
  const { missing, wrong } = brokenFields(known, rules)
  const [broken] = [...missing, ...wrong]
  if (missing.includes('phone')) return refuse('shippingPhoneMissing')
  if (broken) return refuse('addressInvalid', { fields: [...missing, ...wrong].join(', ') })
  return isForHome ? lookAtPlace(address, now) : accept({ address, suggestions: [] })
}

const rulesFor = (lines: Cart['lines'], isForHome: boolean) => {
  if (isForHome) return addressRulesOf
  if (lines.every(({ sellable }) => sellable.isDigital)) return emailRules
  const at = lines.some(({ shippingMethod }) => shippingMethod === 'pudo')
  return (country: string) => contactRules(country, at ? 'collectionPoint' : 'store')
}

export const goesHome = ({ shippingMethod, sellable }: Cart['lines'][number]) =>
  !sellable.isDigital && !isStoreBased(shippingMethod)

function lookAtPlace(address: Address, now: Conditions): Result<Looked, Refused> {
  if (isBox(address)) return refuse('poBoxUnavailable')
  if (!now.methods.some(({ code }) => code === 'standard')) return refuse('cannotShipThere')
  const { countryCode = now.country, postalCode = '', province } = address
  const known = provincesAt(countryCode, postalCode)
  if (known === undefined || known.includes(province ?? ''))
    return accept({ address, suggestions: [] })
  if (known.length === 0) return refuse('shippingAddressInvalid')
  return accept({ address, suggestions: known.map((each) => ({ ...address, province: each })) })
}

/** Couriers need a door: no box at a post office, however a country calls it. */
const boxes: readonly [country: string, sign: RegExp][] = [
  ['', /\bp\.?\s*o\.?\s*box\b|\bpost(al)?\s+(office\s+)?box\b|\bpob\s*\d/i],
  ['DE', /\bpostfach\b/i],
  ['FR', /\bbo[iî]te\s+postale\b|\bb\.?\s?p\.?\s*\d/i],
  ['CA', /\bcase\s+postale\b|\bc\.?\s?p\.?\s*\d/i],
  ['IT', /\bcasella\s+postale\b|\bc\.?\s?p\.?\s*\d/i],
  ['ES', /\bapartado\b|\bapdo\b/i],
]

const isBox = ({ addressLine1 = '', addressLine2 = '', countryCode = '' }: Address) =>
  boxes
    .filter(([country]) => country === '' || country === countryCode)
    .some(([, sign]) => sign.test(addressLine1) || sign.test(addressLine2))

/** What the cart keeps of an address to deliver to. */
export function withShippingAddress(
  cart: Cart,
  address: Address,
  now: Conditions,
): Result<Cart, Refused> {
  const looked = lookAtAddress(address, cart, now)
  if (!looked.ok) return looked
  if (looked.value.suggestions.length > 0) return refuse('shippingAddressInvalid')
  return accept({ ...cart, shippingAddress: looked.value.address })
}
