import { wrongEmail } from '../sign-in/credentials.ts'

export const longestMessage = 4_000
export const longestDefect = 2_000

export type WrongText = 'fieldRequired' | 'emailMalformed' | 'emailTooLong'

export type WrongFields<Name extends string> = Partial<Record<Name, WrongText>>

/** Which of these are missing, and whether one can be written to. */
export function wrongFields<Name extends string>(
  typed: (name: Name | 'email') => string,
  required: readonly Name[],
): WrongFields<Name | 'email'> | undefined {
  const wrong: WrongFields<Name | 'email'> = {}
  for (const name of required) if (typed(name) === '') wrong[name] = 'fieldRequired'
  const email = wrongEmail(typed('email'))
  if (email) wrong.email = email
  return Object.keys(wrong).length > 0 ? wrong : undefined
}
