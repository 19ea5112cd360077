import { findTextProblems, required, requiredEmail } from '@cairn/contract/validation/text-rules'

export type Credentials = { email: string; password: string }

/** Checks the sign-in form before it is sent. */
export const credentialProblems = ({ email, password }: Credentials) =>
  findTextProblems({ email: email.trim(), password }, { email: requiredEmail, password: required })
