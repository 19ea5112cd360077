import { once } from 'node:events'
import { connect } from 'node:net'

/** A connection that can send anything, also what an HTTP client would not send. */
export type RawSocket = {
  send: (text: string) => void
  /** Sends and waits until the data has left the process. */
  sendAndDrain: (text: string) => Promise<void>
  received: () => string
  /** Waits until the received text matches. */
  waitFor: (pattern: RegExp) => Promise<string>
  isClosed: () => boolean
  closed: Promise<void>
  destroy: () => void
}

/** A paused socket reads nothing of what it receives. */
export async function openRawSocket(port: number, { isPaused = false } = {}): Promise<RawSocket> {
  const socket = connect(port, '127.0.0.1')
  let receivedText = ''
  let isClosed = false
  await once(socket, 'connect')
  // A reset connection counts as closed.
  socket.on('error', () => {})
  if (!isPaused) socket.setEncoding('latin1').on('data', (text: string) => (receivedText += text))
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true
      resolve()
    })
  })
  const nextEvent = (event: string) =>
    Promise.race([new Promise<void>((resolve) => socket.once(event, () => resolve())), closed])

  return {
    send: (text) => void socket.write(text),
    sendAndDrain: async (text) => {
      if (!isClosed && !socket.write(text)) await nextEvent('drain')
    },
    received: () => receivedText,
    waitFor: async (pattern) => {
      while (!pattern.test(receivedText) && !isClosed) await nextEvent('data')
      return receivedText
    },
    isClosed: () => isClosed,
    closed,
    destroy: () => socket.destroy(),
  }
}

/** Sends a text and returns everything received until the server closes the connection. */
export async function exchangeRaw(port: number, text: string): Promise<string> {
  const socket = await openRawSocket(port)
  socket.send(text)
  await socket.closed
  return socket.received()
}
