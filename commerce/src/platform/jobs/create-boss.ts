import { AsyncLocalStorage } from 'node:async_hooks'
import { PgBoss, type ConstructorOptions } from 'pg-boss'
import type { Connection, OpenDatabase } from '../database/database.ts'

/** pg-boss on our connections, in a schema of its own beside our tables. */
export function createBoss(database: OpenDatabase, options: ConstructorOptions) {
  const borrowed = new AsyncLocalStorage<Connection>()
  const executeSql = (text: string, values: unknown[] = []) => {
    const connection = borrowed.getStore() ?? database
    return values.length > 0 ? connection.run(text, values) : connection.exec(text)
  }
  const boss = new PgBoss({
    ...options,
    db: { executeSql },
    backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
  })
  return {
    boss,
    /** Whatever the work asks of the boss is asked on this connection. */
    through: <Value>(connection: Connection, work: () => Promise<Value>) =>
      borrowed.run(connection, work),
  }
}

/** Makes the tables of the jobs ahead of time; otherwise the first `startJobs` does. */
export async function installJobs(database: OpenDatabase): Promise<void> {
  const { boss } = createBoss(database, { supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ close: false, graceful: false })
}
