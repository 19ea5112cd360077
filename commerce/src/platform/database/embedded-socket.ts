import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import type { FromWorker, ToWorker } from './embedded-worker.ts'

let sockets = 0

/** A stand-in for the TCP socket of node-postgres: at its other end is the worker. */
export function embeddedSocket(worker: Worker): Duplex {
  const id = ++sockets
  const send = (message: ToWorker) =>
    worker.postMessage(message, message.kind === 'bytes' ? [message.bytes.buffer] : [])
  const receive = (message: FromWorker) => {
    if (message.kind === 'bytes' && message.socket === id)
      socket.push(Buffer.from(message.bytes.buffer))
  }
  const gone = () =>
    socket.destroy(
      Object.assign(new Error('The embedded database stopped'), { code: 'ECONNRESET' }),
    )
  let greeted = false
  const write = (chunks: Buffer[]) => {
    if (greeted) send({ kind: 'bytes', socket: id, bytes: joined(chunks) })
    else send({ kind: 'open', socket: id })
    greeted = true
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
      worker.off('exit', gone)
      done(error)
    },
  })
  worker.on('message', receive)
  worker.on('exit', gone)
  const same = () => socket
  return Object.assign(socket, {
    connect: () => process.nextTick(() => socket.emit('connect')),
    setNoDelay: same,
    setKeepAlive: same,
    ref: same,
    unref: same,
  })
}

/** A copy of its own, so that it can be handed over instead of copied again. */
function joined(chunks: Buffer[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(chunks.reduce((length, chunk) => length + chunk.length, 0))
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
