import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** The path of a Chromium for the tests. Root on Debian gets it installed if it is missing. */
export function findBrowser(): string | undefined {
  return process.env['CAIRN_BROWSER'] ?? findOnPath() ?? installBrowser()
}

function findOnPath(): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin']
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isRunnable)
}

function installBrowser(): string | undefined {
  if (process.getuid?.() !== 0 || !isRunnable('/usr/bin/apt-get')) return undefined
  console.log('Installing Chromium for the browser tests …')
  apt('update')
  apt('install', '-y', '--no-install-recommends', 'chromium')
  return findOnPath()
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
