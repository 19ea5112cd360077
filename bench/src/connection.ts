import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

export type Answer = { status: number; head: string; bytes: number }

export type Connection = { ask: (text: string) => Promise<Answer>; close: () => void }

const answerTimeoutMs = 20_000
const endOfHead = '\r\n\r\n'

/**
 * One connection kept alive, one request at a time, read no further than needed to know where an
 * answer ends: on two cores every cycle of the load is taken from what is measured.
 */
export async function openConnection(port: number): Promise<Connection> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  const answers = answersOf(socket)
  return {
    ask: (text) => {
      const answer = answers.next()
      socket.write(text)
      return answer
    },
    close: () => socket.destroy(),
  }
}

function answersOf(socket: Socket) {
  let waiting: PromiseWithResolvers<Answer> | undefined
  let arrived: Buffer = Buffer.alloc(0)
  socket.setTimeout(answerTimeoutMs, () => socket.destroy(new Error('no answer in time')))
  socket.on('error', (error) => waiting?.reject(error))
  socket.on('close', () => waiting?.reject(new Error('the connection was closed')))
  socket.on('data', (chunk: Buffer) => {
    arrived = arrived.length === 0 ? chunk : Buffer.concat([arrived, chunk])
    const answer = answerIn(arrived)
    if (!answer) return
    arrived = Buffer.alloc(0)
    waiting?.resolve(answer)
  })
  return {
    next: () => {
      waiting = Promise.withResolvers()
      if (socket.destroyed) waiting.reject(new Error('the connection is closed'))
      return waiting.promise
    },
  }
}

function answerIn(arrived: Buffer): Answer | undefined {
  const end = arrived.indexOf(endOfHead)
  if (end < 0) return undefined
  const head = arrived.toString('latin1', 0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (length === undefined) return { status: 0, head, bytes: 0 }
  const bytes = Number(length)
  if (arrived.length < end + endOfHead.length + bytes) return undefined
  return { status: Number(head.slice(9, 12)), head, bytes }
}
