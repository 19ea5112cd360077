import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'

export type Answer = (request: Request, socketAddress: string | undefined) => Promise<Response>

export type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: () => void,
) => void

export type Listening = {
  port: number
  /** Takes nothing new, lets what is under way finish, and cuts off what does not in time. */
  stop: (withinMilliseconds: number) => Promise<void>
}

/** Slow and silent clients are looked for every second, and gone soon after their time is up. */
const patience = {
  headersTimeout: 10_000,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
} as const

export async function listen(
  port: number,
  answer: Answer,
  before?: Middleware,
): Promise<Listening> {
  const listener = getRequestListener((request, { incoming }) =>
    answer(request, 'socket' in incoming ? incoming.socket?.remoteAddress : undefined),
  )
  const server = createServer(patience, (request, response) => {
    const proceed = () => void listener(request, response)
    if (before) before(request, response, proceed)
    else proceed()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  const address = server.address()
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    stop: (within) => stopServer(server, within),
  }
}

function stopServer(server: Server, within: number): Promise<void> {
  return new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), within)
    server.close(() => {
      clearTimeout(cut)
      resolve()
    })
    server.closeIdleConnections()
  })
}
