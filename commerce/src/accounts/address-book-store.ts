import type { Address } from '@cairn/contract/address'
import { accept, type Refusal, refuse, type Result } from '@cairn/contract/result'
import { sql } from 'kysely'
import type { Database, Transaction } from '../platform/database/database.ts'
import { inTransaction } from '../platform/database/in-transaction.ts'
import type { AddressBook, BookEntry } from './address-book.ts'

const columns = sql.raw(`
  address_id as id, approach_type as "approachType", is_main as "isMain", fields`)

/** The main ones first, then in the order of keeping. */
export async function findBookEntries(database: Database, accountId: string): Promise<BookEntry[]> {
  const { rows } = await sql<BookEntry>`
    select ${columns} from book_addresses where account_id = ${accountId}
    order by is_main desc, position`.execute(database)
  return rows
}

type Decide<Refused> = (book: AddressBook) => Result<BookEntry[], Refused>

/** The only way to change a book: lock it, decide, and save what was accepted. */
export function changeBook<Refused>(
  database: Database,
  accountId: string,
  decide: Decide<Refused>,
): Promise<Result<undefined, Refused> | undefined> {
  return inTransaction(database, async (transaction) => {
    const email = await lockAccount(transaction, accountId)
    if (email === undefined) return undefined
    const { rows: entries } = await sql<BookEntry>`
      select ${columns} from book_addresses where account_id = ${accountId}
      order by position`.execute(transaction)
    const decided = decide({ email, entries })
    if (!decided.ok) return decided
    await save(transaction, accountId, { before: entries, after: decided.value })
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

type Saving = { before: readonly BookEntry[]; after: readonly BookEntry[] }

async function save(transaction: Transaction, accountId: string, { before, after }: Saving) {
  const left = after.map(({ id }) => id)
  await sql`
    delete from book_addresses
    where account_id = ${accountId} and not (address_id = any(${left}::uuid[]))`.execute(
    transaction,
  )
  const changed = after.filter((entry) => !before.includes(entry))
  // Whoever stops being the main one does so before another one begins.
  for (const entry of changed.toSorted((one, other) => Number(one.isMain) - Number(other.isMain))) {
    const { id, approachType, isMain, fields } = entry
    await sql`
      insert into book_addresses (address_id, account_id, approach_type, is_main, fields)
      values (${id}, ${accountId}, ${approachType}, ${isMain}, ${JSON.stringify(fields)}::jsonb)
      on conflict (address_id) do update
        set approach_type = excluded.approach_type, is_main = excluded.is_main,
          fields = excluded.fields`.execute(transaction)
  }
}

/** Whether the bill of a saved card goes there. */
export async function isBilledTo(
  database: Database,
  { addressId, consumerId }: { addressId: string; consumerId: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from addresses_of_cards
    where consumer_id = ${consumerId} and address_id = ${addressId} limit 1`.execute(database)
  return rows.length > 0
}

type Named = { typed: Address; consumerId: string }

/**
 * An address as it was typed, or the one of the book that is named by its id alone. A name beside a
 * whole address is kept as long as it is one of the same shopper's.
 */
export async function findNamedAddress(
  database: Database,
  { typed, consumerId }: Named,
): Promise<Result<Address, Refusal<'addressIdUnknown'>>> {
  const { addressId, ...rest } = typed
  if (addressId === undefined) return accept(typed)
  const { shippingId, isValidated: _claimed, subscriptions: _asked, ...fields } = rest
  const { rows } = await sql<BookEntry>`
    select ${columns} from book_addresses
    where address_id = ${addressId} and account_id = ${consumerId}`.execute(database)
  const [found] = rows
  if (Object.keys(fields).length > 0) return accept(found ? typed : rest)
  if (!found) return refuse('addressIdUnknown')
  return accept({ ...found.fields, addressId, ...(shippingId !== undefined && { shippingId }) })
}
