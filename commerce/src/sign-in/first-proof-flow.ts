import { deleteAddressBook } from '../accounts/addresses/address-book-store.ts'
import { deleteNotificationChoicesOf } from '../accounts/notification-choices-store.ts'
import { isImported } from '../accounts/password-store.ts'
import { clearAddressesOf } from '../cart/store/cart-head-store.ts'
import { deleteCartInstruments } from '../payments/cart-instruments/cart-instruments-store.ts'
import { deleteSavedInstrumentsOf } from '../payments/saved-instruments/saved-instruments-store.ts'
import type { Transaction } from '../platform/database/database.ts'
import { deletePasskeysOf } from './passkeys/passkeys-store.ts'

/**
 * Before the owner of an email address has proved to read its mails, a stranger may have signed up with it. A passkey
 * would open the account again; with an address or a card the owner could order for the stranger unintentionally; a
 * choice would keep mails from the owner that they ask for.
 * Addresses of an imported account come from the system that it was in. Answers whether addresses and payment
 * instruments were removed.
 */
export async function removeWhatStrangersLeft(
  transaction: Transaction,
  { accountId, previousHash }: { accountId: string; previousHash: string | null },
): Promise<boolean> {
  await deletePasskeysOf(transaction, accountId)
  if (previousHash === null || (await isImported(transaction, accountId))) return false
  await deleteAddressBook(transaction, accountId)
  await deleteNotificationChoicesOf(transaction, accountId)
  await deleteSavedInstrumentsOf(transaction, accountId)
  const cartId = await clearAddressesOf(transaction, accountId)
  if (cartId !== undefined) await deleteCartInstruments(transaction, cartId)
  return true
}
