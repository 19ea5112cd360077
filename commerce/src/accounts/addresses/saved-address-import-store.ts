import { isDeepStrictEqual } from 'node:util'
import {
  type ImportedSavedAddress,
  importedSavedAddress,
} from '@cairn/contract/imports/accounts-import'
import type { Transaction } from '../../platform/database/database.ts'
import { mergeInto } from '../../platform/database/queries/merge-into.ts'
import { anyOf } from '../../platform/database/queries/raw-query.ts'
import { faultPoint } from '../../platform/faults.ts'
import {
  type Change,
  changesOf,
  duplicateReferences,
  type ImportedIds,
  importKind,
  keptFieldsOf,
  type RowProblem,
  unknownReferences,
} from '../../platform/import/import-kind.ts'
import { hashOf } from '../../platform/tokens.ts'
import { lockAccounts } from '../customer-import-store.ts'
import { type BookEntry, checkFields, canonicalFields } from './address-book.ts'
import { type AddressBefore, type ImportedState, mergeAddress } from './saved-address-import.ts'

/** Imports the address books of a previous system. */
export const savedAddressImports = {
  savedAddress: importKind(importedSavedAddress, {
    idsOf: ({ addressId }) => [addressId],
    check: checkAddresses,
    write: putAddresses,
  }),
}

type Addresses = readonly ImportedSavedAddress[]

async function checkAddresses(
  transaction: Transaction,
  addresses: Addresses,
  importedIds: ImportedIds,
): Promise<RowProblem[]> {
  const owners = addresses.map(({ consumerId: id }, row) => ({ id, row, path: ['consumerId'] }))
  const rows = await transaction
    .selectFrom('accounts')
    .select('account_id as id')
    .where('account_id', '=', anyOf(owners.map(({ id }) => id)))
    .execute()
  const existingIds = new Set([...rows.map(({ id }) => id), ...importedIds('customer')])
  const mainAddresses = addresses.flatMap(({ consumerId, approachType = 'S', main }, row) =>
    main ? [{ id: `${approachType} of ${consumerId}`, row, path: ['main'] }] : [],
  )
  return [
    ...unknownReferences('customer', owners, (id) => existingIds.has(id)),
    ...duplicateReferences('main address', mainAddresses),
    ...addresses.flatMap((address, row) => fieldProblems(address, row)),
  ]
}

function fieldProblems(address: ImportedSavedAddress, row: number): RowProblem[] {
  if (address.countryCode === undefined)
    return [{ row, path: ['countryCode'], message: 'is missing' }]
  const checked = fieldsOf(address)
  if (checked.ok) return []
  const message = `is not what its country wants: ${checked.refusal.data['fields']}`
  return [{ row, path: [], message }]
}

const fieldsOf = (address: ImportedSavedAddress) =>
  checkFields(canonicalFields(address), {
    country: address.countryCode ?? '',
    approachType: address.approachType ?? 'S',
  })

async function putAddresses(transaction: Transaction, addresses: Addresses): Promise<Change[]> {
  const merged = await mergeAddresses(transaction, addresses)
  const changed = merged.filter(isChange)
  const changedIds = new Set(changed.map(({ addressId }) => addressId))
  await faultPoint('import.compared')
  await lockAccounts(
    transaction,
    changed.map(({ consumerId }) => consumerId),
  )
  // The customers may have changed something until they were locked.
  const locked = await mergeAddresses(
    transaction,
    addresses.filter(({ addressId }) => changedIds.has(addressId)),
  )
  const written = await writeAddresses(transaction, locked)
  const unchanged = merged.filter(({ addressId }) => !changedIds.has(addressId))
  const records = [...unchanged, ...locked].map(({ addressId: id, keptFields }) => ({
    id,
    keptFields,
  }))
  return [...changesOf('saved address', written), ...keptFieldsOf('saved address', records)]
}

type MergedAddress = ReturnType<typeof mergeAddress> & {
  addressId: string
  consumerId: string
  before: AddressBefore
}

const isChange = ({ entry, imported, before }: MergedAddress): boolean =>
  !isDeepStrictEqual(entry, before.entry) || !isDeepStrictEqual(imported, before.imported)

async function mergeAddresses(
  transaction: Transaction,
  addresses: Addresses,
): Promise<MergedAddress[]> {
  const addressBooks = await findBooks(
    transaction,
    addresses.map(({ consumerId }) => consumerId),
  )
  const merged = addresses.flatMap((address) => {
    const { addressId, consumerId, main, force } = address
    const fields = fieldsOf(address)
    if (!fields.ok) return []
    const book = addressBooks.get(consumerId) ?? emptyBook
    const entry = book.entries.get(addressId)
    const approachType = address.approachType ?? entry?.approachType ?? 'S'
    const before = {
      entry,
      imported: book.imported.get(addressId),
      isMainChosen: isMainChosen(book, { addressId, approachType }),
    }
    const row = { addressId, fields: fields.value, approachType, main, force }
    return { addressId, consumerId, before, ...mergeAddress(row, before, hashOf) }
  })
  return withFirstMains(withOneMainEach(merged), addressBooks)
}

