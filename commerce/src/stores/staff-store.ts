import {
  type ImportedStoreEmployee,
  importedStoreEmployee,
} from '@cairn/contract/imports/accounts-import'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Database, Transaction } from '../platform/database/database.ts'
import { mergeInto } from '../platform/database/queries/merge-into.ts'
import { anyOf } from '../platform/database/queries/raw-query.ts'
import {
  type Change,
  changesOf,
  type ImportedIds,
  importKind,
  referencedIds,
  type RowProblem,
  unknownReferences,
} from '../platform/import/import-kind.ts'
import { endSessionsOfStaff } from '../sessions/session-store.ts'

export type StoreEmployee = { storeName: string; name: string; pinHash: string }

/** An open store and its employee with the requested number. */
export type StoreWithEmployee = {
  storeName: string
  employee: StoreEmployee | undefined
  /** Staff of the store have signed in from the device before. */
  isKnownDevice: boolean
}

export async function findStoreWithEmployee(
  database: Database,
  { storeId, employeeId, deviceHash }: { storeId: string; employeeId: string; deviceHash: string },
): Promise<StoreWithEmployee | undefined> {
  const row = await database
    .selectFrom('stores as s')
    .leftJoin('store_employees as e', (join) =>
      join
        .onRef('e.store_id', '=', 's.store_id')
        .on('e.employee_id', '=', employeeId)
        .on('e.has_left', '=', false),
    )
    .leftJoin('store_devices as d', (join) =>
      join.onRef('d.store_id', '=', 's.store_id').on('d.device_hash', '=', deviceHash),
    )
    .select(['s.name as storeName', 'e.name', 'e.pin_hash as pinHash'])
    .select((query) => query('d.store_id', 'is not', null).as('isKnownDevice'))
    .where('s.store_id', '=', storeId)
    .where('s.closed', '=', false)
    .executeTakeFirst()
  if (!row) return undefined
  const { storeName, name, pinHash } = row
  const isKnownDevice = Boolean(row.isKnownDevice)
  const isEmployed = name !== null && pinHash !== null
  const employee = isEmployed ? { storeName, name, pinHash } : undefined
  return { storeName, employee, isKnownDevice }
}

export async function rememberStoreDevice(
  transaction: Transaction,
  { storeId, deviceHash }: { storeId: string; deviceHash: string },
): Promise<void> {
  await transaction
    .insertInto('store_devices')
    .values({ store_id: storeId, device_hash: deviceHash })
    .onConflict((conflict) =>
      conflict.columns(['store_id', 'device_hash']).doUpdateSet({ seen_at: sql<Date>`now()` }),
    )
    .execute()
}

export async function deleteOldStoreDevices(database: Database): Promise<void> {
  await database
    .deleteFrom('store_devices')
    .where('seen_at', '<', sql<Date>`now() - interval '400 days'`)
    .execute()
}

/** Undefined for an unknown or closed store. */
export async function findEmployees(
  database: Database,
  storeId: string,
): Promise<{ id: string; name: string }[] | undefined> {
  const store = await database
    .selectFrom('stores as s')
    .select((query) =>
      jsonArrayFrom(
        query
          .selectFrom('store_employees as e')
          .select(['e.employee_id as id', 'e.name'])
          .whereRef('e.store_id', '=', 's.store_id')
          .where('e.has_left', '=', false)
          .orderBy('e.name')
          .orderBy('e.employee_id'),
      ).as('employees'),
    )
    .where('s.store_id', '=', storeId)
    .where('s.closed', '=', false)
    .executeTakeFirst()
  return store?.employees
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
  const rows = await transaction
    .selectFrom('stores')
    .select('store_id as id')
    .where('store_id', '=', anyOf(referencedIds(references)))
    .execute()
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
  await endSessionsOfStaff(transaction, await findRevoked(transaction, employees))
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

/** Employees who leave with these rows or get another PIN. */
async function findRevoked(
  transaction: Transaction,
  employees: readonly ImportedStoreEmployee[],
): Promise<ImportedStoreEmployee[]> {
  const present = await transaction
    .selectFrom('store_employees')
    .select(['store_id as storeId', 'employee_id as employeeId', 'pin_hash as pinHash'])
    .where('employee_id', '=', anyOf(employees.map(({ employeeId }) => employeeId)))
    .where('has_left', '=', false)
    .execute()
  const pinHashes = new Map(
    present.map(({ storeId, employeeId, pinHash }) => [`${storeId} ${employeeId}`, pinHash]),
  )
  return employees.filter(({ storeId, employeeId, pinHash, left: hasLeft }) => {
    const presentHash = pinHashes.get(`${storeId} ${employeeId}`)
    return presentHash !== undefined && (hasLeft || presentHash !== pinHash)
  })
}
