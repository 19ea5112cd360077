import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type Answer = { status: number; head: string; body: Buffer }

export type Connection = { send: (text: string) => Promise<Answer>; close: () => void }

const answerTimeoutMs = 20_000
const headEnd = '\r\n\r\n'

/**
 * One persistent connection with one request at a time. It parses only what it needs to find the end
 * of an answer, because the load generator shares the processor with the server that it measures.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  const answers = answersOf(socket)
  return {
    send: (text) => {
      const answer = answers.next()
      socket.write(text)
      return answer
    },
    close: () => socket.destroy(),
  }
}

function answersOf(socket: Socket) {
  let pending: PromiseWithResolvers<Answer> | undefined
  let received: Buffer = Buffer.alloc(0)
  socket.setTimeout(answerTimeoutMs, () => socket.destroy(new Error('no answer in time')))
  socket.on('error', (error) => pending?.reject(error))
  socket.on('close', () => pending?.reject(new Error('the connection was closed')))
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    const answer = answerIn(received)
    if (!answer) return
    received = Buffer.alloc(0)
    pending?.resolve(answer)
  })
  return {
    next: () => {
      pending = Promise.withResolvers()
      if (socket.destroyed) pending.reject(new Error('the connection is closed'))
      return pending.promise
    },
  }
}

function answerIn(received: Buffer): Answer | undefined {
  const end = received.indexOf(headEnd)
  if (end < 0) return undefined
  const head = received.toString('latin1', 0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (length === undefined) return { status: 0, head, body: Buffer.alloc(0) }
  const bytes = Number(length)
  const body = received.subarray(end + headEnd.length)
  if (body.length < bytes) return undefined
  return { status: Number(head.slice(9, 12)), head, body }
}
