export const minPasswordLength = 8
export const maxPasswordLength = 200

export const upperCaseLetter = /\p{Lu}/u
export const lowerCaseLetter = /\p{Ll}/u
export const digit = /\d/

/** What a new password needs, in the order of the checklist beside its field. */
export const passwordRequirements = ['length', 'upperCase', 'lowerCase', 'digit'] as const
export type PasswordRequirement = (typeof passwordRequirements)[number]

const meets: Record<PasswordRequirement, (password: string) => boolean> = {
  length: (password) => password.length >= minPasswordLength,
  upperCase: (password) => upperCaseLetter.test(password),
  lowerCase: (password) => lowerCaseLetter.test(password),
  digit: (password) => digit.test(password),
}

export const metRequirements = (password: string): PasswordRequirement[] =>
  passwordRequirements.filter((requirement) => meets[requirement](password))
