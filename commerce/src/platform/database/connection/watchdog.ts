import { Client, type ClientConfig } from 'pg'
import { DatabaseNotResponding, isUnavailable } from '../database-errors.ts'

type WatchdogSettings = {
  /** Sends a trivial query. Fails after its own timeout. */
  probe: () => Promise<unknown>
  onSilence: () => void
}

// Time is counted in ticks, so that a pause of this process does not count as silence of the database.
const tickMs = 100
const ticksBeforeProbe = 3
const ticksBeforeSilence = 8

/**
 * Distinguishes a slow database from one that does not respond. A query may wait for a lock or a disk.
 * But when no query at all, not even the probe, is answered for 0.8 seconds, all waiting queries fail,
 * and new ones fail at once until a probe succeeds again.
 */
export function createWatchdog({ probe, onSilence }: WatchdogSettings) {
  const pendingRejections = new Set<(error: DatabaseNotResponding) => void>()
  let silentTicks = 0
  let isSilent = false
  let isProbing = false
  let timer: NodeJS.Timeout | undefined

  function onResponse() {
    silentTicks = 0
    isSilent = false
  }

  async function sendProbe() {
    isProbing = true
    await probe().then(onResponse, () => {})
    isProbing = false
  }

  function tick() {
    if (pendingRejections.size === 0 && !isSilent) return stopTimer()
    silentTicks += 1
    if (silentTicks >= ticksBeforeProbe && !isProbing) void sendProbe()
    if (silentTicks === ticksBeforeSilence) failWaiting()
  }

  function failWaiting() {
    isSilent = true
    onSilence()
    for (const reject of pendingRejections) reject(new DatabaseNotResponding())
    pendingRejections.clear()
  }

  function stopTimer() {
    clearInterval(timer)
    timer = undefined
    silentTicks = 0
  }

  /** Sends a query and rejects if the database stops responding. */
  return async function withWatchdog<Value>(send: () => Promise<Value>): Promise<Value> {
    if (isSilent) throw new DatabaseNotResponding()
    timer ??= setInterval(tick, tickMs).unref()
    const { promise, resolve, reject } = Promise.withResolvers<Value>()
    pendingRejections.add(reject)
    send()
      .finally(() => pendingRejections.delete(reject))
      .then(
        (value) => {
          onResponse()
          resolve(value)
        },
        (error: unknown) => {
          if (!isUnavailable(error)) onResponse()
          reject(error)
        },
      )
    return promise
  }
}

const probeTimeoutMs = 1000

/** Sends a trivial query on a connection of its own. After a failure the next check opens a new one. */
export function createHealthProbe(settings: ClientConfig) {
  let connection: Promise<Client> | undefined

  async function open() {
    const client = new Client({
      ...settings,
      application_name: 'cairn-probe',
      connectionTimeoutMillis: probeTimeoutMs,
      query_timeout: probeTimeoutMs,
    })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  async function close() {
    const client = await connection?.catch(() => undefined)
    connection = undefined
    await client?.end().catch(() => {})
  }

  return {
    check: async () => {
      try {
        const client = await (connection ??= open())
        await client.query('select 1')
      } catch (error) {
        void close()
        throw error
      }
    },
    close,
  }
}
