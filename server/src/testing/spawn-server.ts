import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createVisitor, type Visitor } from '@cairn/commerce/testing/visitor'

export type Environment = Readonly<Record<string, string>>

export type Spawned = {
  process: ChildProcess
  /** What it wrote so far. */
  output: { stdout: string; stderr: string }
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string | null>
}

export type Server = Spawned & {
  port: number
  /** Where it is reached; what it takes for its own origin may be another. */
  address: string
  origin: string
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  visitor: () => Visitor
  /** A visitor with a guest session. */
  guest: () => Promise<Visitor>
  /** Answers with the exit code. */
  stop: (signal?: 'SIGTERM' | 'SIGINT') => Promise<number | string | null>
  kill: () => Promise<void>
}

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const startTimeout = 180_000

/** In a directory of its own, so that nobody's .env has a say. */
export function spawnServer(directory: string, environment: Environment): Spawned {
  const child = spawn(process.execPath, [main], {
    cwd: directory,
    env: { PATH: process.env['PATH'] ?? '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text))
  }
  // Closed, not only gone: then its last words have arrived.
  const ended = once(child, 'close').then(() => child.signalCode ?? child.exitCode)
  return { process: child, output, ended }
}

export async function untilReady(spawned: Spawned, environment: Environment): Promise<Server> {
  const server = asServer(spawned, environment)
  const { process: child, output, ended } = spawned
  for (const deadline = Date.now() + startTimeout; Date.now() < deadline; await sleep(50)) {
    if (child.exitCode !== null || child.signalCode !== null) break
    const answer = await server.fetch('/readyz').catch(() => undefined)
    if (answer?.ok) return server
  }
  child.kill('SIGKILL')
  await ended
  throw new Error(`The server does not start:\n${output.stderr}${output.stdout}`)
}

function asServer(spawned: Spawned, environment: Environment): Server {
  const port = Number(environment['PORT'])
  const address = `http://127.0.0.1:${port}`
  const origin = environment['PUBLIC_ORIGIN'] ?? `http://localhost:${port}`

  async function door(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    const body = (await request.text()) || null
    return fetch(`${address}${pathname}${search}`, { method, headers, body, redirect: 'manual' })
  }

  const end = (signal: NodeJS.Signals) => {
    spawned.process.kill(signal)
    return spawned.ended
  }
  const visitor = () => createVisitor(door, origin)
  return {
    ...spawned,
    port,
    address,
    origin,
    fetch: (path, init) => fetch(`${address}${path}`, { redirect: 'manual', ...init }),
    visitor,
    guest: async () => {
      const guest = visitor()
      await guest.send('requestToken', { body: { type: 'Guest' } })
      return guest
    },
    stop: (signal = 'SIGTERM') => end(signal),
    kill: async () => void (await end('SIGKILL')),
  }
}
