import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * Runs the work in only one process of this clone at a time. The lock is a socket and not a file with a
 * process id, because a dead process does not answer, and process ids are reused.
 */
export async function withLock(path, work) {
  const lock = await acquire(path)
  try {
    return await work()
  } finally {
    lock?.close()
  }
}

async function acquire(path) {
  mkdirSync(dirname(path), { recursive: true })
  for (let hasPrinted = false; ; hasPrinted = true) {
    const { lock, error } = await listen(socketAddress(path))
    // Where the file system has no sockets, the work runs without a lock.
    if (lock || error.code !== 'EADDRINUSE') return lock
    if (await isHeld(socketAddress(path))) {
      if (!hasPrinted)
        console.log('Waiting for another start in this folder to install and build …')
      await pause(200)
    } else {
      rmSync(path, { force: true })
    }
  }
}

function listen(address) {
  const lock = createServer((socket) => socket.destroy())
  return new Promise((resolve) => {
    lock.once('error', (error) => resolve({ error }))
    lock.listen(address, () => resolve({ lock }))
  })
}

// The operating system accepts the connection even when the holder is busy.
function isHeld(address) {
  const socket = connect(address)
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}

const socketAddress = (path) =>
  process.platform === 'win32' ? `\\\\.\\pipe\\${path.replaceAll(/[\\/:]/g, '-')}` : path
