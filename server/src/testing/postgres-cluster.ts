type Cluster = {
  url: string
  stop: () => Promise<void>
  halt: (signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT') => Promise<void>
  resume: () => Promise<void>
}

type Tools = { findBinaries: () => string | undefined; startCluster: () => Promise<Cluster> }

/** The tools are not in a workspace, so that they cannot be imported by a package name. */
const tools = new URL('../../../tools/testing/postgres.ts', import.meta.url).href

const load = (): Promise<Tools> => import(tools)

export const isPostgresInstalled = async () => (await load()).findBinaries() !== undefined

/** A PostgreSQL that a test may kill; undefined where none is installed. */
export const startPostgresCluster = async (): Promise<Cluster | undefined> =>
  (await isPostgresInstalled()) ? (await load()).startCluster() : undefined
