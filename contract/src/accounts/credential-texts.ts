import type { FieldTexts } from '../reference/field-texts.ts'
import {
  askForPasswordReset,
  changePassword,
  checkResetLink,
  confirmForgottenPassword,
  signUp,
  verifyEmail,
} from './credential-calls.ts'

export const credentialTexts: FieldTexts = [
  [
    changePassword,
    {
      'body.currentPassword': 'The current password.',
      'body.confirmPassword':
        'The new password again, if the form has such a field. A different one is refused with FE340.',
    },
  ],
  [
    askForPasswordReset,
    {
      'body.email': 'The email address of the account.',
    },
  ],
  [
    confirmForgottenPassword,
    {
      'body.token': 'The token in the link of the mail. It can be used once.',
      'body.email': 'The email address in the link. Not needed.',
      'body.confirmPassword':
        'The new password again, if the form has such a field. A different one is refused with FE340.',
    },
  ],
  [checkResetLink, { 'body.token': 'The token in the link of the mail.' }],
  [
    verifyEmail,
    {
      'body.token': 'The token in the link of the mail. It can be used once.',
      'answer.isVerified':
        'false if the link is older than 24 hours or was used, or if the account has another address by now.',
    },
  ],
  [
    signUp,
    {
      'body.firstName': 'The first name, 1 to 60 characters.',
      'body.lastName': 'The last name, 1 to 60 characters.',
      'body.email': 'The email address, which is the login.',
      'body.password':
        'The password: at least 8 characters with an upper-case letter, a lower-case letter and a digit.',
      'body.birthDate':
        'The date of birth. Mandatory for members, and where readCountryRules says so.',
      'body.isTermsConfirmed': 'Always true: the shopper has accepted the terms.',
      'body.isTemporaryPassword':
        'Whether the password is temporary, which is only stored. true if omitted.',
      'body.subscriptions': 'What the shopper has agreed to.',
      'body.subscriptions.newsletterConsent': 'Whether the shopper subscribes to the newsletter.',
      'body.subscriptions.loyaltyConsent': 'Whether the shopper joins the loyalty programme.',
      'body.subscriptions.smsNotificationConsent':
        'Whether the shopper wants text messages, which needs a phone number.',
      'body.subscriptions.loyaltyEnrollment': 'Full if all data of a membership is given.',
      'body.subscriptions.loyaltyNewsletterConsent':
        'Whether the member subscribes to the newsletter for members.',
      'body.source': 'Where the shopper signs up.',
      'body.termsConditionsAndPolicy':
        'true if the loyalty terms were accepted, which contain the privacy policy, and the policy was not. Accepted and not used.',
      'answer.memberId': 'The number of the membership; null for a shopper who has not joined.',
    },
  ],
]
