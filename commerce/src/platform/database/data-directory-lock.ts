import { createHash, randomBytes } from 'node:crypto'
import { link, mkdir, rename, rm } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export type Hold = { server: Server; release: () => Promise<void> }

// What Linux and macOS allow, with room for the random endings.
const longestPath = 80

/**
 * Two servers on one embedded database lose data, so the first one listens on a socket in the
 * directory and a second one, finding it answered, does not start. The socket dies with its process,
 * however that ends. Command lines talk to the running server through it.
 */
export async function holdDataDirectory(dataDir: string): Promise<Hold> {
  await mkdir(dataDir, { recursive: true })
  const path = socketPath(dataDir)
  const draft = `${path}.${randomBytes(4).toString('hex')}`
  const server = await listenOn(draft)
  try {
    await takeName(draft, path, dataDir)
  } catch (error) {
    server.close()
    throw error
  } finally {
    await rm(draft, { force: true })
  }
  return {
    server,
    release: async () => {
      await rm(path, { force: true })
      await new Promise((done) => server.close(done))
    },
  }
}

export function socketPath(dataDir: string): string {
  const inside = join(resolve(dataDir), 'cairn.sock')
  if (Buffer.byteLength(inside) <= longestPath) return inside
  const name = createHash('sha256').update(resolve(dataDir)).digest('hex').slice(0, 16)
  return join(tmpdir(), `cairn-${name}.sock`)
}

async function takeName(draft: string, path: string, dataDir: string) {
  for (;;) {
    if (await linked(draft, path)) return
    if (await isAnswered(path)) throw new DataDirectoryInUse(dataDir)
    await clearAway(path, dataDir)
  }
}

/** A hard link is made or refused, never both: whoever makes it holds the directory. */
async function linked(draft: string, path: string): Promise<boolean> {
  try {
    await link(draft, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

/**
 * Between asking and removing, somebody quicker may have taken the name with a socket that lives.
 * So it is moved aside first, which only one can do, and asked again where nobody else reaches it.
 */
async function clearAway(path: string, dataDir: string) {
  const aside = `${path}.${randomBytes(4).toString('hex')}`
  try {
    await rename(path, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  const isAlive = await isAnswered(aside)
  // It goes back to its owner, who holds the directory all the while.
  if (isAlive) await linked(aside, path)
  await rm(aside, { force: true })
  if (isAlive) throw new DataDirectoryInUse(dataDir)
}

async function listenOn(path: string): Promise<Server> {
  const server = createServer()
  // Without somebody who listens to commands, a caller is told by the closed line.
  server.on('connection', (socket) => {
    socket.on('error', () => {})
    if (server.listenerCount('connection') === 1) socket.end()
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(path, done)
  })
  server.unref()
  return server
}

function isAnswered(path: string): Promise<boolean> {
  return new Promise((done, fail) => {
    const socket = connect(path, () => {
      socket.destroy()
      done(true)
    })
    socket.on('error', (error) => {
      if (hasCode(error, 'ECONNREFUSED') || hasCode(error, 'ENOENT')) done(false)
      else if (hasCode(error, 'EAGAIN')) done(true)
      else fail(error)
    })
  })
}

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code

export class DataDirectoryInUse extends Error {
  override name = 'DataDirectoryInUse'
  constructor(dataDir: string) {
    super(
      `Another Cairn server is already using ${dataDir}. ` +
        `Stop it first, or give this one a DATA_DIR of its own.`,
    )
  }
}
