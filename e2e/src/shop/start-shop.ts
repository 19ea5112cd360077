import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { fileURLToPath } from 'node:url'
import { openTestInstallation } from '@cairn/server/testing/test-installation'
import { chromium } from 'playwright-core'
import {
  browserVariable,
  directoryVariable,
  originVariable,
  starterVariable,
} from './running-shop.ts'
import { importRows } from './shop-commands.ts'

const browserPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const browserPath = process.env['CAIRN_BROWSER'] ?? browserPaths.find((path) => existsSync(path))

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The jacket of most journeys, and its free gift. */
const skusOfJourneys = ['CAIRN001BLK-M', 'CAIRN007SNW-OS']
const stockForJourneys = 100_000

/**
 * Vitest runs this once, before the tests of all projects. The shop and the browser start when the first journey
 * asks for them, because a shop without visitors would take processor time from the tests before the journeys.
 */
export async function setup() {
  if (!browserPath) return undefined
  buildPages()
  let shop: ReturnType<typeof startShop> | undefined
  const starter = createServer((_, response) => {
    shop ??= startShop(browserPath)
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

/** Starts the shop as a separate process, and one browser. */
async function startShop(executablePath: string) {
  const installation = await openTestInstallation()
  // As behind a proxy, so that every visit can have a client IP of its own for the rate limits.
  const server = await installation.start({
    SEED: 'demo',
    SANDBOX_BESIDE: '1',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  })
  const browser = await chromium.launchServer({ executablePath, args })
  const variables = {
    [originVariable]: server.origin,
    [directoryVariable]: installation.dataDir,
    [browserVariable]: browser.wsEndpoint(),
  }
  Object.assign(process.env, variables)
  await importRows(skusOfJourneys.map((sku) => ({ kind: 'stock', sku, onHand: stockForJourneys })))
  const stop = async () => {
    await browser.close()
    await installation.remove()
  }
  return { variables, stop }
}

function buildPages() {
  const build = fileURLToPath(new URL('../../../tools/build-storefront.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [build], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}
