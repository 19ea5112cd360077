import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

type Browser = { debianPackage: string; commands: readonly string[] }

const chromium: Browser = {
  debianPackage: 'chromium',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
}
const headlessShell: Browser = {
  debianPackage: 'chromium-headless-shell',
  commands: ['chromium-headless-shell'],
}

/** The path of a Chromium. Root on Debian gets it installed if it is missing. */
export function findBrowser(): string | undefined {
  return process.env['CAIRN_BROWSER'] ?? findOnPath(chromium) ?? install(chromium)
}

/**
 * The path of a browser for the tests: a Chromium without a user interface if there is one, because it needs
 * half of the processor time.
 */
export function findTestBrowser(): string | undefined {
  const configured = process.env['CAIRN_BROWSER']
  return configured ?? findOnPath(headlessShell) ?? install(headlessShell) ?? findBrowser()
}

function findOnPath({ commands }: Browser): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin']
  return folders.flatMap((folder) => commands.map((name) => join(folder, name))).find(isRunnable)
}

function install(browser: Browser): string | undefined {
  if (process.getuid?.() !== 0 || !isRunnable('/usr/bin/apt-get')) return undefined
  console.log(`Installing ${browser.debianPackage} for the browser tests …`)
  apt('update')
  apt('install', '-y', '--no-install-recommends', browser.debianPackage)
  return findOnPath(browser)
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
