import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import type { Account } from '../accounts/account.ts'
import { findAccount, rememberDevice } from '../accounts/account-store.ts'
import type { Market } from '../catalogue/sellable.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { faultPoint } from '../platform/faults.ts'
import { endSession, openSession, type TokenHashes } from '../sessions/session-store.ts'
import { isGuest, type LiveSession } from '../sessions/session.ts'
import { judgeCode } from './authorisation-code.ts'
import { lockCode, useCode } from './authorisation-code-store.ts'
import type { Belonging } from './belongings-store.ts'

type Exchange = {
  codeHash: string
  codeChallenge: string
  /** Who asks. */
  current: LiveSession | undefined
  hashes: TokenHashes
  deviceHash: string
  market: Market
  belongings: readonly Belonging[]
}

type Exchanged = Result<
  { session: LiveSession; isNew: boolean },
  Refusal<'codeInvalid' | 'verifierMismatch' | 'tokenDuplicated' | 'cannotAuthorize'>
>

/** A code becomes a session of its account, and what its guest had collected goes along: once. */
export function exchangeForSession(database: Database, exchange: Exchange): Promise<Exchanged> {
  const { codeHash, codeChallenge, current } = exchange
  return inTransaction(database, async (transaction): Promise<Exchanged> => {
    const code = await lockCode(transaction, codeHash)
    const judged = judgeCode(code, { sessionId: current?.id, codeChallenge })
    if (!judged.ok) return judged
    if (!current || !code) return refuse('codeInvalid')
    if (judged.value === 'repeated') return accept({ session: current, isNew: false })
    const account = await findAccount(transaction, code.accountId)
    if (account?.state !== 'open') return refuse('cannotAuthorize')
    const session = await replaceSession(transaction, { ...exchange, current, account })
    await useCode(transaction, { codeHash, openedSessionId: session.id })
    await faultPoint('sign-in.exchanged')
    return accept({ session, isNew: true })
  })
}

type Replacement = Exchange & { current: LiveSession; account: Account }

/** Nothing of the session before is good for anything afterwards, not even its name. */
async function replaceSession(
  transaction: Transaction,
  { current, account, hashes, deviceHash, market, belongings }: Replacement,
): Promise<LiveSession> {
  const { id: consumerId, consumerNo, consumerType } = account
  const { storeId, employeeId } = current
  const consumer = { consumerId, consumerNo, consumerType }
  await endSession(transaction, current.id)
  const session = await openSession(transaction, { ...consumer, storeId, employeeId, ...hashes })
  await rememberDevice(transaction, { accountId: consumerId, deviceHash })
  if (isGuest(current)) {
    for (const { mergeInto } of belongings) {
      await mergeInto(transaction, { from: current.consumerId, to: consumerId, market })
    }
  }
  return session
}
