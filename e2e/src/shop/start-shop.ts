import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { openTestInstallation } from '@cairn/server/testing/test-installation'
import { browserPath } from './installed-browser.ts'
import { directoryVariable, originVariable, starterVariable } from './running-shop.ts'
import { importRows } from './shop-commands.ts'

/** The jacket of most journeys, and its free gift. */
const skusOfJourneys = ['CAIRN001BLK-M', 'CAIRN007SNW-OS']
const stockForJourneys = 100_000

/**
 * Vitest runs this once, before the tests of all projects. The shop starts when the first journey asks for it, because a
 * shop without visitors would take processor time from the tests before the journeys.
 */
export async function setup() {
  if (!browserPath()) return undefined
  buildPages()
  let shop: ReturnType<typeof startShop> | undefined
  const starter = createServer((_, response) => {
    shop ??= startShop()
    shop.then(
      ({ variables }) => response.end(JSON.stringify(variables)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  await once(starter.listen(0, '127.0.0.1'), 'listening')
  const address = starter.address()
  if (typeof address === 'object' && address)
    process.env[starterVariable] = `http://127.0.0.1:${address.port}`
  return async () => {
    starter.close()
    await shop?.then(
      ({ stop }) => stop(),
      () => {},
    )
  }
}

/** Starts the shop as a separate process. */
async function startShop() {
  const installation = await openTestInstallation()
  // As behind a proxy, so that every visit can have a client IP of its own for the rate limits.
  const server = await installation.start({
    SEED: 'demo',
    SANDBOX_BESIDE: '1',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  })
  const variables = {
    [originVariable]: server.origin,
    [directoryVariable]: installation.dataDir,
  }
  Object.assign(process.env, variables)
  await importRows(skusOfJourneys.map((sku) => ({ kind: 'stock', sku, onHand: stockForJourneys })))
  return { variables, stop: installation.remove }
}

function buildPages() {
  const build = fileURLToPath(new URL('../../../tools/build-storefront.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [build], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}
