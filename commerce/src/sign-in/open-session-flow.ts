import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { findAccount, isUsedElsewhere, rememberDevice } from '../accounts/account-store.ts'
import type { Account } from '../accounts/account.ts'
import type { Market } from '../catalogue/market.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import { faultPoint } from '../platform/faults.ts'
import { emit } from '../platform/jobs/outbox.ts'
import type { SignInOrigin } from '../sessions/device.ts'
import { endSession, openSession, type TokenHashes, newGuest } from '../sessions/session-store.ts'
import { isGuest, type LiveSession } from '../sessions/session.ts'
import { rememberStoreDevice } from '../stores/staff-store.ts'
import { lockCode, useCode } from './authorisation-code-store.ts'
import { checkCode } from './authorisation-code.ts'

type Exchange = {
  codeHash: string
  codeChallenge: string
  /** The session that presents the code. */
  current: LiveSession | undefined
  hashes: TokenHashes
  deviceHash: string
  origin: SignInOrigin
  market: Market
  guestData: readonly GuestDataOwner[]
  /** The order that the shopper hands in, and its ticket. */
  handedOrder?: OrderToClaim | undefined
  claimOrder: ClaimOrder
}

type OrderToClaim = { orderNumber: string; ticket: string }

/** Adds the order to the account if the ticket is that of the order. */
export type ClaimOrder = (
  transaction: Transaction,
  claim: OrderToClaim & { accountId: string },
) => Promise<void>

type ExchangeResult = Result<
  { session: LiveSession; isNew: boolean },
  Refusal<'codeInvalid' | 'verifierMismatch' | 'tokenDuplicated' | 'cannotAuthorize'>
>

/** Opens a session of the code's account and merges the guest's data into the account, exactly once. */
export function exchangeForSession(
  database: Database,
  exchange: Exchange,
): Promise<ExchangeResult> {
  const { codeHash, codeChallenge, current } = exchange
  return inTransaction(database, async (transaction): Promise<ExchangeResult> => {
    const code = await lockCode(transaction, codeHash)
    const checked = checkCode(code, { sessionId: current?.id, codeChallenge })
    if (!checked.ok) return checked
    if (!current || !code) return refuse('codeInvalid')
    if (checked.value === 'repeated') return accept({ session: current, isNew: false })
    const account = await findAccount(transaction, code.accountId)
    if (account?.state !== 'open') return refuse('cannotAuthorize')
    const session = await replaceSession(transaction, { ...exchange, current, account })
    const { handedOrder, claimOrder } = exchange
    if (handedOrder) await claimOrder(transaction, { ...handedOrder, accountId: account.id })
    await useCode(transaction, { codeHash, openedSessionId: session.id })
    await faultPoint('sign-in.exchanged')
    return accept({ session, isNew: true })
  })
}

type Replacement = Exchange & { current: LiveSession; account: Account }

/** Ends the previous session: neither its tokens nor its usid are valid afterwards. */
async function replaceSession(
  transaction: Transaction,
  { current, account, hashes, deviceHash, market, guestData, origin }: Replacement,
): Promise<LiveSession> {
  const { id: consumerId, consumerNo, consumerType } = account
  const { storeId, employeeId } = current
  const consumer = { consumerId, consumerNo, consumerType }
  await endSession(transaction, current.id)
  const newSession = { ...consumer, storeId, employeeId, ...hashes, origin }
  const session = await openSession(transaction, newSession)
  const device = { accountId: consumerId, deviceHash }
  const isNewDevice = await rememberDevice(transaction, device)
  if (isNewDevice && (await isUsedElsewhere(transaction, device))) {
    await emit(transaction, 'device-added', {
      accountId: consumerId,
      sessionId: session.id,
      signedInAt: session.asOf.toISOString(),
      locale: market.locale,
    })
  }
  if (isGuest(current)) {
    const sessions = { endedId: current.id, openedId: session.id }
    for (const { mergeGuestData } of guestData) {
      await mergeGuestData(transaction, {
        from: current.consumerId,
        to: consumerId,
        market,
        sessions,
      })
    }
  }
  return session
}

/** A merge of a guest's data into an account. */
type GuestMerge = {
  from: string
  to: string
  market: Market
  sessions: { endedId: string; openedId: string }
}

/**
 * A feature that stores data of guests. Merges run in the transaction that ends the guest's session, so
 * that all of them succeed or none.
 */
export type GuestDataOwner = {
  mergeGuestData: (transaction: Transaction, merge: GuestMerge) => Promise<void>
}

type InStoreSession = {
  endedId: string
  storeId: string
  employeeId: string
  deviceHash: string
} & TokenHashes

/** Replaces the session with a new guest session that a store employee has opened. */
export const openInStoreSession = (
  database: Database,
  { endedId, deviceHash, ...staff }: InStoreSession,
): Promise<LiveSession> =>
  inTransaction(database, async (transaction) => {
    await endSession(transaction, endedId)
    await rememberStoreDevice(transaction, { storeId: staff.storeId, deviceHash })
    return openSession(transaction, { ...newGuest(), ...staff })
  })
