export const maxEmailLength = 100
const emailPattern = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** Validates an email address before a form is sent. */
export function emailError(
  email: string,
): 'fieldRequired' | 'emailMalformed' | 'emailTooLong' | undefined {
  if (email === '') return 'fieldRequired'
  if (email.length > maxEmailLength) return 'emailTooLong'
  return emailPattern.test(email) ? undefined : 'emailMalformed'
}
