import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { host, sendToShop } from './shop-request.ts'

export type Environment = Record<string, string>

type ServerCommand = {
  command: string
  args: string[]
  environment: Environment
  readyPath: string
}

const root = join(import.meta.dirname, '..', '..')
const startTimeoutMs = 120_000
const runningChildren = new Set<ChildProcess>()

/** The options of `npm start`. The tools belong to no workspace, so they are imported by URL. */
const {
  nodeFlags,
  serverEnvironment,
}: { nodeFlags: readonly string[]; serverEnvironment: Environment } = await import(
  new URL('../../tools/launch/server-process.mjs', import.meta.url).href
)

export const nodeScript = (path: string, environment: Environment): ServerCommand => ({
  command: process.execPath,
  args: [...nodeFlags, join(root, path)],
  environment: { ...serverEnvironment, ...environment },
  readyPath: '/readyz',
})

/** Starts the server in its own process group on a free port, and waits for its first answer. */
export async function startServer({ command, args, environment, readyPath }: ServerCommand) {
  const port = await freePort()
  const startedAt = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production', ...environment, PORT: String(port) },
  })
  runningChildren.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (output = `${output}${chunk}`.slice(-2000)))
  }
  try {
    await waitUntilReady(child, port, readyPath)
  } catch (error) {
    sendSignal(child, 'SIGKILL')
    throw new Error(`${[command, ...args].join(' ')} does not start:\n${output}`, { cause: error })
  }
  return {
    port,
    startedIn: performance.now() - startedAt,
    output: () => output,
    peakMemory: () => peakMemoryOf(child),
    stop: () => stop(child),
  }
}

/** Kills all servers, and waits a moment so that none of them writes after this returns. */
export function killServers(): void {
  for (const child of runningChildren) sendSignal(child, 'SIGKILL')
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
}

async function waitUntilReady(child: ChildProcess, port: number, path: string): Promise<void> {
  const end = performance.now() + startTimeoutMs
  while (performance.now() < end && child.exitCode === null) {
    const status = await sendToShop(port, new Request(`http://${host}${path}`)).then(
      (response) => response.status,
      () => 0,
    )
    if (status === 200) return
    if (status === 500) throw new Error('it answers 500')
    await sleep(10)
  }
  throw new Error(child.exitCode === null ? 'no answer in time' : `exit code ${child.exitCode}`)
}

async function stop(child: ChildProcess): Promise<void> {
  sendSignal(child, 'SIGTERM')
  while (sendSignal(child, 0)) await sleep(20)
  runningChildren.delete(child)
}

/** Signals the whole group, because processes outlive npm for a moment. Returns whether the group exists. */
function sendSignal({ pid }: ChildProcess, name: NodeJS.Signals | 0): boolean {
  if (pid === undefined) return false
  try {
    return process.kill(-pid, name)
  } catch {
    return false
  }
}

/** Peak resident memory in megabytes, which only Linux records. */
function peakMemoryOf({ pid }: ChildProcess): number | undefined {
  try {
    const peak = /VmHWM:\s*(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return peak === undefined ? undefined : Number(peak) / 1024
  } catch {
    return undefined
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const socketAddress = server.address()
  server.close()
  await once(server, 'close')
  return typeof socketAddress === 'object' && socketAddress ? socketAddress.port : 0
}
