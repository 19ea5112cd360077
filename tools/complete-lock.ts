import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Entry = {
  version?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

/**
 * `npm install` leaves out of the lock what the registry cannot give it, and `npm ci` then refuses
 * the lock, although what is left out is for other machines. This writes such packages down by name
 * and version; run it after adding a dependency.
 */
const lockFile = join(import.meta.dirname, '..', 'package-lock.json')
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(lockFile, 'utf8'))
const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !isListed(path, name))
    .map(([name, version]): [string, Entry] => [
      `node_modules/${name}`,
      { version, ...(entry.dev && { dev: true }), optional: true, ...machineOf(name) },
    ]),
)

const complete = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) })
lock.packages = Object.fromEntries(complete.toSorted(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
for (const [path] of missing) console.log(`added ${path}`)

function isListed(path: string, name: string): boolean {
  return [`${path}/node_modules/${name}`, `node_modules/${name}`].some((key) => lock.packages[key])
}

/** These packages say in their name what they are for: `@oxlint/binding-linux-arm64-musl`. */
function machineOf(name: string): Entry {
  const words = name.split(/[/-]/)
  const named = (known: string[]) => known.filter((word) => words.includes(word))
  const os = named(['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd']).concat(
    named(['openharmony', 'sunos', 'win32']),
  )
  const cpu = named([
    'arm',
    'arm64',
    'ia32',
    'loong64',
    'ppc64',
    'riscv64',
    's390x',
    'wasm32',
    'x64',
  ])
  const isOurs = os[0] === process.platform && cpu[0] === process.arch && !/musl/.test(name)
  if (isOurs || os.length + cpu.length === 0) {
    throw new Error(`${name} is for this machine, and the registry did not give it`)
  }
  const libc = /musl/.test(name) ? ['musl'] : os[0] === 'linux' ? ['glibc'] : []
  return { os, cpu, ...(libc.length > 0 && { libc }) }
}
