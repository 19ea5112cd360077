import type { ChallengedAction } from '@cairn/contract/bot-defence'
import { readPageSettings } from '../platform/page-settings.ts'

export async function solved(action: ChallengedAction) {
  const { prepareCaptcha } = await import('../sign-in/captcha.ts')
  return prepareCaptcha(action).use()
}

/** Where the site asks for one. */
export const captchaForAddress = () =>
  readPageSettings(document).asksCaptchaForAddress ? () => solved('address') : undefined
