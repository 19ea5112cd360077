import { z } from 'zod'
import { consumerId } from '../fields/identifiers.ts'
import { booleanParam, singleLine } from '../fields/inputs.ts'
import { emailInput, passwordInput } from '../fields/person.ts'
import { captchaResponse } from '../sessions/bot-defence-calls.ts'
import { call } from '../wire/call.ts'
import {
  consumerProfile,
  enrollment,
  notification,
  notificationTopic,
  personalDetails,
  profileInput,
  subscription,
  subscriptionChannel,
  subscriptionInput,
} from './profile.ts'

const profileRefusals = [
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
  summary: 'Read the shopper’s profile.',
  description:
    'Name, contact, address book, memberships and subscriptions of the signed-in shopper.',
  policy: 'shopper',
  rate: 'read',
  repeat: 'safe',
  query: z.object({ includeLoyaltySummary: booleanParam.optional() }),
  answer: z.object({ consumerProfile }),
  refuses: ['profileNotFound'],
})

export const changeProfile = call({
  method: 'PUT',
  path: '/consumers-v3/consumer',
  summary: 'Change the given fields of the profile, or join the loyalty programme.',
  description:
    'Fields that are omitted remain as they are. A new email address takes effect when the link that is mailed to it is followed, at most five are accepted an hour, and each needs the current password.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({ consumerProfile: profileInput, currentPassword: passwordInput.optional() }),
  answer: z.object({ consumerProfile }),
  refuses: ['profileNotFound', ...profileRefusals, 'currentPasswordWrong', 'userLocked'],
})

export const createProfile = call({
  method: 'POST',
  path: '/consumers-v3/consumer',
  summary: 'Create a profile without a password for a guest; sign-up completes it.',
  description:
    'For guests who join the loyalty programme without a password. The answer is the same if there is a profile with the address, which is not changed. The recipient of the address gets a mail whose link leads to the sign-up; everything else is asked for there, and what this call has of it is checked and not stored, because a stranger could have typed it. The `consumerId` of the answer is that of no profile: the real one is only in the mail.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'counted',
  body: z.object({
    consumerProfile: profileInput.omit({ isEmployeeDiscountTCAccepted: true }),
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: z.object({ consumerId }),
  refuses: [...profileRefusals, 'captchaFailed', 'challengeRequired'],
})

const enrollmentStatus = z.enum(['unknown', 'partiallyEnrolled', 'registered'])
export type EnrollmentStatus = z.infer<typeof enrollmentStatus>

export const lookUpConsumer = call({
  method: 'GET',
  path: '/consumers-v3/consumer/lookup',
  summary: 'Read the enrolment status of an email address.',
  description:
    'For a form that offers to sign in or to sign up. A network may make ten of these calls an hour, each with a solved challenge for the action `lookup`.',
  policy: 'session',
  rate: 'credentials',
  repeat: 'safe',
  query: z.object({
    email: emailInput.min(1),
    recaptcha_response: captchaResponse.optional(),
  }),
  answer: z.object({ status: enrollmentStatus }),
  refuses: ['emailMalformed', 'captchaFailed', 'challengeRequired'],
})

export const readUserData = call({
  method: 'POST',
  path: '/consumers-v3/consumer/retrieveUserData',
  summary: 'Read the profile data of the recipient of a link, by id and email address.',
  description: 'For the page that a mail links to, such as the one to complete a profile.',
  policy: 'session',
  rate: 'guess',
  repeat: 'safe',
  body: z.object({ consumerId, email: emailInput.min(1) }),
  answer: z.object({ consumerDetails: personalDetails, enrollments: z.array(enrollment) }),
  refuses: ['customerUnknown'],
})

export const changeNotification = call({
  method: 'PUT',
  path: '/consumers-v3/consumer/notification',
  summary: 'Opt in to or out of a type of notification.',
  description: 'Answers with all choices of the shopper.',
  policy: 'shopper',
  rate: 'write',
  repeat: 'repeatable',
  body: z.object({
    requestType: notificationTopic.optional(),
    organisation: singleLine(40).optional(),
    payload: z
      .object({ channel: subscriptionChannel.default('email'), optin: z.boolean() })
      .optional(),
  }),
  answer: z.object({ notifications: z.array(notification) }),
  refuses: ['requestTypeMissing', 'organisationMissing', 'payloadMissing'],
})

const body = subscriptionInput.extend({ recaptcha_response: captchaResponse.optional() })

export const readSubscriptions = call({
  method: 'GET',
  path: '/consumers-v3/consumer/subscription',
  summary: 'List the subscriptions of the shopper or of the guest’s session.',
  description: 'Those of the shopper, or of the guest in this session.',
  policy: 'session',
  rate: 'read',
  repeat: 'safe',
  answer: z.object({ subscriptions: z.array(subscription) }),
  refuses: [],
})

export const subscribe = call({
  method: 'POST',
  path: '/consumers-v3/consumer/subscription',
  summary: 'Subscribe an email address or a phone number to a newsletter.',
  description: 'The recipient gets a mail or a message. A repeated subscription changes nothing.',
  policy: 'session',
  rate: 'send',
  repeat: 'repeatable',
  body,
  answer: subscription,
  refuses: ['emailMalformed', 'captchaFailed'],
})

export const changeSubscription = call({
  method: 'PUT',
  path: '/consumers-v3/consumer/subscription',
  summary: 'Opt in to or out of a subscription.',
  description: 'The same as subscribe, for an existing subscription.',
  policy: 'session',
  rate: 'send',
  repeat: 'repeatable',
  body,
  answer: subscription,
  refuses: ['emailMalformed', 'captchaFailed'],
})