/** The addresses of one type of a customer, of which one is the main one. */
const bookOf = ({ consumerId, entry }: Pick<MergedAddress, 'consumerId' | 'entry'>) =>
  `${consumerId} ${entry?.approachType}`

/** Where no address is the main one, the first one of the import becomes it. */
function withFirstMains(
  merged: readonly MergedAddress[],
  addressBooks: ReadonlyMap<string, ImportedBook>,
): MergedAddress[] {
  const importedIds = new Set(merged.map(({ addressId }) => addressId))
  const others = [...addressBooks].flatMap(([consumerId, { entries }]) =>
    [...entries.values()]
      .filter(({ id }) => !importedIds.has(id))
      .map((entry) => ({ consumerId, entry })),
  )
  const withMain = new Set([...merged, ...others].filter(({ entry }) => entry?.isMain).map(bookOf))
  return merged.map((address) => {
    const { entry, imported } = address
    if (entry === undefined || withMain.has(bookOf(address))) return address
    withMain.add(bookOf(address))
    return {
      ...address,
      entry: { ...entry, isMain: true },
      imported: { ...imported, isMain: true },
    }
  })
}

/** A main address of the import replaces one that was imported earlier. */
function withOneMainEach(merged: readonly MergedAddress[]): MergedAddress[] {
  const newMainIds = new Map(
    merged
      .filter(({ entry, before }) => entry?.isMain && !before.entry?.isMain)
      .map((address) => [bookOf(address), address.addressId]),
  )
  return merged.map((address) => {
    const { entry, imported, addressId } = address
    const newMainId = newMainIds.get(bookOf(address))
    return entry?.isMain && newMainId !== undefined && newMainId !== addressId
      ? { ...address, entry: { ...entry, isMain: false }, imported: { ...imported, isMain: false } }
      : address
  })
}

type ImportedBook = {
  entries: Map<string, BookEntry>
  imported: Map<string, ImportedState>
}

const emptyBook: ImportedBook = { entries: new Map(), imported: new Map() }

/** Whether the main address is another one that no import has made the main one. */
function isMainChosen(
  { entries, imported }: ImportedBook,
  { addressId, approachType }: { addressId: string; approachType: BookEntry['approachType'] },
): boolean {
  const main = [...entries.values()].find(
    (entry) => entry.isMain && entry.approachType === approachType,
  )
  return main !== undefined && main.id !== addressId && imported.get(main.id)?.isMain !== true
}

async function findBooks(
  transaction: Transaction,
  accountIds: readonly string[],
): Promise<ReadonlyMap<string, ImportedBook>> {
  const addressBooks = new Map(
    accountIds.map((id): [string, ImportedBook] => [
      id,
      { entries: new Map(), imported: new Map() },
    ]),
  )
  const entries = await transaction
    .selectFrom('address_book_entries')
    .select([
      'account_id as accountId',
      'address_id as id',
      'approach_type as approachType',
      'is_main as isMain',
      'fields',
    ])
    .$narrowType<Pick<BookEntry, 'fields'>>()
    .where('account_id', '=', anyOf(accountIds))
    .execute()
  for (const { accountId, ...entry } of entries) {
    addressBooks.get(accountId)?.entries.set(entry.id, entry)
  }
  const imports = await transaction
    .selectFrom('address_imports')
    .select(['account_id as accountId', 'address_id as id', 'digest', 'is_main as isMain'])
    .where('account_id', '=', anyOf(accountIds))
    .execute()
  for (const { accountId, id, ...state } of imports)
    addressBooks.get(accountId)?.imported.set(id, state)
  return addressBooks
}

async function writeAddresses(transaction: Transaction, merged: readonly MergedAddress[]) {
  for (const { entry, consumerId } of merged) {
    if (entry?.isMain) await demoteOthers(transaction, consumerId, entry)
  }
  const written = await mergeInto('address_book_entries', {
    transaction,
    owner: 'address_id',
    key: ['address_id'],
    rows: merged.flatMap(({ entry, consumerId }) =>
      entry === undefined
        ? []
        : {
            address_id: entry.id,
            account_id: consumerId,
            approach_type: entry.approachType,
            is_main: entry.isMain,
            fields: entry.fields,
          },
    ),
  })
  await mergeInto('address_imports', {
    transaction,
    owner: 'address_id',
    key: ['address_id'],
    rows: merged.map(({ addressId, consumerId, imported }) => ({
      address_id: addressId,
      account_id: consumerId,
      digest: imported.digest,
      is_main: imported.isMain,
    })),
  })
  return written
}

/** Only one address of each type may be the main one. */
async function demoteOthers(
  transaction: Transaction,
  accountId: string,
  { id, approachType }: BookEntry,
): Promise<void> {
  const demoted = await transaction
    .updateTable('address_book_entries')
    .set({ is_main: false })
    .where('account_id', '=', accountId)
    .where('approach_type', '=', approachType)
    .where('is_main', '=', true)
    .where('address_id', '<>', id)
    .returning('address_id as id')
    .execute()
  await transaction
    .updateTable('address_imports')
    .set({ is_main: false })
    .where('address_id', '=', anyOf(demoted.map((entry) => entry.id)))
    .execute()
}
