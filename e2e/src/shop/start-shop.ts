import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openTestInstallation } from '@cairn/server/testing/test-installation'
import { chromium } from 'playwright-core'
import { browserVariable, directoryVariable, originVariable } from './running-shop.ts'
import { importRows } from './shop-commands.ts'

const browserPaths = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env['CAIRN_BROWSER'] ?? browserPaths.find((path) => existsSync(path))

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

/** Vitest runs this once for all journeys: it starts the shop as a separate process, and one browser. */
export async function setup() {
  if (!executablePath) return undefined
  buildPages()
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
  process.env[originVariable] = server.origin
  process.env[directoryVariable] = installation.dataDir
  process.env[browserVariable] = browser.wsEndpoint()
  await importRows(skusOfJourneys.map((sku) => ({ kind: 'stock', sku, onHand: stockForJourneys })))
  return async () => {
    await browser.close()
    await installation.remove()
  }
}

function buildPages() {
  const build = fileURLToPath(new URL('../../../tools/build-storefront.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [build], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}
