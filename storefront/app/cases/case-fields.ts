import type { readContactCategories } from '@cairn/contract/cases/case-calls'
import { isWithdrawal } from '@cairn/contract/cases/withdrawal-subject'
import type { ContentBlock } from '@cairn/contract/content/blocks/content-block'
import type { AnswerOf } from '@cairn/contract/wire/call'
import { emailError } from '../platform/email.ts'
import { filledFields, formText } from '../platform/form-data.ts'
import {
  normalizedAddress,
  type FieldProblems,
  findFieldProblems,
  readTypedAddress,
} from '../purchase/address/typed-address.ts'
import { rulesFor } from '../purchase/delivery.ts'

export type Categories = AnswerOf<typeof readContactCategories>['categories']

/** The form below a help page, with the content blocks around it. */
export type CaseView =
  | { kind: 'contact'; categories: Categories; blocks: ContentBlock[] }
  | { kind: 'warranty' }

export type CaseKind = CaseView['kind']

export type SentCase = { caseNumber: string; email: string }

export type ContactProblems = TextProblems<'about' | 'message' | 'firstName' | 'lastName' | 'email'>

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

type TextProblem = 'fieldRequired' | 'emailMalformed' | 'emailTooLong'

type TextProblems<Name extends string> = Partial<Record<Name, TextProblem>>

/** Checks for missing required fields and a valid email address. */
export function findTextProblems<Name extends string>(
  textOf: (name: Name | 'email') => string,
  required: readonly Name[],
): TextProblems<Name | 'email'> | undefined {
  const problems: TextProblems<Name | 'email'> = {}
  for (const name of required) if (textOf(name) === '') problems[name] = 'fieldRequired'
  const email = emailError(textOf('email'))
  if (email) problems.email = email
  return Object.keys(problems).length > 0 ? problems : undefined
}

const required = ['about', 'message', 'firstName', 'lastName'] as const

export const findContactProblems = (form: FormData): ContactProblems | undefined =>
  findTextProblems<keyof ContactProblems>(
    (name) => formText(form, name),
    required.filter((name) => name !== 'message' || needsMessage(formText(form, 'about'))),
  )

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
  product: boolean
  defect: boolean
  address: FieldProblems | undefined
}

/** The prefix of the field names of the address. */
export const addressPrefix = 'where-'

export function findWarrantyProblems(
  form: FormData,
  country: string,
): WarrantyProblems | undefined {
  const address = normalizedAddress(readTypedAddress(form, addressPrefix), country)
  const problems = {
    product: formText(form, 'product') === '',
    defect: formText(form, 'defect') === '',
    address: findFieldProblems(address, rulesFor('address', country)),
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
