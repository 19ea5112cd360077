import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createOwnDatabase, testServer } from './own-database.ts'
import {
  type Environment,
  type Server,
  spawnServer,
  type Spawned,
  untilReady,
} from './spawn-server.ts'

/** Where a server keeps its things: a directory, and a database if the tests run on a PostgreSQL. */
export type Home = {
  dataDir: string
  databaseUrl: string | undefined
  port: number
  sandboxPort: number
  /** Starts a server and waits until it is ready; after a kill, another one on what it left. */
  start: (environment?: Environment) => Promise<Server>
  /** Starts one that is expected to give up. */
  startInVain: (environment?: Environment) => Promise<{ code: unknown; stderr: string }>
  remove: () => Promise<void>
}

export async function openHome(databaseServer = testServer): Promise<Home> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-home-'))
  const database =
    databaseServer === undefined ? undefined : await createOwnDatabase(databaseServer)
  const [port, sandboxPort] = [await freePort(), await freePort()]
  const spawned = new Set<Spawned>()
  const settings = {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    // Started only where something is paid: `start({ SANDBOX_BESIDE: '1' })`.
    SANDBOX_BESIDE: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: database?.url ?? '',
    RATE_LIMITS: 'off',
    SEED: 'known',
  }

  function launch(environment: Environment): Spawned {
    const launched = spawnServer(dataDir, environment)
    spawned.add(launched)
    return launched
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
    start: async (more = {}) => {
      const environment = { ...settings, ...more }
      const server = await untilReady(launch(environment), environment)
      if (environment.SANDBOX_BESIDE === '1') await untilSandboxReady(sandboxPort)
      return server
    },
    startInVain: async (more = {}) => {
      const { ended, output } = launch({ ...settings, ...more })
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

export async function untilSandboxReady(port: number) {
  for (const deadline = Date.now() + 20_000; Date.now() < deadline; await sleep(50)) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined)
    if (answer?.ok) return
  }
  throw new Error('The payment sandbox does not start')
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
