import { findTextProblems } from '@cairn/contract/validation/find-text-problems'
import { required } from '@cairn/contract/validation/text-rules'

const longestName = 60

export const nameRules = [...required, { kind: 'maxLength', length: longestName }] as const

/** The problems of the form for a new passkey. */
export const newPasskeyProblems = (values: { name: string; currentPassword: string }) =>
  findTextProblems(values, { name: nameRules, currentPassword: required })

export const passkeyNameProblems = (name: string) => findTextProblems({ name }, { name: nameRules })
