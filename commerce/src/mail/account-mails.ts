import type { Locale } from '@cairn/contract/sites/sites'
import type { AccountFacts, NewMail } from './mail.ts'

/** The account that a mail is about, with the address to which it goes. */
export type MailedAccount = { accountId: string; email: string; locale: Locale }

/** The token of its link is derived from the issue. */
export const linkMail = (
  account: MailedAccount,
  { kind, issue }: { kind: 'welcome' | 'passwordReset' | 'emailChange'; issue: string },
): NewMail => accountMail(account, issue, { kind, locale: account.locale, issue })

export const passwordChangedMail = (
  account: MailedAccount,
  { change, isEmptied }: { change: string; isEmptied?: true | undefined },
): NewMail =>
  accountMail(account, change, {
    kind: 'passwordChanged',
    locale: account.locale,
    ...(isEmptied && { isEmptied }),
  })

/** To the present address of the account, when another one is requested. */
export const emailChangeAskedMail = (account: MailedAccount, issue: string): NewMail =>
  accountMail(account, issue, { kind: 'emailChangeAsked', locale: account.locale })

/** To the former address of the account. */
export const emailChangedMail = (account: MailedAccount, change: string): NewMail =>
  accountMail(account, change, { kind: 'emailChanged', locale: account.locale })

export const passkeyAddedMail = (account: MailedAccount, passkeyId: string): NewMail =>
  accountMail(account, passkeyId, { kind: 'passkeyAdded', locale: account.locale })

export const newDeviceMail = (
  account: MailedAccount,
  { sessionId, signedInAt }: { sessionId: string; signedInAt: string },
): NewMail =>
  accountMail(account, sessionId, { kind: 'newDevice', locale: account.locale, signedInAt })

/** A profile without a password can be completed; other accounts need no more than a sign-in. */
export const profileMail = (
  account: MailedAccount,
  { issue, hasPassword }: { issue: string; hasPassword: boolean },
): NewMail => {
  const { accountId: consumerId, email, locale } = account
  return accountMail(
    account,
    issue,
    hasPassword
      ? { kind: 'profileExists', locale }
      : { kind: 'profileCreated', locale, consumerId, email },
  )
}

/** Belongs to no account any more. */
export const accountDeletedMail = (
  { email, locale }: Pick<MailedAccount, 'email' | 'locale'>,
  occasion: string,
): NewMail => ({
  orderId: null,
  occasion,
  recipient: email,
  facts: { kind: 'accountDeleted', locale },
})

const accountMail = (
  { accountId, email }: MailedAccount,
  occasion: string,
  facts: AccountFacts,
): NewMail => ({ orderId: null, consumerId: accountId, occasion, recipient: email, facts })
