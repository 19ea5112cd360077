import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Locale } from '@cairn/contract/sites/sites'
import { findAccount } from '../../accounts/account-store.ts'
import type { Database } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { emit } from '../../platform/jobs/outbox.ts'
import { hashOf, newToken } from '../../platform/tokens.ts'
import type { LiveSession } from '../../sessions/session.ts'
import { deleteCodesOf, issueCode } from '../authorisation-code-store.ts'
import { takeChallenge } from './passkey-challenges-store.ts'
import { maxPasskeys, type RelyingParty, userHandleOf } from './passkey.ts'
import {
  deleteOwnPasskey,
  findPasskey,
  findPasskeys,
  lockPasskeysOf,
  markPasskeyUsed,
  savePasskey,
} from './passkeys-store.ts'
import {
  type NewCredential,
  type SignInCredential,
  verifyNewPasskey,
  verifyPasskey,
} from './verify-passkey.ts'

type Addition = {
  session: LiveSession
  name: string
  credential: NewCredential
  relyingParty: RelyingParty
  locale: Locale
}

type AdditionResult = Result<
  { passkeyId: string },
  Refusal<'passkeyRefused'> | Refusal<'passkeysFull'>
>

/** The challenge was issued to who knows the password. It is used up, whatever the answer is. */
export async function addPasskeyInSession(
  database: Database,
  { session, name, credential, relyingParty, locale }: Addition,
): Promise<AdditionResult> {
  const challenge = await takeChallenge(database, { sessionId: session.id, purpose: 'add' })
  if (challenge === undefined) return refuse('passkeyRefused')
  const key = await verifyNewPasskey({ credential, challenge, relyingParty })
  if (!key) return refuse('passkeyRefused')
  const { consumerId: accountId } = session
  const { transports } = credential.response
  return inTransaction(database, async (transaction): Promise<AdditionResult> => {
    await lockPasskeysOf(transaction, accountId)
    const passkeys = await findPasskeys(transaction, accountId)
    if (passkeys.length >= maxPasskeys) return refuse('passkeysFull')
    const passkeyId = await savePasskey(transaction, { accountId, name, transports, ...key })
    if (passkeyId === undefined) return refuse('passkeyRefused')
    await emit(transaction, 'passkey-added', { accountId, passkeyId, locale })
    return accept({ passkeyId })
  })
}

type PasskeySignIn = {
  sessionId: string
  credential: SignInCredential
  codeChallenge: string
  relyingParty: RelyingParty
}

type SignInResult = Result<
  { authorizationCode: string },
  Refusal<'passkeyRefused'> | Refusal<'accountLocked'> | Refusal<'cannotAuthorize'>
>

/** Issues the code that a password is answered with, so that every session is opened in the same way. */
export async function signInByPasskey(
  database: Database,
  { sessionId, credential, codeChallenge, relyingParty }: PasskeySignIn,
): Promise<SignInResult> {
  const challenge = await takeChallenge(database, { sessionId, purpose: 'signIn' })
  if (challenge === undefined) return refuse('passkeyRefused')
  const passkey = await findPasskey(database, credential.id)
  if (!passkey || credential.response.userHandle !== userHandleOf(passkey.accountId))
    return refuse('passkeyRefused')
  const useCount = await verifyPasskey({ credential, challenge, relyingParty }, passkey)
  if (useCount === undefined) return refuse('passkeyRefused')
  const { passkeyId, accountId, useCount: previousCount } = passkey
  return inTransaction(database, async (transaction): Promise<SignInResult> => {
    const account = await findAccount(transaction, accountId)
    if (!account || account.state === 'closed') return refuse('cannotAuthorize')
    if (account.state === 'locked') return refuse('accountLocked')
    if (!(await markPasskeyUsed(transaction, { passkeyId, previousCount, useCount })))
      return refuse('passkeyRefused')
    const authorizationCode = newToken()
    const codeHash = hashOf(authorizationCode)
    await issueCode(transaction, { codeHash, codeChallenge, accountId, sessionId })
    return accept({ authorizationCode })
  })
}

/** A sign-in with the passkey that is not complete opens no session any more. */
export const removePasskeyOf = (
  database: Database,
  { accountId, passkeyId }: { accountId: string; passkeyId: string },
): Promise<void> =>
  inTransaction(database, async (transaction) => {
    await deleteOwnPasskey(transaction, { accountId, passkeyId })
    await deleteCodesOf(transaction, accountId)
  })
