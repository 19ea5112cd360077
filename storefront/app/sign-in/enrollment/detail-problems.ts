import type { FormValues, Problem } from '@cairn/contract/validation/rule'
import {
  findSignUpProblems,
  type SignUpContext,
  type SignUpField,
  type SignUpProblems,
} from '../sign-up/sign-up-fields.ts'
import { typedDetails } from '../sign-up/typed-details.ts'
import type { DetailField } from './enrollment-view.ts'
import type { TypedDetails } from './save-details.ts'

export type DetailsStep = {
  fields: readonly DetailField[]
  /** Whether the step joins the loyalty programme, which needs the consent to its terms. */
  joins: boolean
  /** Whether the phone number is what the step is about, so that it has to be filled in. */
  needsPhone: boolean
}

const required: Problem = { name: 'fieldRequired' }

/** The problems of the fields that the step asks for, by the rules of the sign-up. */
export function findDetailProblems(
  values: FormValues,
  { fields, joins, needsPhone }: DetailsStep,
  context: SignUpContext,
): SignUpProblems {
  const found = findSignUpProblems(values, context)
  const shownFields: readonly SignUpField[] = needsPhone ? [...fields, 'optInAccepted'] : fields
  const problems: SignUpProblems = {}
  for (const field of shownFields) {
    const problem = found[field]
    if (problem) problems[field] = problem
  }
  if (needsPhone && !values['phone']?.trim()) problems.phone = required
  if (joins && !values['loyaltyTerms']) problems.loyaltyTerms = { name: 'checkboxRequired' }
  return problems
}

/** What was typed, as the call takes it. Empty fields are left out. */
export function detailsIn(values: FormValues, context: SignUpContext): TypedDetails {
  const [firstName, lastName] = [values['firstName']?.trim(), values['lastName']?.trim()]
  return {
    ...(firstName && { firstName }),
    ...(lastName && { lastName }),
    ...typedDetails(values, context),
  }
}
