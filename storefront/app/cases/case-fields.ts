import type { AddressProblems } from '@cairn/contract/address/address-rules'
import type { readContactCategories } from '@cairn/contract/cases/case-calls'
import { isWithdrawal } from '@cairn/contract/cases/withdrawal-subject'
import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import { requiredEmail } from '@cairn/contract/validation/email-rule'
import { findTextProblems } from '@cairn/contract/validation/find-text-problems'
import type { Problem } from '@cairn/contract/validation/rule'
import { required } from '@cairn/contract/validation/text-rules'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { filledFields, formText } from '../platform/form-data.ts'
import { formRules, type ServerRules } from '../purchase/address/server-rules.ts'
import {
  normalizedAddress,
  findFieldProblems,
  readTypedAddress,
} from '../purchase/address/typed-address.ts'

export type Categories = AnswerOf<typeof readContactCategories>['categories']

/** The form below a help page, with the content blocks around it. */
export type CaseView =
  | { kind: 'contact'; categories: Categories; blocks: ContentBlock[] }
  | { kind: 'warranty'; serverRules: ServerRules | undefined }

export type CaseKind = CaseView['kind']

export type SentCase = { caseNumber: string; email: string }

export type ContactProblems = Partial<Record<keyof typeof contactRules, Problem>>

/** The result of a form that was sent without scripts. */
export type CaseActionData = {
  sent?: SentCase
  errorMessage?: string
  /** The typed values, to fill the form again after an error. */
  values?: Record<string, string>
  contact?: ContactProblems | undefined
  warranty?: WarrantyProblems | undefined
}

export const longestMessage = 4_000
export const longestDefect = 2_000

const contactRules = {
  about: required,
  message: required,
  firstName: required,
  lastName: required,
  email: requiredEmail,
}
const contactFields = ['about', 'message', 'firstName', 'lastName', 'email'] as const

export function findContactProblems(form: FormData): ContactProblems | undefined {
  const values = filledFields(form, contactFields)
  const problems = findTextProblems(
    values,
    needsMessage(values.about ?? '') ? contactRules : { ...contactRules, message: [] },
  )
  return Object.keys(problems).length > 0 ? problems : undefined
}

export const needsMessage = (about: string): boolean => !isWithdrawal(subjectIn(about))

/** Category and subject are one field, for example “order/where-is-it”. */
export function contactBody(form: FormData) {
  return {
    ...subjectIn(formText(form, 'about')),
    firstName: formText(form, 'firstName'),
    lastName: formText(form, 'lastName'),
    email: formText(form, 'email'),
    message: formText(form, 'message'),
    ...filledFields(form, ['orderNumber', 'phone']),
  }
}

function subjectIn(about: string) {
  const [category = '', subject = ''] = about.split('/')
  return { category, subject }
}

export type WarrantyProblems = {
  product?: Problem
  defect?: Problem
  address: AddressProblems | undefined
}

/** The prefix of the field names of the address. */
export const addressPrefix = 'where-'

/** Where the form is sent from, and the rules of the server for its addresses. */
type AddressContext = { country: string; serverRules: ServerRules | undefined }

export function findWarrantyProblems(
  form: FormData,
  { country, serverRules }: AddressContext,
): WarrantyProblems | undefined {
  const address = normalizedAddress(readTypedAddress(form, addressPrefix), country)
  const problems = {
    ...findTextProblems(filledFields(form, ['product', 'defect']), {
      product: required,
      defect: required,
    }),
    address: findFieldProblems(address, formRules('address', country, serverRules)),
  }
  return problems.product || problems.defect || problems.address ? problems : undefined
}

export function warrantyBody(form: FormData, country: string) {
  const address = normalizedAddress(readTypedAddress(form, addressPrefix), country)
  const { firstName = '', lastName = '', email = '', phone } = address
  return {
    firstName,
    lastName,
    email,
    address,
    ...(phone !== undefined && { phone }),
    product: formText(form, 'product'),
    defect: formText(form, 'defect'),
    ...filledFields(form, ['orderNumber', 'boughtOn']),
  }
}
