import { z } from 'zod'
import { bookAddress } from './address.ts'
import { consumerId } from './identifiers.ts'
import { amount } from './money.ts'
import {
  birthDate,
  countryCode,
  gender,
  personName,
  phone,
  phoneCode,
  postalCode,
  typedEmail,
} from './person.ts'
import { line } from './text.ts'

export const subscriptionChannel = z.enum(['email', 'sms'])

export const subscriptionInput = z.object({
  type: z.enum(['Newsletter', 'LoyaltyNewsletter']),
  channel: subscriptionChannel,
  optin: z.boolean(),
  doubleOptin: z.boolean().default(false),
  /** An email or a phone, as the channel wants; without one, the profile's. */
  recipient: line(100).optional(),
  category: z.literal('subscription').default('subscription'),
  country: countryCode.optional(),
  region: z.enum(['NORA', 'EMEA']).optional(),
  optinDate: z.iso.datetime({ offset: true }).optional(),
  optoutDate: z.iso.datetime({ offset: true }).optional(),
})

export const subscription = subscriptionInput.extend({
  doubleOptin: z.boolean(),
  category: z.literal('subscription'),
})

export const enrollmentInput = z.object({
  type: z.literal('Loyalty'),
  optin: z.boolean(),
  doubleOptin: z.boolean().default(false),
  region: z.enum(['NORA', 'EMEA']).optional(),
  channel: line(20).optional(),
  country: countryCode.optional(),
})

export const enrollment = enrollmentInput.extend({ doubleOptin: z.boolean() })
export type Enrollment = z.infer<typeof enrollment>

export const notificationTopic = z.enum(['OrderUpdates', 'BackInStock', 'Favourites', 'Reviews'])

export const notification = z.object({
  type: notificationTopic,
  channel: subscriptionChannel,
  optin: z.boolean(),
})

const identityType = z.enum(['WRANX', 'IPA', 'ATHLETE', 'EMPLOYEE'])
const yearlyCredit = z.object({ currentSpend: amount, annualCredit: amount })
const yearlyCap = z.object({ currentSpend: amount, annualCap: amount })

export const preferences = z.object({
  /** Joined with a pipe. */
  interests: line(500).optional(),
  preferredShoeSize: line(20).optional(),
})

const detailFields = {
  firstName: personName.optional(),
  lastName: personName.optional(),
  phone: phone.optional(),
  phoneCode: phoneCode.optional(),
  postalCode: postalCode.optional(),
  birthDate: birthDate.optional(),
  gender: gender.optional(),
}

export const personalDetails = z.object({ email: z.string(), ...detailFields })

export const consumerProfile = z.object({
  consumerId,
  consumerDetails: personalDetails.extend({
    address: z.array(bookAddress),
    athlete: yearlyCredit.nullable(),
    employee: yearlyCap.nullable(),
    prosumer: yearlyCredit.nullable(),
    identity: z.array(z.object({ type: identityType })),
  }),
  isEmployeeDiscountTCAccepted: z.boolean(),
  isPartiallyEnrolled: z.boolean(),
  isLoyaltyMember: z.boolean(),
  loyaltyOptInDate: z.iso.date().nullable(),
  /** Only where the query asks for it, and only of members. */
  loyaltySummary: z.object({ points: z.object({ balance: z.int() }) }).optional(),
  preferences,
  subscriptions: z.array(subscription),
  enrollments: z.array(enrollment),
  notifications: z.array(notification),
})

/** Where somebody came from. */
export const acquisition = z.object({
  store: line(20).optional(),
  acquisitionType: line(40).optional(),
  campaignName: line(100).optional(),
})
export type Acquisition = z.infer<typeof acquisition>

const typedDetails = z.object({
  email: typedEmail.optional(),
  ...detailFields,
  source: acquisition.optional(),
})
export type TypedDetails = z.infer<typeof typedDetails>

export const profileInput = z.object({
  consumerDetails: typedDetails.optional(),
  enrollments: z.array(enrollmentInput).max(1).optional(),
  subscriptions: z.array(subscriptionInput).max(10).optional(),
  preferences: preferences.optional(),
  /** An associate accepts the terms of the discount; there is no way back. */
  isEmployeeDiscountTCAccepted: z.literal(true).optional(),
})
