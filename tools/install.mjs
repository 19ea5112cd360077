import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether node_modules holds what package-lock.json asks for, whoever put it there. */
export function isInstalled(root) {
  const wanted = packagesIn(join(root, 'package-lock.json'))
  const present = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(wanted).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    if (entry.link) return existsSync(join(root, path, 'package.json'))
    const found = present[path]
    if (!found) return isForAnotherMachine(entry)
    return found.version === entry.version && found.integrity === entry.integrity
  })
}

/** Scripts of packages never run: promise 49. Tools that build and test are wanted in production too. */
export function install(root) {
  console.log('Installing what package-lock.json lists …')
  const { status } = npm(root, ['ci', '--ignore-scripts', '--include=dev', '--include=optional'])
  if (status === 0) return
  console.error('npm ci failed; its own words are above.')
  process.exit(status ?? 1)
}

function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages
  } catch {
    return {}
  }
}

// What an optional package for another machine needs is optional itself and names no machine.
// A C library is not asked about: npm tells it apart, and both kinds of one package never matter.
function isForAnotherMachine({ optional, os, cpu, libc }) {
  if (!optional) return false
  if (!os && !cpu) return true
  return Boolean(libc) || excludes(os, process.platform) || excludes(cpu, process.arch)
}

function excludes(list, mine) {
  const names = [list ?? []].flat()
  const refused = names.filter((name) => name.startsWith('!')).map((name) => name.slice(1))
  const wanted = names.filter((name) => !name.startsWith('!'))
  return refused.includes(mine) || (wanted.length > 0 && !wanted.includes(mine))
}

function npm(root, args) {
  const options = { cwd: root, stdio: 'inherit' }
  const script = process.env.npm_execpath
  if (script && /npm-cli\.c?js$/.test(script)) {
    return spawnSync(process.execPath, [script, ...args], options)
  }
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}
