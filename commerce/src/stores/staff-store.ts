import { sql } from 'kysely'
import {
  type ImportedStoreEmployee,
  importedStoreEmployee,
} from '@cairn/contract/imports/accounts-import'
import type { Database, Transaction } from '../platform/database/database.ts'
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

export type StoreEmployee = { storeName: string; name: string; pinHash: string }

/** An open store and its employee with the requested number. */
export type StoreWithEmployee = { storeName: string; employee: StoreEmployee | undefined }

export async function findStoreWithEmployee(
  database: Database,
  { storeId, employeeId }: { storeId: string; employeeId: string },
): Promise<StoreWithEmployee | undefined> {
  const { rows } = await sql<{ storeName: string; name: string | null; pinHash: string | null }>`
    select s.name as "storeName", e.name, e.pin_hash as "pinHash"
    from stores s
    left join store_employees e
      on e.store_id = s.store_id and e.employee_id = ${employeeId} and not e.has_left
    where s.store_id = ${storeId} and not s.closed`.execute(database)
  const [row] = rows
  if (!row) return undefined
  const { storeName, name, pinHash } = row
  const isEmployed = name !== null && pinHash !== null
  return { storeName, employee: isEmployed ? { storeName, name, pinHash } : undefined }
}

/** Undefined for an unknown or closed store. */
export async function findEmployees(
  database: Database,
  storeId: string,
): Promise<{ id: string; name: string }[] | undefined> {
  const { rows } = await sql<{ employees: { id: string; name: string }[] }>`
    select (select coalesce(json_agg(json_build_object('id', e.employee_id, 'name', e.name)
                                     order by e.name, e.employee_id), '[]')
            from store_employees e where e.store_id = s.store_id and not e.has_left) as employees
    from stores s where s.store_id = ${storeId} and not s.closed`.execute(database)
  return rows[0]?.employees
}

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
