import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { createVisitor, type Visitor } from '@cairn/commerce/testing/visitor'

export type Environment = Readonly<Record<string, string>>

export type ServerProcess = {
  process: ChildProcess
  output: { stdout: string; stderr: string }
  /** The exit code, or the signal that ended it. */
  ended: Promise<number | string | null>
}

export type TestServer = ServerProcess & {
  port: number
  /** Where tests reach it; its public origin may be another one. */
  url: string
  origin: string
  fetch: (path: string, init?: RequestInit) => Promise<Response>
  visitor: () => Visitor
  /** A visitor with a guest session. */
  guest: () => Promise<Visitor>
  /** Returns the exit code. */
  stop: (signal?: 'SIGTERM' | 'SIGINT') => Promise<number | string | null>
  kill: () => Promise<void>
}

const entryPoint = fileURLToPath(new URL('../main.ts', import.meta.url))
const startTimeout = 180_000
/** Halves the time to load the modules of a process. */
export const compileCache = join(tmpdir(), 'cairn-compile-cache')
/** As `npm start` sets it. Without it React's development build renders the pages, in twice the time. */
const everyServer = { NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache }

/** In its own directory, so that no .env file is read. */
export function spawnServer(directory: string, environment: Environment): ServerProcess {
  const child = spawn(process.execPath, [entryPoint], {
    cwd: directory,
    env: { PATH: process.env['PATH'] ?? '', ...everyServer, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = { stdout: '', stderr: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8').on('data', (text: string) => (output[name] += text))
  }
  // 'close' comes after 'exit', when all output has arrived.
  const ended = once(child, 'close').then(() => child.signalCode ?? child.exitCode)
  return { process: child, output, ended }
}

export async function waitUntilReady(
  spawned: ServerProcess,
  environment: Environment,
): Promise<TestServer> {
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

function asServer(spawned: ServerProcess, environment: Environment): TestServer {
  const port = Number(environment['PORT'])
  const url = `http://localhost:${port}`
  const origin = environment['PUBLIC_ORIGIN'] ?? `http://localhost:${port}`

  async function send(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url)
    const { method, headers } = request
    const body = (await request.text()) || null
    return fetch(`${url}${pathname}${search}`, { method, headers, body, redirect: 'manual' })
  }

  const end = (signal: NodeJS.Signals) => {
    spawned.process.kill(signal)
    return spawned.ended
  }
  const visitor = () => createVisitor(send, origin)
  return {
    ...spawned,
    port,
    url,
    origin,
    fetch: (path, init) => fetch(`${url}${path}`, { redirect: 'manual', ...init }),
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

/** The settings that a real shop requires. */
export const productionEnvironment: Environment = {
  SEED: 'none',
  RATE_LIMITS: 'on',
  PUBLIC_ORIGIN: 'https://shop.example',
  TRUST_PROXY: '1',
  SMTP_URL: 'smtps://user:secret@mail.example:465',
  ACCESS_KEYS: 'first-key,second-key',
  PAYMENT_PROVIDER: 'sandbox',
  SANDBOX_SECRET: 'the sandbox secret of a shop in tests',
  SANDBOX_KEY: 'operator-key',
  TOKEN_SECRET: 'the token secret of a shop in tests',
  CHALLENGE_SECRET: 'the challenge secret of a shop in tests',
  CARD_SECRET: 'the gift card secret of a shop in tests',
}
