import { requiredEmail } from '@cairn/contract/validation/email-rule'
import { findProblems } from '@cairn/contract/validation/find-problem'
import { maxPasswordLength } from '@cairn/contract/validation/password'
import type { Problem } from '@cairn/contract/validation/rule'
import { required } from '@cairn/contract/validation/text-rules'

export type PasswordField = 'email' | 'currentPassword' | 'newPassword' | 'confirmPassword'
export type PasswordProblems = Partial<Record<PasswordField, Problem>>

const maxLength = { kind: 'maxLength', length: maxPasswordLength } as const

export const currentPasswordRules = [...required, maxLength]

const newPasswordRules = {
  newPassword: [...required, maxLength, { kind: 'newPassword' }],
  confirmPassword: [
    ...required,
    { kind: 'sameAs', field: 'newPassword', problem: 'passwordsDiffer' },
  ],
} as const

/** The rules of each form, by its name. */
const rulesByForm = {
  forgotten: { email: requiredEmail },
  reset: newPasswordRules,
  change: { currentPassword: currentPasswordRules, ...newPasswordRules },
}

export type PasswordForm = keyof typeof rulesByForm

/** Passwords are not trimmed. */
export function readPasswordFields(form: FormData): Record<PasswordField, string> {
  const text = (name: PasswordField) => String(form.get(name) ?? '')
  return {
    email: text('email').trim(),
    currentPassword: text('currentPassword'),
    newPassword: text('newPassword'),
    confirmPassword: text('confirmPassword'),
  }
}

export const findPasswordProblems = (name: PasswordForm, form: FormData): PasswordProblems =>
  findProblems(readPasswordFields(form), rulesByForm[name])

/** Where the message of a refusal is shown, or what is offered beside it. */
export type PasswordHandling = PasswordField | 'anotherLink' | 'contactUs' | 'showMessage'

/** What the server answers to a form. */
export type PasswordResult =
  | { done: PasswordForm; email?: string }
  | { email?: string; problems: PasswordProblems }
  | { email?: string; refused: { message: string; handling: PasswordHandling } }
