import { expect, test } from 'vitest'
import { isCommonPassword } from '../platform/common-passwords.ts'
import { checkNewPassword } from './new-password.ts'

const refusalOf = async (newPassword: string, confirmPassword?: string) => {
  const checked = await checkNewPassword({ newPassword, confirmPassword }, isCommonPassword)
  return checked.ok ? undefined : checked.refusal.name
}

test('a new password is long enough, repeated without a difference, and not a common one', async () => {
  expect(await refusalOf('Lich1en')).toBe('passwordTooShort')
  expect(await refusalOf('Lichen12', 'Lichen13')).toBe('passwordsDiffer')
  expect(await refusalOf('Football1')).toBe('passwordTooCommon')
  expect(await refusalOf('Lichen-and-granite-7', 'Lichen-and-granite-7')).toBeUndefined()
  expect(await refusalOf('Lichen-and-granite-7')).toBeUndefined()
})
