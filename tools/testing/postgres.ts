import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

export type Cluster = {
  url: string
  /** Stops it and removes its data. */
  stop: () => Promise<void>
  /** Ends the server process: SIGKILL and SIGQUIT like a crash, SIGINT with an orderly shutdown. */
  halt: (signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT') => Promise<void>
  /** Starts it again after `halt`, with the same data and port. */
  resume: () => Promise<void>
}

const user = 'cairn'

/**
 * Starts a PostgreSQL server in a temporary directory, for tests and measurements. Measurements ask for a
 * durable one, which waits for the disk as a real one does.
 */
export async function startCluster({ isDurable = false } = {}): Promise<Cluster> {
  const bin = findBinaries() ?? installPostgres()
  const directory = mkdtempSync(join(tmpdir(), 'cairn-postgres-'))
  const owner = ownerOf(directory)
  const password = randomBytes(12).toString('hex')
  const data = join(directory, 'data')
  const passwordFile = join(directory, 'password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (owner) chownSync(passwordFile, owner.uid, owner.gid)
  const initdb = ['-D', data, '-U', user, '-A', 'scram-sha-256', `--pwfile=${passwordFile}`]
  execFileSync(join(bin, 'initdb'), [...initdb, '-E', 'UTF8', '--locale=C.UTF-8'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: directory,
    ...owner,
  })

  const port = await freePort()
  // A commit still reaches the operating system, which keeps it when the process is killed. Only a crash
  // of the whole machine could lose it, and the data is deleted at the end anyway.
  const withoutSync = { fsync: 'off', full_page_writes: 'off' }
  const settings = {
    port,
    max_connections: 100,
    unix_socket_directories: directory,
    ...(isDurable ? {} : withoutSync),
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const start = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-h', '127.0.0.1', ...args], {
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: directory,
      ...owner,
    })
  const remove = () => rmSync(directory, { recursive: true, force: true })
  const { ready, ...control } = run(start, remove)
  await ready
  return { url: `postgres://${user}:${password}@127.0.0.1:${port}/postgres`, ...control }
}

function run(start: () => ChildProcess, remove: () => void) {
  let server = start()
  const killAndRemove = () => {
    server.kill('SIGKILL')
    remove()
  }
  process.once('exit', killAndRemove)
  return {
    ready: isReady(server),
    halt: async (signal: NodeJS.Signals) => {
      const exit = once(server, 'exit')
      server.kill(signal)
      await exit
    },
    resume: async () => {
      // The processes of a killed server may hold its shared memory a little longer.
      for (let attempt = 1; ; attempt += 1) {
        server = start()
        try {
          return await isReady(server)
        } catch (error) {
          if (attempt === 10) throw error
          await setTimeout(500)
        }
      }
    },
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        const exit = once(server, 'exit')
        server.kill('SIGINT')
        await exit
      }
      process.off('exit', killAndRemove)
      remove()
    },
  }
}

async function isReady(server: ChildProcess): Promise<void> {
  let log = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (chunk) => {
      if (log.length > 20_000) return
      log += chunk
      if (log.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL does not start:\n${log}`)))
  })
}

/** The directory of `initdb` and `postgres`: the newest of Debian's, else from pg_config or PATH. */
export function findBinaries(): string | undefined {
  const debianPaths = globSync('/usr/lib/postgresql/*/bin').toSorted(
    (one, other) => versionOf(other) - versionOf(one),
  )
  const path = (process.env['PATH'] ?? '').split(delimiter)
  return [...debianPaths, ...fromPgConfig(), ...path].find(
    (directory) => existsSync(join(directory, 'initdb')) && existsSync(join(directory, 'postgres')),
  )
}

const versionOf = (path: string) => Number(path.split('/')[4])

function fromPgConfig(): string[] {
  try {
    return [execFileSync('pg_config', ['--bindir'], { encoding: 'utf8', stdio: 'pipe' }).trim()]
  } catch {
    return []
  }
}

const install = 'apt-get install postgresql (Debian), brew install postgresql (macOS)'

function installPostgres(): string {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || !existsSync('/usr/bin/apt-get'))
    throw new Error(`There is no PostgreSQL here. Install it: ${install}`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env })
  const installArguments = ['install', '-y', '-qq', '--no-install-recommends', 'postgresql']
  execFileSync('apt-get', installArguments, { stdio: 'inherit', env })
  const bin = findBinaries()
  if (!bin) throw new Error(`apt-get installed PostgreSQL, and it is still not found: ${install}`)
  return bin
}

/** PostgreSQL refuses to run as root, so a user without rights owns the directory then. */
function ownerOf(directory: string): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const owner = idsOf('postgres') ?? idsOf('nobody')
  if (!owner) throw new Error('PostgreSQL does not run as root, and there is no user "nobody"')
  chownSync(directory, owner.uid, owner.gid)
  return owner
}

function idsOf(name: string): { uid: number; gid: number } | undefined {
  const id = (flag: string) =>
    Number(execFileSync('id', [flag, name], { encoding: 'utf8', stdio: 'pipe' }))
  try {
    return { uid: id('-u'), gid: id('-g') }
  } catch {
    return undefined
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const socketAddress = server.address()
  server.close()
  await once(server, 'close')
  return typeof socketAddress === 'object' && socketAddress ? socketAddress.port : 0
}
