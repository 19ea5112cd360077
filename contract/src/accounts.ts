import { z } from 'zod'
import { call } from './call.ts'
import { captchaResponse } from './captcha.ts'
import { consumerId } from './identifiers.ts'
import { typedEmail } from './person.ts'
import {
  consumerProfile,
  enrollment,
  notification,
  notificationTopic,
  personalDetails,
  profileInput,
  subscriptionChannel,
} from './profile-entity.ts'
import { yesOrNo } from './query.ts'
import { line } from './text.ts'

const refusedProfile = [
  'emailMalformed',
  'loginTaken',
  'profilePhoneInUse',
  'ageInvalid',
  'birthDateMissing',
  'profileNotSaved',
  'loyaltyNotSaved',
] as const

export const readProfile = call({
  method: 'GET',
  path: '/consumers-v3/consumer',
  summary: 'The shopper’s own profile.',
  policy: 'shopper',
  rate: 'read',
  repeat: 'safe',
  query: z.object({ includeLoyaltySummary: yesOrNo.optional() }),
  answer: z.object({ consumerProfile }),
  refuses: ['profileNotFound'],
})

export const changeProfile = call({
  method: 'PUT',
  path: '/consumers-v3/consumer',
  summary: 'Change what is given of the profile; join the loyalty programme.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({ consumerProfile: profileInput }),
  answer: z.object({ consumerProfile }),
  refuses: ['profileNotFound', ...refusedProfile],
})

export const createProfile = call({
  method: 'POST',
  path: '/consumers-v3/consumer',
  summary: 'Keep what a guest tells of themselves, without a password: sign-up completes it.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'counted',
  body: z.object({
    consumerProfile: profileInput.omit({ isEmployeeDiscountTCAccepted: true }),
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: z.object({ consumerId }),
  refuses: [...refusedProfile, 'captchaFailed', 'challengeRequired'],
})

export const lookUpConsumer = call({
  method: 'GET',
  path: '/consumers-v3/consumer/lookup',
  summary: 'Which step of enrolment comes next for an email.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'safe',
  query: z.object({ email: typedEmail.min(1) }),
  answer: z.object({ status: z.enum(['unknown', 'partiallyEnrolled', 'registered']) }),
  refuses: ['emailMalformed', 'challengeRequired'],
})

export const readUserData = call({
  method: 'POST',
  path: '/consumers-v3/consumer/retrieveUserData',
  summary: 'What is known of somebody who follows a link with their id and email.',
  policy: 'session',
  rate: 'guess',
  repeat: 'safe',
  body: z.object({ consumerId, email: typedEmail.min(1) }),
  answer: z.object({ consumerDetails: personalDetails, enrollments: z.array(enrollment) }),
  refuses: ['customerUnknown'],
})

export const changeNotification = call({
  method: 'PUT',
  path: '/consumers-v3/consumer/notification',
  summary: 'Switch a kind of message on or off.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({
    requestType: notificationTopic.optional(),
    organisation: line(40).optional(),
    payload: z
      .object({ channel: subscriptionChannel.default('email'), optin: z.boolean() })
      .optional(),
  }),
  answer: z.object({ notifications: z.array(notification) }),
  refuses: ['requestTypeMissing', 'organisationMissing', 'payloadMissing'],
})
