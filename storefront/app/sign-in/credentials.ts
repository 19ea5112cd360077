export type Credentials = { email: string; password: string }

type CredentialErrors = Partial<
  Record<keyof Credentials, 'fieldRequired' | 'emailMalformed' | 'emailTooLong'>
>

export const maxEmailLength = 100
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Validates the sign-in form before it is sent. */
export function credentialErrors({ email, password }: Credentials): CredentialErrors {
  const error = emailError(email.trim())
  return { ...(error && { email: error }), ...(password === '' && { password: 'fieldRequired' }) }
}

export function emailError(email: string): CredentialErrors['email'] {
  if (email === '') return 'fieldRequired'
  if (email.length > maxEmailLength) return 'emailTooLong'
  return emailPattern.test(email) ? undefined : 'emailMalformed'
}
