import { emailError } from '../platform/email.ts'

export type Credentials = { email: string; password: string }

type CredentialErrors = { email?: ReturnType<typeof emailError>; password?: 'fieldRequired' }

/** Validates the sign-in form before it is sent. */
export function credentialErrors({ email, password }: Credentials): CredentialErrors {
  const error = emailError(email.trim())
  return { ...(error && { email: error }), ...(password === '' && { password: 'fieldRequired' }) }
}
