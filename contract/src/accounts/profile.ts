import { z } from 'zod'
import { addressBookEntry } from '../address/address.ts'
import { consumerId } from '../fields/identifiers.ts'
import { singleLine } from '../fields/inputs.ts'
import { amount } from '../fields/money.ts'
import {
  birthDate,
  countryCode,
  emailInput,
  gender,
  personName,
  phone,
  phoneCode,
  postalCode,
} from '../fields/person.ts'

export const subscriptionChannel = z.enum(['email', 'sms'])

const newsletterType = z.enum(['Newsletter', 'LoyaltyNewsletter'])
export type NewsletterType = z.infer<typeof newsletterType>

export const subscriptionInput = z.object({
  type: newsletterType,
  channel: subscriptionChannel,
  optin: z.boolean(),
  doubleOptin: z.boolean().default(false),
  /** An email address or phone number, depending on the channel; defaults to that of the profile. */
  recipient: singleLine(100).optional(),
  category: z.literal('subscription').default('subscription'),
  country: countryCode.optional(),
  region: z.enum(['NORA', 'EMEA']).optional(),
  optinDate: z.iso.datetime({ offset: true }).optional(),
  optoutDate: z.iso.datetime({ offset: true }).optional(),
})

export type SubscriptionInput = z.infer<typeof subscriptionInput>

export const subscription = subscriptionInput.extend({
  doubleOptin: z.boolean(),
  category: z.literal('subscription'),
})

export const enrollmentInput = z.object({
  type: z.literal('Loyalty'),
  optin: z.boolean(),
  doubleOptin: z.boolean().default(false),
  region: z.enum(['NORA', 'EMEA']).optional(),
  channel: singleLine(20).optional(),
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
  /** Separated by pipes. */
  interests: singleLine(500).optional(),
  preferredShoeSize: singleLine(20).optional(),
})

const personalDetailFields = {
  firstName: personName.optional(),
  lastName: personName.optional(),
  phone: phone.optional(),
  phoneCode: phoneCode.optional(),
  postalCode: postalCode.optional(),
  birthDate: birthDate.optional(),
  gender: gender.optional(),
}

export const personalDetails = z.object({ email: z.string(), ...personalDetailFields })

export const consumerProfile = z.object({
  consumerId,
  /** Only while a new address waits for its link to be followed. */
  pendingEmail: z.string().optional(),
  consumerDetails: personalDetails.extend({
    address: z.array(addressBookEntry),
    athlete: yearlyCredit.nullable(),
    employee: yearlyCap.nullable(),
    prosumer: yearlyCredit.nullable(),
    identity: z.array(z.object({ type: identityType })),
  }),
  isEmployeeDiscountTCAccepted: z.boolean(),
  isEmailVerified: z.boolean(),
  isPartiallyEnrolled: z.boolean(),
  isLoyaltyMember: z.boolean(),
  loyaltyOptInDate: z.iso.date().nullable(),
  /** Only for members, and only if the query requests it. */
  loyaltySummary: z.object({ points: z.object({ balance: z.int() }) }).optional(),
  preferences,
  subscriptions: z.array(subscription),
  enrollments: z.array(enrollment),
  notifications: z.array(notification),
})

/** The source of a sign-up. */
export const acquisition = z.object({
  store: singleLine(20).optional(),
  acquisitionType: singleLine(40).optional(),
  campaignName: singleLine(100).optional(),
})
export type Acquisition = z.infer<typeof acquisition>

const personalDetailsInput = z.object({
  email: emailInput.optional(),
  ...personalDetailFields,
  source: acquisition.optional(),
})
export type PersonalDetailsInput = z.infer<typeof personalDetailsInput>

export const profileInput = z.object({
  consumerDetails: personalDetailsInput.optional(),
  enrollments: z.array(enrollmentInput).max(1).optional(),
  subscriptions: z.array(subscriptionInput).max(10).optional(),
  preferences: preferences.optional(),
  /** Acceptance of the terms of the employee discount cannot be withdrawn. */
  isEmployeeDiscountTCAccepted: z.literal(true).optional(),
})
