import type { Pool, PoolClient, PoolConfig } from 'pg'
import { DatabaseBusy } from './is-unavailable.ts'
import { keptProbe } from './kept-probe.ts'
import { type Listening, noticeSilence } from './notice-silence.ts'

export type PoolSettings = PoolConfig & {
  /** What is said to whom no connection was given in time. */
  whenBusy: string
  /** Behind a network it may be there and say nothing. */
  mayFallSilent?: true
}

const tookTooLong = /^(timeout exceeded|Connection terminated due to connection timeout)/

/** Lends a pool's connections, but none to whom it would only let wait. */
export function lendClients(pool: Pool, { whenBusy, mayFallSilent, ...settings }: PoolSettings) {
  const known = new Set<PoolClient>()
  const fromBeforeSilence = new WeakSet<PoolClient>()
  const probe = keptProbe(settings)
  const fellSilent = () => known.forEach((client) => fromBeforeSilence.add(client))
  const unlessSilent: Listening = mayFallSilent
    ? noticeSilence({ probe: probe.ask, fellSilent })
    : (ask) => ask()
  // Broken connections are seen by whoever uses them next; without listeners they end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => known.add(client.on('error', () => {})))
  pool.on('remove', (client) => known.delete(client))

  async function lend(): Promise<PoolClient> {
    let lending: Promise<PoolClient> | undefined
    const client = await unlessSilent(() => (lending = pool.connect())).catch((error: unknown) => {
      // It may still come, when nobody waits for it any more.
      lending?.then(
        (late) => late.release(true),
        () => {},
      )
      const hasWaited = error instanceof Error && tookTooLong.test(error.message)
      throw hasWaited ? new DatabaseBusy(whenBusy, { cause: error }) : error
    })
    if (!fromBeforeSilence.has(client)) return client
    client.release(true)
    return lend()
  }

  return { lend, unlessSilent, close: probe.close }
}
