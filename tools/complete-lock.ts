import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Entry = {
  version?: string
  integrity?: string
  dev?: boolean
  optional?: boolean
  os?: string[]
  cpu?: string[]
  libc?: string[]
  optionalDependencies?: Record<string, string>
}

/**
 * `npm install` may leave packages for other platforms out of the lock file, and `npm ci` then rejects the lock
 * file. This adds such packages with their hash. Run it after adding a dependency.
 */
const lockFile = join(import.meta.dirname, '..', 'package-lock.json')
const lock: { packages: Record<string, Entry> } = JSON.parse(readFileSync(lockFile, 'utf8'))
const missing = Object.entries(lock.packages).flatMap(([path, entry]) =>
  Object.entries(entry.optionalDependencies ?? {})
    .filter(([name]) => !isListed(path, name))
    .map(([name, version]): [string, Entry] => [
      `node_modules/${name}`,
      {
        version,
        integrity: readIntegrity(name, version),
        ...(entry.dev && { dev: true }),
        optional: true,
        ...platformOf(name),
      },
    ]),
)

const complete = Object.entries({ ...lock.packages, ...Object.fromEntries(missing) })
lock.packages = Object.fromEntries(complete.toSorted(([a], [b]) => a.localeCompare(b, 'en')))
writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`)
for (const [path] of missing) console.log(`added ${path}`)

function isListed(path: string, name: string): boolean {
  return [`${path}/node_modules/${name}`, `node_modules/${name}`].some((key) => lock.packages[key])
}

/** The hash that the registry states. Fails if it does not have the package. */
function readIntegrity(name: string, version: string): string {
  const args = ['view', `${name}@${version}`, 'dist.integrity']
  const integrity = execFileSync('npm', args, { encoding: 'utf8' }).trim()
  if (!integrity.startsWith('sha512-')) throw new Error(`${name}@${version} has no hash`)
  return integrity
}

/** The platform in the name of a package such as `@oxlint/binding-linux-arm64-musl`. */
function platformOf(name: string): Entry {
  const words = name.split(/[/-]/)
  const matchingWords = (knownWords: string[]) => knownWords.filter((word) => words.includes(word))
  const os = matchingWords([
    'aix',
    'android',
    'darwin',
    'freebsd',
    'linux',
    'netbsd',
    'openbsd',
  ]).concat(matchingWords(['openharmony', 'sunos', 'win32']))
  const cpu = matchingWords([
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
  const isThisPlatform = os[0] === process.platform && cpu[0] === process.arch && !/musl/.test(name)
  if (isThisPlatform || os.length + cpu.length === 0) {
    throw new Error(`${name} is for this platform, and the registry does not have it`)
  }
  const libc = /musl/.test(name) ? ['musl'] : os[0] === 'linux' ? ['glibc'] : []
  return { os, cpu, ...(libc.length > 0 && { libc }) }
}
