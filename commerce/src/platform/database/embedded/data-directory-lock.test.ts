import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { DataDirectoryInUse, lockDataDirectory, socketPath } from './data-directory-lock.ts'

const home = mkdtempSync(join(tmpdir(), 'cairn-lock-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(home, 'data-'))
})

const holder = `
  import { lockDataDirectory } from '${new URL('data-directory-lock.ts', import.meta.url).href}'
  try {
    await lockDataDirectory(process.env.DATA_DIR)
    console.log('held')
    setInterval(() => {}, 1000)
  } catch (error) {
    console.log(error.message)
  }`

async function startHolder(): Promise<{ process: ChildProcess; output: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await once(child.stdout, 'data')
  return { process: child, output: String(output).trim() }
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
}

test('only one of two servers that start on the same directory gets the lock', async () => {
  for (let round = 0; round < 10; round++) {
    const holders = await Promise.all([startHolder(), startHolder()])
    expect(holders.map(({ output }) => output).toSorted()).toEqual([
      `Another Cairn server is already using ${dataDir}. ` +
        `Stop it first, or give this one a DATA_DIR of its own.`,
      'held',
    ])
    // Killed in every round, so that the next one starts with the files of a dead server.
    for (const started of holders) await kill(started.process)
  }
})

test('the lock of a killed server can be taken by the next one', async () => {
  const first = await startHolder()
  await expect(lockDataDirectory(dataDir)).rejects.toBeInstanceOf(DataDirectoryInUse)
  await kill(first.process)
  const hold = await lockDataDirectory(dataDir)
  await hold.release()
})

test('a process cannot lock a directory twice, but can lock it again after a release', async () => {
  const hold = await lockDataDirectory(dataDir)
  await expect(lockDataDirectory(dataDir)).rejects.toBeInstanceOf(DataDirectoryInUse)
  await hold.release()
  await (await lockDataDirectory(dataDir)).release()
})

test('commands reach the owner of the lock, also with a long directory name', async () => {
  dataDir = join(dataDir, 'a'.repeat(60), 'b'.repeat(60))
  const hold = await lockDataDirectory(dataDir)
  hold.commandServer.on('connection', (socket) => socket.end('heard'))
  const [answer] = await once(connect(socketPath(dataDir)), 'data')
  expect(String(answer)).toBe('heard')
  await hold.release()
})
