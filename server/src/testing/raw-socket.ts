import { once } from 'node:events'
import { connect } from 'node:net'

/** A connection on which anything can be said, also what no HTTP client would. */
export type RawSocket = {
  send: (text: string) => void
  /** Sends and waits until the system has taken it. */
  push: (text: string) => Promise<void>
  received: () => string
  /** Waits until what was received looks like this. */
  hears: (pattern: RegExp) => Promise<string>
  isClosed: () => boolean
  closed: Promise<void>
  destroy: () => void
}

/** A deaf one takes nothing of what is sent to it. */
export async function openRawSocket(port: number, { deaf = false } = {}): Promise<RawSocket> {
  const socket = connect(port, '127.0.0.1')
  let heard = ''
  let isClosed = false
  await once(socket, 'connect')
  // A connection that is reset is as closed as any.
  socket.on('error', () => {})
  if (!deaf) socket.setEncoding('latin1').on('data', (text: string) => (heard += text))
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true
      resolve()
    })
  })
  const next = (event: string) =>
    Promise.race([new Promise<void>((resolve) => socket.once(event, () => resolve())), closed])

  return {
    send: (text) => void socket.write(text),
    push: async (text) => {
      if (!isClosed && !socket.write(text)) await next('drain')
    },
    received: () => heard,
    hears: async (pattern) => {
      while (!pattern.test(heard) && !isClosed) await next('data')
      return heard
    },
    isClosed: () => isClosed,
    closed,
    destroy: () => socket.destroy(),
  }
}

/** Says it, and answers with everything that came back until the other side hung up. */
export async function sayRaw(port: number, text: string): Promise<string> {
  const socket = await openRawSocket(port)
  socket.send(text)
  await socket.closed
  return socket.received()
}
