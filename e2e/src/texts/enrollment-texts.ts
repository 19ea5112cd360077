import { inEachLocale } from './storefront-messages.ts'

/** Texts of the steps of the enrolment. */
export const enrollmentTexts = inEachLocale((translate) => ({
  lookup: translate('lookupTitle'),
  signUp: translate('signUpTitle'),
  signIn: translate('signInTitle'),
  forgotten: translate('forgottenTitle'),
  complete: translate('completeTitle'),
  enrolled: translate('enrolledTitle'),
  mobile: translate('mobileTitle'),
  details: translate('detailsTitle'),
  interests: translate('interestsTitle'),
  success: translate('successTitle'),
  welcome: translate('welcomeDialogTitle'),
  membersHut: translate('membersHut'),
  email: translate('email'),
  phone: translate('phone'),
  fieldRequired: translate('fieldRequired'),
  goOn: translate('goOn'),
  skip: translate('skipInterests'),
  close: translate('close'),
  joinTermsLink: translate('joinTermsLink'),
  otherEmail: translate('otherEmail'),
  forgotPassword: translate('forgotPassword'),
  backToSignIn: translate('backToSignIn'),
}))
