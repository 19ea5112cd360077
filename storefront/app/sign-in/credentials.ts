import { requiredEmail } from '@cairn/contract/validation/email-rule'
import { findTextProblems } from '@cairn/contract/validation/find-text-problems'
import { required } from '@cairn/contract/validation/text-rules'

export type Credentials = { email: string; password: string }

/** Checks the sign-in form before it is sent. */
export const credentialProblems = ({ email, password }: Credentials) =>
  findTextProblems({ email: email.trim(), password }, { email: requiredEmail, password: required })

export const findEmailProblem = (email: string) =>
  findTextProblems({ email: email.trim() }, { email: requiredEmail }).email
