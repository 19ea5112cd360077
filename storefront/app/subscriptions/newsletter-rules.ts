import { requiredEmail } from '@cairn/contract/validation/email-rule'
import { findTextProblems } from '@cairn/contract/validation/find-text-problems'
import type { Problem } from '@cairn/contract/validation/rule'
import { filledFields } from '../platform/form-data.ts'

const rules = { email: requiredEmail, policy: [{ kind: 'ticked' }] } as const

export type NewsletterProblems = Partial<Record<keyof typeof rules, Problem>>

/** Checks the form before it is sent. */
export const findNewsletterProblems = (form: FormData): NewsletterProblems =>
  findTextProblems(filledFields(form, ['email', 'policy']), rules)
