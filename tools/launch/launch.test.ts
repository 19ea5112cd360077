import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { plantedTree, removePlantedTrees } from '../architecture/planted-tree.ts'

type Entry = Record<string, unknown>

const tools = join(import.meta.dirname, '..')
const requiredPackages = { 'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' } }
let clone = ''

beforeEach(() => {
  clone = plantedTree([], { 'npm-cli.js': fakeNpm, 'hello.ts': `console.log('hello')` })
  for (const file of globSync('**/*.mjs', { cwd: tools })) {
    cpSync(join(tools, file), join(clone, 'tools', file))
  }
  lockFile(requiredPackages)
})
afterAll(removePlantedTrees)

test('missing packages are installed without scripts, and only once', async () => {
  expect(await start('hello.ts')).toMatchObject({ code: 0, output: expect.stringMatching(/hello/) })
  expect(await start('hello.ts')).toMatchObject({ code: 0, output: 'hello\n' })
  expect(installs()).toEqual(['ci --ignore-scripts --include=dev --include=optional'])
})

test('two starts at once install once', async () => {
  const results = await Promise.all([start('hello.ts'), start('hello.ts')])
  expect(results.map(({ code }) => code)).toEqual([0, 0])
  expect(installs()).toHaveLength(1)
})

test('another hash, another version and a missing package are installed', async () => {
  await start('hello.ts')
  lockFile({ 'node_modules/a': { version: '1.0.0', integrity: 'sha512-b' } })
  await start('hello.ts')
  lockFile({ 'node_modules/a': { version: '1.0.1', integrity: 'sha512-b' } })
  await start('hello.ts')
  lockFile({ ...requiredPackages, 'node_modules/b': { version: '1.0.0', integrity: 'sha512-b' } })
  await start('hello.ts')
  expect(installs()).toHaveLength(4)
})

test('a workspace that is not linked is installed', async () => {
  await start('hello.ts')
  lockFile({ ...requiredPackages, 'node_modules/@cairn/new': { link: true, resolved: 'new' } })
  await start('hello.ts')
  expect(installs()).toHaveLength(2)
})

test('packages for other platforms are not required', async () => {
  const other = process.platform === 'win32' ? 'linux' : 'win32'
  writeInstalledPackages({ ...requiredPackages })
  lockFile({
    ...requiredPackages,
    'node_modules/b': { version: '1.0.0', optional: true, os: [other] },
    'node_modules/c': { version: '1.0.0', optional: true, cpu: 's390x' },
    'node_modules/d': { version: '1.0.0', optional: true, os: [`!${process.platform}`] },
    'node_modules/e': { version: '1.0.0', optional: true },
  })
  await start('hello.ts')
  expect(installs()).toEqual([])
  lockFile({ 'node_modules/b': { version: '1.0.0', optional: true, os: [process.platform] } })
  await start('hello.ts')
  expect(installs()).toHaveLength(1)
})

test('a failed installation is reported and stops the start', async () => {
  writeFileSync(join(clone, 'npm-cli.js'), 'process.exit(7)')
  expect(await start('hello.ts')).toMatchObject({
    code: 7,
    output: expect.stringContaining('npm ci failed'),
  })
})

test('a lock whose holder died is free', async () => {
  mkdirSync(join(clone, '.cache'))
  const crashingLockHolder = `require('net').createServer().listen('.cache/launch.sock', () => process.abort())`
  await once(spawn(process.execPath, ['-e', crashingLockHolder], { cwd: clone }), 'close')
  expect(await start('hello.ts')).toMatchObject({ code: 0 })
})

test('a process waits for a lock that is held', async () => {
  mkdirSync(join(clone, '.cache'))
  const lockHolder = createServer().listen(join(clone, '.cache', 'launch.sock'))
  const startPromise = start('hello.ts')
  await once(lockHolder, 'connection')
  await once(lockHolder, 'connection')
  expect(installs()).toEqual([])
  lockHolder.close()
  expect(await startPromise).toMatchObject({ code: 0, output: expect.stringContaining('Waiting') })
})

test('arguments, exit codes and signals are forwarded', async () => {
  writeInstalledPackages(requiredPackages)
  writeFileSync(join(clone, 'exit.ts'), 'process.exit(Number(process.argv[2]))')
  expect(await start('exit.ts', '3')).toMatchObject({ code: 3 })
  writeFileSync(
    join(clone, 'wait.ts'),
    `process.on('SIGTERM', () => process.exit(5)); setInterval(() => {}, 1000); console.log('up')`,
  )
  const child = launch(['wait.ts'])
  await once(child.stdout ?? child, 'data')
  child.kill('SIGTERM')
  expect(await once(child, 'close')).toEqual([5, null])
})

test.skipIf(process.platform === 'win32')(
  'the end of the shell that npm starts ends the script',
  async () => {
    writeInstalledPackages(requiredPackages)
    writeFileSync(
      join(clone, 'wait.ts'),
      `process.on('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log('up')`,
    )
    const shell = spawn('sh', ['-c', `"${process.execPath}" tools/run.mjs wait.ts; true`], {
      cwd: clone,
      env: { ...process.env, npm_lifecycle_event: 'start' },
    })
    await once(shell.stdout, 'data')
    shell.kill('SIGTERM')
    // The pipe closes when the last process that holds it has ended.
    expect(await once(shell.stdout, 'close')).toEqual([false])
  },
)

test.each([
  ['18.20.0', 'Cairn is started by Node 20 or newer; this is Node 18.20.0.\n'],
  [
    '22.1.0',
    expect.stringMatching(/^Cairn runs on Node 24.7 or newer; this machine has Node 22.1.0/),
  ],
])('Node %s is too old, and a sentence says which one is needed', async (version, sentence) => {
  writeInstalledPackages(requiredPackages)
  const olderNode = `Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`
  const startResult = await exitResult(
    launch(['hello.ts'], ['--import', `data:text/javascript,${olderNode}`]),
  )
  expect(startResult).toEqual({ code: 1, output: sentence })
})

function lockFile(packages: Record<string, Entry>): void {
  writeFileSync(
    join(clone, 'package-lock.json'),
    JSON.stringify({ packages: { '': {}, ...packages } }),
  )
}

function writeInstalledPackages(packages: Record<string, Entry>): void {
  mkdirSync(join(clone, 'node_modules'), { recursive: true })
  writeFileSync(join(clone, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))
}

function installs(): string[] {
  return globSync('installs.log', { cwd: clone }).flatMap((log) =>
    readFileSync(join(clone, log), 'utf8').trim().split('\n'),
  )
}

const start = (...args: string[]) => exitResult(launch(args))

function launch(args: string[], options: string[] = []): ChildProcess {
  return spawn(process.execPath, [...options, 'tools/run.mjs', ...args], {
    cwd: clone,
    env: { ...process.env, npm_execpath: join(clone, 'npm-cli.js') },
  })
}

async function exitResult(child: ChildProcess): Promise<{ code: number; output: string }> {
  let output = ''
  const listen = (part: Buffer) => (output += part.toString())
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  const [code] = await once(child, 'close')
  return { code, output }
}

const fakeNpm = `
const fs = require('fs')
fs.appendFileSync('installs.log', process.argv.slice(2).join(' ') + '\\n')
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
fs.mkdirSync('node_modules', { recursive: true })
fs.copyFileSync('package-lock.json', 'node_modules/.package-lock.json')
`
