import { once } from 'node:events'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { prepareFilledTemplate } from '@cairn/commerce/platform/database/embedded/template-directory'
import { cardSecret } from '@cairn/commerce/testing/import-rows'
import { knownShopRows } from '@cairn/commerce/testing/sample-rows'
import {
  type Environment,
  type TestServer,
  spawnServer,
  type ServerProcess,
  waitUntilReady,
} from './spawn-server.ts'
import { createFilledDatabase, testPostgresUrl } from './temporary-database.ts'

/** A data directory, ports, and a database if the tests run on PostgreSQL: all a server needs. */
export type TestInstallation = {
  dataDir: string
  databaseUrl: string | undefined
  port: number
  sandboxPort: number
  /** Fills the database with the known rows, as the first start does, so that a test can change them before it. */
  fill: () => Promise<void>
  /** Starts a server and waits until it is ready. After a kill the next one finds the same data. */
  start: (environment?: Environment) => Promise<TestServer>
  /** Starts a server that is expected to exit. */
  startExpectingFailure: (environment?: Environment) => Promise<{ code: unknown; stderr: string }>
  remove: () => Promise<void>
}

export async function openTestInstallation(
  databaseServer = testPostgresUrl,
): Promise<TestInstallation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-home-'))
  const database =
    databaseServer === undefined
      ? undefined
      : await createFilledDatabase(databaseServer, knownShopRows())
  await writeCardSecret(dataDir)
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const spawned = new Set<ServerProcess>()
  const settings = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    // Only tests that pay start the sandbox: `start({ SANDBOX_BESIDE: '1' })`.
    SANDBOX_BESIDE: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
    RATE_LIMITS: 'off',
    SEED: 'known',
  }

  function spawn(environment: Environment): ServerProcess {
    const serverProcess = spawnServer(dataDir, environment)
    spawned.add(serverProcess)
    return serverProcess
  }

  function removeNow() {
    for (const { process: child } of spawned) child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.once('exit', removeNow)

  return {
    dataDir,
    databaseUrl: database?.url,
    port,
    sandboxPort,
    fill: async () => {
      if (!database) await copyDatabase(dataDir)
    },
    start: async (overrides = {}) => {
      const environment = { ...settings, ...overrides }
      if (canCopyDatabase(environment)) await copyDatabase(dataDir)
      const server = await waitUntilReady(spawn(environment), environment)
      if (environment.SANDBOX_BESIDE === '1') await waitForSandbox(sandboxPort)
      return server
    },
    startExpectingFailure: async (overrides = {}) => {
      const { ended, output } = spawn({ ...settings, ...overrides })
      return { code: await ended, stderr: output.stderr }
    },
    remove: async () => {
      for (const { process: child } of spawned) child.kill('SIGKILL')
      await Promise.all(Array.from(spawned, ({ ended }) => ended))
      removeNow()
      process.off('exit', removeNow)
      await database?.remove()
    },
  }
}

/** Only an embedded database with the known rows, whose gift cards belong to the secret of the tests. */
const canCopyDatabase = ({ SEED, DATABASE_URL, CARD_SECRET }: Environment) =>
  SEED === 'known' && !DATABASE_URL && CARD_SECRET === undefined

/** Copies the database that the server would fill at its first start, which takes seconds. */
async function copyDatabase(dataDir: string) {
  const directory = join(dataDir, 'database')
  if (existsSync(directory)) return
  cpSync(await prepareFilledTemplate(knownShopRows()), directory, { recursive: true })
}

async function writeCardSecret(dataDir: string) {
  await mkdir(join(dataDir, 'secrets'), { mode: 0o700 })
  await writeFile(join(dataDir, 'secrets', 'card'), cardSecret, { mode: 0o600 })
}

export async function waitForSandbox(port: number) {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(50)) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('The payment sandbox does not start')
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const socketAddress = server.address()
  server.close()
  await once(server, 'close')
  return typeof socketAddress === 'object' && socketAddress ? socketAddress.port : 0
}
