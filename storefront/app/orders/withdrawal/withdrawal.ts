import { withdrawalSubject } from '@cairn/contract/cases/withdrawal-subject'
import { requiredEmail } from '@cairn/contract/validation/email-rule'
import { findTextProblems } from '@cairn/contract/validation/find-text-problems'
import type { Problem } from '@cairn/contract/validation/rule'
import { required } from '@cairn/contract/validation/text-rules'
import { filledFields, formText } from '../../platform/form-data.ts'

export const withdrawalFields = [
  'firstName',
  'lastName',
  'orderNumber',
  'email',
  'message',
] as const

type WithdrawalField = (typeof withdrawalFields)[number]

/** What the customer has typed, or what the shop knows. */
export type WithdrawalValues = Partial<Record<WithdrawalField, string>>

export type WithdrawalProblems = Partial<Record<WithdrawalField, Problem>>

/** The customer fills in a form, sees what it declares, and gets the receipt after confirming it. */
export type WithdrawalState =
  | { step: 'form'; values: WithdrawalValues; problems?: WithdrawalProblems }
  | { step: 'review'; values: WithdrawalValues; errorMessage?: string }
  | { step: 'received'; values: WithdrawalValues; caseNumber: string; receivedAt: string }

export const withdrawalIn = (form: FormData): WithdrawalValues =>
  filledFields(form, withdrawalFields)

export function findWithdrawalProblems(values: WithdrawalValues): WithdrawalProblems | undefined {
  const problems = findTextProblems(values, {
    firstName: required,
    lastName: required,
    orderNumber: required,
    email: requiredEmail,
  })
  return Object.keys(problems).length > 0 ? problems : undefined
}

/** The withdrawal as a case for customer service. */
export function withdrawalBody(form: FormData) {
  const captcha = formText(form, 'captcha')
  return {
    ...withdrawalSubject,
    firstName: formText(form, 'firstName'),
    lastName: formText(form, 'lastName'),
    email: formText(form, 'email'),
    orderNumber: formText(form, 'orderNumber'),
    message: formText(form, 'message'),
    ...(captcha !== '' && { recaptcha_response: captcha }),
  }
}
