import { normaliseTypedAddress } from '@cairn/contract/address/normalise-typed-address'
import { type Locale, siteOf } from '@cairn/contract/sites/sites'
import { findProblem } from '@cairn/contract/validation/find-problem'
import { type PersonRequirements, profileRules } from '@cairn/contract/validation/profile-rules'
import type { Problem, Rule } from '@cairn/contract/validation/rule'

/** The optional and required fields of members, in the order of the form. */
export const joinFields = ['firstName', 'lastName', 'birthDate', 'phone', 'postalCode'] as const
export type JoinField = (typeof joinFields)[number]

export type JoinFormValues = Partial<Record<JoinField, string>> & { isAgreed: boolean }
export type JoinProblems = Partial<Record<JoinField | 'terms', Problem>>

export type JoinContext = {
  locale: Locale
  /** The date by the server's clock. */
  today: string
  requirements: PersonRequirements
}

export type JoinRules = Record<JoinField, readonly Rule[]>

export const joinRules = ({ today, requirements }: JoinContext): JoinRules =>
  profileRules(requirements, today)

export const isRequired = (rules: readonly Rule[]): boolean =>
  rules.some(({ kind }) => kind === 'required')

/** The problems are in the order of the fields, because the first invalid field is focused. */
export function findJoinProblems(
  values: JoinFormValues,
  fields: readonly JoinField[],
  context: JoinContext,
): JoinProblems {
  const rules = joinRules(context)
  const texts = { ...values, postalCode: postalCodeOf(values, context.locale) }
  const problems: JoinProblems = {}
  for (const field of fields) {
    const problem = findProblem(texts[field] ?? '', rules[field])
    if (problem) problems[field] = problem
  }
  if (!values.isAgreed) problems.terms = { name: 'checkboxRequired' }
  return problems
}

export const postalCodeOf = (
  { postalCode = '' }: Pick<JoinFormValues, 'postalCode'>,
  locale: Locale,
): string => normaliseTypedAddress({ postalCode }, siteOf(locale).country).postalCode ?? ''
