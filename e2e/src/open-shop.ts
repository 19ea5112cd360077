import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openHome } from '@cairn/server/testing/home'
import { chromium } from 'playwright-core'
import { browserVariable, directoryVariable, originVariable } from './opened-shop.ts'

const executablePath = process.env['CAIRN_BROWSER'] ?? '/usr/bin/chromium'

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Vitest runs this once for all journeys: the shop as a process of its own, and one browser. */
export async function setup() {
  if (!existsSync(executablePath)) return undefined
  buildPages()
  const home = await openHome()
  // Behind a proxy, so that every visit has an address of its own to be counted by.
  const server = await home.start({
    SEED: 'demo',
    SANDBOX_BESIDE: '1',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
    LOG_LEVEL: 'error',
  })
  const browser = await chromium.launchServer({ executablePath, args })
  process.env[originVariable] = server.origin
  process.env[directoryVariable] = home.dataDir
  process.env[browserVariable] = browser.wsEndpoint()
  return async () => {
    await browser.close()
    await home.remove()
  }
}

function buildPages() {
  const build = fileURLToPath(new URL('../../tools/build-storefront.ts', import.meta.url))
  const { status, stdout, stderr } = spawnSync(process.execPath, [build], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${stdout}${stderr}`)
}
