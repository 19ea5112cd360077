import { AsyncLocalStorage } from 'node:async_hooks'
import { PgBoss, type ConstructorOptions } from 'pg-boss'
import type { Connection, OpenDatabase } from '../database/database.ts'

/** Creates pg-boss on our own database connections. It has its own schema. */
export function createBoss(database: OpenDatabase, options: ConstructorOptions) {
  const currentConnection = new AsyncLocalStorage<Connection>()
  const executeSql = (text: string, values: unknown[] = []) => {
    const connection = currentConnection.getStore() ?? database
    return values.length > 0 ? connection.run(text, values) : connection.exec(text)
  }
  const boss = new PgBoss({
    ...options,
    db: { executeSql },
    backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
  })
  return {
    boss,
    /** Within the work pg-boss uses this connection, and so its transaction. */
    onConnection: <Value>(connection: Connection, work: () => Promise<Value>) =>
      currentConnection.run(connection, work),
  }
}

/** Creates the tables of pg-boss. Without it the first `startJobs` does. */
export async function installJobs(database: OpenDatabase): Promise<void> {
  const { boss } = createBoss(database, { supervise: false, schedule: false })
  await boss.start()
  await boss.stop({ close: false, graceful: false })
}
