import { openDatabase } from '@cairn/commerce/platform/database/open-database'

type Cluster = { url: string; stop: () => Promise<void> }
type Tools = { startCluster: (options: { isDurable: boolean }) => Promise<Cluster> }

/** The tools belong to no workspace, so they are imported by URL. */
const tools = new URL('../../tools/testing/postgres.ts', import.meta.url).href

/** Starts a separate PostgreSQL, or returns a sentence that says why that is not possible. */
export async function openCluster(): Promise<(Cluster & { version: string }) | string> {
  try {
    const { startCluster }: Tools = await import(tools)
    const cluster = await startCluster({ isDurable: true })
    return { ...cluster, version: await enableFrequentAutovacuum(cluster.url) }
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/**
 * Autovacuum checks the tables every second instead of every minute, so that queries of a run of
 * minutes are planned with the statistics that a shop has after a day.
 */
async function enableFrequentAutovacuum(url: string): Promise<string> {
  const database = await openDatabase({ url, poolSize: 1 })
  try {
    await database.exec(`alter system set autovacuum_naptime = '1s'`)
    await database.exec('select pg_reload_conf()')
    const { rows } = await database.run(`select current_setting('server_version') as version`)
    return String(rows[0]?.['version'])
  } finally {
    await database.close()
  }
}
