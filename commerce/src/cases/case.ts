import type { Address } from '@cairn/contract/address/address'
import { addressRulesOf, findInvalidFields } from '@cairn/contract/address/address-rules'
import { normaliseAddress } from '@cairn/contract/address/normalise-address'
import type { contactUs, openWarrantyCase } from '@cairn/contract/cases/case-calls'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { InputOf } from '@cairn/contract/wire/call'

type Contact = InputOf<typeof contactUs>['body']
type Warranty = InputOf<typeof openWarrantyCase>['body']

/** The content of a contact or warranty form. */
export type CaseSubmission =
  | ({ kind: 'contact' } & Omit<Contact, 'email' | 'recaptcha_response'>)
  | ({ kind: 'warranty'; photoCount: number } & Omit<
      Warranty,
      'email' | 'photos' | 'recaptcha_response'
    >)

export type SupportCase = {
  caseId: string
  caseNumber: string
  consumerId: string
  locale: string
  email: string
  submission: CaseSubmission
  openedAt: Date
}

/** Fields that the warranty form asks for outside the address. */
const personal = new Set<string>(['firstName', 'lastName', 'email', 'phone'])

/** The normalised address that a repaired item goes back to. */
export function repairAddress(
  input: Address,
  country: string,
): Result<Address, Refusal<'addressInvalid'>> {
  const address = normaliseAddress(input, country)
  const { countryCode = country } = address
  const withCountry = { ...address, country: address.country ?? countryCode }
  const { missing, invalid } = findInvalidFields(withCountry, addressRulesOf(countryCode))
  const invalidFields = [...missing, ...invalid].filter((field) => !personal.has(field))
  return invalidFields.length > 0
    ? refuse('addressInvalid', { fields: invalidFields.join(', ') })
    : accept(address)
}
