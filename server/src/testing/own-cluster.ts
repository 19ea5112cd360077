type Cluster = {
  url: string
  stop: () => Promise<void>
  halt: (signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT') => Promise<void>
  resume: () => Promise<void>
}

type Tools = { findBinaries: () => string | undefined; startCluster: () => Promise<Cluster> }

/** The tools belong to no workspace, so they have no name to import them by. */
const tools = new URL('../../../tools/postgres.ts', import.meta.url).href

const load = (): Promise<Tools> => import(tools)

export const findPostgres = async () => (await load()).findBinaries() !== undefined

/** A PostgreSQL whose process a test may end; none where none is installed. */
export const openOwnCluster = async (): Promise<Cluster | undefined> =>
  (await findPostgres()) ? (await load()).startCluster() : undefined
