type Cluster = { url: string; stop: () => Promise<void> }

/** The tools belong to no workspace, so they have no name to import them by. */
const tools = new URL('../../tools/postgres.ts', import.meta.url).href

/** A PostgreSQL of its own, or the sentence that says why there is none. */
export async function openCluster(): Promise<Cluster | string> {
  try {
    const { startCluster }: { startCluster: () => Promise<Cluster> } = await import(tools)
    return await startCluster()
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
