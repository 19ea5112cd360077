import { mkdirSync, rmSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * One at a time over all processes of this clone. The lock is a socket and not a file with a number
 * in it: who died no longer answers, and another process with the same number is not taken for it.
 */
export async function alone(path, work) {
  const lock = await acquire(path)
  try {
    return await work()
  } finally {
    lock?.close()
  }
}

async function acquire(path) {
  mkdirSync(dirname(path), { recursive: true })
  for (let told = false; ; told = true) {
    const { lock, error } = await listen(addressOf(path))
    // A disk without sockets: better without a lock than not at all.
    if (lock || error.code !== 'EADDRINUSE') return lock
    if (await answers(addressOf(path))) {
      if (!told) console.log('Waiting for another start in this folder to install and build …')
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

// The system answers for a holder that is busy.
function answers(address) {
  const socket = connect(address)
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy())
}

const addressOf = (path) =>
  process.platform === 'win32' ? `\\\\.\\pipe\\${path.replaceAll(/[\\/:]/g, '-')}` : path
