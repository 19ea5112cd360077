import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

export type StoreEmployee = { storeName: string; name: string; pinHash: string }

/** A store that is there, and who works in it under this number. */
export type AtStore = { storeName: string; employee: StoreEmployee | undefined }

export async function findAtStore(
  database: Database,
  { storeId, employeeId }: { storeId: string; employeeId: string },
): Promise<AtStore | undefined> {
  const { rows } = await sql<{ storeName: string; name: string | null; pinHash: string | null }>`
    select s.name as "storeName", e.name, e.pin_hash as "pinHash"
    from stores s
    left join store_employees e
      on e.store_id = s.store_id and e.employee_id = ${employeeId} and not e.has_left
    where s.store_id = ${storeId} and not s.closed`.execute(database)
  const [row] = rows
  if (!row) return undefined
  const { storeName, name, pinHash } = row
  const isThere = name !== null && pinHash !== null
  return { storeName, employee: isThere ? { storeName, name, pinHash } : undefined }
}
