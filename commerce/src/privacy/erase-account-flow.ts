import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Locale } from '@cairn/contract/sites/sites'
import { attemptSubject } from '../accounts/account.ts'
import { findPassword, lockAccount } from '../accounts/password-store.ts'
import { clearAttemptsOf } from '../accounts/sign-in-attempts-store.ts'
import { giveOrderedCarts } from '../cart/store/cart-store.ts'
import { writeAccountDeleted } from '../mail/account-mails-flow.ts'
import { claimGuestOrders } from '../orders/claim-order-store.ts'
import { findOpenOrders } from '../orders/open-orders-store.ts'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransactionOrRefuse } from '../platform/database/in-transaction.ts'
import { faultPoint } from '../platform/faults.ts'
import type { Person } from '../platform/privacy/personal-data.ts'
import { hashOf } from '../platform/tokens.ts'
import { checkCurrentPassword } from '../sign-in/current-password-flow.ts'
import { isErased, rememberErasure } from './erased-accounts-store.ts'
import { findPerson, provenEmailOf, releaseAndErase } from './person-flow.ts'

type ErasureRequest = { accountId: string; currentPassword: string; locale: Locale }

type ErasureResult = Result<
  null,
  Refusal<'currentPasswordWrong' | 'userLocked' | 'orderStillOpen' | 'invalidCustomer'>
>

/** Of two concurrent requests, the later one finds the account erased and has the answer of the first one. */
export async function eraseAccountOf(
  database: Database,
  { accountId, currentPassword, locale }: ErasureRequest,
): Promise<ErasureResult> {
  const stored = await findPassword(database, accountId)
  if (!stored)
    return (await isErased(database, accountId)) ? accept(null) : refuse('invalidCustomer')
  const { passwordHash } = stored
  const checked = await checkCurrentPassword(database, { accountId, passwordHash, currentPassword })
  if (!checked.ok) return checked
  const personBefore = await findPerson(database, accountId)
  if (personBefore && (await hasOpenOrder(database, personBefore))) return refuse('orderStillOpen')
  await faultPoint('erasure.checked')
  return inTransactionOrRefuse(database, async (transaction): Promise<ErasureResult> => {
    const account = await lockAccount(transaction, { accountId, passwordHash })
    if (!account)
      return (await isErased(transaction, accountId))
        ? accept(null)
        : refuse('currentPasswordWrong')
    const { email, login } = account
    const person = { consumerId: accountId, provenEmail: provenEmailOf(account) }
    const cartIds = await claimGuestOrders(transaction, person)
    await giveOrderedCarts(transaction, { cartIds, consumerId: accountId })
    await releaseAndErase(transaction, person)
    // Deleting the cart has waited for an order that was being placed with it.
    if (await hasOpenOrder(transaction, person)) return refuse('orderStillOpen')
    await rememberErasure(transaction, accountId)
    await clearAttempts(transaction, { accountId, login })
    await writeAccountDeleted(transaction, { email, locale })
    await faultPoint('account.erased')
    return accept(null)
  })
}

const hasOpenOrder = async (database: Database, person: Person): Promise<boolean> =>
  (await findOpenOrders(database, person)).length > 0

const clearAttempts = (
  transaction: Transaction,
  { accountId, login }: { accountId: string; login: string },
): Promise<void> =>
  clearAttemptsOf(transaction, [
    hashOf(attemptSubject.customer(login)),
    hashOf(attemptSubject.passwordChange(accountId)),
  ])
