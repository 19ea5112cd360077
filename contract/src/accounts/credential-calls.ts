import { z } from 'zod'
import { consumerId } from '../fields/identifiers.ts'
import {
  birthDate,
  emailInput,
  gender,
  newPassword,
  passwordInput,
  personName,
  phone,
  phoneCode,
  postalCode,
} from '../fields/person.ts'
import { captchaResponse } from '../sessions/bot-defence-calls.ts'
import { call } from '../wire/call.ts'
import { acquisition } from './profile.ts'

/** Reasons why a new password is refused. */
export const newPasswordRefusals = [
  'passwordTooShort',
  'passwordsDiffer',
  'passwordTooCommon',
] as const

const linkToken = z
  .string()
  .regex(/^[\w-]{20,128}$/)
  .meta({ examples: ['a-token-of-the-link-of-a-mail'] })

const newPasswordFields = {
  newPassword,
  /** The repeated password, if the form has such a field. */
  confirmPassword: passwordInput.optional(),
}

export const changePassword = call({
  method: 'POST',
  path: '/consumers-v3/consumer/changepassword',
  summary: 'Change the password with the current one.',
  description:
    'The new password must differ from the current one and must not be a common one. All other sessions of the shopper end, and the session of the call gets new tokens.',
  policy: 'shopper',
  rate: 'credentials',
  repeat: 'counted',
  body: z.object({ currentPassword: passwordInput, ...newPasswordFields }),
  answer: z.object({}),
  refuses: [
    'currentPasswordWrong',
    'passwordUnchanged',
    ...newPasswordRefusals,
    'passwordNotChanged',
    'userLocked',
    'challengeRequired',
  ],
})

export const askForPasswordReset = call({
  method: 'POST',
  path: '/consumers-v3/consumer/resetpassword',
  summary:
    'Request a mail with a password reset link; the answer does not reveal whether the account exists.',
  description:
    'The mail is sent only if there is an account with the address. Its link is valid for 30 minutes.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'repeatable',
  body: z.object({
    email: emailInput.min(1),
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: z.object({}),
  refuses: ['emailMalformed', 'captchaFailed', 'challengeRequired'],
})

export const confirmForgottenPassword = call({
  method: 'POST',
  path: '/consumers-v3/confirmforgotpassword',
  summary: 'Set a new password with the token of the reset link.',
  description:
    'The link of the mail of askForPasswordReset contains the token. It can be used once, within 30 minutes. All other sessions of the shopper end. If nobody had verified the email address before, the passkeys, addresses and payment instruments of the account are deleted, because somebody else may have created it.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'counted',
  body: z.object({
    token: linkToken,
    email: emailInput.optional(),
    ...newPasswordFields,
  }),
  answer: z.object({}),
  refuses: [
    'resetLinkExpired',
    'resetPasswordUnchanged',
    ...newPasswordRefusals,
    'passwordNotChanged',
    'accountLocked',
    'challengeRequired',
  ],
})

export const checkResetLink = call({
  method: 'POST',
  path: '/consumers-v3/consumer/checkresetlink',
  summary: 'Ask whether the token of a reset link can still set a new password.',
  description:
    'For the page that the link opens, so that an old link is reported before a password is typed. The token is not used up.',
  policy: 'session',
  rate: 'read',
  repeat: 'repeatable',
  body: z.object({ token: linkToken }),
  answer: z.object({}),
  refuses: ['resetLinkExpired'],
})

export const verifyEmail = call({
  method: 'POST',
  path: '/consumers-v3/consumer/verifyemail',
  summary: 'Prove with the token of a mailed link that the shopper reads the mails of the address.',
  description:
    'The link of the mail to a new account or a new address contains the token. It can be used once, within 24 hours, in a session of that account. Any other session is refused with AUT432, and the link stays valid: whoever reads the mails and has not created the account sets a password with askForPasswordReset. A new address takes effect with it, and the former one is told.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'counted',
  body: z.object({ token: linkToken }),
  answer: z.object({ isVerified: z.boolean() }),
  refuses: ['challengeRequired'],
})

export const askForVerificationMail = call({
  method: 'POST',
  path: '/consumers-v3/consumer/verificationmail',
  summary: 'Request another mail with the link that verifies the email address.',
  description:
    'The mail goes to the new address, if one waits for its link to be followed, and otherwise to the address of the account, if it is not verified yet. While three links can be used nothing more is mailed.',
  policy: 'shopper',
  rate: 'send',
  repeat: 'repeatable',
  answer: z.object({}),
  refuses: ['profileNotFound'],
})

const signUpConsents = z.object({
  newsletterConsent: z.boolean(),
  loyaltyConsent: z.boolean(),
  smsNotificationConsent: z.boolean(),
  loyaltyEnrollment: z.literal('Full').optional(),
  loyaltyNewsletterConsent: z.boolean().optional(),
})

export const signUp = call({
  method: 'POST',
  path: '/consumers-v3/auth/signup',
  summary: 'Create an account.',
  description:
    'Sign in with signIn afterwards. The account begins empty: what the shop knows of the email address is shown only to somebody who has proved to read its mails. The header `x-source` may name where the shopper comes from.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'counted',
  takesSource: true,
  body: z.object({
    firstName: personName.min(1),
    lastName: personName.min(1),
    email: emailInput.min(1),
    password: newPassword,
    birthDate: birthDate.optional(),
    phone: phone.optional(),
    phoneCode: phoneCode.optional(),
    gender: gender.optional(),
    postalCode: postalCode.optional(),
    isTermsConfirmed: z.literal(true),
    isTemporaryPassword: z.boolean().default(true),
    subscriptions: signUpConsents,
    source: acquisition.optional(),
    termsConditionsAndPolicy: z.boolean().optional(),
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: z.object({ consumerId, memberId: z.string().nullable() }),
  refuses: [
    'loginInUse',
    'loginTaken',
    'phoneInUse',
    'profilePhoneInUse',
    'emailMalformed',
    'passwordTooShort',
    'passwordTooCommon',
    'birthDateMissing',
    'ageInvalid',
    'captchaFailed',
    'customerListUnknown',
    'challengeRequired',
  ],
})
