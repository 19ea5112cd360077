import { type ImportedStoreEmployee, importedStoreEmployee } from '@cairn/contract/accounts-import'
import { sql } from 'kysely'
import type { Transaction } from '../platform/database/database.ts'
import { mergeInto } from '../platform/database/merge-into.ts'
import { changesOf } from '../platform/import/changes.ts'
import {
  type Brought,
  type Change,
  type Complaint,
  importKind,
} from '../platform/import/import-kind.ts'
import { complainOfUnknown, idsOf } from '../platform/import/references.ts'

type Staff = readonly ImportedStoreEmployee[]

/** Who works in which store; after the stores, which they name. */
export const staffImports = {
  storeEmployee: importKind(importedStoreEmployee, {
    brings: ({ storeId, employeeId }) => [`${storeId} ${employeeId}`],
    check: checkStaff,
    put: putStaff,
  }),
}

async function checkStaff(
  transaction: Transaction,
  staff: Staff,
  brought: Brought,
): Promise<Complaint[]> {
  const named = staff.map(({ storeId: id }, row) => ({ id, row, path: ['storeId'] }))
  const { rows } = await sql<{ id: string }>`
    select store_id as id from stores where store_id = any(${idsOf(named)})`.execute(transaction)
  const known = new Set(rows.map(({ id }) => id))
  return complainOfUnknown('store', named, (id) => known.has(id) || brought('store').has(id))
}

async function putStaff(transaction: Transaction, staff: Staff): Promise<Change[]> {
  const merged = await mergeInto('store_employees', {
    transaction,
    owner: 'employee_id',
    key: ['store_id', 'employee_id'],
    rows: staff.map(({ storeId, employeeId, name, pinHash, left }) => ({
      store_id: storeId,
      employee_id: employeeId,
      name,
      pin_hash: pinHash,
      has_left: left,
    })),
  })
  return changesOf('store employee', merged)
}
