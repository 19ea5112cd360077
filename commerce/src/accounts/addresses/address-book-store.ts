import type { Address } from '@cairn/contract/address/address'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import type { Database, Transaction } from '../../platform/database/database.ts'
import { inTransaction } from '../../platform/database/in-transaction.ts'
import { anyOf } from '../../platform/database/queries/raw-query.ts'
import type { AddressBook, BookEntry } from './address-book.ts'
import { copyAddress } from './copied-address.ts'

const selectEntries = (database: Database) =>
  database
    .selectFrom('address_book_entries')
    .select(['address_id as id', 'approach_type as approachType', 'is_main as isMain', 'fields'])
    .$narrowType<Pick<BookEntry, 'fields'>>()

/** The main addresses first, then in the order in which they were saved. */
export async function findBookEntries(database: Database, accountId: string): Promise<BookEntry[]> {
  return selectEntries(database)
    .where('account_id', '=', accountId)
    .orderBy('is_main', 'desc')
    .orderBy('position')
    .execute()
}

type DecideEntries<KnownRefusal> = (book: AddressBook) => Result<BookEntry[], KnownRefusal>

/** The only way to change an address book: lock it, decide, and save what was accepted. */
export function changeAddressBook<KnownRefusal>(
  database: Database,
  accountId: string,
  decide: DecideEntries<KnownRefusal>,
): Promise<Result<undefined, KnownRefusal> | undefined> {
  return inTransaction(database, async (transaction) => {
    const email = await lockAccount(transaction, accountId)
    if (email === undefined) return undefined
    const entries = await selectEntries(transaction)
      .where('account_id', '=', accountId)
      .orderBy('position')
      .execute()
    const decision = decide({ email, entries })
    if (!decision.ok) return decision
    await saveEntries(transaction, accountId, { before: entries, after: decision.value })
    return accept(undefined)
  })
}

/** The account is locked. */
export async function deleteAddressBook(
  transaction: Transaction,
  accountId: string,
): Promise<void> {
  await transaction.deleteFrom('address_book_entries').where('account_id', '=', accountId).execute()
}

async function lockAccount(transaction: Transaction, accountId: string) {
  const account = await transaction
    .selectFrom('accounts')
    .select('email')
    .where('account_id', '=', accountId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return account?.email
}

async function saveEntries(
  transaction: Transaction,
  accountId: string,
  { before, after }: { before: readonly BookEntry[]; after: readonly BookEntry[] },
) {
  const remainingIds = after.map(({ id }) => id)
  await transaction
    .deleteFrom('address_book_entries')
    .where('account_id', '=', accountId)
    .where(({ eb, not }) => not(eb('address_id', '=', anyOf(remainingIds))))
    .execute()
  const changedEntries = after.filter((entry) => !before.includes(entry))
  // The old main address is written before the new one, because only one of each type may be main.
  for (const entry of changedEntries.toSorted(
    (one, other) => Number(one.isMain) - Number(other.isMain),
  )) {
    const saved = {
      approach_type: entry.approachType,
      is_main: entry.isMain,
      fields: JSON.stringify(entry.fields),
    }
    await transaction
      .insertInto('address_book_entries')
      .values({ address_id: entry.id, account_id: accountId, ...saved })
      .onConflict((conflict) => conflict.column('address_id').doUpdateSet(saved))
      .execute()
  }
}

export async function isCardBillingAddress(
  database: Database,
  { addressId, consumerId }: { addressId: string; consumerId: string },
): Promise<boolean> {
  const row = await database
    .selectFrom('saved_card_addresses')
    .select('address_id')
    .where('consumer_id', '=', consumerId)
    .where('address_id', '=', addressId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Returns a typed address as it is, or the entry of the address book if only an id was sent. An id beside a
 * full address is kept if it belongs to the same shopper.
 */
export async function resolveAddress(
  database: Database,
  { input, consumerId }: { input: Address; consumerId: string },
): Promise<Result<Address, Refusal<'addressIdUnknown'>>> {
  const { addressId, ...rest } = input
  if (addressId === undefined) return accept(input)
  const { shippingId, isValidated: _isValidated, subscriptions: _subscriptions, ...fields } = rest
  const row = await selectEntries(database)
    .where('address_id', '=', addressId)
    .where('account_id', '=', consumerId)
    .executeTakeFirst()
  if (Object.keys(fields).length > 0) return accept(row ? input : rest)
  if (!row) return refuse('addressIdUnknown')
  const address = copyAddress(row.fields)
  return accept({ ...address, addressId, ...(shippingId !== undefined && { shippingId }) })
}
