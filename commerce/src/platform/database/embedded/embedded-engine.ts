import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'
import type { FromWorker, ToWorker } from './embedded-worker.ts'

export type EmbeddedEngine = { socket: () => Duplex; stop: () => Promise<void> }

/** A worker whose database was closed. The next database starts faster in it than in a new worker. */
let idleWorker: Worker | undefined

/** PostgreSQL compiled to WebAssembly, in a worker thread so that it does not block requests. */
export async function startEmbeddedEngine(directory: string): Promise<EmbeddedEngine> {
  let running: Worker | undefined
  let failure: unknown
  // The next connection replaces a crashed worker, which then recovers as PostgreSQL does.
  const worker = () => (running ??= start())
  const recordFailure = (error: unknown) => (failure = error)
  const recordExit = () => (running = undefined)
  function start() {
    const started = takeWorker()
    started.on('error', recordFailure)
    started.on('exit', recordExit)
    started.postMessage({ kind: 'start', directory } satisfies ToWorker)
    return started
  }

  if (!(await receivesBeforeExit(worker(), 'started'))) {
    throw new Error(`The embedded database in ${directory} does not start`, { cause: failure })
  }
  return {
    socket: () => embeddedSocket(worker(), () => failure),
    stop: async () => {
      const stopping = running
      if (!stopping) return
      const stopped = receivesBeforeExit(stopping, 'stopped')
      stopping.postMessage({ kind: 'stop' } satisfies ToWorker)
      const isIdle = await stopped
      stopping.off('error', recordFailure).off('exit', recordExit)
      if (isIdle) keepIdle(stopping)
      running = undefined
    },
  }
}

/** Whether the worker sends such a message before it ends. Leaves no listener behind, because workers are reused. */
const receivesBeforeExit = (worker: Worker, kind: FromWorker['kind']): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isReceived: boolean) => {
      worker.off('message', check).off('exit', fail)
      resolve(isReceived)
    }
    const check = (message: FromWorker) => {
      if (message.kind === kind) end(true)
    }
    const fail = () => end(false)
    worker.on('message', check).on('exit', fail)
  })

function takeWorker(): Worker {
  const worker = idleWorker ?? openWorker()
  idleWorker = undefined
  worker.ref()
  return worker
}

/** The worker does not inherit the options of the command line. */
const openWorker = () =>
  new Worker(new URL('embedded-worker.ts', import.meta.url), { execArgv: [] })

/** An idle worker does not keep the process running. */
function keepIdle(worker: Worker): void {
  if (idleWorker) return void worker.terminate()
  worker.unref()
  idleWorker = worker
}

let sockets = 0

/** Replaces the TCP socket of node-postgres with the connection to the worker. */
export function embeddedSocket(worker: Worker, readFailure: () => unknown): Duplex {
  const id = ++sockets
  const send = (message: ToWorker) =>
    worker.postMessage(message, message.kind === 'bytes' ? [message.bytes.buffer] : [])
  const receive = (message: FromWorker) => {
    if (message.kind === 'bytes' && message.socket === id)
      socket.push(Buffer.from(message.bytes.buffer))
  }
  const destroySocket = () => {
    const error = new Error('The embedded database stopped', { cause: readFailure() })
    socket.destroy(Object.assign(error, { code: 'ECONNRESET' }))
  }
  let isOpen = false
  const write = (chunks: Buffer[]) => {
    if (isOpen) send({ kind: 'bytes', socket: id, bytes: concatenate(chunks) })
    else send({ kind: 'open', socket: id })
    isOpen = true
  }

  const socket = new Duplex({
    read() {},
    write: (chunk: Buffer, _encoding, done) => {
      write([chunk])
      done()
    },
    writev: (entries, done) => {
      write(entries.map((entry) => entry.chunk))
      done()
    },
    final: (done) => {
      socket.push(null)
      done()
    },
    destroy: (error, done) => {
      worker.off('message', receive)
      worker.off('exit', destroySocket)
      done(error)
    },
  })
  worker.on('message', receive)
  worker.on('exit', destroySocket)
  const returnSocket = () => socket
  return Object.assign(socket, {
    connect: () => process.nextTick(() => socket.emit('connect')),
    setNoDelay: returnSocket,
    setKeepAlive: returnSocket,
    ref: returnSocket,
    unref: returnSocket,
  })
}

/** Copies the bytes into their own buffer, which can be transferred to the worker. */
function concatenate(chunks: Buffer[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
