import { generateTables } from './generate-tables.ts'
import { openTestDatabase } from './testing.ts'

/** What `tables.ts` has to be, by the migrations as they are now. */
export async function freshTables(): Promise<string> {
  const database = await openTestDatabase()
  try {
    return await generateTables(database)
  } finally {
    await database.close()
  }
}
