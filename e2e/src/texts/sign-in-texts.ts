import { messageFor } from '@cairn/contract/refusals/refusal-messages'
import { languageOf } from '@cairn/contract/sites/sites'
import { beforePlaceholder, firstSentence, inEachLocale } from './storefront-messages.ts'

/** Texts of the sign-in form and of what it answers. */
export const signInTexts = inEachLocale((translate, locale) => {
  const language = languageOf(locale)
  return {
    signIn: translate('signIn'),
    email: translate('email'),
    password: translate('password'),
    showPassword: translate('showPassword'),
    hidePassword: translate('hidePassword'),
    fieldRequired: translate('fieldRequired'),
    emailMalformed: translate('emailMalformed'),
    signedInAs: beforePlaceholder(translate('signedInAs')),
    goOn: translate('goOn'),
    accountOfSam: translate('accountNamed', { name: 'Sam' }),
    signOut: translate('signOut'),
    signedOut: translate('signedOut'),
    cartsMerged: translate('cartsMerged'),
    credentialsInvalid: messageFor('credentialsInvalid', language),
    lastAttempt: messageFor('lastAttempt', language),
    userLocked: messageFor('userLocked', language),
    sessionNotOpened: firstSentence(translate('duplicatedToken')),
    openMenu: translate('openMenu'),
  }
})

export type SignInTexts = (typeof signInTexts)['en-us']
