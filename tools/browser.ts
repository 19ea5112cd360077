import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** A Chromium for the tests: the machine's own, else installed where that needs to ask nobody. */
export function findBrowser(): string | undefined {
  return process.env['CAIRN_BROWSER'] ?? onThisMachine() ?? installed()
}

function onThisMachine(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin']
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isRunnable)
}

function installed(): string | undefined {
  if (process.getuid?.() !== 0 || !isRunnable('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium for the browser tests …')
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium')
  return onThisMachine()
}

function apt(...args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', args, { stdio: 'inherit', env })
}

function isRunnable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
