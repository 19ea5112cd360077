import { z } from 'zod'
import { call } from './call.ts'
import { captchaResponse } from './captcha.ts'
import { knownPassword, newPassword, typedEmail } from './person.ts'

/** Why a new password is not taken, wherever it is chosen. */
export const refusedNewPassword = ['passwordTooShort', 'passwordsDiffer'] as const

const chosenPassword = {
  newPassword,
  /** The same once more, where the form asks for it. */
  confirmPassword: knownPassword.optional(),
}

export const changePassword = call({
  method: 'POST',
  path: '/consumers-v3/consumer/changepassword',
  summary: 'Choose another password, knowing the current one.',
  policy: 'shopper',
  rate: 'credentials',
  repeat: 'counted',
  body: z.object({ currentPassword: knownPassword, ...chosenPassword }),
  answer: z.object({}),
  refuses: [
    'currentPasswordWrong',
    'passwordUnchanged',
    ...refusedNewPassword,
    'passwordNotChanged',
    'userLocked',
    'challengeRequired',
  ],
})

export const askForPasswordReset = call({
  method: 'POST',
  path: '/consumers-v3/consumer/resetpassword',
  summary: 'Have a link mailed that opens a forgotten account; answers alike for every address.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'repeatable',
  body: z.object({
    email: typedEmail.min(1),
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: z.object({}),
  refuses: ['emailMalformed', 'captchaFailed', 'challengeRequired'],
})

export const confirmForgottenPassword = call({
  method: 'POST',
  path: '/consumers-v3/confirmforgotpassword',
  summary: 'Choose a password by the link of the mail.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'counted',
  body: z.object({
    token: z
      .string()
      .regex(/^[\w-]{20,128}$/)
      .meta({ examples: ['a-token-of-the-link-of-a-mail'] }),
    email: typedEmail.optional(),
    ...chosenPassword,
  }),
  answer: z.object({}),
  refuses: [
    'resetLinkExpired',
    'resetPasswordUnchanged',
    ...refusedNewPassword,
    'passwordNotChanged',
    'accountLocked',
    'challengeRequired',
  ],
})
