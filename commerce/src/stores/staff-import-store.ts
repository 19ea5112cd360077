import {
  type ImportedStoreEmployee,
  importedStoreEmployee,
} from '@cairn/contract/imports/accounts-import'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto } from '../platform/database/queries/merge-into.ts'
import {
  type Change,
  changesOf,
  type ImportedIds,
  importKind,
  referencedIds,
  type RowProblem,
  unknownReferences,
} from '../platform/import/import-kind.ts'

/** Comes after the stores, to which employees refer. */
export const staffImports = {
  storeEmployee: importKind(importedStoreEmployee, {
    idsOf: ({ storeId, employeeId }) => [`${storeId} ${employeeId}`],
    check: checkEmployees,
    write: writeEmployees,
  }),
}

async function checkEmployees(
  transaction: Transaction,
  employees: readonly ImportedStoreEmployee[],
  importedIds: ImportedIds,
): Promise<RowProblem[]> {
  const references = employees.map(({ storeId: id }, row) => ({ id, row, path: ['storeId'] }))
  const { rows } = await sql<{ id: string }>`
    select store_id as id from stores where store_id = any(${referencedIds(references)})`.execute(
    transaction,
  )
  const existingIds = new Set(rows.map(({ id }) => id))
  return unknownReferences(
    'store',
    references,
    (id) => existingIds.has(id) || importedIds('store').has(id),
  )
}

async function writeEmployees(
  transaction: Transaction,
  employees: readonly ImportedStoreEmployee[],
): Promise<Change[]> {
  const merged = await mergeInto('store_employees', {
    transaction,
    owner: 'employee_id',
    key: ['store_id', 'employee_id'],
    rows: employees.map(({ storeId, employeeId, name, pinHash, left: hasLeft }) => ({
      store_id: storeId,
      employee_id: employeeId,
      name,
      pin_hash: pinHash,
      has_left: hasLeft,
    })),
  })
  return changesOf('store employee', merged)
}
