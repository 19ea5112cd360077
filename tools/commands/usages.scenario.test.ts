import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort, waitForSandbox } from '@cairn/server/testing/test-installation'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fontCuts, fontsFolder } from '../fonts/cut-fonts.ts'
import { runScript, type ScriptName, spawnScript } from './run-script.ts'

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

const run = (command: readonly [ScriptName, ...string[]], environment?: Record<string, string>) =>
  runScript(command, setting(environment))

type Command = { usage: string; name: ScriptName; invalidArguments: string[][] }

const commands: Command[] = [
  {
    usage: 'npm run db:reset -- [--yes]',
    name: 'db:reset',
    invalidArguments: [['--no'], ['database']],
  },
  {
    usage: 'npm run db:types -- [FILE]',
    name: 'db:types',
    invalidArguments: [['--check'], ['one.ts', 'two.ts'], ['nowhere/tables.ts']],
  },
  {
    usage: 'npm run spec -- [--area CART]',
    name: 'spec',
    invalidArguments: [['--area'], ['--area', 'NOWHERE'], ['CART']],
  },
  {
    usage: 'npm run fonts -- [FOLDER]',
    name: 'fonts',
    invalidArguments: [['--check'], ['.', 'fonts'], ['nowhere']],
  },
  {
    usage: 'npm run sandbox',
    name: 'sandbox',
    invalidArguments: [['--port', '3001'], ['3001']],
  },
  {
    usage: 'npm run bench -- [--write]',
    name: 'bench',
    invalidArguments: [['--fast'], ['--engine', 'sqlite'], ['postgres']],
  },
  {
    usage: 'npm run bench:pages -- [--write]',
    name: 'bench:pages',
    invalidArguments: [['--fast'], ['home'], ['--only', 'nowhere']],
  },
  {
    usage: 'npm run bench:against -- CHECKOUT',
    name: 'bench:against',
    invalidArguments: [[], ['--fast', '.'], ['no-checkout'], [root, '--runs', '0']],
  },
]

test.concurrent.each(commands)(
  '$usage: prints its usage, and reports invalid arguments with it',
  async ({ usage, name, invalidArguments }) => {
    const help = await run([name, '--help'])
    expect(help).toMatchObject({ code: 0, stderr: '' })
    expect(help.stdout).toContain(usage)
    for (const args of invalidArguments) {
      const { code, stdout, stderr } = await run([name, ...args])
      expect({ args, code, stdout }).toEqual({ args, code: 1, stdout: '' })
      expect(stderr).toContain(`\n\n${help.stdout}`)
      expect(stderr).not.toMatch(/^\s+at /m)
    }
  },
)

test.concurrent('mutate prints its usage, and reports an invalid option', async () => {
  const [help, wrongOption] = await Promise.all([
    run(['mutate', '--help']),
    run(['mutate', '--faster']),
  ])

  expect(help).toMatchObject({ code: 0, stdout: expect.stringContaining('Usage: stryker') })
  expect(wrongOption).toMatchObject({ code: 1, stderr: expect.stringContaining('--faster') })
})

test.concurrent('db:reset removes the embedded database only', async () => {
  const ownDirectory = join(dataDir, 'shop')
  await mkdir(join(ownDirectory, 'database'), { recursive: true })
  await writeFile(join(ownDirectory, 'kept'), '')

  expect(await run(['db:reset'], { DATA_DIR: ownDirectory })).toEqual({
    code: 0,
    stdout: `The database in ${ownDirectory} is gone; the next start makes a new one.\n`,
    stderr: '',
  })
  expect(existsSync(join(ownDirectory, 'database'))).toBe(false)
  expect(existsSync(join(ownDirectory, 'kept'))).toBe(true)
})

test.concurrent('db:reset asks before it empties a PostgreSQL', async () => {
  const url = 'postgres://cairn:secret@127.0.0.1:9/shop'
  const answer = await run(['db:reset'], { DATABASE_URL: url })

  expect(answer).toMatchObject({ code: 1, stderr: expect.stringContaining('shop on 127.0.0.1:9') })
  expect(answer.stderr).not.toContain('secret')
})

test.concurrent('db:types writes the tables that the migrations create', async () => {
  const file = join(dataDir, 'tables.ts')
  expect((await run(['db:types', file])).code).toBe(0)
  const committed = join(root, 'commerce/src/platform/database/tables.ts')

  expect(await readFile(file, 'utf8')).toBe(await readFile(committed, 'utf8'))
})

test.concurrent('fonts writes the subsets that are in the repository', async () => {
  const folder = join(dataDir, 'fonts')
  await mkdir(folder)
  const { code, stdout, stderr } = await run(['fonts', folder])

  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  for (const { name } of fontCuts) {
    expect(stdout).toContain(`${name}: `)
    const written = await readFile(join(folder, `${name}.woff2`))
    expect(written.equals(await readFile(join(fontsFolder, `${name}.woff2`)))).toBe(true)
  }
})

test.concurrent('spec prints the rows of an area with the tests that name them', async () => {
  const { code, stdout } = await run(['spec', '--area', 'ORD'])

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
  const child = spawnScript(['sandbox'], setting(settings))
  const exitCode = new Promise((resolve) => child.once('exit', resolve))
  await waitForSandbox(port)
  child.kill('SIGTERM')

  expect(await exitCode).toBe(0)
})
