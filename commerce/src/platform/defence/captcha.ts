import type { ChallengedAction } from '@cairn/contract/bot-defence'
import type { Challenges } from './challenges.ts'

/** Whether what came with a form shows that somebody took the trouble that its sending asks for. */
export type Captcha = {
  isSolved: (response: string | undefined, action: ChallengedAction) => Promise<boolean>
}

/** Every form wants a solution of its own, made for what it does. */
export const captchaBy = (challenges: Challenges): Captcha => ({
  isSolved: (response, action) => challenges.spend(response, action),
})

/** Of a shop that asks for none. */
export const noCaptcha: Captcha = { isSolved: async () => true }
