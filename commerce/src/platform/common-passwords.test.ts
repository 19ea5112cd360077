import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'

test.each(['Password1', 'PASSWORD1', 'Football1', 'password123'])(
  '%s is a common password',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  },
)

test.each(['Trailhead1', 'Summit2026', 'Granite-and-lichen-7'])(
  '%s is no common password',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)
