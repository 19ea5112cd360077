import { createHash } from 'node:crypto'
import { chmod, mkdir, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'

export type DataDirectoryLock = {
  /** Listens at `socketPath` for commands of other processes. */
  commandServer: Server
  release: () => Promise<void>
}

/**
 * Two servers on one embedded database lose data, so the first one locks the directory. It uses a file lock
 * of the operating system, through an empty SQLite file because Node has no API for it. The lock ends
 * with the process, even after a crash, so there are no stale locks.
 */
export async function lockDataDirectory(dataDir: string): Promise<DataDirectoryLock> {
  await mkdir(dataDir, { recursive: true })
  const lock = await lockFile(join(dataDir, 'cairn.lock'), dataDir)
  const path = socketPath(dataDir)
  try {
    // The owner of the lock may remove the socket of a killed process.
    await rm(path, { force: true })
    const server = await listenOn(path)
    const release = async () => {
      await new Promise((onClose) => server.close(onClose))
      lock.close()
    }
    return { commandServer: server, release }
  } catch (error) {
    lock.close()
    throw error
  }
}

// What macOS allows for the path of a socket, the shortest of all.
const longestPath = 103

export function socketPath(dataDir: string): string {
  const preferredPath = join(resolve(dataDir), 'cairn.sock')
  if (Buffer.byteLength(preferredPath) <= longestPath) return preferredPath
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
    const lock = tryToLock(path)
    if (lock) return lock
    if (Date.now() > until) throw new DataDirectoryInUse(dataDir)
    // Two simultaneous attempts may both fail; the random delay separates them.
    await sleep(10 + Math.random() * 50)
  }
}

function tryToLock(path: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(path)
  try {
    lock.exec('pragma journal_mode = off; begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    const sqliteBusy = 5
    const isTaken = error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
    if (isTaken) return undefined
    throw error
  }
}

async function listenOn(path: string): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => {})
    // Until commands are accepted, callers are answered at once.
    if (server.listenerCount('connection') === 1) socket.end()
  })
  await new Promise<void>((onListen, onError) => {
    server.once('error', onError)
    server.listen(path, onListen)
  })
  // Any process that may write to the socket may change the shop.
  await chmod(path, 0o600)
  server.unref()
  return server
}
