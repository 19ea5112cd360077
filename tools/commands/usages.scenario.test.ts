import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, waitForSandbox } from '@cairn/server/testing/test-installation'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fontCuts, fontsFolder } from '../fonts/cut-fonts.ts'
import { runScript, spawnScript } from './run-script.ts'

vi.setConfig({ testTimeout: 60_000 })

const root = join(import.meta.dirname, '..', '..')

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'cairn-usages-'))
})
afterAll(() => rm(dataDir, { recursive: true }))

/** In its own directory, so that no .env file is read. */
const setting = (environment: Record<string, string> = {}) => ({
  cwd: dataDir,
  env: { DATA_DIR: dataDir, ...environment },
})

const run = (command: readonly string[], environment?: Record<string, string>) =>
  runScript(command, setting(environment))

type Command = { usage: string; command: string[]; invalidArguments: string[][] }

const commands: Command[] = [
  {
    usage: 'npm run db:reset -- [--yes]',
    command: ['tools/database/reset.ts'],
    invalidArguments: [['--no'], ['database']],
  },
  {
    usage: 'npm run db:types -- [FILE]',
    command: ['tools/database/write-table-types.ts'],
    invalidArguments: [['--check'], ['one.ts', 'two.ts'], ['nowhere/tables.ts']],
  },
  {
    usage: 'npm run spec -- [--area CART]',
    command: ['tools/spec/print-spec.ts'],
    invalidArguments: [['--area'], ['--area', 'NOWHERE'], ['CART']],
  },
  {
    usage: 'npm run fonts -- [FOLDER]',
    command: ['tools/fonts/write-fonts.ts'],
    invalidArguments: [['--check'], ['.', 'fonts'], ['nowhere']],
  },
  {
    usage: 'npm run sandbox',
    command: ['sandbox/src/main.ts'],
    invalidArguments: [['--port', '3001'], ['3001']],
  },
  {
    usage: 'npm run bench -- [--write]',
    command: ['bench/src/main.ts'],
    invalidArguments: [['--fast'], ['--engine', 'sqlite'], ['postgres']],
  },
  {
    usage: 'npm run bench:pages -- [--write]',
    command: ['bench/src/pages.ts'],
    invalidArguments: [['--fast'], ['home'], ['--only', 'nowhere']],
  },
  {
    usage: 'npm run bench:against -- CHECKOUT',
    command: ['bench/src/against.ts'],
    invalidArguments: [[], ['--fast', '.'], ['no-checkout'], [root, '--runs', '0']],
  },
]

test.concurrent.each(commands)(
  '$usage: prints its usage, and reports invalid arguments with it',
  async ({ usage, command, invalidArguments }) => {
    const help = await run([...command, '--help'])
    expect(help).toMatchObject({ code: 0, stderr: '' })
    expect(help.stdout).toContain(usage)
    for (const args of invalidArguments) {
      const { code, stdout, stderr } = await run([...command, ...args])
      expect({ args, code, stdout }).toEqual({ args, code: 1, stdout: '' })
      expect(stderr).toContain(`\n\n${help.stdout}`)
      expect(stderr).not.toMatch(/^\s+at /m)
    }
  },
)

test.concurrent('mutate prints its usage, and reports an invalid option', async () => {
  const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js'
  const settings = 'tools/mutation/stryker.config.json'
  const [help, wrongOption] = await Promise.all([
    run([stryker, 'run', settings, '--help']),
    run([stryker, 'run', settings, '--faster']),
  ])

  expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('Usage: stryker') })
  expect(wrongOption).toMatchObject({ code: 1, stderr: expect.stringContaining('--faster') })
})

test.concurrent('db:reset removes the embedded database only', async () => {
  const ownDirectory = join(dataDir, 'shop')
  await mkdir(join(ownDirectory, 'database'), { recursive: true })
  await writeFile(join(ownDirectory, 'kept'), '')

  expect(await run(['tools/database/reset.ts'], { DATA_DIR: ownDirectory })).toEqual({
    code: 0,
    stdout: `The database in ${ownDirectory} is gone; the next start makes a new one.\n`,
    stderr: '',
  })
  expect(existsSync(join(ownDirectory, 'database'))).toBe(false)
  expect(existsSync(join(ownDirectory, 'kept'))).toBe(true)
})

test.concurrent('db:reset asks before it empties a PostgreSQL', async () => {
  const url = 'postgres://cairn:secret@127.0.0.1:9/shop'
  const answer = await run(['tools/database/reset.ts'], { DATABASE_URL: url })

  expect(answer).toMatchObject({ code: 1, stderr: expect.stringContaining('shop on 127.0.0.1:9') })
  expect(answer.stderr).not.toContain('secret')
})

test.concurrent('db:types writes the tables that the migrations create', async () => {
  const file = join(dataDir, 'tables.ts')
  expect((await run(['tools/database/write-table-types.ts', file])).code).toBe(0)
  const committed = join(root, 'commerce/src/platform/database/tables.ts')

  expect(await readFile(file, 'utf8')).toBe(await readFile(committed, 'utf8'))
})

test.concurrent('fonts writes the subsets that are in the repository', async () => {
  const folder = join(dataDir, 'fonts')
  await mkdir(folder)
  const { code, stdout, stderr } = await run(['tools/fonts/write-fonts.ts', folder])

  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  for (const { name } of fontCuts) {
    expect(stdout).toContain(`${name}: `)
    const written = await readFile(join(folder, `${name}.woff2`))
    expect(written.equals(await readFile(join(fontsFolder, `${name}.woff2`)))).toBe(true)
  }
})

test.concurrent('spec prints the rows of an area with the tests that name them', async () => {
  const { code, stdout } = await run(['tools/spec/print-spec.ts', '--area', 'ORD'])

  expect(code).toBe(0)
  expect(stdout).toContain('ORD-032')
  expect(stdout).toMatch(/ORD-032[^]*?named: .*commerce\/src\/orders\/.*\.test\.ts/)
})

test.concurrent('the sandbox answers until it is stopped', async () => {
  const port = await freePort()
  const settings = {
    SANDBOX_PORT: String(port),
    SANDBOX_SECRET: 'the secret of shop and sandbox in tests',
  }
  const child = spawnScript(['sandbox/src/main.ts'], setting(settings))
  const exitCode = new Promise((resolve) => child.once('exit', resolve))
  await waitForSandbox(port)
  child.kill('SIGTERM')

  expect(await exitCode).toBe(0)
})
