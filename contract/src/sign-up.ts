import { z } from 'zod'
import { call } from './call.ts'
import { captchaResponse } from './captcha.ts'
import { consumerId } from './identifiers.ts'
import {
  birthDate,
  gender,
  newPassword,
  personName,
  phone,
  phoneCode,
  postalCode,
  typedEmail,
} from './person.ts'
import { acquisition } from './profile-entity.ts'
import { refusedNewPassword } from './passwords.ts'

const consents = z.object({
  newsletterConsent: z.boolean(),
  loyaltyConsent: z.boolean(),
  smsNotificationConsent: z.boolean(),
  loyaltyEnrollment: z.literal('Full').optional(),
  loyaltyNewsletterConsent: z.boolean().optional(),
})

export const signUp = call({
  method: 'POST',
  path: '/consumers-v3/auth/signup',
  summary: 'Open an account.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'counted',
  body: z.object({
    firstName: personName.min(1),
    lastName: personName.min(1),
    email: typedEmail.min(1),
    password: newPassword,
    birthDate: birthDate.optional(),
    phone: phone.optional(),
    phoneCode: phoneCode.optional(),
    gender: gender.optional(),
    postalCode: postalCode.optional(),
    isTermsConfirmed: z.literal(true),
    isTemporaryPassword: z.boolean().default(true),
    subscriptions: consents,
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
    ...refusedNewPassword,
    'birthDateMissing',
    'ageInvalid',
    'captchaFailed',
    'customerListUnknown',
    'challengeRequired',
  ],
})
