import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { DataDirectoryInUse, holdDataDirectory, socketPath } from './data-directory-lock.ts'

const home = mkdtempSync(join(tmpdir(), 'cairn-lock-'))
afterAll(() => rmSync(home, { recursive: true, force: true }))

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(home, 'data-'))
})

const holder = `
  import { holdDataDirectory } from '${new URL('data-directory-lock.ts', import.meta.url).href}'
  try {
    await holdDataDirectory(process.env.DATA_DIR)
    console.log('held')
    setInterval(() => {}, 1000)
  } catch (error) {
    console.log(error.message)
  }`

async function startHolder(): Promise<{ process: ChildProcess; said: string }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [said] = await once(child.stdout, 'data')
  return { process: child, said: String(said).trim() }
}

async function kill(child: ChildProcess) {
  if (child.exitCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

test('of two servers started at once on one directory one lives, ten times', async () => {
  for (let round = 0; round < 10; round++) {
    const both = await Promise.all([startHolder(), startHolder()])
    expect(both.map(({ said }) => said).toSorted()).toEqual([
      `Another Cairn server is already using ${dataDir}. ` +
        `Stop it first, or give this one a DATA_DIR of its own.`,
      'held',
    ])
    // Killed in every round, so that each begins with what a dead server leaves.
    for (const started of both) await kill(started.process)
  }
})

test('what a killed server held, the next start takes over', async () => {
  const first = await startHolder()
  await expect(holdDataDirectory(dataDir)).rejects.toBeInstanceOf(DataDirectoryInUse)
  await kill(first.process)
  const hold = await holdDataDirectory(dataDir)
  await hold.release()
})

test('one process does not hold a directory twice, and may hold it again', async () => {
  const hold = await holdDataDirectory(dataDir)
  await expect(holdDataDirectory(dataDir)).rejects.toBeInstanceOf(DataDirectoryInUse)
  await hold.release()
  await (await holdDataDirectory(dataDir)).release()
})

test('commands reach the holder, however long the name of the directory is', async () => {
  dataDir = join(dataDir, 'a'.repeat(60), 'b'.repeat(60))
  const hold = await holdDataDirectory(dataDir)
  hold.server.on('connection', (socket) => socket.end('heard'))
  const [answer] = await once(connect(socketPath(dataDir)), 'data')
  expect(String(answer)).toBe('heard')
  await hold.release()
})
