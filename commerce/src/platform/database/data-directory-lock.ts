import { createHash } from 'node:crypto'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

export type Hold = {
  /** Listens at `socketPath`: command lines talk to the running server through it. */
  server: Server
  release: () => Promise<void>
}

/**
 * Two servers on one embedded database lose data, so the first one locks the directory. The lock is
 * the operating system's, taken by way of an empty SQLite file because Node itself offers none: it
 * ends with its process, however that ends, and nothing stale has to be recognised and removed.
 */
export async function holdDataDirectory(dataDir: string): Promise<Hold> {
  await mkdir(dataDir, { recursive: true })
  const lock = await lockFile(join(dataDir, 'cairn.lock'), dataDir)
  const path = socketPath(dataDir)
  try {
    // Whoever holds the lock may remove what a killed one left.
    await rm(path, { force: true })
    const server = await listenOn(path)
    const release = async () => {
      await new Promise((done) => server.close(done))
      lock.close()
    }
    return { server, release }
  } catch (error) {
    lock.close()
    throw error
  }
}

// What macOS allows for the path of a socket, the shortest of all.
const longestPath = 103

export function socketPath(dataDir: string): string {
  const inside = join(resolve(dataDir), 'cairn.sock')
  if (Buffer.byteLength(inside) <= longestPath) return inside
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)
  return join(tmpdir(), `cairn-${name}.sock`)
}

export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse'
  constructor(dataDir: string) {
    super(
      `Another Cairn server is already using ${dataDir}. ` +
        `Stop it first, or give this one a DATA_DIR of its own.`,
    )
  }
}

async function lockFile(path: string, dataDir: string): Promise<DatabaseSync> {
  const until = Date.now() + 500
  for (;;) {
    const lock = lockedNow(path)
    if (lock) return lock
    if (Date.now() > until) throw new DataDirectoryInUse(dataDir)
    // Two that ask in the same instant may both be refused; by chance one of them asks first now.
    await sleep(10 + Math.random() * 50)
  }
}

function lockedNow(path: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(path)
  try {
    lock.exec('pragma journal_mode = off; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    const busy = 5
    const isTaken = error instanceof Error && 'errcode' in error && error.errcode === busy
    if (isTaken) return undefined
    throw error
  }
}

async function listenOn(path: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    // As long as nobody takes commands, a caller is not left waiting.
    if (server.listenerCount('connection') === 1) socket.end()
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(path, done)
  })
  // Whoever may write to it may change the shop.
  await chmod(path, 0o600)
  server.unref()
  return server
}
