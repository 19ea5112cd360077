import type { Address } from '@cairn/contract/address'
import { addressRulesOf, brokenFields } from '@cairn/contract/address-rules'
import type { InputOf } from '@cairn/contract/call'
import type { contactUs } from '@cairn/contract/contact'
import type { openWarrantyCase } from '@cairn/contract/orders'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { tidyAddress } from '@cairn/contract/tidy-address'

type Contact = InputOf<typeof contactUs>['body']
type Warranty = InputOf<typeof openWarrantyCase>['body']

/** What somebody told us. */
export type Told =
  | ({ kind: 'contact' } & Omit<Contact, 'email' | 'recaptcha_response'>)
  | ({ kind: 'warranty'; photoCount: number } & Omit<
      Warranty,
      'email' | 'photos' | 'recaptcha_response'
    >)

export type Photo = Warranty['photos'][number]

export type KnownCase = {
  caseId: string
  caseNumber: string
  locale: string
  email: string
  told: Told
}

/** Told beside the address. */
const personal = new Set<string>(['firstName', 'lastName', 'email', 'phone'])

/** Where what is mended goes, as the post of its country writes it. */
export function repairAddress(
  typed: Address,
  country: string,
): Result<Address, Refusal<'addressInvalid'>> {
  const address = tidyAddress(typed, country)
  const { countryCode = country } = address
  const known = { ...address, country: address.country ?? countryCode }
  const { missing, wrong } = brokenFields(known, addressRulesOf(countryCode))
  const broken = [...missing, ...wrong].filter((field) => !personal.has(field))
  return broken.length > 0
    ? refuse('addressInvalid', { fields: broken.join(', ') })
    : accept(address)
}
