import { randomUUID } from 'node:crypto'
import { siteOf } from '@cairn/contract/sites/sites'
import {
  countLinks,
  type LinkPurpose,
  linkTokenOf,
  saveLink,
} from '../accounts/account-links-store.ts'
import { findProfile } from '../accounts/account-store.ts'
import { loginOf } from '../accounts/account.ts'
import { findMailedAccount, findPassword } from '../accounts/password-store.ts'
import { takeResetRequest } from '../accounts/reset-requests-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction, lockName } from '../platform/database/in-transaction.ts'
import type { EventPayloads } from '../platform/jobs/event-payloads.ts'
import {
  accountDeletedMail,
  emailChangeAskedMail,
  emailChangedMail,
  linkMail,
  type MailedAccount,
  newDeviceMail,
  passkeyAddedMail,
  passwordChangedMail,
  profileMail,
} from './account-mails.ts'
import { findOccasionsOfDay, writeMails } from './mails-store.ts'

/** Further requests write no mail as long as these links can be used. */
const maxLinks = 3

/** Whoever knows an email address can ask for mails to it. */
const maxProfileMailsPerDay = 3

/** Whoever knows a password can sign in from many browsers; the first mails tell it. */
const maxDeviceMailsPerDay = 10

export const writePasswordReset = (
  database: Database,
  { requestId }: EventPayloads['password-reset-requested'],
  tokenSecret: string,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const request = await takeResetRequest(transaction, requestId)
    const account = request && (await findMailedAccount(transaction, request.login))
    if (!request || !account) return
    const mailed = { ...account, ...request }
    await writeLink(transaction, mailed, { kind: 'passwordReset', issue: requestId, tokenSecret })
  })

/** Mails the link with which the shopper of a new account proves to read the mails of its address. */
export const writeWelcome = (
  database: Database,
  { issue, ...payload }: EventPayloads['account-created'],
  tokenSecret: string,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const account = await findOpenAccount(transaction, payload)
    if (account) await writeLink(transaction, account, { kind: 'welcome', issue, tokenSecret })
  })

/** Mails the link to the new address, and tells the present one. */
export const writeEmailChange = (
  database: Database,
  { issue, ...payload }: EventPayloads['email-change-requested'],
  tokenSecret: string,
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const account = await findOpenAccount(transaction, payload)
    if (!account || account.pendingEmail === null) return
    const { pendingEmail: email } = account
    const mailed = { ...account, email, login: loginOf(email) }
    const link = { kind: 'emailChange', issue, tokenSecret } as const
    if (await writeLink(transaction, mailed, link))
      await writeMails(transaction, [emailChangeAskedMail(account, issue)])
  })

/** The account has another address already. */
export const writeEmailChanged = (
  transaction: Transaction,
  account: MailedAccount,
): Promise<void> => writeMails(transaction, [emailChangedMail(account, randomUUID())])

type NewLinkMail = {
  kind: 'welcome' | 'passwordReset' | 'emailChange'
  issue: string
  tokenSecret: string
}

/** The purpose of the link in a mail. */
export const linkPurposes = {
  welcome: 'emailVerification',
  passwordReset: 'passwordReset',
  emailChange: 'emailChange',
} as const satisfies Record<NewLinkMail['kind'], LinkPurpose>

/** False if enough links can be used. */
async function writeLink(
  transaction: Transaction,
  account: MailedAccount & { login: string },
  { kind, issue, tokenSecret }: NewLinkMail,
): Promise<boolean> {
  const { accountId, login } = account
  const purpose = linkPurposes[kind]
  await lockName(transaction, `${purpose} ${accountId}`)
  if ((await countLinks(transaction, { accountId, purpose })) >= maxLinks) return false
  const token = linkTokenOf(purpose, issue, tokenSecret)
  await saveLink(transaction, { accountId, login, purpose, token })
  await writeMails(transaction, [linkMail(account, { kind, issue })])
  return true
}

export const writePasswordChanged = (
  database: Database,
  { change, isEmptied, ...payload }: EventPayloads['password-changed'],
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const account = await findOpenAccount(transaction, payload)
    if (account)
      await writeMails(transaction, [passwordChangedMail(account, { change, isEmptied })])
  })

export const writeProfileRequested = (
  database: Database,
  { issue, ...payload }: EventPayloads['profile-requested'],
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const account = await findOpenAccount(transaction, payload)
    if (!account) return
    const { accountId } = account
    await lockName(transaction, `profile mails ${accountId}`)
    const password = await findPassword(transaction, accountId)
    const hasPassword = password !== undefined && password.passwordHash !== null
    const mail = profileMail(account, { issue, hasPassword })
    const occasions = await findOccasionsOfDay(transaction, mail)
    if (occasions.length < maxProfileMailsPerDay) await writeMails(transaction, [mail])
  })

export const writePasskeyAdded = (
  database: Database,
  { passkeyId, ...payload }: EventPayloads['passkey-added'],
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const account = await findOpenAccount(transaction, payload)
    if (account) await writeMails(transaction, [passkeyAddedMail(account, passkeyId)])
  })

export const writeNewDevice = (
  database: Database,
  { sessionId, signedInAt, ...payload }: EventPayloads['device-added'],
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const account = await findOpenAccount(transaction, payload)
    if (!account) return
    await lockName(transaction, `devices ${account.accountId}`)
    const mail = newDeviceMail(account, { sessionId, signedInAt })
    const occasions = await findOccasionsOfDay(transaction, mail)
    if (occasions.length < maxDeviceMailsPerDay) await writeMails(transaction, [mail])
  })

/** Call it after the account was erased, which also erases its mails. The mail is deleted when it has been sent. */
export const writeAccountDeleted = (
  transaction: Transaction,
  account: Pick<MailedAccount, 'email' | 'locale'>,
): Promise<void> => writeMails(transaction, [accountDeletedMail(account, randomUUID())])

type OpenAccount = MailedAccount & { login: string; pendingEmail: string | null }

async function findOpenAccount(
  transaction: Transaction,
  { accountId, locale }: Pick<MailedAccount, 'accountId' | 'locale'>,
): Promise<OpenAccount | undefined> {
  const profile = await findProfile(transaction, accountId, siteOf(locale))
  if (profile?.state !== 'open') return undefined
  const { email, pendingEmail } = profile
  return { accountId, email, pendingEmail, login: loginOf(email), locale }
}
