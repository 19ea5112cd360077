import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

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
