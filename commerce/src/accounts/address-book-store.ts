import type { Address } from '@cairn/contract/address/address'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/refusals/result'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { AddressBook, BookEntry } from './address-book.ts'
import { copyAddress } from './copied-address.ts'

const columns = sql.raw(`
  address_id as id, approach_type as "approachType", is_main as "isMain", fields`)

/** The main addresses first, then in the order in which they were saved. */
export async function findBookEntries(database: Database, accountId: string): Promise<BookEntry[]> {
  const { rows } = await sql<BookEntry>`
    select ${columns} from address_book_entries where account_id = ${accountId}
    order by is_main desc, position`.execute(database)
  return rows
}

type DecideEntries<Refused> = (book: AddressBook) => Result<BookEntry[], Refused>

/** The only way to change an address book: lock it, decide, and save what was accepted. */
export function changeAddressBook<Refused>(
  database: Database,
  accountId: string,
  decide: DecideEntries<Refused>,
): Promise<Result<undefined, Refused> | undefined> {
  return inTransaction(database, async (transaction) => {
    const email = await lockAccount(transaction, accountId)
    if (email === undefined) return undefined
    const { rows: entries } = await sql<BookEntry>`
      select ${columns} from address_book_entries where account_id = ${accountId}
      order by position`.execute(transaction)
    const decision = decide({ email, entries })
    if (!decision.ok) return decision
    await saveEntries(transaction, accountId, { before: entries, after: decision.value })
    return accept(undefined)
  })
}

async function lockAccount(transaction: Transaction, accountId: string) {
  const { rows } = await sql<{ email: string }>`
    select email from accounts where account_id = ${accountId} for no key update`.execute(
    transaction,
  )
  return rows[0]?.email
}

type EntriesChange = { before: readonly BookEntry[]; after: readonly BookEntry[] }

async function saveEntries(
  transaction: Transaction,
  accountId: string,
  { before, after }: EntriesChange,
) {
  const remainingIds = after.map(({ id }) => id)
  await sql`
    delete from address_book_entries
    where account_id = ${accountId} and not (address_id = any(${remainingIds}::uuid[]))`.execute(
    transaction,
  )
  const changedEntries = after.filter((entry) => !before.includes(entry))
  // The old main address is written before the new one, because only one of each type may be main.
  for (const entry of changedEntries.toSorted(
    (one, other) => Number(one.isMain) - Number(other.isMain),
  )) {
    const { id, approachType, isMain, fields } = entry
    await sql`
      insert into address_book_entries (address_id, account_id, approach_type, is_main, fields)
      values (${id}, ${accountId}, ${approachType}, ${isMain}, ${JSON.stringify(fields)}::jsonb)
      on conflict (address_id) do update
        set approach_type = excluded.approach_type, is_main = excluded.is_main,
          fields = excluded.fields`.execute(transaction)
  }
}

export async function isCardBillingAddress(
  database: Database,
  { addressId, consumerId }: { addressId: string; consumerId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from saved_card_addresses
    where consumer_id = ${consumerId} and address_id = ${addressId} limit 1`.execute(database)
  return rows.length > 0
}

type TypedAddress = { input: Address; consumerId: string }

/**
 * Returns a typed address as it is, or the entry of the address book if only an id was sent. An id beside a
 * full address is kept if it belongs to the same shopper.
 */
export async function resolveAddress(
  database: Database,
  { input, consumerId }: TypedAddress,
): Promise<Result<Address, Refusal<'addressIdUnknown'>>> {
  const { addressId, ...rest } = input
  if (addressId === undefined) return accept(input)
  const { shippingId, isValidated: _claimed, subscriptions: _asked, ...fields } = rest
  const { rows } = await sql<BookEntry>`
    select ${columns} from address_book_entries
    where address_id = ${addressId} and account_id = ${consumerId}`.execute(database)
  const [row] = rows
  if (Object.keys(fields).length > 0) return accept(row ? input : rest)
  if (!row) return refuse('addressIdUnknown')
  const address = copyAddress(row.fields)
  return accept({ ...address, addressId, ...(shippingId !== undefined && { shippingId }) })
}
