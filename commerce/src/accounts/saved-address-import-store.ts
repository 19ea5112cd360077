import {
  type ImportedSavedAddress,
  importedSavedAddress,
} from '@cairn/contract/imports/accounts-import'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto } from '../platform/database/queries/merge-into.ts'
import { anyOf } from '../platform/database/queries/raw-query.ts'
import {
  type Change,
  changesOf,
  duplicateReferences,
  type ImportedIds,
  importKind,
  type RowProblem,
  unknownReferences,
} from '../platform/import/import-kind.ts'
import { checkFields, canonicalFields } from './address-book.ts'

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
  const mainAddresses = addresses.flatMap(({ consumerId, approachType, main }, row) =>
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
    approachType: address.approachType,
  })

async function putAddresses(transaction: Transaction, addresses: Addresses): Promise<Change[]> {
  for (const { addressId, consumerId, approachType } of addresses.filter(({ main }) => main)) {
    await transaction
      .updateTable('address_book_entries')
      .set({ is_main: false })
      .where('account_id', '=', consumerId)
      .where('approach_type', '=', approachType)
      .where('is_main', '=', true)
      .where('address_id', '<>', addressId)
      .execute()
  }
  const merged = await mergeInto('address_book_entries', {
    transaction,
    owner: 'address_id',
    key: ['address_id'],
    rows: addresses.flatMap((address) => {
      const fields = fieldsOf(address)
      if (!fields.ok) return []
      return {
        address_id: address.addressId,
        account_id: address.consumerId,
        approach_type: address.approachType,
        is_main: address.main,
        fields: fields.value,
      }
    }),
  })
  return changesOf('saved address', merged)
}
