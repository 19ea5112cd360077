import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const startTimeoutMs = 30_000

/** Without background requests of the browser, which would be measured, too. */
const flags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--remote-debugging-port=0',
]

/** Runs the work with an empty profile of the installed browser and its debugging port. */
export async function inChromium<Value>(
  path: string,
  use: (port: number) => Promise<Value>,
): Promise<Value> {
  const profile = mkdtempSync(join(tmpdir(), 'cairn-lighthouse-'))
  const browser = spawn(path, [...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: 'ignore',
  })
  try {
    return await use(await portOf(profile))
  } finally {
    browser.kill()
    if (browser.exitCode === null && browser.signalCode === null) await once(browser, 'exit')
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

async function portOf(profile: string): Promise<number> {
  const end = performance.now() + startTimeoutMs
  while (performance.now() < end) {
    const port = readPort(join(profile, 'DevToolsActivePort'))
    if (port > 0) return port
    await sleep(50)
  }
  throw new Error('the browser does not start')
}

function readPort(path: string): number {
  try {
    return Number(readFileSync(path, 'utf8').split('\n')[0])
  } catch {
    return 0
  }
}
