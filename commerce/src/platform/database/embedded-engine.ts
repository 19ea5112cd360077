import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import { embeddedSocket } from './embedded-socket.ts'
import type { ToWorker } from './embedded-worker.ts'

export type EmbeddedEngine = { socket: () => Duplex; stop: () => Promise<void> }

/** PostgreSQL compiled to WebAssembly, in a thread of its own so that pages go on meanwhile. */
export async function startEmbeddedEngine(directory: string): Promise<EmbeddedEngine> {
  let running: Worker | undefined
  let failure: unknown
  // A worker that crashed is replaced with the next connection, and recovers as PostgreSQL does.
  const worker = () => (running ??= start())
  function start() {
    const started = new Worker(new URL('embedded-worker.ts', import.meta.url), {
      workerData: directory,
      // Not those of a script given on the command line.
      execArgv: [],
    })
    started.on('error', (error) => (failure = error))
    started.on('exit', () => (running = undefined))
    return started
  }

  const first = worker()
  const exited = once(first, 'exit').catch(() => {})
  await Promise.race([
    once(first, 'message'),
    exited.then(() => {
      throw new Error(`The embedded database in ${directory} does not start`, { cause: failure })
    }),
  ])
  return {
    socket: () => embeddedSocket(worker()),
    stop: async () => {
      if (!running) return
      const stopped = once(running, 'exit')
      running.postMessage({ kind: 'stop' } satisfies ToWorker)
      await stopped
    },
  }
}
