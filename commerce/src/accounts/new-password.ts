import type { newPasswordRefusals } from '@cairn/contract/accounts/credential-calls'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { metRequirements } from '@cairn/contract/validation/password'

type TypedPassword = { newPassword: string; confirmPassword?: string | undefined }

/** Refuses what forms do not send, except for a common password, of which only the server has the list. */
export async function checkNewPassword(
  { newPassword, confirmPassword = newPassword }: TypedPassword,
  isCommonPassword: (password: string) => Promise<boolean>,
): Promise<Result<string, Refusal<(typeof newPasswordRefusals)[number]>>> {
  if (!metRequirements(newPassword).includes('length')) return refuse('passwordTooShort')
  if (newPassword !== confirmPassword) return refuse('passwordsDiffer')
  return (await isCommonPassword(newPassword)) ? refuse('passwordTooCommon') : accept(newPassword)
}
