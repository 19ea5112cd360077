import type { newPasswordRefusals } from '@cairn/contract/accounts/credential-calls'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { metRequirements } from '@cairn/contract/validation/password'

type TypedPassword = { newPassword: string; confirmPassword?: string | undefined }

type IsCommonPassword = (password: string) => Promise<boolean>

export async function checkNewPassword(
  { newPassword, confirmPassword = newPassword }: TypedPassword,
  isCommonPassword: IsCommonPassword,
): Promise<Result<string, Refusal<(typeof newPasswordRefusals)[number]>>> {
  if (isLongEnough(newPassword) && newPassword !== confirmPassword) return refuse('passwordsDiffer')
  return checkPassword(newPassword, isCommonPassword)
}

/** Refuses what forms do not send, except for a common password, of which only the server has the list. */
export async function checkPassword(
  password: string,
  isCommonPassword: IsCommonPassword,
): Promise<Result<string, Refusal<'passwordTooShort' | 'passwordTooCommon'>>> {
  if (!isLongEnough(password)) return refuse('passwordTooShort')
  return (await isCommonPassword(password)) ? refuse('passwordTooCommon') : accept(password)
}

const isLongEnough = (password: string) => metRequirements(password).includes('length')
