import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether node_modules contains what package-lock.json lists. */
export function isInstalled(root) {
  const requiredPackages = packagesIn(join(root, 'package-lock.json'))
  const installedPackages = packagesIn(join(root, 'node_modules', '.package-lock.json'))
  return Object.entries(requiredPackages).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') && !path.includes('/node_modules/')) return true
    if (entry.link) return existsSync(join(root, path, 'package.json'))
    const installedPackage = installedPackages[path]
    if (!installedPackage) return isForOtherPlatform(entry)
    return (
      installedPackage.version === entry.version && installedPackage.integrity === entry.integrity
    )
  })
}

/** Runs no install scripts (guarantee 49). Includes development packages, because they build the pages. */
export function install(root) {
  console.log('Installing the packages of package-lock.json …')
  const { status } = npm(root, ['ci', '--ignore-scripts', '--include=dev', '--include=optional'])
  if (status === 0) return
  console.error('npm ci failed; its output is above.')
  process.exit(status ?? 1)
}

function packagesIn(lockFile) {
  try {
    return JSON.parse(readFileSync(lockFile, 'utf8')).packages
  } catch {
    return {}
  }
}

// The dependencies of an optional package for another platform are optional, too, and name no platform.
// The C library is not compared: only one of the two variants of a package is ever installed.
function isForOtherPlatform({ optional, os, cpu, libc }) {
  if (!optional) return false
  if (!os && !cpu) return true
  return Boolean(libc) || excludes(os, process.platform) || excludes(cpu, process.arch)
}

function excludes(list, current) {
  const names = [list ?? []].flat()
  const excluded = names.filter((name) => name.startsWith('!')).map((name) => name.slice(1))
  const allowed = names.filter((name) => !name.startsWith('!'))
  return excluded.includes(current) || (allowed.length > 0 && !allowed.includes(current))
}

function npm(root, args) {
  const options = { cwd: root, stdio: 'inherit' }
  const script = process.env.npm_execpath
  if (script && /npm-cli\.c?js$/.test(script)) {
    return spawnSync(process.execPath, [script, ...args], options)
  }
  return spawnSync('npm', args, { ...options, shell: process.platform === 'win32' })
}
