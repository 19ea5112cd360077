import { Client, type ClientConfig } from 'pg'

const patienceMilliseconds = 1000

/** Asks the smallest question on a connection kept for it; one that failed is replaced. */
export function keptProbe(settings: ClientConfig) {
  let kept: Promise<Client> | undefined

  async function open() {
    const client = new Client({
      ...settings,
      application_name: 'cairn-probe',
      connectionTimeoutMillis: patienceMilliseconds,
      query_timeout: patienceMilliseconds,
    })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  async function close() {
    const client = await kept?.catch(() => undefined)
    kept = undefined
    await client?.end().catch(() => {})
  }

  return {
    ask: async () => {
      try {
        const client = await (kept ??= open())
        await client.query('select 1')
      } catch (error) {
        void close()
        throw error
      }
    },
    close,
  }
}
