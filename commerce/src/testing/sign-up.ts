import type { readProfile } from '@cairn/contract/accounts/account-calls'
import type { Locale } from '@cairn/contract/sites/sites'
import type { AnswerOf } from '@cairn/contract/wire/call'
import type { Visitor } from './visitor.ts'

const noConsents = {
  newsletterConsent: false,
  loyaltyConsent: false,
  smsNotificationConsent: false,
}

/** The payload of a shopper in the United States who consents to nothing. */
export const signUpForm = {
  firstName: 'Nora',
  lastName: 'Vance',
  email: 'nora.vance@example.com',
  password: 'Trailhead1',
  birthDate: '1990-05-17',
  phone: '+13035550142',
  postalCode: '80202',
  isTermsConfirmed: true,
  isTemporaryPassword: true,
  subscriptions: noConsents,
  source: { acquisitionType: 'Registered', store: '0042', campaignName: 'summit' },
}

export const signUp = (visitor: Visitor, changes: object = {}, locale?: Locale) =>
  visitor.send('signUp', { body: { ...signUpForm, ...changes }, ...(locale && { locale }) })

export const ownProfile = async (visitor: Visitor) =>
  (await visitor.send<AnswerOf<typeof readProfile>>('readProfile', { query: {} })).body
    .consumerProfile
