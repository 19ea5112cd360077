import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { inEachTextLocale } from './storefront-messages.ts'

/** Texts of the sign-up form and of what it answers. */
export const signUpTexts = inEachTextLocale((translate, locale) => ({
  title: translate('signUpTitle'),
  createAccount: translate('createAccount'),
  firstName: translate('firstName'),
  lastName: translate('lastName'),
  gender: translate('gender'),
  birthDate: translate('birthDate'),
  email: translate('email'),
  phone: translate('phone'),
  postalCode: translate('postalCode'),
  password: translate('password'),
  passwordNeeds: translate('passwordNeeds'),
  needMet: translate('needMet'),
  newsletter: translate('newsletterPolicy'),
  brandTerms: translate('brandTermsLink'),
  policy: translate('policyLink'),
  fieldRequired: translate('fieldRequired'),
  accountCreated: translate('accountCreated'),
  interestsTitle: translate('interestsTitle'),
  skipInterests: translate('skipInterests'),
  goOn: translate('goOn'),
  eventJoin: translate('eventJoin'),
  eventSignUp: translate('eventSignUp'),
  eventDayRequired: translate('eventDayRequired'),
  eventJoined: translate('eventJoined'),
  loginInUse: messageFor('loginInUse', locale),
}))
