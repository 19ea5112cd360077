import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { languageOf } from '@cairn/contract/sites/sites'
import { beforePlaceholder, inEachLocale } from './storefront-messages.ts'

/** Texts of the pages that replace a password. */
export const passwordTexts = inEachLocale((translate, locale) => ({
  forgotPassword: translate('forgotPassword'),
  forgottenText: translate('forgottenText'),
  mailLink: translate('mailLink'),
  linkMailed: beforePlaceholder(translate('linkMailedText')),
  newPassword: translate('newPassword'),
  repeatPassword: translate('repeatPassword'),
  savePassword: translate('savePassword'),
  passwordSaved: translate('passwordSavedTitle'),
  passwordsDiffer: translate('passwordsDiffer'),
  passwordTooCommon: messageFor('passwordTooCommon', languageOf(locale)),
  mailAnotherLink: translate('mailAnotherLink'),
  resetLinkExpired: messageFor('resetLinkExpired', languageOf(locale)),
}))
