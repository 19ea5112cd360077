export type Credentials = { email: string; password: string }

type Wrong = Partial<Record<keyof Credentials, 'fieldRequired' | 'emailMalformed' | 'emailTooLong'>>

export const longestEmail = 100
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** What is wrong with a sign-in before anybody is asked. */
export function wrongCredentials({ email, password }: Credentials): Wrong {
  const wrong = wrongEmail(email.trim())
  return { ...(wrong && { email: wrong }), ...(password === '' && { password: 'fieldRequired' }) }
}

export function wrongEmail(email: string): Wrong['email'] {
  if (email === '') return 'fieldRequired'
  if (email.length > longestEmail) return 'emailTooLong'
  return emailShape.test(email) ? undefined : 'emailMalformed'
}
