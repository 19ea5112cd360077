import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createVisitor, type Visitor } from '@cairn/commerce/testing/visitor'
import { createOwnDatabase, testServer } from './own-database.ts'

export type Environment = Readonly<Record<string, string>>

/** Where a server keeps its things: a directory, and a database if the tests run on a PostgreSQL. */
export type Home = {
  dataDir: string
  databaseUrl: string | undefined
  port: number
  /** Starts a server here and waits until it is ready; after a kill, another one. */
  start: (environment?: Environment) => Promise<Server>
  /** Starts one that is expected to give up. */
  startInVain: (environment?: Environment) => Promise<{ code: number | null; stderr: string }>
  remove: () => Promise<void>
}

export type Server = {
  process: ChildProcess
  port: number
  /** Where it is reached; what it takes for its own origin may be another. */
  address: string
  /** What it wrote, the newest at the end. */
  output: () => { stdout: string; stderr: string }
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  visitor: () => Visitor
  guest: () => Promise<Visitor>
  /** Answers with the exit code. */
  stop: (signal?: 'SIGTERM' | 'SIGINT') => Promise<number | null>
  kill: () => Promise<void>
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const startTimeout = 60_000

export async function openHome(): Promise<Home> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cairn-home-'))
  const database = testServer === undefined ? undefined : await createOwnDatabase(testServer)
  const port = await freePort()
  const processes = new Set<ChildProcess>()
  const removeNow = () => {
    for (const process of processes) process.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
  process.once('exit', removeNow)

  /** In its own directory, so that nobody's .env has a say. */
  function launch(environment: Environment): Running {
    const env = {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      DATABASE_URL: database?.url ?? '',
      RATE_LIMITS: 'off',
      ...environment,
    }
    const child = spawn(process.execPath, [main], {
      cwd: dataDir,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    processes.add(child)
    child.once('exit', () => processes.delete(child))
    return listenTo(child)
  }

  return {
    dataDir,
    databaseUrl: database?.url,
    port,
    start: async (environment = {}) => {
      const running = launch(environment)
      await untilReady(running, environment['PORT'] ?? String(port))
      return serverOn(running, { PORT: String(port), ...environment })
    },
    startInVain: async (environment = {}) => {
      const { child, output } = launch(environment)
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return { code: child.exitCode, stderr: output().stderr }
    },
    remove: async () => {
      await Promise.all(Array.from(processes, killed))
      removeNow()
      process.off('exit', removeNow)
      await database?.remove()
    },
  }
}

type Running = { child: ChildProcess; output: Server['output'] }

function listenTo(child: ChildProcess): Running {
  const written = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]?.setEncoding('utf8').on('data', (text: string) => (written[name] += text))
  }
  return { child, output: () => written }
}

async function untilReady({ child, output }: Running, port: string) {
  for (const deadline = Date.now() + startTimeout; Date.now() < deadline;) {
    if (child.exitCode !== null || child.signalCode !== null) break
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(50)
  }
  await killed(child)
  throw new Error(`The server does not start:\n${output().stderr}${output().stdout}`)
}

function serverOn({ child, output }: Running, environment: Environment): Server {
  const address = `http://127.0.0.1:${environment['PORT']}`
  const origin = environment['PUBLIC_ORIGIN'] ?? `http://localhost:${environment['PORT']}`

  async function door(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    const body = (await request.text()) || null
    return fetch(`${address}${pathname}${search}`, { method, headers, body, redirect: 'manual' })
  }

  const visitor = () => createVisitor(door, origin)
  return {
    process: child,
    port: Number(environment['PORT']),
    address,
    output,
    fetch: (path, init) => fetch(`${address}${path}`, { redirect: 'manual', ...init }),
    visitor,
    guest: async () => {
      const guest = visitor()
      await guest.send('requestToken', { body: { type: 'Guest' } })
      return guest
    },
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      return child.exitCode
    },
    kill: () => killed(child),
  }
}

async function killed(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  const exited = once(child, 'exit')
  child.kill('SIGKILL')
  await exited
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
